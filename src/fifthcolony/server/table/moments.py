"""Moments for answers: how long the table waits after something that could be answered, the same whoever holds what."""

from collections import deque
from collections.abc import Iterable

from fifthcolony.server.table.match import Beat


class Moment:
    """One beat being shown."""

    __slots__ = ("answered", "beat", "held", "id", "least", "until", "waved")

    def __init__(self, number: int, beat: Beat, least: float, until: float | None) -> None:
        self.id = number
        self.beat = beat
        self.least = least
        """Not over before."""
        self.until = until
        """Over by itself then; None: not by itself."""
        self.waved: set[int] = set()
        self.held = False
        self.answered = False
        """Somebody did answer, by more than a pass: there is nothing to wait for."""

    def is_over(self, now: float, reacting: Iterable[int]) -> bool:
        """Whether the table goes on; `reacting` are the people who could still say something."""
        if now < self.least:
            return False
        return self.answered or (self.until is not None and now >= self.until) or self.waved.issuperset(reacting)


class Showing:
    """What has happened and is yet to be shown, beat by beat."""

    def __init__(self) -> None:
        self.beats: deque[Beat] = deque()
        self.moment: Moment | None = None
        self.count = 0

    def open(self, now: float, pause: float, until: float | None) -> Moment:
        """Show the next beat."""
        self.moment = Moment(self.count, self.beats[0], now + pause, until)
        self.count += 1
        return self.moment

    def close(self) -> None:
        """The moment is over."""
        self.beats.popleft()
        self.moment = None

    def clear(self) -> None:
        """Show everything at once."""
        self.beats.clear()
        self.moment = None
