"""Sorcerer: may exchange the two encounter cards before they are revealed."""

from fifthcolony.classic.flares import super_side
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


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


alien = Alien("sorcerer", magic, alert="green", phases=(Phase.PLANNING,), not_with=("gambler",), flare=(magic_as_ally,))
