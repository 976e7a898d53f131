"""How strong bots are by the games of mixed tables: ratings, shares of the win, and who beats whom."""

from math import sqrt
from typing import Final, NamedTuple

import polars as pl
from openskill.models import PlackettLuce

from fifthcolony.kernel.errors import BadConfig
from fifthcolony.lab.block import GAMES, SEATS
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.shares import Share, share_of
from fifthcolony.lab.simulate import Plan

_SURE: Final = 1.96
_WON, _LOST = 1, 2
"""Ranks: who wins together is first together, and all others share the second place."""


class Rated(NamedTuple):
    """One bot."""

    bot: str
    rating: float
    """25 is where everybody begins."""
    low: float
    high: float
    wins: Share
    """A seat."""


class Meeting(NamedTuple):
    """One bot against another, where one of two seats was in the win and the other was not."""

    bot: str
    other: str
    wins: Share


class Ladder(NamedTuple):
    """All bots, strongest first."""

    plan: Plan
    made_by: str
    played: int
    neutral: float
    bots: list[Rated]
    meetings: list[Meeting]


class Skill(NamedTuple):
    """What is believed of a bot so far."""

    mu: float
    sigma: float


def ladder(folder: Folder) -> Ladder:
    """What the games in a folder say of those who played."""
    plan, tables = folder.plan(), folder.tables()
    seats, games = tables[SEATS], tables[GAMES]
    if seats.get_column("bot").n_unique() < 2:
        raise BadConfig(f"{folder.path} holds games of one bot only ({plan.bots[0]}): a ladder needs at least two")
    skills, wins = _skills(seats), seats.group_by("bot").agg(games=pl.len(), wins=pl.col("won").sum())
    shares = {row["bot"]: share_of(row["wins"], row["games"]) for row in wins.iter_rows(named=True)}
    rated = [Rated(bot, mu, mu - _SURE * sigma, mu + _SURE * sigma, shares[bot]) for bot, (mu, sigma) in skills.items()]
    rated.sort(key=lambda one: (-one.rating, one.bot))
    neutral = float(games.get_column("winners").sum()) / (games.height * plan.wishes["seats"])
    return Ladder(plan, folder.made_by, games.height, neutral, rated, _meetings(seats, [one.bot for one in rated]))


def _skills(seats: pl.DataFrame) -> dict[str, Skill]:
    """Game after game in their order. Bots do not learn, so nothing is added to what is not known of them."""
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    skills = {bot: Skill(start.mu, start.sigma) for bot in sorted(seats.get_column("bot").unique())}
    for bots, won in seats.sort("game", "seat").group_by("game", maintain_order=True).agg("bot", "won").select("bot", "won").iter_rows():
        if len(set(bots)) == 1:
            continue
        teams = [[model.rating(mu=skills[bot].mu, sigma=skills[bot].sigma)] for bot in bots]
        after = model.rate(teams, ranks=[_WON if one else _LOST for one in won])
        taught: dict[str, list[Skill]] = {}
        for bot, (player,) in zip(bots, after, strict=True):
            taught.setdefault(bot, []).append(Skill(player.mu, player.sigma))
        for bot, lessons in taught.items():
            skills[bot] = _taught(skills[bot], lessons)
    return skills


def _taught(skill: Skill, lessons: list[Skill]) -> Skill:
    """What every seat of one bot teaches about it, together."""
    mu, variance = skill.mu, skill.sigma**2
    for lesson in lessons:
        mu += lesson.mu - skill.mu
        variance *= (lesson.sigma / skill.sigma) ** 2
    return Skill(mu, sqrt(variance))


def _meetings(seats: pl.DataFrame, order: list[str]) -> list[Meeting]:
    """Each two bots, the stronger first."""
    one = seats.select("game", "bot", "won")
    met = one.join(one.select("game", other="bot", lost=~pl.col("won")), on="game").filter(pl.col("won") & pl.col("lost"))
    counted = met.group_by("bot", "other").len()
    beaten = {(row["bot"], row["other"]): row["len"] for row in counted.iter_rows(named=True)}
    return [
        Meeting(bot, other, share_of(beaten.get((bot, other), 0), beaten.get((bot, other), 0) + beaten.get((other, bot), 0)))
        for at, bot in enumerate(order)
        for other in order[at + 1 :]
    ]
