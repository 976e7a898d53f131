"""All tables of a server: made, found, brought back from disk, and sent to sleep."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.kernel.record import Record
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.http import (
    JoinTable,
    Lobby,
    MyTable,
    MyTables,
    NewTable,
    Place,
    PlayOn,
    QuickGame,
    ReplayLine,
    ReplayList,
    Seated,
)
from fifthcolony.server.messages.wire import TableLine, Wishes
from fifthcolony.server.secrets import as_code, digest, is_code, new_code, new_seed, new_token
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Unavailable
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.loading import Unreadable, load_table, replay_line
from fifthcolony.server.store.schema import TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table import seating
from fifthcolony.server.table.kin import continued_row, match_at, rematch_row, seat_without_person, seated_again
from fifthcolony.server.table.room import A_DAY, Table

LOBBY_TABLES = 50
LISTED_REPLAYS = 60
FORGET_EVERY: Final = 3600.0
log = logging.getLogger("fifthcolony.server")


class Tables:
    """Tables by code. A table that nobody is at leaves the memory and comes back when somebody asks for it."""

    def __init__(self, store: Storage, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.by_code: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By code, for whoever brings a table in or lets it go; each is there as long as somebody has or wants it."""
        self._unreadable: set[str] = set()
        """Tables of which the log has said so."""
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
        for table in list(self.by_code.values()):
            await table.close()
        self.store.close()

    async def _keep_clear(self) -> None:
        due = 0.0
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            await self.clear_away()
            if time.monotonic() >= due:
                due = time.monotonic() + FORGET_EVERY
                await self._forget_old()

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

    async def _let_go(self, table: Table) -> None:
        """Out of the memory; who asks for it meanwhile waits at its lock."""
        if self.by_code.get(table.code) is table:
            del self.by_code[table.code]
        await table.close()

    def _lock(self, code: str) -> asyncio.Lock:
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        return lock

    # --- finding ----------------------------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Table:
        """The table of this code, from memory or from disk."""
        code = as_code(code)
        if not is_code(code):
            raise Refused("not_found.table", "there is no such table", code[:20])
        async with self._lock(code):
            table = self.by_code.get(code)
            if table is not None and table.broken:
                await self._let_go(table)
                table = None
            return table or await self._load(code)

    async def _load(self, code: str) -> Table:
        try:
            table = await load_table(self.store, code, self.settings)
        except Unreadable as error:
            self._tell(code, error)
            raise Refused("broken.rules", "this table was played under other rules and cannot go on") from None
        if table is None:
            raise Refused("not_found.table", "there is no such table", code[:20])
        self._take_in(table)
        return table

    def _tell(self, code: str, error: Unreadable) -> None:
        """Once is enough, however often somebody asks."""
        if code not in self._unreadable:
            self._unreadable.add(code)
            log.error("%s", error)

    async def _settle(self, table: Table) -> None:
        """A new table is on disk before anybody hears of it."""
        await table.ledger.commit()
        self._take_in(table)

    def _take_in(self, table: Table) -> None:
        self.by_code[table.code] = table
        table.play_again = self.rematch
        table.open()

    async def lobby(self) -> Lobby:
        """Public tables with somebody at them."""
        live = [table.line() for table in self.by_code.values() if table.is_listed()]
        live.sort(key=lambda line: (line.stage != "open", -line.created))
        return Lobby(live[:LOBBY_TABLES])

    async def replays(self) -> ReplayList:
        """Public games that are over."""
        found = [await self._replay_line(row) for row in await self.store.public_and_over(LISTED_REPLAYS)]
        return ReplayList([line for line in found if line is not None])

    async def _replay_line(self, row: TableRow) -> ReplayLine | None:
        code = row["code"]
        seats, ending = await self.store.seats(code), await self.store.ending(code)
        try:
            return replay_line(row, seats, ending)
        except Unreadable as error:
            self._tell(code, error)
            return None

    async def mine(self, places: list[Place]) -> MyTables:
        """The tables behind these keys, those that wait for their holder first."""
        found, gone = list[MyTable](), list[str]()
        for place in places:
            try:
                table = await self.find(place.code)
            except Refused as refusal:
                gone += [place.code] if refusal.code == "not_found" else []
                continue
            seat = table.person(digest(place.token))
            if seat is None or table.stage == "over":
                gone.append(place.code)
            else:
                found.append(MyTable(table.line(), table.owed_by(seat.number)))
        return MyTables(sorted(found, key=lambda mine: mine.prompt is None), gone)

    # --- making and joining -------------------------------------------------------------------------------------------------------------

    async def _new(self, wishes: Wishes, known: int | None = None) -> Table:
        """A table nobody sits at, with the cards of a known number or of one that nobody knows."""
        known = wishes.seed if known is None else known
        if len(self.by_code) >= self.settings.max_tables:
            raise Refused("too_many.tables", "this server holds as many tables as it may")
        code = new_code()
        while code in self.by_code or await self.store.table(code) is not None:
            code = new_code()
        seed, salt = new_seed()
        try:
            table = Table(code, wishes, seed if known is None else known, salt, self.settings, Ledger(code, self.store, new=True))
            table.try_game()
        except FifthColonyError as error:
            raise Refused("bad_config", str(error)) from None
        return table

    async def make(self, request: NewTable) -> Seated:
        """A new table; whoever makes it sits down first, or has bots play."""
        table = await self._new(request.wishes)
        token = new_token() if request.sit else None
        if token is not None:
            seat = seating.sit_down(table.seats, request.name, digest(token), 0, request.colour)
        if request.wishes.bots == "now":
            seating.fill_with_bots(table.seats, request.wishes.level)
        table.save() if request.sit else table.start()
        await self._settle(table)
        return Seated(table.code, f"/t/{table.code}", None if token is None else seat.number, token)

    async def quick(self, request: QuickGame) -> Seated:
        """A game against bots that has started."""
        table = await self._new(request.wishes)
        token = new_token()
        seat = seating.sit_down(table.seats, request.name, digest(token), 0, request.colour)
        table.start()
        await self._settle(table)
        return Seated(table.code, f"/t/{table.code}", seat.number, token)

    async def rematch(self, old: Table) -> str:
        """The same people and bots in the same seats, under the same wishes, with new cards; the code of their table."""
        table = await self._new(msgspec.structs.replace(old.wishes, seed=None))
        table.seats = [seated_again(seat, seat.number in old.rematch.wanted) for seat in old.seats]
        table.kin = rematch_row(table.code, old.code)
        table.start()
        await self._settle(table)
        return table.code

    async def play_on(self, line: TableLine, record: Record, request: PlayOn) -> Seated:
        """A table that goes on from a moment of a game that is over."""
        if request.choices >= len(record.choices):
            raise Refused("not_running.over", "there the game is over")
        wishes = msgspec.structs.replace(line.wishes, clock="relaxed", visibility="private", seed=None)
        table = await self._new(wishes, record.seed)
        table.seats = [seat_without_person(seat) for seat in line.seats]
        token = new_token()
        seat = seating.sit_down(table.seats, request.name, digest(token), request.seat, None)
        seating.fill_with_bots(table.seats, wishes.level)
        match = match_at(record, request.choices, self.settings.moments is not None)
        table.kin = continued_row(table.code, line.code, match)
        table.ledger.add_choices(0, record.choices[: request.choices])
        table.begin(record.config, match)
        await self._settle(table)
        return Seated(table.code, f"/t/{table.code}", seat.number, token)

    async def join(self, code: str, request: JoinTable) -> Seated:
        """Sit down at an open table."""
        table = await self.find(code)
        token = new_token()

        async def sit() -> int:
            if table.stage != "open":
                raise Refused("not_open.watch", "the game has begun; you can watch it")
            seat = seating.sit_down(table.seats, request.name, digest(token), request.seat, request.colour)
            table.save()
            return seat.number

        return Seated(table.code, f"/t/{table.code}", await table.call(sit), token)
