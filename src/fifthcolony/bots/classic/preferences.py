"""What powers say of themselves to a bot that knows none by name, and the words they say it in.

Optional powers are used whenever they are offered, unless they say when. The words for that are in `windows.RULES`, those for what kind
of question a prompt is in `bot.KINDS`; here stand the others.
"""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.protocol import View
from fifthcolony.kernel.advice import trait

BACKFIRES: Final = "backfires"
"""Of a use that wins the encounter for its owner when it is zapped."""
WINS: Final = "wins"
"""Of a use that wins the game unless it is zapped."""
LAST_TOKEN: Final = "last_token:"
"""Of a use that wins the game when it takes the last token of a kind, which follows."""

SHIP_WORTH: Final[dict[str, int]] = trait("ship_worth")
"""What one ship counts, where it is not one."""
SIDE_BONUS: Final[dict[str, int]] = trait("side_bonus")
"""What a power adds to its side's total."""
MAIN_BONUS: Final[dict[str, str]] = trait("main_bonus")
"""What a power adds to a main player's total: a word of `BONUSES`, with what kind of tokens behind it."""
ATTACK_COUNTS: Final[dict[str, Callable[[int, int], int]]] = trait("attack_counts")
"""What a main player's attack of some value counts with so many own ships, over and above those ships."""
PEACE_WINS: Final[dict[str, bool]] = trait("peace_wins")
"""Powers by which a negotiate beats an attack."""
LOWER_WINS: Final[dict[str, bool]] = trait("lower_wins")
"""Powers by which the lower total wins."""


def ships_in_warp(view: View, _seat: int, _kind: str) -> int:
    """All ships in the warp."""
    return sum(view["warp"])


def tokens(view: View, seat: int, kind: str) -> int:
    """The seat's tokens of a kind."""
    return sum(number for holder, which, number in view["tokens"] if holder == seat and which == kind)


BONUSES: Final[dict[str, Callable[[View, int, str], int]]] = {"tokens": tokens, "warp": ships_in_warp}


def main_bonus(view: View, seat: int, power: str) -> int:
    """What a power adds to its total when the seat is a main player."""
    word, _, kind = MAIN_BONUS[power].partition(":")
    return BONUSES[word](view, seat, kind) if word in BONUSES else 0
