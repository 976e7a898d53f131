"""Rounder: both revealed plans are rounded to tens."""

from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, SEATS, When
from fifthcolony.kernel.hooks import may

NAME = "rounder"


def rounded(value: int) -> int:
    """To the nearest ten, halves upward."""
    return (value + 5) // 10 * 10


@may(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: (me, NAME) not in g.used)
def close_enough(g: Game, me: int) -> None:
    """Once."""
    g.used.append((me, NAME))
    for seat in SEATS:
        g.values[seat] = rounded(g.values[seat])
        g.tell("plan.counts_as", SEAT[seat], g.values[seat])


envoy = Envoy(NAME, close_enough, icon="vision")
