"""All tables of a server: made, found, brought back from disk, and sent to sleep."""

import asyncio
import logging
import time
from contextlib import suppress

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.http import JoinTable, Lobby, NewTable, QuickGame, Seated
from fifthcolony.server.messages.wire import Wishes
from fifthcolony.server.secrets import as_code, digest, is_code, new_code, new_seed, new_token
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.loading import load_table, table_line
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table import seating
from fifthcolony.server.table.room import Table

LOBBY_TABLES = 50
LOBBY_REPLAYS = 20
log = logging.getLogger("fifthcolony.server")


class Tables:
    """Tables by code. A table that nobody is at leaves the memory and comes back when somebody asks for it."""

    def __init__(self, store: Storage, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.by_code: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []

    # --- coming and going of the server -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Bring tables of bots back, which move by themselves, and keep an eye on idle ones. People bring theirs back by coming in."""
        self._chores = [
            asyncio.create_task(self._bring_back(), name="bring back"),
            asyncio.create_task(self._clear_away(), name="clear away"),
        ]

    async def close(self) -> None:
        """Close every table, then the disk."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for table in list(self.by_code.values()):
            await table.close()
        self.store.close()

    async def _bring_back(self) -> None:
        for code in await self.store.running_without_people(self.settings.max_tables):
            with suppress(Refused):
                await self.find(code)

    async def _clear_away(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            now = time.monotonic()
            for table in list(self.by_code.values()):
                if table.broken or (table.can_rest() and table.quiet_since is not None and now - table.quiet_since >= self.settings.idle):
                    await self._let_go(table)

    async def _let_go(self, table: Table) -> None:
        del self.by_code[table.code]
        await table.close()

    # --- finding ----------------------------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Table:
        """The table of this code, from memory or from disk."""
        code = as_code(code)
        if not is_code(code):
            raise Refused("not_found", "there is no such table")
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                table = self.by_code.get(code)
                if table is not None and table.broken:
                    await self._let_go(table)
                    table = None
                return table or await self._load(code)
        finally:
            if not lock.locked():
                self._loading.pop(code, None)

    async def _load(self, code: str) -> Table:
        try:
            table = await load_table(self.store, code, self.settings)
        except FifthColonyError as error:
            log.error("table %s cannot be brought back: %s", code, error)
            raise Refused("broken", "this table was played under other rules and cannot go on") from None
        if table is None:
            raise Refused("not_found", "there is no such table")
        self._take_in(table)
        return table

    def _take_in(self, table: Table) -> None:
        self.by_code[table.code] = table
        table.open()

    async def lobby(self) -> Lobby:
        """Public tables with somebody at them, and public games that are over."""
        live = [table.line() for table in self.by_code.values() if table.is_listed()]
        live.sort(key=lambda line: (line.stage != "open", -line.created))
        rows = await self.store.public_and_over(LOBBY_REPLAYS)
        return Lobby(live[:LOBBY_TABLES], [table_line(row, await self.store.seats(row["code"])) for row in rows])

    # --- making and joining -------------------------------------------------------------------------------------------------------------

    async def _new(self, wishes: Wishes) -> Table:
        if len(self.by_code) >= self.settings.max_tables:
            raise Refused("too_many", "this server holds as many tables as it may")
        code = new_code()
        while code in self.by_code or await self.store.table(code) is not None:
            code = new_code()
        seed, salt = new_seed()
        try:
            table = Table(code, wishes, seed if wishes.seed is None else wishes.seed, salt, self.settings, self.store)
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
        await (table.save() if request.sit else table.start())
        self._take_in(table)
        return Seated(table.code, f"/t/{table.code}", None if token is None else seat.number, token)

    async def quick(self, request: QuickGame) -> Seated:
        """A game against bots that has started."""
        table = await self._new(request.wishes)
        token = new_token()
        seat = seating.sit_down(table.seats, request.name, digest(token), 0, request.colour)
        await table.start()
        self._take_in(table)
        return Seated(table.code, f"/t/{table.code}", seat.number, token)

    async def join(self, code: str, request: JoinTable) -> Seated:
        """Sit down at an open table."""
        table = await self.find(code)
        token = new_token()

        async def sit() -> int:
            if table.stage != "open":
                raise Refused("not_open", "the game has begun; you can watch it")
            seat = seating.sit_down(table.seats, request.name, digest(token), request.seat, request.colour)
            await table.save()
            return seat.number

        return Seated(table.code, f"/t/{table.code}", await table.call(sit), token)
