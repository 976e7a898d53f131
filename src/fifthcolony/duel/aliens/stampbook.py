"""Stampbook: wins with four planets of four symbols, and never with fewer than three symbols."""

from fifthcolony.duel.hooks import modifies
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, Query

SET = 4
LEAST = 3


@modifies(Query.WINS, ALWAYS)
def complete_the_set(g: Game, me: int, reason: str) -> str:
    """At the win check."""
    different = len(set(g.symbols(me)))
    return "win.set" if different >= SET else reason if different >= LEAST else ""


alien = Alien("stampbook", complete_the_set, complexity="red")
