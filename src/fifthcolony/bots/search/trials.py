"""Options tried out, all in the same imagined worlds, so that luck is the same for each; the poorer half is left out again and again."""

from collections.abc import Callable
from math import ceil, log2
from typing import Final

from fifthcolony.bots.search.clock import Clock

SAME: Final = 12
"""Worlds in which no option made any difference, after which none is expected to."""
Try = Callable[[int, int], float]
"""A world's number and an option to what comes of it."""


class Trials:
    """What has come of each option so far. All that are left were tried in the same worlds."""

    __slots__ = ("_attempt", "counts", "differ", "left", "totals", "worlds")

    def __init__(self, options: list[int], attempt: Try) -> None:
        self.left = options
        """The one to take while nothing is known comes first."""
        self.totals = dict.fromkeys(options, 0.0)
        self.counts = dict.fromkeys(options, 0)
        self.worlds = 0
        self.differ = False
        """Whether any two ever came to something else in the same world."""
        self._attempt = attempt

    def halve(self, clock: Clock, start: float, end: float, keep: int = 1) -> None:
        """Use the budget from one share to another; each halving has as much of it."""
        times = max(1, ceil(log2(len(self.left) / keep))) if len(self.left) > keep else 1
        for number in range(1, times + 1):
            self.spend(clock, start + (end - start) * number / times)
            if not self.differ and self.worlds >= SAME:
                return
            self.left = self.best(max(keep, ceil(len(self.left) / 2)))

    def spend(self, clock: Clock, share: float) -> None:
        """Try what is left in more worlds, until so much of the budget is gone or nothing seems to matter."""
        while clock.has(share) and (self.differ or self.worlds < SAME):
            if not self._in_another_world(clock):
                return

    def _in_another_world(self, clock: Clock) -> bool:
        """Whether there was time to try all of them; what was begun counts only where it is the first."""
        found: list[float] = []
        for option in self.left:
            if not clock.has() and (found or self.worlds):
                break
            found.append(self._attempt(self.worlds, option))
            clock.tick()
        whole = len(found) == len(self.left)
        if whole or not self.worlds:
            for option, worth in zip(self.left, found, strict=False):
                self.totals[option] += worth
                self.counts[option] += 1
            self.differ = self.differ or max(found) > min(found)
        self.worlds += whole
        return whole

    def mean(self, option: int) -> float:
        """What it has come to on average; nothing, if it was never tried."""
        return self.totals[option] / self.counts[option] if self.counts[option] else -1.0

    def best(self, keep: int) -> list[int]:
        """The best of those left; of equal ones the first."""
        return sorted(self.left, key=self.mean, reverse=True)[:keep]
