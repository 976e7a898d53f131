"""What a position is worth: planets, ships, cards, tactics and friends, on one scale, and the chance to win that they make together.

The scale is that of log-odds: what is worth one makes an even game one of 73 %. The numbers were fitted to games of bots.
"""

from functools import cache
from math import exp
from typing import Final

from fifthcolony.bots.duel.reading import REINFORCEMENT, VALUE_OF
from fifthcolony.duel.words import DISCOVERY, EVENT, PLANETS_TO_WIN, REFRESH

PLANETS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.45, 0.98, 1.66, 2.5),
    (0.0, 0.57, 1.22, 2.2),
    (0.0, 0.71, 1.84),
    (0.0, 1.15),
    (0.0,),
)
"""Of who controls so many more: by the other's number, and how many more."""
SUPPLY: Final = {
    DISCOVERY: (-3.5, -0.5, -0.1, 0.12, 0.27, 0.38, 0.43, 0.49, 0.56, 0.62, 0.68, 0.72, 0.75),
    EVENT: (-1.4, -0.35, -0.04, 0.13, 0.27, 0.38, 0.43, 0.49, 0.56, 0.62, 0.68, 0.72, 0.75),
    REFRESH: (-0.75, -0.05, 0.1, 0.18, 0.27, 0.38, 0.43, 0.49, 0.56, 0.62, 0.68, 0.72, 0.75),
}
"""Of so many ships in supply, by the destiny card that comes next: after a discovery there is a duel, and who cannot send has lost."""
ONE_MORE: Final = 0.025
"""Of each ship beyond those."""
READY: Final[tuple[float, ...]] = (-1.44, -0.47, 0.02, 0.37, 0.66, 0.85)
"""Of so many readied tactics."""
FRIEND: Final = 0.22
STRANGER: Final = 0.13
"""Of an ally that is up, and of one that is not."""
HAND: Final[tuple[float, ...]] = (0.15, -0.05, -0.06, -0.02, 0.02, 0.09, 0.15, 0.17, 0.18)
"""Of a hand of so many cards, whatever they are: an empty one is filled before the next contest or duel."""
CARD: Final = 0.07
"""Of a card that nobody knows, beside how many there are."""
REINFORCED: Final = 0.22
"""Of a reinforcement that nobody knows."""
WON: Final = 9.0
BEST: Final = {"plan_42": 0.27, "plan_31": 0.27, "plan_23": 0.12, "plan_20": 0.08, "plan_15": 0.08, "plan_14": 0.08, "plan_13": 0.07}
"""Of the best plans in hand."""
PLAN: Final = 0.045
"""Of any other."""


@cache
def planets_worth(mine: int, theirs: int) -> float:
    """Of so many planets against so many."""
    if max(mine, theirs) >= PLANETS_TO_WIN:
        return WON * ((mine >= PLANETS_TO_WIN) - (theirs >= PLANETS_TO_WIN))
    return PLANETS[theirs][mine - theirs] if mine >= theirs else -PLANETS[mine][theirs - mine]


@cache
def ships_worth(number: int, ahead: str) -> float:
    """Of so many ships in supply, with a card of this deck ahead."""
    worths = SUPPLY[ahead]
    top = len(worths) - 1
    return worths[number] if number <= top else worths[top] + ONE_MORE * (number - top)


def hand_worth(number: int) -> float:
    """Of so many cards, whatever they are."""
    return HAND[min(number, len(HAND) - 1)]


@cache
def card_worth(kind: str, sly: bool = False) -> float:
    """Of a card in hand; against somebody who wins from far below the middling plans are the good ones."""
    value = VALUE_OF[kind]
    if kind.startswith(REINFORCEMENT):
        return 0.06 + 0.034 * abs(value)
    if sly:
        return 0.12 if 10 < value < 30 else 0.04
    return BEST.get(kind, PLAN)


def chance(worth: float) -> float:
    """To win the game, with so much more than the other."""
    return 1 / (1 + exp(-worth))
