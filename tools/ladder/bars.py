"""What is asked of the bots, and how each of it is measured."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tools.ladder.exploit import Loss, Plans, mean_loss, measure
from tools.ladder.likeness import Likeness, likeness, look
from tools.ladder.matches import Match, Score, play, score

SEER: Final = "seer"
Source = Match | Plans | str


class Figure(NamedTuple):
    """What was found, with where the true figure lies, nineteen times out of twenty."""

    value: float
    low: float
    high: float
    held: bool
    note: str = ""


class Bar(NamedTuple):
    """One thing that is asked of the bots."""

    name: str
    asked: str
    """In words."""
    source: "Source"
    """A match, the bot of which all seats are, or the one whose plans are looked into."""
    games: int
    """That are enough for it."""
    judge: Callable[[Any], Figure]


def times(least: float) -> Callable[[Score], Figure]:
    """At least so many times the neutral share."""
    return lambda score: Figure(*score.times_neutral, score.times_neutral[0] >= least, _shares(score))


def share(least: float) -> Callable[[Score], Figure]:
    """At least this share."""
    return lambda score: Figure(score.share, score.low, score.high, score.share >= least, f"{score.games:,} games")


def no_more_than_neutral(score: Score) -> Figure:
    """Not surely above the neutral share."""
    return Figure(*score.times_neutral, score.times_neutral[1] <= 1.0, _shares(score))


def loses_at_most(points: float) -> Callable[[list[Loss]], Figure]:
    """On average no more than so many points."""
    return lambda losses: Figure(*mean_loss(losses), mean_loss(losses)[0] <= points, f"{len(losses):,} plan choices")


def _shares(score: Score) -> str:
    return f"in the win {score.share:.1%}, neutral {score.neutral:.1%}; {score.games:,} games"


def _turns(seen: Likeness) -> Figure:
    return Figure(seen.turns, seen.turns, seen.turns, seen.turns >= 8)


def _short(seen: Likeness) -> Figure:
    return Figure(seen.short, *seen.short_interval, seen.short <= 0.05)


def _offense(seen: Likeness) -> Figure:
    return Figure(seen.offense, *seen.offense_interval, 0.5 <= seen.offense <= 0.65)


def _helped(seen: Likeness) -> Figure:
    return Figure(seen.helped, seen.helped, seen.helped, seen.helped >= 0.5)


def _deals(seen: Likeness) -> Figure:
    return Figure(seen.deals, *seen.deals_interval, seen.deals >= 0.15)


def _used(seen: Likeness) -> Figure:
    return Figure(len(seen.idle), len(seen.idle), len(seen.idle), not seen.idle, ", ".join(seen.idle))


def bars(seer: str, habits: dict[str, list[str]]) -> list[Bar]:
    """All of them, with the search bot as it is given and habits by game."""
    found = [
        Bar("classic: sage among simple", "at least 1.5 times the neutral share", Match("classic", "sage", "simple"), 4000, times(1.5)),
        Bar("classic: seer among sage", "at least 1.4 times the neutral share", Match("classic", seer, "sage"), 100, times(1.4)),
        Bar("duel: sage against simple", "at least 65 %", Match("duel", "sage", "simple"), 4000, share(0.65)),
        Bar("duel: seer against sage", "at least 70 %", Match("duel", seer, "sage"), 200, share(0.7)),
        Bar("duel: seer against simple", "at least 85 %", Match("duel", seer, "simple"), 200, share(0.85)),
        Bar("duel: seer's plans against a best response", "at most 5 points lost", Plans(seer), 200, loses_at_most(5.0)),
        Bar("all sage: turns in the median", "at least 8", "sage", 4000, _turns),
        Bar("all sage: over before everybody had a turn", "at most 5 %", "sage", 4000, _short),
        Bar("all sage: encounters won by the offense", "50 to 65 %", "sage", 4000, _offense),
        Bar("all sage: allies of the defense for one of the offense", "at least 0.5", "sage", 4000, _helped),
        Bar("all sage: deals where a negotiate lies", "at least 15 %", "sage", 4000, _deals),
        Bar("all sage: aliens without a use", "none", "sage", 4000, _used),
    ]
    for game, names in habits.items():
        matches = [Match(game, name, "sage") for name in names]
        found += [Bar(f"{game}: {match.hero} among sage", "not above neutral", match, 2000, no_more_than_neutral) for match in matches]
    return found


def measure_one(source: Source, number: int) -> Any:
    """One game, or one position, of what a bar is about."""
    if isinstance(source, Plans):
        return measure(source, number)
    return look(source, 1, number) if isinstance(source, str) else play(source, number)


def judged(bar: Bar, results: list[Any]) -> Figure:
    """What many games say of a bar."""
    if isinstance(bar.source, Match):
        return bar.judge(score(bar.source, results))
    return bar.judge(likeness(results) if isinstance(bar.source, str) else results)
