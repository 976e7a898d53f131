"""A secret choice that two make at the same time, as a matrix game: each cell is played out, and the whole is solved to a mixed strategy.

First our options are tried against what the other usually does, in many worlds: the best make the rows. Then, in each of a few worlds,
the other knows what it holds and has a strategy of its own; its columns are what is most dangerous there. It is taken to do as it usually
does in some part of the cases (`HABIT`), and else whatever is worst for us: that costs little against anybody, and wins more of those who
do not see through us.
"""

from math import sqrt
from typing import Final

from fifthcolony.bots.search.clock import Clock
from fifthcolony.bots.search.matrix import Table, solved
from fifthcolony.bots.search.trials import Trials
from fifthcolony.bots.search.worlds import NO_CHOICE, Worlds
from fifthcolony.kernel.ask import Ask

WORLDS: Final = 10
"""So many should be looked at; how much of each is, hangs on the time."""
ROWS: Final = 12
COLUMNS: Final = 8
FEWEST: Final = 3
CHOOSING_ROWS: Final = 0.35
"""The share of the budget for what comes of our own options as others usually play."""
ANSWERING: Final = 0.15
"""The share for those that do best where the other sees through the first of them."""
SOLVING: Final = 0.1
ROUNDS: Final = 200
HABIT: Final = 0.5
HABITS: Final = 2
"""How often the policy is asked what the other usually does: it may be of several minds."""
RARE: Final = 0.03
"""What is to be done more seldom than that is not done."""


class Contest:
    """The matrix game at an ask, while it is made."""

    def __init__(self, worlds: Worlds, other: Ask, clock: Clock, habit: float = HABIT, doubt: float = 0.0) -> None:
        self.worlds = worlds
        self.other = other
        self.clock = clock
        self.habit = habit
        """How often the other is taken to do as it usually does."""
        self.doubt = doubt
        """How much better than our own habit an option has to be, in one world; in many worlds less, as what is found is surer."""
        self.tables: list[Table] = []
        self._worst: dict[int, int] = {}
        """The most dangerous reply in each world."""
        options = in_order(len(worlds.ask.options), [worlds.habit(0, worlds.me)])
        self.own = options[0]
        self.trials = Trials(options, worlds.attempt)
        self.trials.halve(clock, 0.0, CHOOSING_ROWS, keep=ROWS)
        area = clock.expected() * (1 - CHOOSING_ROWS - ANSWERING - SOLVING) / WORLDS
        """The games there are for one world."""
        self.columns = max(FEWEST, min(COLUMNS, int(sqrt(area / 2))))
        self.tested = max(FEWEST, int(area / 2))
        self.rows = self._answered(options, max(FEWEST, int(area / 2 / self.columns)))
        if doubt and self.own not in self.rows:
            self.rows[-1] = self.own

    def _answered(self, options: list[int], number: int) -> list[int]:
        """So many options: those that do best against what is usual, and those that do against the worst reply to the first of these."""
        self.rows = self.trials.best(number)
        if len(options) <= number:
            return self.rows
        answers = Trials(options, self._attempt_against_worst)
        answers.halve(self.clock, CHOOSING_ROWS, CHOOSING_ROWS + ANSWERING, keep=number)
        usual = self.rows[: number - number // 2]
        return [*usual, *[option for option in answers.best(number) if option not in usual][: number // 2]]

    def _attempt_against_worst(self, number: int, option: int) -> float:
        """What an option comes to in a world where the other has seen through us."""
        if number not in self._worst:
            self._worst[number] = self._replies(number)[-1]
        return self.worlds.attempt_both(number, option, self.other.seat, self._worst[number])

    def mixture(self) -> list[float]:
        """How often to take each option."""
        while self.clock.has(1 - SOLVING) or not self.tables:
            table = self._table(len(self.tables))
            if table is None:
                break
            self.tables.append(table)
        mixed = [0.0] * len(self.worlds.ask.options)
        shares = solved(self.tables, ROUNDS, self.clock.has).ours
        for option, share in zip(self.rows, shares, strict=True):
            mixed[option] = share if share >= RARE * max(shares) else 0.0
        total = sum(mixed)
        return [share / total for share in mixed]

    def _table(self, number: int) -> Table | None:
        """The payoffs in one more world; none if the time is up before all of them are known."""
        replies = self._replies(number)
        table: Table = []
        for row in self.rows:
            found = []
            for reply in replies:
                if self.tables and not self.clock.has(1 - SOLVING):
                    return None
                found.append(self.worlds.attempt_both(number, row, self.other.seat, reply))
                self.clock.tick()
            table.append(found)
        self.worlds.forget(number)
        return [self._leaning(row, payoffs) for row, payoffs in zip(self.rows, table, strict=True)]

    def _leaning(self, option: int, payoffs: list[float]) -> list[float]:
        """The payoffs of an option against somebody who in some part of the cases does as usual."""
        ahead = self.doubt / sqrt(max(1, self.trials.counts[option])) if option == self.own else 0.0
        usual = ahead + self.habit * self.trials.mean(option)
        return [usual + (1 - self.habit) * payoff for payoff in payoffs]

    def _replies(self, number: int) -> list[int]:
        """What the other may do there, the most dangerous of it where that is much; first of all what it usually does, in so many ways."""
        asked = next((ask for ask in self.worlds[number].asks if ask.seat == self.other.seat), None)
        if asked is None:
            return [NO_CHOICE]
        options = len(asked.options)
        usual = list(dict.fromkeys(self.worlds.habit(number, self.other.seat, chance) for chance in range(HABITS)))[: self.columns]
        others = in_order(options, usual)
        if options <= self.columns:
            return others
        dangers = dict.fromkeys(self.worlds.some(number, others[len(usual) :], self.tested), 0.0)
        for place, reply in enumerate(dangers):
            if self.tables and not self.clock.has(1 - SOLVING):
                break
            row = self.rows[place % min(len(self.rows), 3)]
            dangers[reply] = 1 - self.worlds.attempt_both(number, row, self.other.seat, reply)
            self.clock.tick()
        worst = sorted(dangers, key=dangers.__getitem__, reverse=True)
        return [*usual, *reversed(worst[: self.columns - len(usual)])]


def in_order(options: int, first: list[int]) -> list[int]:
    """All options, some of them first."""
    return [*first, *[option for option in range(options) if option not in first]]
