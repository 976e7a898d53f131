"""Tables in memory: brought in from disk, let go when nobody is at them, and forgotten after long."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Final
from weakref import WeakValueDictionary

from fifthcolony.server.cluster.holding import Alone, Holding
from fifthcolony.server.errors import Refused
from fifthcolony.server.secrets import as_code, is_code
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Unavailable, Unreadable
from fifthcolony.server.store.loading import load_table
from fifthcolony.server.store.schema import TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.room import A_DAY, Table
from fifthcolony.server.thinking.thinkers import Thinkers
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.watching.watch import NOBODY, Watch

FORGET_EVERY: Final = 3600.0
ASLEEP = 10_000
"""Tables out of the memory of which it is still known whom they wait for."""
log = logging.getLogger("fifthcolony.server")


class InMemory:
    """Tables by code. A table that nobody is at leaves the memory and comes back when somebody asks for it."""

    def __init__(
        self, store: Storage, settings: Settings, holding: Holding | None = None, watch: Watch = NOBODY, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self.holding = holding or Alone()
        """Which of them may be here."""
        self.settings = settings
        self.watch = watch
        self.thinkers = thinkers
        """Who thinks for bots that take their time; none: quick bots answer for them."""
        self.leaving = False
        """Whether the server is about to end: no table comes in any more."""
        self.by_code: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By code, for whoever brings a table in or lets it go; each is there as long as somebody has or wants it."""
        self._unreadable: set[str] = set()
        """Tables of which the log has said so."""
        self._coming = 0
        """Tables on their way in, from disk or new."""
        self._asleep: OrderedDict[str, list[str | None]] = OrderedDict()
        """What each seat owed when its table left the memory: until it comes back nothing happens there."""
        self._chores: list[asyncio.Task[None]] = []

    # --- coming and going of the server -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Keep an eye on idle tables. Whoever comes in brings a table back."""
        self._chores = [asyncio.create_task(self._keep_clear(), name="clear away")]

    async def close(self) -> None:
        """Close every table, then the disk."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.by_code.values()))

    async def _keep_clear(self) -> None:
        due = 0.0
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            try:
                await self.clear_away()
                if time.monotonic() >= due:
                    due = time.monotonic() + FORGET_EVERY
                    await self._forget_old()
            except Exception:  # whatever it was, there is a next time
                log.exception("the tables could not be looked after")

    async def _forget_old(self) -> None:
        """Tables that nobody has touched for as long as the settings say are gone for good."""
        settings = self.settings
        for stage, days in (("open", settings.keep_open_days), ("running", settings.keep_running_days), ("over", settings.keep_over_days)):
            if days is None:
                continue
            try:
                gone = await self.store.purge(stage, int(time.time()) - days * A_DAY, self._at_rest)
            except Unavailable as error:
                log.error("no old tables can be forgotten now: %s", error)
                return
            if gone:
                log.info("%d tables (%s) were untouched for %d days and are forgotten", gone, stage, days)

    @asynccontextmanager
    async def _at_rest(self, codes: list[str]) -> AsyncIterator[list[str]]:
        """Those of these tables that are not in memory; nobody brings them in meanwhile."""
        async with AsyncExitStack() as doors:
            for code in codes:
                await doors.enter_async_context(self._lock(code))
            yield [code for code in codes if code not in self.by_code]

    async def clear_away(self) -> None:
        """Let tables go that nobody is at, or that stopped."""
        now = time.monotonic()
        for table in list(self.by_code.values()):
            async with self._lock(table.code):
                if self._is_idle(table, now):
                    await self._let_go(table)

    def _is_idle(self, table: Table, now: float) -> bool:
        """Whether nobody has been here for long and nobody is at the door."""
        long = table.quiet_since is not None and now - table.quiet_since >= self.settings.idle
        return table.broken or (long and table.can_rest() and not table.is_busy())

    async def send_off(self, table: Table) -> None:
        """The server ends: the table does what is in its inbox, everybody is let go, and another process may have it."""
        async with self._lock(table.code):
            await self._let_go(table, Connection.SERVER_ENDS)

    async def _let_go(self, table: Table, code: int = Connection.CLOSED_BY_TABLE) -> None:
        """Out of the memory; who asks for it meanwhile waits at its lock."""
        if self.by_code.get(table.code) is table:
            del self.by_code[table.code]
        if not table.broken:
            self._asleep[table.code] = [table.owed_by(seat.number) for seat in table.seats]
            if len(self._asleep) > ASLEEP:
                self._asleep.popitem(last=False)
        log.info("a table leaves the memory", extra={"table": table.code, "stage": table.stage})
        await table.close(code)
        await self.holding.let_go(table.code)

    async def drop_all(self) -> None:
        """Let every table go at once, without a word to the disk: they may be somebody else's by now."""
        await self.drop(list(self.by_code))

    async def drop(self, codes: list[str]) -> None:
        """Let these tables go at once."""
        await asyncio.gather(*(self._drop(self.by_code[code]) for code in codes if code in self.by_code))

    async def _drop(self, table: Table) -> None:
        async with self._lock(table.code):
            if self.by_code.get(table.code) is table:  # else it was let go meanwhile, and another may have come in
                del self.by_code[table.code]
                await table.drop()
                await self.holding.let_go(table.code)

    def _lock(self, code: str) -> asyncio.Lock:
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        return lock

    # --- finding ----------------------------------------------------------------------------------------------------------------------

    async def find(self, code: str, lost: str | None = None) -> Table:
        """The table of this code, from memory or from disk; Refused if there is none, or no room for one more.

        TakenElsewhere if another process has it, other than the one that is known to be lost.
        """
        code = as_code(code)
        if not is_code(code):
            raise _no_table(code)
        async with self._lock(code):
            table = self.by_code.get(code)
            if table is not None and table.broken:
                await self._let_go(table)
                table = None
            return table or await self._load(code, lost)

    async def _load(self, code: str, lost: str | None) -> Table:
        await self._row(code)
        with self._room():
            await self.holding.hold(code, lost)
            try:
                table = await load_table(self.store, code, self.settings, self.watch, self.thinkers)
                if table is None:  # another process has forgotten it since its row was seen
                    raise _no_table(code)
            except BaseException as error:
                await self.holding.let_go(code)
                if isinstance(error, Unreadable):
                    raise self._unplayable(code, error) from None
                raise
            self._take_in(table)
            log.info("a table is back", extra={"table": code, "stage": table.stage})
            return table

    async def _row(self, code: str) -> TableRow:
        try:
            row = await self.store.table(code) if is_code(code) else None
        except Unreadable as error:
            raise self._unplayable(code, error) from None
        if row is None:
            raise _no_table(code)
        return row

    @contextmanager
    def _room(self) -> Iterator[None]:
        """A place in memory for a table on its way in; Refused if all are taken."""
        if self.leaving:
            raise Refused("unavailable.moving", "this server is being replaced; try again in a moment")
        if len(self.by_code) + self._coming >= self.settings.max_tables:
            raise Refused("too_many.tables", "this server holds as many tables as it may")
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    def _here(self, code: str) -> Table | None:
        """The table of this code, if it is in memory and works."""
        table = self.by_code.get(code)
        return None if table is None or table.broken else table

    def _unplayable(self, code: str, error: Unreadable) -> Refused:
        self._tell(code, error)
        return Refused("broken.rules", "this table was played under other rules and cannot go on")

    def _tell(self, code: str, error: Unreadable) -> None:
        """Once is enough, however often somebody asks."""
        if code not in self._unreadable:
            self._unreadable.add(code)
            log.error("a table cannot be read", extra={"table": code, "error": type(error.__cause__).__name__})

    def _take_in(self, table: Table) -> None:
        self.by_code[table.code] = table
        self._asleep.pop(table.code, None)
        table.play_again = self.rematch
        table.open()

    async def rematch(self, old: Table) -> str:
        """Another game of those at this table; the code of its table. Whoever can make tables says how."""
        raise NotImplementedError(f"nobody here can make a table after {old.code}")


def _no_table(code: str) -> Refused:
    return Refused("not_found.table", "there is no such table", code[:20])
