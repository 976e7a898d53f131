"""Rounder: both revealed plans are rounded to tens."""

from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, SEATS, When


def rounded(value: int) -> int:
    """To the nearest ten, halves upward."""
    return (value + 5) // 10 * 10


@may(When.AFTER_REVEAL, CONTEST_DUEL, advice="rounding_turns")
def close_enough(g: Game, _me: int) -> None:
    """Both at once."""
    for seat in SEATS:
        g.values[seat] = rounded(g.values[seat])
        g.tell("plan.counts_as", SEAT[seat], g.values[seat])


envoy = Envoy("rounder", close_enough, icon="vision")
