"""Zero-sum games with incomplete information, solved to mixed strategies by regret matching.

We choose without knowing which of several worlds is true; the other knows, and so has a strategy in each. A payoff is what we win:
`payoffs[world][our option][their option]`. All worlds are as likely.
"""

from collections.abc import Callable
from operator import mul
from typing import Final, NamedTuple

FEWEST: Final = 30
"""Rounds, however little time there is."""

Table = list[list[float]]
"""The payoffs of one world: a row for each of our options, a column for each of theirs."""


class Solution(NamedTuple):
    """Mixed strategies that neither side can improve on by much."""

    ours: list[float]
    theirs: list[list[float]]
    """In each world."""
    value: float
    """What we win on average."""


def always() -> bool:
    """There is time."""
    return True


def solved(payoffs: list[Table], rounds: int, has_time: Callable[[], bool] = always) -> Solution:
    """Regret matching+, one side after the other, later rounds counting for more in what is averaged; fewer rounds if time is up."""
    columns = [[list(column) for column in zip(*table, strict=True)] for table in payoffs]
    ours, theirs = Learner(len(payoffs[0])), [Learner(len(table)) for table in columns]
    for number in range(1, rounds + 1):
        if number > FEWEST and not has_time():
            break
        gains = [0.0] * len(ours.now)
        for table, learner in zip(payoffs, theirs, strict=True):
            for at, row in enumerate(table):
                gains[at] += dot(row, learner.now)
        ours.learn(gains, number)
        mix = ours.now
        for table, learner in zip(columns, theirs, strict=True):
            learner.learn([-dot(column, mix) for column in table], number)
    mixed, replies = ours.average(), [learner.average() for learner in theirs]
    return Solution(mixed, replies, sum(worth(mixed, *pair) for pair in zip(payoffs, replies, strict=True)) / len(payoffs))


class Learner:
    """One side's regrets, and what it does because of them."""

    __slots__ = ("now", "regrets", "sums")

    def __init__(self, options: int) -> None:
        self.now = [1.0 / options] * options
        self.regrets = [0.0] * options
        self.sums = [0.0] * options

    def learn(self, gains: list[float], weight: int) -> None:
        """Options that would have done better are taken more often from now on."""
        average = dot(gains, self.now)
        self.regrets = [max(0.0, regret + gain - average) for regret, gain in zip(self.regrets, gains, strict=True)]
        total = sum(self.regrets)
        count = len(self.now)
        self.now = [regret / total for regret in self.regrets] if total > 0 else [1.0 / count] * count
        self.sums = [old + weight * share for old, share in zip(self.sums, self.now, strict=True)]

    def average(self) -> list[float]:
        """What it did in all rounds: this is what comes near to a solution."""
        total = sum(self.sums)
        return [share / total for share in self.sums] if total > 0 else self.now


def dot(row: list[float], mix: list[float]) -> float:
    """The sum of products."""
    total: float = sum(map(mul, row, mix))
    return total


def worth(ours: list[float], table: Table, theirs: list[float]) -> float:
    """What we win in one world if both play so."""
    return dot([dot(row, theirs) for row in table], ours)


def best_reply_value(ours: list[float], payoffs: list[Table]) -> float:
    """What we win if the other knows our strategy, and its world."""
    return sum(min(dot(list(column), ours) for column in zip(*table, strict=True)) for table in payoffs) / len(payoffs)


def without_dominated(payoffs: list[Table], slack: float = 0.0) -> list[int]:
    """Our options but for those that another beats by `slack` or more whatever the other does, in every world."""
    rows = [[value for table in payoffs for value in table[at]] for at in range(len(payoffs[0]))]
    return [at for at in range(len(rows)) if not any(_beats(rows, other, at, slack) for other in range(len(rows)))]


def _beats(rows: list[list[float]], other: int, at: int, slack: float) -> bool:
    if other == at:
        return False
    better = all(theirs >= own + slack for theirs, own in zip(rows[other], rows[at], strict=True))
    return better and (rows[other] != rows[at] or other < at)
