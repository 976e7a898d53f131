"""Musician: a modest plan that lost comes back to its hand."""

from fifthcolony.duel.battle import is_bound_for_pile, lost_to
from fifthcolony.duel.cards import OPTION, VALUE
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When

MODEST = 15


def can_play_again(g: Game, me: int) -> bool:
    """It lost with a revealed plan of 15 or less, as printed."""
    return lost_to(g, me) and g.revealed and is_bound_for_pile(g, me) and VALUE[g.plan[me]] <= MODEST


@may(When.DISCARD, CONTEST_DUEL, given=can_play_again)
def encore(g: Game, me: int) -> None:
    """To its hand instead of to its pile."""
    g.fates.append((g.plan[me], "hand"))
    g.tell("musician.encore", SEAT[me], OPTION[g.plan[me]])


alien = Alien("musician", encore, complexity="yellow")
