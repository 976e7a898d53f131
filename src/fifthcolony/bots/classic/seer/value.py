"""Each seat's likely share of the win between two encounters, by weights that were learned from games (`python -m tools.values`)."""

import json
from importlib.resources import files
from math import exp
from operator import mul
from typing import Final

from fifthcolony.bots.classic.seer.features import FAR, NAMES, features
from fifthcolony.kernel.game import Game


def names() -> list[str]:
    """Every number, once for each number of colonies that a seat may miss."""
    return [f"{name}, {missing} missing" for missing in range(1, FAR + 1) for name in NAMES]


def spread(game: Game) -> list[list[float]]:
    """Each seat's numbers where the names say, and nothing elsewhere."""
    return [[number * (missing == block) for block in range(1, FAR + 1) for number in numbers] for missing, numbers in features(game)]


def _read() -> list[list[float]]:
    """The weights for each number of missing colonies."""
    learned = json.loads(files("fifthcolony.bots").joinpath("classic", "seer", "weights.json").read_text(encoding="utf-8"))
    weights = [float(learned[name]) for name in names()]
    return [weights[len(NAMES) * missing : len(NAMES) * (missing + 1)] for missing in range(FAR)]


_WEIGHTS: Final = _read()


def chance(game: Game, me: int) -> float:
    """A seat's share of the win, more or less."""
    strengths = [sum(map(mul, _WEIGHTS[missing - 1], numbers)) for missing, numbers in features(game)]
    highest = max(strengths)
    powers = [exp(strength - highest) for strength in strengths]
    return powers[me] / sum(powers)
