"""What powers say of themselves to a bot that knows none by name; the words they say it in stand in `classic/advice.py`.

What it makes of the words for when a use is worth it is in `windows.RULES`, of those for what kind of question a prompt is in
`bot.KINDS`; here stand the others.
"""

from collections.abc import Callable
from typing import Final

from fifthcolony.classic.advice import ADVICE, MainBonus
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.advice import said

BACKFIRES: Final = "backfires"
WINS: Final = "wins"
LAST_TOKEN: Final = "last_token"

SHIP_WORTH: Final[dict[str, int]] = ADVICE.trait("ship_worth")
SIDE_BONUS: Final[dict[str, int]] = ADVICE.trait("side_bonus")
MAIN_BONUS: Final[dict[str, MainBonus]] = ADVICE.trait("main_bonus")
ATTACK_COUNTS: Final[dict[str, Callable[[int, int], int]]] = ADVICE.trait("attack_counts")
PEACE_WINS: Final[dict[str, bool]] = ADVICE.trait("peace_wins")
LOWER_WINS: Final[dict[str, bool]] = ADVICE.trait("lower_wins")
DEFENSE_PAYS: Final[dict[str, str]] = ADVICE.trait("defense_pays")

TRAITS: Final = (SHIP_WORTH, SIDE_BONUS, MAIN_BONUS, ATTACK_COUNTS, PEACE_WINS, LOWER_WINS)


def ships_in_warp(view: ClassicView, _seat: int) -> int:
    """All ships in the warp."""
    return sum(view["warp"])


def tokens(view: ClassicView, seat: int, kind: str) -> int:
    """The seat's tokens of a kind."""
    return sum(number for holder, which, number in view["tokens"] if holder == seat and which == kind)


BONUSES: Final[dict[str, Callable[..., int]]] = {"tokens": tokens, "warp": ships_in_warp}


def main_bonus(view: ClassicView, seat: int, power: str) -> int:
    """What a power adds to its total when the seat is a main player."""
    word, *kind = said(MAIN_BONUS[power])
    return BONUSES[word](view, seat, *kind) if word in BONUSES else 0
