"""Sledge: the ship advantage is worth more to it."""

from fifthcolony.duel.hooks import modifies
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, Query

MORE = 4


@modifies(Query.ADVANTAGE, DUEL)
def momentum(_g: Game, _me: int, advantage: int) -> int:
    """Whatever the card says, and four."""
    return advantage + MORE


alien = Alien("sledge", momentum, complexity="green", traits={"advantage": 4})
