"""Xenon Lasers: its side's total goes up or down by one."""

from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import LASTING, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "xenon_lasers"
UP = "xenon_lasers:up"


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, given=both_attack)
def focus(g: Game, me: int) -> Asking:
    """Once the cards are turned up."""
    shift = 1 if (yield from pick(me, "xenon_lasers.shift", (UP, "xenon_lasers:down"), str)) == UP else -1
    g.addends.append((g.side_of(me), shift, technology.word))
    g.tell("xenon_lasers.shifted", SEAT[me], shift)


technology = Technology(NAME, focus, needs=3, kind=LASTING, phases=(Phase.REVEAL,))
