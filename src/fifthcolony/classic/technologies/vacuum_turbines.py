"""Vacuum Turbines: four cards are drawn, and any of them kept."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.hands import draw, pick_cards, throw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DRAWN, Phase, Role, When
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
    g.hands[me] += [card for card in g.take_pile(me, DRAWN) if card not in thrown]
    throw(g, me, thrown)


technology = Technology(NAME, suck_in, needs=2, kind=SINGLE, phases=(Phase.REGROUP,), piles=(DRAWN,))
