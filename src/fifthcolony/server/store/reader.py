"""What is found: tables, seats, choices and talk, by verbs; a query never stops the loop."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec
import sqlalchemy as sql

from fifthcolony.kernel.record import Choice
from fifthcolony.server.messages.wire import ChatLine, Param
from fifthcolony.server.store import schema
from fifthcolony.server.store.engine import Database
from fifthcolony.server.store.errors import Unreadable
from fifthcolony.server.store.schema import EndingRow, KinRow, OverRow, SeatRow, TableRow

T = TypeVar("T")


class Reader:
    """All that can be asked of a database that is open; Unavailable if it does not answer."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def engine(self) -> sql.Engine:
        """What talks to the database."""
        return self.database.engine

    async def answer(self) -> None:
        """Nothing, if the database answers at all."""
        await self._read(sql.select(schema.about).limit(1))

    async def table(self, code: str) -> TableRow | None:
        """The table of this code, if there is one; Unreadable if a field of it is nothing that this version knows."""
        try:
            found = await self._read(sql.select(schema.tables).where(schema.tables.c.code == code))
        except ValueError as error:
            raise Unreadable(f"table {code} cannot be read: {type(error).__name__}: {error}") from error
        return cast("TableRow", found[0]) if found else None

    async def seats(self, code: str) -> list[SeatRow]:
        """A table's seats, in order."""
        of_table = sql.select(schema.seats).where(schema.seats.c.code == code)
        return cast("list[SeatRow]", await self._read(of_table.order_by(schema.seats.c.seat)))

    async def kin(self, code: str) -> KinRow | None:
        """Where a table comes from, if from another."""
        found = await self._read(sql.select(schema.kin).where(schema.kin.c.code == code))
        return cast("KinRow", found[0]) if found else None

    async def rematch_of(self, code: str) -> str | None:
        """The code of the table at which those of this one play again."""
        found = await self._read(sql.select(schema.kin.c.code).where(schema.kin.c.rematch_of == code))
        return found[0]["code"] if found else None

    async def choices(self, code: str) -> list[Choice]:
        """Every choice of a game, in order."""
        of_table = sql.select(schema.choices).where(schema.choices.c.code == code)
        return [Choice(row["seat"], row["option"], row["label"]) for row in await self._read(of_table.order_by(schema.choices.c.n))]

    async def talk(self, code: str, last: int) -> list[ChatLine]:
        """The last lines of a table's talk, in order."""
        of_table = sql.select(schema.chat).where(schema.chat.c.code == code)
        rows = await self._read(of_table.order_by(schema.chat.c.n.desc()).limit(last))
        return [_chat_line(row) for row in reversed(rows)]

    async def public_and_over(self, most: int) -> list[OverRow]:
        """Games that anybody may see again, the latest first; only what is listed of them, since one bad field spoils the whole answer."""
        columns = (schema.tables.c[name] for name in OverRow.__annotations__)
        over = sql.select(*columns).where(schema.tables.c.stage == "over", schema.tables.c.public)
        return cast("list[OverRow]", await self._read(over.order_by(schema.tables.c.touched.desc()).limit(most)))

    async def seats_of(self, codes: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, each table's in order."""
        of_tables = sql.select(schema.seats).where(schema.seats.c.code.in_(codes))
        found: dict[str, list[SeatRow]] = {code: [] for code in codes}
        for row in await self._read(of_tables.order_by(schema.seats.c.seat)):
            found[row["code"]].append(cast("SeatRow", row))
        return found

    async def endings_of(self, codes: Sequence[str]) -> dict[str, EndingRow]:
        """What was kept of the ends of several games, where anything was."""
        found = await self._read(sql.select(schema.endings).where(schema.endings.c.code.in_(codes)))
        return {row["code"]: cast("EndingRow", row) for row in found}

    async def run(self, work: Callable[[sql.Connection], T]) -> T:
        """Something of several queries, in a transaction of its own, off the loop."""
        return await asyncio.to_thread(self._run, work)

    def _run(self, work: Callable[[sql.Connection], T]) -> T:
        with self.database.naming(), self.engine.begin() as connection:
            return work(connection)

    async def _read(self, select: sql.Select[Any]) -> list[dict[str, Any]]:
        """The rows of a query, off the loop."""
        return await asyncio.to_thread(self._rows, select)

    def _rows(self, select: sql.Select[Any]) -> list[dict[str, Any]]:
        with self.database.naming(), self.database.looking.connect() as connection:
            return [dict(row) for row in connection.execute(select).mappings()]


def _chat_line(row: Any) -> ChatLine:
    params = [] if row["params"] is None else msgspec.json.decode(row["params"], type=list[Param])
    return ChatLine(row["n"], row["seat"], row["name"], row["text"], row["at"], row["key"], params)
