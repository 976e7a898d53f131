"""How likely each seat is to be in the win, between two encounters, by weights that were learned from games (`python -m tools.values`)."""

import json
from importlib.resources import files
from math import exp
from operator import mul
from typing import Final

from fifthcolony.bots.classic.seer.features import NAMES, features
from fifthcolony.kernel.game import Game

_LEARNED: Final[dict[str, float]] = json.loads(
    files("fifthcolony.bots").joinpath("classic", "seer", "weights.json").read_text(encoding="utf-8")
)
_WEIGHTS: Final = [float(_LEARNED[name]) for name in NAMES]
WINNERS: Final = 1.18
"""How many win a game on average: some win together."""


def chance(game: Game, me: int) -> float:
    """How likely a seat is to be in the win."""
    strengths = [sum(map(mul, _WEIGHTS, numbers)) for numbers in features(game)]
    highest = max(strengths)
    powers = [exp(strength - highest) for strength in strengths]
    return min(1.0, WINNERS * powers[me] / sum(powers))
