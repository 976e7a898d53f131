"""Tidewatcher: clout while it leads, cards while it does not."""

from fifthcolony.duel.hooks import modifies, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, Query, When

BONUS = 3


@modifies(Query.CLOUT, CONTEST_DUEL, given=lambda g, me: g.leader == me)
def high_tide(_g: Game, _me: int, clout: int) -> int:
    """As leader."""
    return clout + BONUS


@must(When.BEFORE_CHOOSE, CONTEST_DUEL, given=lambda g, me: g.straggler == me)
def low_tide(g: Game, me: int) -> None:
    """As straggler, each time plans are about to be chosen."""
    g.draw(me, 1)


alien = Alien("tidewatcher", high_tide, low_tide, complexity="yellow", traits={"clout": ("leads", 3)})
