"""What cards are worth later, and whether a reward is better taken as a card or as a ship."""

from typing import Final

from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import ATTACK, MORPH, NEGOTIATE, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.ask import Ask

KEEPS: Final = 0.12
"""What the largest attack is worth in later encounters, in chances to win; smaller ones are worth much less."""
LARGEST: Final = 40
"""The largest attack there is."""
STEEP: Final = 1.5
"""How much less: by this power of the value."""
NEGOTIATE_KEEPS: Final = 0.004
MORPH_KEEPS: Final = 0.008
HELP_KEEPS: Final = 0.012
"""What a card is worth that is played besides."""

MANY_LOST: Final = 6
"""With so many ships in the warp one that comes back is worth more than a card."""


def kept(word: str) -> float:
    """What a card would be worth later."""
    type_ = TYPE_OF[word]
    if type_ == ATTACK:
        return float(KEEPS * (VALUE_OF[word] / LARGEST) ** STEEP)
    if type_ == NEGOTIATE:
        return NEGOTIATE_KEEPS
    return MORPH_KEEPS if type_ == MORPH else HELP_KEEPS


def reward(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A card, as long as there are ships enough."""
    wanted = "reward:ship" if view["warp"][ask.seat] >= MANY_LOST else "reward:card"
    return ask.options.index(wanted) if wanted in ask.options else 0
