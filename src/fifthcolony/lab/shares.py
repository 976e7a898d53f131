"""Shares and how sure they are: intervals, and how far off luck may be when many things are looked at."""

from statistics import NormalDist
from typing import Any, Final, NamedTuple

from fifthcolony.lab.simulate import interval

WRONG: Final = 0.05
"""How often a whole family of questions may give a single false alarm."""


class Share(NamedTuple):
    """So many of so many, and between which shares the true one lies, in 95 % of all series."""

    games: int
    wins: int
    share: float
    low: float
    high: float


def share_of(wins: int, games: int) -> Share:
    """A share with its interval."""
    return Share(games, wins, wins / games if games else 0.0, *interval(wins, games))


def as_json(value: Any) -> Any:
    """Figures as a program reads them: numbers short enough to be looked at, names beside all."""
    if isinstance(value, float):
        return round(value, 5)
    if hasattr(value, "_asdict"):
        return {name: as_json(one) for name, one in value._asdict().items()}
    if isinstance(value, dict):
        return {name: as_json(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [as_json(one) for one in value]
    return value


def sure_from(questions: int) -> float:
    """Standard errors from which a finding counts where so many things are looked at: in 19 of 20 series luck makes not a single one."""
    return NormalDist().inv_cdf(1 - WRONG / (2 * max(1, questions)))
