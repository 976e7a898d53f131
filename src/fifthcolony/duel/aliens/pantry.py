"""Pantry: a larger hand, and a card when it runs low."""

from fifthcolony.duel.hooks import modifies, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, Query, When

LIMIT = 8
LOW = 3


@modifies(Query.HAND_LIMIT, ALWAYS)
def deep_shelves(_g: Game, _me: int, _limit: int) -> int:
    """For the opening hand too."""
    return LIMIT


@must(When.BEFORE_DRAW, ALWAYS, given=lambda g, me: len(g.hands[me]) <= LOW)
def nibble(g: Game, me: int) -> None:
    """One card, before each destiny card."""
    g.draw(me, 1)


alien = Alien("pantry", deep_shelves, nibble, complexity="green")
