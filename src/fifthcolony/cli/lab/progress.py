"""How far many games are and how long they still take: a bar at a terminal, and now and then a line in a file."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import Final

EVERY: Final = 60.0
"""Seconds between two lines where no bar can be drawn."""


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], object]]:
    """What is to be told how many games are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    if not sys.stderr.isatty():
        yield Lines(total).told
        return
    columns = (BarColumn(), MofNCompleteColumn(), TaskProgressColumn(show_speed=True), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=120) as bar:
        task = bar.add_task("", total=None)
        yield lambda games: bar.update(task, completed=games, total=total)


class Lines:
    """A line a minute, and none of a run that is shorter."""

    def __init__(self, total: int, clock: Callable[[], float] = monotonic) -> None:
        self._total = total
        self._clock = clock
        self._began = self._last = clock()
        self._before: int | None = None
        """Games that an earlier run has left."""

    def told(self, games: int) -> None:
        """So many are done."""
        now = self._clock()
        if self._before is None:
            self._before, self._began = games, now
        elif now - self._last >= EVERY and games > self._before:
            self._last, speed = now, (games - self._before) / (now - self._began)
            left = timedelta(seconds=round((self._total - games) / speed))
            print(f"{games:,} of {self._total:,} games, {speed:.1f} a second, {left} left", file=sys.stderr, flush=True)
