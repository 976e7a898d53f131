"""Plus-One: room for two allies, and one of them early."""

from fifthcolony.duel.friendship import MORE, befriend
from fifthcolony.duel.hooks import may, modifies
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, Query, When

ROOM = 2


@modifies(Query.ALLY_LIMIT, ALWAYS)
def room_for_two(_g: Game, _me: int, _limit: int) -> int:
    """Two allies are not too many."""
    return ROOM


@may(When.SETUP, ALWAYS)
def introductions(g: Game, me: int) -> None:
    """Before the first discovery card."""
    g.then(befriend, me, MORE, False)


alien = Alien("plus_one", room_for_two, introductions, complexity="yellow")
