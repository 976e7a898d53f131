"""Go-Between: the other player resolves the prize; then it is neutral."""

from fifthcolony.duel.friendship import set_ally
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NOBODY, SEAT, Query, When
from fifthcolony.kernel.changes import change

NAME = "go_between"


@may(When.BEFORE_PRIZE, DUEL, advice="prize_is_the_others")
def misdelivered(g: Game, me: int) -> None:
    """Winner and loser in the prize's own words stay who they are."""
    g.from_now_on(Query.RESOLVES_PRIZE, the_other)
    g.tell("go_between.swapped", SEAT[me])
    set_ally(g, g.slot_of(NAME), NOBODY)


@change
def the_other(_g: Game, seat: int) -> int:
    """Not who was meant to."""
    return 1 - seat


envoy = Envoy(NAME, misdelivered, icon="guile")
