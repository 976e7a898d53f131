"""Aliens that do better or worse beside another than both of their own rates explain.

Expected of one beside another is its own rate in games without the other, and what the other's presence changes for everybody else at its
table. What is left beyond that is between the two. There are very many pairs, so a difference counts only from so many standard errors on
that luck would make not one such pair in 19 of 20 series.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

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
    rows = _expected(seats).filter((pl.col("games") >= LEAST) & (pl.col("apart") > 0) & (pl.col("others") > 0))
    if seats.get_column("seat").n_unique() == 2:
        rows = rows.filter(pl.col("alien") < pl.col("beside"))
    found = [_pair(row) for row in rows.sort("alien", "beside").iter_rows(named=True)]
    found.sort(key=lambda pair: -abs(pair.errors))
    return Pairs(len(found), sure_from(len(found)), found)


def _expected(seats: pl.DataFrame) -> pl.DataFrame:
    """How often each was in the win beside each other, and how often it should have been; and in how many games that was seen."""
    own = seats.filter(pl.col("alien").is_not_null()).select("game", "alien", "won")
    total = own.group_by("alien").agg(all_games=pl.len(), all_wins=pl.col("won").sum())
    met = own.join(own.select("game", beside="alien"), on="game").filter(pl.col("alien") != pl.col("beside"))
    rows = met.group_by("alien", "beside").agg(games=pl.len(), wins=pl.col("won").sum()).join(total, on="alien")
    rows = rows.with_columns(apart=pl.col("all_games") - pl.col("games"))
    rows = rows.with_columns(rate=(pl.col("all_wins") - pl.col("wins")) / pl.col("apart"))
    rows = rows.with_columns(gained=pl.col("wins") - pl.col("games") * pl.col("rate"))
    beside = rows.sort("alien").group_by("beside").agg(with_all=pl.col("games").sum(), gained_by_all=pl.col("gained").sum())
    rows = rows.join(beside, on="beside").with_columns(others=pl.col("with_all") - pl.col("games"))
    effect = (pl.col("gained_by_all") - pl.col("gained")) / pl.col("others")
    return rows.with_columns(share=pl.col("wins") / pl.col("games"), expected=pl.col("rate") + effect)


def _pair(row: dict[str, Any]) -> Pair:
    share, expected = row["share"], row["expected"]
    held = min(1 - _EDGE, max(_EDGE, expected))
    error = sqrt(held * (1 - held) * (1 / row["games"] + 1 / row["apart"] + 1 / row["others"]))
    return Pair(row["alien"], row["beside"], row["games"], share, expected, share - expected, (share - expected) / error)
