"""Vacuum Turbines: four cards are drawn, and any of them kept."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.hands import draw, pick_cards
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.plays import note_thrown
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DRAWN, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.steps import step

NAME = "vacuum_turbines"
CARDS = 4


@may(When.REGROUP_START, Role.ANY)
def suck_in(g: Game, me: int) -> None:
    """They lie apart until it has chosen."""
    technologies.discard(g, me, NAME)
    draw(g, me, CARDS, DRAWN)
    g.then(sort_out, me)


@step
def sort_out(g: Game, me: int) -> Asking:
    """Some go to the hand, the others are discarded."""
    drawn = g.on_sheet(me, DRAWN)
    thrown = yield from pick_cards(me, "vacuum_turbines.card", drawn, 0, len(drawn))
    g.sheet = [entry for entry in g.sheet if entry[:2] != (me, DRAWN)]
    g.hands[me] += [card for card in drawn if card not in thrown]
    for card in thrown:
        show(g, me, card)
        g.discard_card(card)
        g.tell("cards.discarded", SEAT[me], OPTION[card])
    note_thrown(g, me, thrown)


technology = Technology(NAME, suck_in, needs=2, kind=SINGLE, phases=(Phase.REGROUP,), piles=(DRAWN,))
