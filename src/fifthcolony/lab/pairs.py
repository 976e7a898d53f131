"""Aliens that do better or worse beside another than both of their own rates explain.

Expected of one beside another is its own rate, and what the other's presence does to everybody who sits at its table. What is left beyond
that is between the two. There are very many pairs, so a difference counts only from so many standard errors on that luck would make not
one such pair in 19 of 20 series.
"""

from math import sqrt
from typing import Final, NamedTuple

import polars as pl

from fifthcolony.lab.shares import sure_from

LEAST: Final = 20
"""Games together, below which nothing is said of a pair."""
_EDGE: Final = 0.02
"""No expected share is nearer to none or all than this: where it is, a bell curve is no measure."""


class Pair(NamedTuple):
    """One alien beside another."""

    alien: str
    beside: str
    games: int
    share: float
    """How often it is in the win there."""
    expected: float
    more: float
    errors: float
    """By how many standard errors it is more, or less, than expected."""


class Pairs(NamedTuple):
    """All that were looked at."""

    looked_at: int
    sure_from: float
    """Standard errors."""
    all: list[Pair]
    """Furthest off first."""

    @property
    def sure(self) -> list[Pair]:
        """Those that are no luck."""
        return [pair for pair in self.all if abs(pair.errors) >= self.sure_from]


def pairs(seats: pl.DataFrame) -> Pairs:
    """Every alien beside every other; where only two play, each pair once."""
    rated = _rated(seats)
    met = rated.join(rated.select("game", beside="alien"), on="game").filter(pl.col("alien") != pl.col("beside"))
    effects = met.group_by("beside").agg(effect=pl.col("off").mean())
    together = met.group_by("alien", "beside").agg(games=pl.len(), share=pl.col("won").mean(), rate=pl.col("rate").first())
    rows = together.join(effects, on="beside").filter(pl.col("games") >= LEAST)
    if seats.get_column("seat").n_unique() == 2:
        rows = rows.filter(pl.col("alien") < pl.col("beside"))
    found = [
        _pair(row["alien"], row["beside"], row["games"], row["share"], row["rate"] + row["effect"])
        for row in rows.sort("alien", "beside").iter_rows(named=True)
    ]
    found.sort(key=lambda pair: -abs(pair.errors))
    return Pairs(len(found), sure_from(len(found)), found)


def _rated(seats: pl.DataFrame) -> pl.DataFrame:
    """Every seat with its alien's rate, and how far its game was off that."""
    own = seats.filter(pl.col("alien").is_not_null()).select("game", "alien", pl.col("won").cast(pl.Float64))
    own = own.join(own.group_by("alien").agg(rate=pl.col("won").mean()), on="alien")
    return own.with_columns(off=pl.col("won") - pl.col("rate"))


def _pair(alien: str, beside: str, games: int, share: float, expected: float) -> Pair:
    held = min(1 - _EDGE, max(_EDGE, expected))
    return Pair(alien, beside, games, share, expected, share - expected, (share - expected) / sqrt(held * (1 - held) / games))
