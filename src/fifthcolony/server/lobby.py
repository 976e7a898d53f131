"""All tables of a server: made, found, brought back from disk, and sent to sleep."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import islice
from typing import Final, cast
from weakref import WeakValueDictionary

import msgspec

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.kernel.record import Record
from fifthcolony.server.cluster.errands import Join, Look, Mine
from fifthcolony.server.cluster.holding import Alone, Holding, TakenElsewhere
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
from fifthcolony.server.store.loading import Unreadable, load_table, replay_line, table_line
from fifthcolony.server.store.schema import EndingRow, SeatRow, TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table import seating
from fifthcolony.server.table.kin import continued_row, match_at, rematch_row, seat_without_person, seated_again
from fifthcolony.server.table.room import A_DAY, Table
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.watching.watch import NOBODY, Watch

LOBBY_TABLES = 50
LISTED_REPLAYS = 60
FORGET_EVERY: Final = 3600.0
ASLEEP = 10_000
"""Tables out of the memory of which it is still known whom they wait for."""
log = logging.getLogger("fifthcolony.server")


class Tables:
    """Tables by code. A table that nobody is at leaves the memory and comes back when somebody asks for it."""

    def __init__(self, store: Storage, settings: Settings, holding: Holding | None = None, watch: Watch = NOBODY) -> None:
        self.store = store
        self.holding = holding or Alone()
        """Which of them may be here."""
        self.settings = settings
        self.watch = watch
        self.leaving = False
        """Whether the server is about to end: no table comes in any more."""
        self.by_code: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By code, for whoever brings a table in or lets it go; each is there as long as somebody has or wants it."""
        self._unreadable: set[str] = set()
        """Tables of which the log has said so."""
        self._shown: Lobby | None = None
        self._shown_at = 0.0
        """When the lobby was made last."""
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
        await asyncio.gather(*(self._drop(table) for table in self.by_code.values()))

    async def _drop(self, table: Table) -> None:
        async with self._lock(table.code):
            if self.by_code.get(table.code) is table:
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
            raise Refused("not_found.table", "there is no such table", code[:20])
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
                table = await load_table(self.store, code, self.settings, self.watch)
                assert table is not None, "its row was there, and nobody else brings it in"
            except BaseException as error:
                await self.holding.let_go(code)
                if isinstance(error, Unreadable):
                    raise self._unplayable(code, error) from None
                raise
            self._take_in(table)
            log.info("a table is back", extra={"table": code, "stage": table.stage})
            return table

    async def _row(self, code: str) -> TableRow:
        row = await self.store.table(code) if is_code(code) else None
        if row is None:
            raise Refused("not_found.table", "there is no such table", code[:20])
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

    async def line(self, code: str) -> TableLine:
        """A table as everybody sees it; one that sleeps goes on sleeping."""
        code = as_code(code)
        table = self._here(code)
        if table is not None:
            return table.line()
        there = await self.holding.whereabouts(code)
        if there is not None:
            return cast("TableLine", await self.holding.ask(there, "line", Look(code)))
        return await self._line_of(await self._row(code))

    async def _line_of(self, row: TableRow) -> TableLine:
        code = row["code"]
        seats, kin, rematch = await self.store.seats(code), await self.store.kin(code), await self.store.rematch_of(code)
        try:
            return table_line(row, seats, kin, rematch)
        except Unreadable as error:
            raise self._unplayable(code, error) from None

    def _unplayable(self, code: str, error: Unreadable) -> Refused:
        self._tell(code, error)
        return Refused("broken.rules", "this table was played under other rules and cannot go on")

    async def seat_of(self, code: str, token: str) -> int | None:
        """The seat that a token's digest opens at the table of this code, wherever that is; none also if there is no such table."""
        table = self._here(code)
        if table is not None:
            seat = table.person(token)
            return None if seat is None else seat.number
        rows = await self.store.seats(code)
        return next((row["seat"] for row in rows if row["token"] == token), None)

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

    def is_listed(self, code: str) -> bool:
        """Whether the lobby may show this table."""
        table = self.by_code.get(code)
        if table is not None:
            return table.is_listed()
        return self._shown is not None and any(line.code == code for line in self._shown.tables)

    async def lobby(self) -> Lobby:
        """Public tables with somebody at them, as they were a moment ago: however many ask, it is made once in a while."""
        now = time.monotonic()
        if self._shown is None or now - self._shown_at >= self.settings.lobby_every:
            everywhere = await self.holding.listed(LOBBY_TABLES * 4)
            lines = list(self.listing().values()) if everywhere is None else sorted(everywhere, key=_first_in_lobby)[:LOBBY_TABLES]
            self._shown, self._shown_at = Lobby(lines), now
        return self._shown

    def listing(self) -> dict[str, TableLine]:
        """What the lobby shows of the tables here, by code."""
        ordered = sorted(self.by_code.values(), key=_first_in_lobby)
        return {table.code: table.line() for table in islice((table for table in ordered if table.is_listed()), LOBBY_TABLES)}

    async def replays(self) -> ReplayList:
        """Public games that are over."""
        rows = await self.store.public_and_over(LISTED_REPLAYS)
        codes = [row["code"] for row in rows]
        seats, endings = await self.store.seats_of(codes), await self.store.endings_of(codes)
        found = [self._replay_line(row, seats[row["code"]], endings.get(row["code"])) for row in rows]
        return ReplayList([line for line in found if line is not None])

    def _replay_line(self, row: TableRow, seats: list[SeatRow], ending: EndingRow | None) -> ReplayLine | None:
        try:
            return replay_line(row, seats, ending)
        except Unreadable as error:
            self._tell(row["code"], error)
            return None

    async def mine(self, places: list[Place]) -> MyTables:
        """The tables behind these keys, those that wait for their holder first; those that sleep are let sleep."""
        found, gone = list[MyTable](), list[str]()
        for place in places:
            with suppress(Refused):  # what cannot be read now is neither shown nor forgotten
                mine = await self._mine(as_code(place.code), digest(place.token))
                if mine is None:
                    gone.append(place.code)
                else:
                    found.append(mine)
        return MyTables(sorted(found, key=lambda mine: mine.prompt is None), gone)

    async def _mine(self, code: str, token: str) -> MyTable | None:
        """A table that is not over, and what it waits for; none if the key fits nowhere. A code without its key tells nothing."""
        seat = await self.seat_of(code, token) if is_code(code) else None
        if seat is None:
            return None
        there = None if self._here(code) else await self.holding.whereabouts(code)
        if there is not None:
            mine = cast("MyTable", await self.holding.ask(there, "mine", Mine(code, seat)))
            return None if mine.table.stage == "over" else mine
        line, table = await self.line(code), self._here(code)
        owed = self._asleep.get(code, []) if table is None else [table.owed_by(seat.number) for seat in table.seats]
        return None if line.stage == "over" else MyTable(line, owed[seat] if seat < len(owed) else None)

    # --- making and joining -------------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _new(self, wishes: Wishes, known: int | None = None) -> AsyncIterator[Table]:
        """A table nobody sits at, with the cards of a known number or of one that nobody knows; once set up and written it is there."""
        known = wishes.seed if known is None else known
        with self._room():
            code = await self._free_code(wishes.visibility == "private")
            seed, salt = new_seed()
            try:
                ledger = Ledger(code, self.store, new=True)
                table = Table(code, wishes, seed if known is None else known, salt, self.settings, ledger, self.watch)
                table.try_game()
            except FifthColonyError as error:
                raise Refused("bad_config", str(error)) from None
            yield table
            await table.ledger.commit()
            self.watch.made()
            log.info("a table is new", extra={"table": code})
            if not self.holding.is_shared:  # among many it is let in where its first window comes
                self._take_in(table)

    async def _free_code(self, private: bool) -> str:
        code = new_code(private)
        while code in self.by_code or await self.store.table(code) is not None:
            code = new_code(private)
        return code

    async def make(self, request: NewTable) -> Seated:
        """A new table; whoever makes it sits down first, or has bots play."""
        token = new_token() if request.sit else None
        async with self._new(request.wishes) as table:
            if token is not None:
                seat = seating.sit_down(table.seats, request.name, digest(token), 0, request.colour)
            if request.wishes.bots == "now":
                seating.fill_with_bots(table.seats, request.wishes.level)
            table.save() if request.sit else table.start()
        return Seated(table.code, f"/t/{table.code}", None if token is None else seat.number, token)

    async def quick(self, request: QuickGame) -> Seated:
        """A game against bots that has started."""
        token = new_token()
        async with self._new(request.wishes) as table:
            seat = seating.sit_down(table.seats, request.name, digest(token), 0, request.colour)
            table.start()
        return Seated(table.code, f"/t/{table.code}", seat.number, token)

    async def rematch(self, old: Table) -> str:
        """The same people and bots in the same seats, under the same wishes, with new cards; the code of their table."""
        async with self._new(msgspec.structs.replace(old.wishes, seed=None)) as table:
            table.seats = [seated_again(seat, seat.number in old.rematch.wanted) for seat in old.seats]
            table.kin = rematch_row(table.code, old.code)
            table.start()
        return table.code

    async def play_on(self, line: TableLine, record: Record, request: PlayOn) -> Seated:
        """A table that goes on from a moment of a game that is over."""
        if request.choices >= len(record.choices):
            raise Refused("not_running.over", "there the game is over")
        wishes = msgspec.structs.replace(line.wishes, clock="relaxed", visibility="private", seed=None)
        token = new_token()
        async with self._new(wishes, record.seed) as table:
            table.seats = [seat_without_person(seat) for seat in line.seats]
            seat = seating.sit_down(table.seats, request.name, digest(token), request.seat, None)
            seating.fill_with_bots(table.seats, wishes.level)
            match = await match_at(record, request.choices, self.settings.moments is not None)
            table.kin = continued_row(table.code, line.code, match)
            table.ledger.add_choices(0, record.choices[: request.choices])
            table.begin(record.config, match)
        return Seated(table.code, f"/t/{table.code}", seat.number, token)

    async def join(self, code: str, request: JoinTable) -> Seated:
        """Sit down at an open table, wherever that is."""
        try:
            table = await self.find(code)
        except TakenElsewhere as there:
            return cast("Seated", await self.holding.ask(there, "join", Join(as_code(code), request)))
        return await self._join(table, request)

    async def run_errand(self, errand: Join | Look | Mine) -> Seated | TableLine | MyTable:
        """Do for another process what it would do with a table that is here; Refused if it is not, or no longer."""
        table = self._here(errand.code)
        if table is None:
            raise Refused("unavailable", "the table is on its way to another process; try again in a moment")
        match errand:
            case Join():
                return await self._join(table, errand.request)
            case Look():
                return table.line()
            case Mine():
                return MyTable(table.line(), table.owed_by(errand.seat))

    async def _join(self, table: Table, request: JoinTable) -> Seated:
        token = new_token()

        async def sit() -> int:
            if table.stage != "open":
                raise Refused("not_open.watch", "the game has begun; you can watch it")
            seat = seating.sit_down(table.seats, request.name, digest(token), request.seat, request.colour)
            table.save()
            return seat.number

        return Seated(table.code, f"/t/{table.code}", await table.call(sit), token)


def _first_in_lobby(table: Table | TableLine) -> tuple[bool, int]:
    """Tables that can be joined first, new ones before old ones."""
    return table.stage != "open", -table.created
