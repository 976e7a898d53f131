"""The one thread that writes: what waits while a commit is under way shares the next one, all of a job or nothing of it."""

import asyncio
import queue
import random
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import groupby
from typing import Any, Final, NamedTuple, cast

import sqlalchemy as sql

from fifthcolony.server.store import schema
from fifthcolony.server.store.engine import Database
from fifthcolony.server.store.errors import Fenced, is_fault_of_rows
from fifthcolony.server.store.leases import undo_if_abandoned
from fifthcolony.server.store.writes import Write, grouped

MOST: Final = 500
"""Jobs in one commit: who comes later does not make the first wait for ever."""
CLOSES_WITHIN: Final = 5.0
GRAIN: Final = 0.001
"""Event loops wait whole milliseconds from when they last woke up, which is when a commit was done: without chance in it, the last digits
of the time at which a table speaks would tell how long it had something to do."""


class Claim(NamedTuple):
    """That a table is this process's, as it was when the job was queued."""

    code: str
    process: str
    epoch: int


class Job(NamedTuple):
    """What is to be written together, and who waits for it."""

    writes: Sequence[Write]
    claim: Claim | None
    """None: nothing has to be proved."""
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """Jobs go in, and are done when they are on disk."""

    def __init__(self, database: Database, patience: float = 0.0) -> None:
        self.database = database
        self.patience = patience
        """Seconds that the first job of a commit waits for others to share it."""
        self.commits = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._kept: sql.Connection | None = None
        """To a file, between commits: the thread's own."""
        self._thread = threading.Thread(target=self._write_all, name="storage", daemon=True)
        self._thread.start()

    def put(self, writes: Sequence[Write], claim: Claim | None) -> asyncio.Future[None]:
        """Have all of these written or none; the future is done when they are on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(writes, claim, loop, done))
        return done

    def close(self) -> None:
        """Write what waits, and stop; what a database that does not answer keeps waiting for longer was acknowledged to nobody."""
        self._jobs.put(None)
        self._thread.join(CLOSES_WITHIN)

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            if self.patience > 0:
                time.sleep(self.patience + random.random() * GRAIN)
            batch, over = self._waiting(job)
            self._write(batch)
            if over:
                break
        self._let_go()

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        """All that waits by now, and whether nothing will come after it."""
        batch = [first]
        while len(batch) < MOST:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _write(self, batch: list[Job]) -> None:
        """One commit for all; if the rows of one of them cannot be written, each on its own."""
        try:
            with self._transaction() as connection:
                proved = _proved(connection, [job.claim for job in batch if job.claim is not None])
                mine = [job for job in batch if job.claim is None or job.claim in proved]
                for write in grouped([write for job in mine for write in job.writes]):
                    _execute(connection, write)
            self.commits += 1
        except Exception as error:
            if len(batch) > 1 and is_fault_of_rows(error):
                for job in batch:
                    self._write([job])
            else:
                _tell([(job, self.database.named(error)) for job in batch])
            return
        _tell([(job, None if job.claim is None or job.claim in proved else fenced(job.claim.code)) for job in batch])

    @contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        """A file stays open; a connection over a line is taken anew each time, when it is looked at whether it still holds."""
        if self.database.is_postgresql:
            with self.database.engine.begin() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.database.engine.connect()
        try:
            with self._kept.begin():
                yield self._kept
        except BaseException:
            self._let_go()  # whatever is wrong with it, the next one is new
            raise

    def _let_go(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None


def fenced(code: str) -> Fenced:
    """This table is not ours to write."""
    return Fenced(f"table {code} belongs to another process; nothing was written")


def _proved(connection: sql.Connection, claims: list[Claim]) -> set[Claim]:
    """Those that hold, and go on to hold until the commit: who would take such a table over waits for it."""
    if not claims:
        return set()
    named = {"codes": sorted({claim.code for claim in claims}), "processes": sorted({claim.process for claim in claims})}
    return {Claim(*row[:3]) for row in connection.execute(_held(connection.dialect.name), named)}


@cache
def _held(dialect: str) -> sql.Select[Any]:
    """The query that proves claims; put together once, since every commit asks it."""
    owners = schema.owners.c
    soon = [undo_if_abandoned().scalar_subquery()] if dialect == "postgresql" else []  # one query more would cost each commit
    return (
        sql.select(owners.code, owners.process, owners.epoch, *soon)
        .where(owners.code.in_(sql.bindparam("codes", expanding=True)), owners.process.in_(sql.bindparam("processes", expanding=True)))
        .order_by(owners.code)
        .with_for_update(read=True)
    )


def _execute(connection: sql.Connection, write: Write) -> None:
    if write.of is not None:
        replaced = sql.delete(write.table).where(write.table.c.code == write.of)
        connection.execute(replaced.where(write.table.c.n >= write.since) if write.since else replaced)
    if write.rows:
        connection.execute(_insertion(write.table), cast("list[dict[str, Any]]", write.rows))


@cache
def _insertion(table: sql.Table) -> sql.Insert:
    return sql.insert(table)


def _tell(settled: list[tuple[Job, Exception | None]]) -> None:
    """Whoever waits hears of it; all of one loop at once, since it is woken up for that."""
    for loop, some in groupby(settled, lambda one: one[0].loop):
        if not loop.is_closed():
            loop.call_soon_threadsafe(partial(_settle, list(some)))


def _settle(settled: list[tuple[Job, Exception | None]]) -> None:
    for job, error in settled:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
