"""How even a game is: who wins with which alien, what lifts whom, and how often everything is used."""

from math import sqrt
from typing import Any, Final, NamedTuple

import polars as pl

from fifthcolony.lab.block import GAMES, SEATS, USES
from fifthcolony.lab.counts.counter import CHAPTERS, EACH_GAME, POWER, Counter
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.pairs import Pairs, pairs
from fifthcolony.lab.shares import Share, share_of, sure_from
from fifthcolony.lab.simulate import Plan

DECISIONS: Final = "decisions"


class Alien(NamedTuple):
    """How one alien fares, and how much its power is used by who was dealt it."""

    alien: str
    wins: Share
    errors: float
    """Standard errors between its share and the neutral one."""
    is_sure: bool
    """Whether that is no luck, as many aliens as there are."""
    uses: float
    """A game."""
    used: Share
    """Games in which it was used at all."""
    with_use: Share
    """Of those, won."""


class Used(NamedTuple):
    """How often something is used, by whoever may."""

    word: str
    times: int
    per_hundred: float
    """Games."""
    wins: Share
    """Of the seats that used it."""


class Length(NamedTuple):
    """How long games are."""

    what: str
    mean: float
    tenth: int
    median: int
    ninth: int
    most: int


class Fact(NamedTuple):
    """A figure of all games together; a share has an interval."""

    label: str
    value: float
    share: Share | None


class Balance(NamedTuple):
    """All that the games of one plan say."""

    plan: Plan
    made_by: str
    played: int
    neutral: float
    """The share of seats that are in the win: what everybody would have if nothing mattered, shared wins and all."""
    aliens: list[Alien]
    sure_from: float
    pairs: Pairs
    seats: list[Share]
    bots: dict[str, Share]
    winners: dict[int, int]
    reasons: dict[str, int]
    lengths: list[Length]
    facts: list[Fact]
    uses: dict[str, list[Used]]
    """By the title of their kind."""


def setting(plan: Plan) -> dict[str, Any]:
    """What sets one table apart from another."""
    return {name: wish for name, wish in plan.wishes.items() if wish not in ("random", [], None)}


def balance(folder: Folder) -> Balance:
    """What the games in a folder say."""
    tables, plan, counter = folder.tables(), folder.plan(), folder.counter()
    games, seats, uses = (tables[name] for name in (GAMES, SEATS, USES))
    neutral = float(games.get_column("winners").sum()) / (games.height * plan.wishes["seats"])
    sure = sure_from(seats.get_column("alien").drop_nulls().n_unique())
    return Balance(
        plan=plan,
        made_by=folder.made_by,
        played=games.height,
        neutral=neutral,
        aliens=_aliens(seats, uses, neutral, sure),
        sure_from=sure,
        pairs=pairs(seats),
        seats=list(_won_by(seats, "seat").values()),
        bots=_won_by(seats, "bot"),
        winners=_numbers(games, "winners"),
        reasons=_numbers(games, "reason"),
        lengths=[_length(games, column) for column in (*counter.lengths, CHAPTERS, DECISIONS)],
        facts=[_fact(games, counter, number) for number in range(len(counter.figures))],
        uses={kind.title: found for kind in counter.kinds if (found := _used(seats, uses, kind.name, games.height))},
    )


def _won_by(seats: pl.DataFrame, what: str) -> dict[Any, Share]:
    """How often each was in the win."""
    rows = seats.filter(pl.col(what).is_not_null()).group_by(what).agg(games=pl.len(), wins=pl.col("won").sum()).sort(what)
    return {row[what]: share_of(row["wins"], row["games"]) for row in rows.iter_rows(named=True)}


def _numbers(games: pl.DataFrame, what: str) -> dict[Any, int]:
    return {row[what]: row["len"] for row in games.group_by(what).len().sort(what).iter_rows(named=True)}


def _aliens(seats: pl.DataFrame, uses: pl.DataFrame, neutral: float, sure: float) -> list[Alien]:
    """Strongest first."""
    owner = pl.col("word").str.extract(r"^use:([^.]+)\.")
    own = uses.filter(pl.col("kind") == POWER).with_columns(alien=owner).group_by("game", "seat", "alien").agg(times=pl.col("times").sum())
    dealt = seats.filter(pl.col("alien").is_not_null()).join(own, on=["game", "seat", "alien"], how="left")
    used = pl.col("times").is_not_null()
    rows = dealt.group_by("alien").agg(
        games=pl.len(), wins=pl.col("won").sum(), times=pl.col("times").sum(), used=used.sum(), with_use=(used & pl.col("won")).sum()
    )
    found = []
    for row in rows.sort("alien").iter_rows(named=True):
        wins = share_of(row["wins"], row["games"])
        errors = (wins.share - neutral) / sqrt(max(neutral * (1 - neutral), 1e-9) / wins.games)
        used_in, won = share_of(row["used"], wins.games), share_of(row["with_use"], row["used"])
        found.append(Alien(row["alien"], wins, errors, abs(errors) >= sure, row["times"] / wins.games, used_in, won))
    return sorted(found, key=lambda alien: -alien.wins.share)


def _used(seats: pl.DataFrame, uses: pl.DataFrame, kind: str, games: int) -> list[Used]:
    """What is used most, first."""
    rows = uses.filter(pl.col("kind") == kind).join(seats.select("game", "seat", "won"), on=["game", "seat"])
    rows = rows.group_by("word").agg(times=pl.col("times").sum(), games=pl.len(), wins=pl.col("won").sum())
    return [
        Used(row["word"], row["times"], 100 * row["times"] / games, share_of(row["wins"], row["games"]))
        for row in rows.sort(["times", "word"], descending=[True, False]).iter_rows(named=True)
    ]


def _length(games: pl.DataFrame, column: str) -> Length:
    values = games.get_column(column).sort()
    tenth, median, ninth = (int(values[int(part * (values.len() - 1))]) for part in (0.1, 0.5, 0.9))
    return Length(column, float(values.sum()) / values.len(), tenth, median, ninth, int(values[-1]))


def _fact(games: pl.DataFrame, counter: type[Counter], number: int) -> Fact:
    figure = counter.figures[number]
    top = int(games.get_column(figure.top).sum())
    bottom = games.height if figure.bottom == EACH_GAME else int(games.get_column(figure.bottom).sum())
    return Fact(figure.label, top / bottom if bottom else 0.0, share_of(top, bottom) if figure.share else None)
