"""What one process has another do with a table that is there: the same that it would do with one of its own."""

from typing import Any, Final, Literal, NamedTuple

from fifthcolony.server.messages.http import JoinTable, MyTable, Seated
from fifthcolony.server.messages.wire import TableLine, Wire

Errand = Literal["join", "line", "mine"]


class Join(Wire):
    """Sit down at a table."""

    code: str
    request: JoinTable


class Look(Wire):
    """A table as everybody sees it."""

    code: str


class Mine(Wire):
    """A table, and what it waits for from a seat."""

    code: str
    seat: int


class Kind(NamedTuple):
    """What goes over, and what comes back."""

    takes: type[Any]
    gives: type[Any]


ERRANDS: Final[dict[Errand, Kind]] = {"join": Kind(Join, Seated), "line": Kind(Look, TableLine), "mine": Kind(Mine, MyTable)}
