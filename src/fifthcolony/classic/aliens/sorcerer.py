"""Sorcerer: may exchange the two encounter cards before they are revealed."""

from fifthcolony.classic.changing_powers import exchange_powers
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import may
from fifthcolony.classic.position.play import DISCARDED
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NOBODY, SEAT, Phase, Role, When

NAME = "sorcerer"


@may(When.AFTER_SELECT, Role.MAIN, advice="swap_cards")
def magic(g: Game, _me: int) -> None:
    """The cards change places."""
    g.laid.reverse()
    g.laid_by.reverse()
    g.laid_from.reverse()
    g.tell("planning.cards_swapped")


@super_side(When.AFTER_SELECT, Role.ALLY, is_use=True, advice="swap_cards")
def magic_as_ally(g: Game, me: int) -> None:
    """As an ally it exchanges the main players' cards."""
    magic.run(g, me)


def the_sorcerer(g: Game) -> int:
    """Who has this alien; nobody where it is not in the game."""
    return next((seat for seat in range(g.seats) if NAME in g.powers[seat]), NOBODY)


def can_exchange(g: Game, _me: int) -> bool:
    """The Sorcerer is no main player, and there is a power to exchange."""
    sheets = [name for seat in (g.offense, g.defense) for name in g.powers[seat] + g.face_down[seat]]
    return the_sorcerer(g) not in (g.offense, g.defense) and bool(sheets)


@wild(When.BEFORE_SELECT, Role.ANY, given=can_exchange, advice="never")
def exchange(g: Game, _me: int) -> None:
    """The main players exchange their powers for good; the flare goes to the Sorcerer."""
    g.plays[-1].heir = DISCARDED if the_sorcerer(g) == NOBODY else the_sorcerer(g)
    g.tell("sorcerer.exchanged", SEAT[g.offense], SEAT[g.defense])
    exchange_powers(g, g.offense, g.defense)


alien = Alien(NAME, magic, alert="green", phases=(Phase.PLANNING,), not_with=("gambler",), flare=(exchange, magic_as_ally))
