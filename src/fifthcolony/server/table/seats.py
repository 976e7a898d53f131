"""A seat at a table: whose it is, how it plays, and whether somebody is there."""

from typing import TYPE_CHECKING

from fifthcolony.server.messages.wire import Auto, Level, SeatKind, SeatLine

if TYPE_CHECKING:
    from fifthcolony.server.transport.connection import Connection


class Seat:
    """Before a person or a bot sits down it is empty."""

    __slots__ = ("auto", "away", "colour", "gone_since", "host", "level", "misses", "name", "number", "token", "windows")

    def __init__(self, number: int, colour: str) -> None:
        self.number = number
        self.colour = colour
        self.windows: list[Connection] = []
        """Where a person has the table open, oldest first."""
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.name = ""
        self.token = ""
        """The digest of the person's token; empty: no person."""
        self.level: Level | None = None
        """Of the bot that sits here."""
        self.host = False
        self.auto: Auto = "ask"
        self.away = False
        self.gone_since: float | None = None
        self.misses = 0

    def seat_person(self, name: str, token: str, host: bool) -> None:
        """A person sits down."""
        self.clear()
        self.name, self.token, self.host = name, token, host

    def seat_bot(self, name: str, level: Level) -> None:
        """A bot sits down."""
        self.clear()
        self.name, self.level = name, level

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, away or not."""
        return bool(self.token)

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person answers for it now."""
        return bool(self.token) and not self.away

    @property
    def kind(self) -> SeatKind:
        """As everybody sees it."""
        if self.token:
            return "away" if self.away else "person"
        return "bot" if self.level else "empty"

    def line(self, substitute: Level) -> SeatLine:
        """As everybody sees it."""
        level = substitute if self.away else self.level
        return SeatLine(self.number, self.name, self.colour, self.kind, bool(self.windows), self.host, level)
