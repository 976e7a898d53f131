"""What is to be written for what happened: rows by table, without a database."""

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

    def as_new(self) -> "Write":
        """The same where nothing can have been before: if there is something, it fails."""
        return Write(self.table, self.rows)


def table_saved(row: TableRow, seats: Sequence[SeatRow], kin: KinRow | None = None) -> list[Write]:
    """A table, its seats and where it comes from, instead of what was kept of them."""
    code = row["code"]
    family = [] if kin is None else [Write(schema.kin, [kin], code)]
    return [Write(schema.tables, [row], code), Write(schema.seats, seats, code), *family]


def choices_added(code: str, first: int, choices: Sequence[Choice]) -> list[Write]:
    """The next choices of a game, numbered from `first`."""
    return [Write(schema.choices, _numbered(code, first, choices))]


def choices_replaced(code: str, first: int, choices: Sequence[Choice]) -> list[Write]:
    """These instead of all choices of a game from `first` on."""
    return [Write(schema.choices, _numbered(code, first, choices), code, first)]


def talk_added(code: str, line: ChatLine) -> list[Write]:
    """Something that was said at a table."""
    params = msgspec.json.encode(line.params).decode() if line.params else None
    return [Write(schema.chat, [{"code": code, **msgspec.structs.asdict(line), "params": params}])]


def ending_added(row: EndingRow) -> list[Write]:
    """What is said of a game that is over."""
    return [Write(schema.endings, [row], row["code"])]


def grouped(writes: Sequence[Write]) -> list[Write]:
    """Plain inserts into the same table that follow each other become one."""
    made: list[Write] = []
    for write in writes:
        last = made[-1] if made else None
        if last is not None and write.of is None and last.of is None and last.table is write.table:
            made[-1] = Write(write.table, [*last.rows, *write.rows])
        else:
            made.append(write)
    return made


def _numbered(code: str, first: int, choices: Sequence[Choice]) -> list[Row]:
    return [{"code": code, "n": n, **choice._asdict()} for n, choice in enumerate(choices, first)]
