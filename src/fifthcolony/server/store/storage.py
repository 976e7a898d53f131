"""What lasts: tables, seats, choices and talk in SQLite, written by one thread, many writes to one commit.

A write's future is done when its commit is on disk (WAL, synchronous=FULL), so that what was acknowledged survives a power cut
as well as a killed process. Writes that wait while a commit is under way share the next one.
"""

import asyncio
import queue
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, cast

import sqlalchemy as sql

from fifthcolony.kernel.errors import FifthColonyError

SCHEMA_VERSION: Final = 1
Row = Mapping[str, Any]

_metadata = sql.MetaData()
about = sql.Table("about", _metadata, sql.Column("schema", sql.Integer, primary_key=True))
tables = sql.Table(
    "tables",
    _metadata,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("created", sql.Integer, nullable=False),
    sql.Column("touched", sql.Integer, nullable=False),
    sql.Column("stage", sql.String(8), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("wishes", sql.Text, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("salt", sql.String(32), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("config", sql.Text),
    sql.Column("winners", sql.Text),
    sql.Column("encounters", sql.Integer),
    sql.Index("tables_by_stage", "stage", "touched"),
)
seats = sql.Table(
    "seats",
    _metadata,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.String(24), nullable=False),
    sql.Column("token", sql.String(64), nullable=False),
    sql.Column("level", sql.String(16)),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("auto", sql.String(8), nullable=False),
)
choices = sql.Table(
    "choices",
    _metadata,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("option", sql.Integer, nullable=False),
    sql.Column("label", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)
chat = sql.Table(
    "chat",
    _metadata,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Integer, nullable=False),
)


class DataInUse(FifthColonyError):
    """Another server has this folder open."""


class Write(NamedTuple):
    """Rows to insert, or, with `of`, rows that replace all of that table's."""

    table: sql.Table
    rows: Sequence[Row]
    of: str | None = None


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
            _metadata.create_all(connection)
            found = connection.execute(sql.select(about.c.schema)).scalar()
            if found is None:
                connection.execute(sql.insert(about), {"schema": SCHEMA_VERSION})
            elif found != SCHEMA_VERSION:
                raise FifthColonyError(f"the data is of schema {found}, this server knows schema {SCHEMA_VERSION}")

    def close(self) -> None:
        """Write what waits, then let go of the folder."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()
        self._lock.close()

    # --- writing ----------------------------------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """All of these or none, on disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(writes, loop, done))
        await done

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

    async def read(self, select: sql.Select[Any]) -> list[dict[str, Any]]:
        """The rows of a query, off the loop."""
        return await asyncio.to_thread(self.rows, select)

    def rows(self, select: sql.Select[Any]) -> list[dict[str, Any]]:
        """The rows of a query."""
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
        connection.execute(sql.delete(write.table).where(write.table.c.code == write.of))
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
