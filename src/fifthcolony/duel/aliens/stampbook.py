"""Stampbook: wins with four planets of four symbols, and never with fewer than three symbols."""

from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, Query
from fifthcolony.kernel.hooks import modifies

SET = 4
LEAST = 3


@modifies(Query.WINS, ALWAYS)
def complete_the_set(g: Game, me: int, wins: bool) -> bool:
    """At the win check."""
    different = len(set(g.symbols(me)))
    return different >= SET or (wins and different >= LEAST)


alien = Alien("stampbook", complete_the_set, complexity="red")
