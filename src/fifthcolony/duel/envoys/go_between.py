"""Go-Between: the other player resolves the prize; then it is neutral."""

from fifthcolony.duel.friendship import set_ally
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NOBODY, SEAT, When

NAME = "go_between"


@may(When.BEFORE_PRIZE, DUEL, advice="prize_is_the_others")
def misdelivered(g: Game, me: int) -> None:
    """Winner and loser in the prize's own words stay who they are."""
    g.swapped_prize = not g.swapped_prize
    g.tell("go_between.swapped", SEAT[me])
    set_ally(g, g.slot_of(NAME), NOBODY)


envoy = Envoy(NAME, misdelivered, icon="guile")
