"""What is to be written down, said without writing it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

from fifthcolony.kernel.record import Choice
from fifthcolony.server.messages.wire import ChatLine
from fifthcolony.server.store import schema
from fifthcolony.server.store.schema import EndingRow, KinRow, SeatRow, TableRow

Row = Mapping[str, Any]


class Write(NamedTuple):
    """Rows to insert, or, with `of`, rows that replace all of that table's, or those from a number on."""

    table: sql.Table
    rows: Sequence[Row]
    of: str | None = None
    since: int = 0


def table_saved(table: TableRow, seats: Sequence[SeatRow], kin: KinRow | None = None) -> list[Write]:
    """A table, its seats and where it comes from, instead of what was kept of them."""
    code = table["code"]
    family = [] if kin is None else [Write(schema.kin, [kin], code)]
    return [Write(schema.tables, [table], code), Write(schema.seats, seats, code), *family]


def choices_added(code: str, first: int, choices: Sequence[Choice]) -> list[Write]:
    """The next choices of a game, numbered from `first`."""
    return [Write(schema.choices, _numbered(code, first, choices))]


def choices_replaced(code: str, first: int, choices: Sequence[Choice]) -> list[Write]:
    """These instead of all choices of a game from `first` on."""
    return [Write(schema.choices, _numbered(code, first, choices), code, first)]


def talk_added(code: str, line: ChatLine) -> list[Write]:
    """Something that was said at a table."""
    return [Write(schema.chat, [{"code": code, **msgspec.structs.asdict(line)}])]


def ending_added(ending: EndingRow) -> list[Write]:
    """What is said of a game that is over."""
    return [Write(schema.endings, [ending], ending["code"])]


def _numbered(code: str, first: int, choices: Sequence[Choice]) -> list[Row]:
    return [{"code": code, "n": n, **choice._asdict()} for n, choice in enumerate(choices, first)]
