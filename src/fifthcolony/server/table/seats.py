"""A seat at a table: whose it is, how it plays, and whether somebody is there."""

from typing import TYPE_CHECKING

from fifthcolony.server.messages.wire import Auto, Level, SeatKind, SeatLine

if TYPE_CHECKING:
    from fifthcolony.server.transport.connection import Connection


class Seat:
    """Before a person or a bot sits down it is empty."""

    __slots__ = (
        "auto", "called_at", "claimed", "colour", "gone_since", "host", "kind", "level", "misses", "name", "number", "token", "windows",
    )  # fmt: skip

    def __init__(self, number: int, colour: str) -> None:
        self.number = number
        self.colour = colour
        self.windows: list[Connection] = []
        """Where a person has the table open, oldest first."""
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind: SeatKind = "empty"
        """As everybody sees it, and who answers for it: the person of a seat that is `person`, else a bot."""
        self.name = ""
        self.token = ""
        """The digest of the person's token; empty: no person."""
        self.level: Level | None = None
        """Of the bot that sits here."""
        self.host = False
        self.auto: Auto = "ask"
        self.claimed = True
        """Whether its person has ever come in by a window: until then somebody has only asked for it."""
        self.gone_since: float | None = None
        """Since when no window of its person is open; none: one is, or all clocks stand still."""
        self.called_at: float | None = None
        """When the host has called for a substitute, as long as the person has done nothing since."""
        self.misses = 0

    def seat_person(self, name: str, token: str, host: bool) -> None:
        """A person sits down."""
        self.clear()
        self.kind, self.name, self.token, self.host = "person", name, token, host

    def seat_bot(self, name: str, level: Level) -> None:
        """A bot sits down."""
        self.clear()
        self.kind, self.name, self.level = "bot", name, level

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, away or not."""
        return self.kind in ("person", "away")


def host_of(seats: list[Seat]) -> Seat | None:
    """Who is host now: as long as a substitute plays for the host, the first person there is, or nobody could call for another one."""
    host = next((seat for seat in seats if seat.host), None)
    if host is None or host.kind == "person":
        return host
    return next((seat for seat in seats if seat.kind == "person" and seat.windows), host)


def seat_lines(seats: list[Seat], substitute: Level) -> list[SeatLine]:
    """Seats as everybody sees them."""
    host = host_of(seats)
    return [_line(seat, substitute if seat.kind == "away" else seat.level, seat is host) for seat in seats]


def _line(seat: Seat, level: Level | None, is_host: bool) -> SeatLine:
    return SeatLine(seat.number, seat.name, seat.colour, seat.kind, bool(seat.windows), is_host, level)
