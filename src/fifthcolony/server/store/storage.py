"""The disk: tables, seats, choices and talk kept and found in SQLite, written by one thread, many writes to one commit.

A write's future is done when its commit is on disk (WAL, synchronous=FULL), so that what was acknowledged survives a power cut
as well as a killed process. Writes that wait while a commit is under way share the next one.
"""

import asyncio
import queue
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

import sqlalchemy as sql

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.kernel.record import Choice
from fifthcolony.server.messages.wire import ChatLine
from fifthcolony.server.store import schema
from fifthcolony.server.store.schema import EndingRow, KinRow, SeatRow, TableRow
from fifthcolony.server.store.writes import Write


class DataInUse(FifthColonyError):
    """Another server has this folder open."""


class _Job(NamedTuple):
    writes: tuple[Write, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Storage:
    """One folder, one server."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = (folder / "lock").open("w")
        try:
            _lock(self._lock)
        except OSError:
            self._lock.close()
            raise DataInUse(f"another server has {folder} open") from None
        self.engine = sql.create_engine(f"sqlite:///{folder / 'tables.db'}")
        sql.event.listen(self.engine, "connect", _prepare)
        try:
            self._check_schema()
        except BaseException:
            self.engine.dispose()
            self._lock.close()
            raise
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.commits = 0
        self._writer = threading.Thread(target=self._write_all, name="storage", daemon=True)
        self._writer.start()

    def _check_schema(self) -> None:
        with self.engine.begin() as connection:
            schema.METADATA.create_all(connection)
            found = connection.execute(sql.select(schema.about.c.schema)).scalar()
            if found is None:
                connection.execute(sql.insert(schema.about), {"schema": schema.SCHEMA_VERSION})
            elif found != schema.SCHEMA_VERSION:
                raise FifthColonyError(f"the data is of schema {found}, this server knows schema {schema.SCHEMA_VERSION}")

    def close(self) -> None:
        """Write what waits, then let go of the folder."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()
        self._lock.close()

    # --- what is kept -----------------------------------------------------------------------------------------------------------------

    async def commit(self, code: str, writes: Sequence[Write], new: bool = False) -> None:  # noqa: ARG002
        """All of these or none, on disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(tuple(writes), loop, done))
        await done

    # --- what is found ----------------------------------------------------------------------------------------------------------------

    async def table(self, code: str) -> TableRow | None:
        """The table of this code, if there is one."""
        found = await self._read(sql.select(schema.tables).where(schema.tables.c.code == code))
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
        return [ChatLine(row["n"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)]

    async def public_and_over(self, most: int) -> list[TableRow]:
        """Games that anybody may see again, the latest first."""
        over = sql.select(schema.tables).where(schema.tables.c.stage == "over", schema.tables.c.public)
        return cast("list[TableRow]", await self._read(over.order_by(schema.tables.c.touched.desc()).limit(most)))

    async def ending(self, code: str) -> EndingRow | None:
        """What was kept of a game's end, if anything was."""
        found = await self._read(sql.select(schema.endings).where(schema.endings.c.code == code))
        return cast("EndingRow", found[0]) if found else None

    # --- writing ----------------------------------------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            over = False
            while not over:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    over = True
                else:
                    batch.append(more)
            self._write_batch(batch)
            if over:
                return

    def _write_batch(self, batch: list[_Job]) -> None:
        """One commit for all; if one of them cannot be written, each on its own."""
        try:
            with self.engine.begin() as connection:
                for write in _grouped(batch):
                    _execute(connection, write)
            self.commits += 1
        except sql.exc.SQLAlchemyError as error:
            if len(batch) == 1:
                _tell(batch[0], error)
            else:
                for job in batch:
                    self._write_batch([job])
            return
        for job in batch:
            _tell(job, None)

    # --- reading ----------------------------------------------------------------------------------------------------------------------

    async def _read(self, select: sql.Select[Any]) -> list[dict[str, Any]]:
        """The rows of a query, off the loop."""
        return await asyncio.to_thread(self._rows, select)

    def _rows(self, select: sql.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(select).mappings()]


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _grouped(batch: list[_Job]) -> list[Write]:
    """Plain inserts into the same table that follow each other become one."""
    grouped: list[Write] = []
    for job in batch:
        for write in job.writes:
            last = grouped[-1] if grouped else None
            if last is not None and write.of is None and last.of is None and last.table is write.table:
                grouped[-1] = Write(write.table, [*last.rows, *write.rows])
            else:
                grouped.append(write)
    return grouped


def _execute(connection: sql.Connection, write: Write) -> None:
    if write.of is not None:
        replaced = sql.delete(write.table).where(write.table.c.code == write.of)
        connection.execute(replaced.where(write.table.c.n >= write.since) if write.since else replaced)
    if write.rows:
        connection.execute(sql.insert(write.table), cast("list[dict[str, Any]]", write.rows))


def _tell(job: _Job, error: Exception | None) -> None:
    def settle() -> None:
        if job.done.cancelled():
            return
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)

    if not job.loop.is_closed():
        job.loop.call_soon_threadsafe(settle)
