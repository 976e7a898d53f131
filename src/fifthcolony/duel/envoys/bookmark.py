"""Bookmark: a plan that lost goes on top of the deck."""

from fifthcolony.duel.battle import is_bound_for_pile, lost_to
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When


def can_keep(g: Game, me: int) -> bool:
    """It lost, and its plan is bound for its pile."""
    return lost_to(g, me) and is_bound_for_pile(g, me)


@may(When.DISCARD, CONTEST_DUEL, given=can_keep, advice="is_good_plan")
def dog_ear(g: Game, me: int) -> None:
    """Instead of to the pile."""
    g.fates.append((g.plan[me], "deck"))
    g.tell("bookmark.kept", SEAT[me])


envoy = Envoy("bookmark", dog_ear, icon="vision")
