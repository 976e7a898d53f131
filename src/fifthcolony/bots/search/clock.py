"""The time for one decision: all of it is used, and no more."""

import time
from collections.abc import Callable
from typing import Final

from fifthcolony.bots.budget import Budget

UNKNOWN: Final = 500.0
"""How many games are expected to be tried out as long as none was."""
SHORTEST: Final = 1e-6


class Timer:
    """What seconds are counted by, in this process."""

    def __init__(self) -> None:
        self.now: Callable[[], float] = time.monotonic


TIMER: Final = Timer()


def count_processor_time() -> None:
    """Count only seconds in which this thread has the processor: fair where other programs want it too, as in a tournament."""
    TIMER.now = time.thread_time


class Clock:
    """Runs from when it is made, in seconds or in games tried out."""

    __slots__ = ("_began", "_playouts", "_seconds", "done")

    def __init__(self, budget: Budget) -> None:
        self._seconds = 0.0 if budget.seconds is None else budget.seconds
        self._playouts = budget.playouts or 0
        self._began = TIMER.now()
        self.done = 0
        """Games that were tried out."""

    def tick(self) -> None:
        """One more game was tried out."""
        self.done += 1

    def spent(self) -> float:
        """The share of the budget that will be gone once the next game is tried out, if it takes as long as those before."""
        if self._playouts:
            return (self.done + 1) / self._playouts
        gone = TIMER.now() - self._began
        return gone * (1 + 1 / (self.done or 1)) / self._seconds

    def expected(self) -> float:
        """How many games will have been tried out when the budget is gone."""
        if self._playouts:
            return self._playouts
        return self.done / max(self.spent(), SHORTEST) if self.done else UNKNOWN

    def has(self, share: float = 1.0) -> bool:
        """Whether one more game can be tried out within this share of the budget."""
        return self.spent() <= share
