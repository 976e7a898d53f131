"""Moments for answers: how long the table waits after something that could be answered, the same whoever holds what."""

from collections.abc import Iterable

from fifthcolony.server.errors import Refused


class Moment:
    """One beat being shown."""

    __slots__ = ("answered", "held", "id", "least", "until", "waved")

    def __init__(self, number: int, least: float, until: float | None) -> None:
        self.id = number
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


class Moments:
    """The moment that is on, one after the other."""

    def __init__(self, clock: float | None) -> None:
        self.clock = clock
        """Seconds that whoever asks for time gets; none: no limit."""
        self.on: Moment | None = None
        self.count = 0

    def open(self, least: float, until: float | None) -> None:
        """A beat begins to be shown."""
        self.on = Moment(self.count, least, until)
        self.count += 1

    def close(self) -> None:
        """The moment is over."""
        self.on = None

    def named(self, number: int) -> Moment:
        """The moment that is on, if it is this one."""
        if self.on is None or self.on.id != number:
            raise Refused("stale_moment", f"moment {number} is over")
        return self.on

    def wave(self, seat: int, number: int) -> None:
        """This seat lets it happen; an answer it owes is a pass."""
        self.named(number).waved.add(seat)

    def hold(self, seat: int, number: int, now: float) -> None:
        """This seat wants time."""
        moment = self.named(number)
        moment.waved.discard(seat)
        if not moment.held:
            moment.held = True
            moment.until = None if self.clock is None else now + self.clock
