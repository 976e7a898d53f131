"""A seat at a table: whose it is, how it plays, and whether somebody is there."""

from typing import TYPE_CHECKING

from fifthcolony.server.messages.wire import Auto, Level, SeatKind, SeatLine

if TYPE_CHECKING:
    from fifthcolony.server.transport.connection import Connection


class Seat:
    """Before a person or a bot sits down it is empty."""

    __slots__ = ("auto", "claimed", "colour", "gone_since", "host", "kind", "level", "misses", "name", "number", "token", "windows")

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


def seat_line(seat: Seat, substitute: Level) -> SeatLine:
    """A seat as everybody sees it."""
    level = substitute if seat.kind == "away" else seat.level
    return SeatLine(seat.number, seat.name, seat.colour, seat.kind, bool(seat.windows), seat.host, level)
