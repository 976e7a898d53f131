"""All tables of a server, as people ask for them: listed, looked at, made, joined and played again."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import cast

import msgspec

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.kernel.record import Record
from fifthcolony.server.cluster.errands import Join, Look, Mine
from fifthcolony.server.cluster.holding import Holding, TakenElsewhere
from fifthcolony.server.errors import Refused
from fifthcolony.server.in_memory import InMemory
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
from fifthcolony.server.store.errors import Unreadable
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.loading import replay_line, table_line
from fifthcolony.server.store.schema import EndingRow, OverRow, SeatRow, TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table import seating
from fifthcolony.server.table.kin import continued_row, match_at, rematch_row, seat_without_person, seated_again
from fifthcolony.server.table.room import Table
from fifthcolony.server.thinking.thinkers import Thinkers
from fifthcolony.server.watching.watch import NOBODY, Watch

LOBBY_TABLES = 50
LISTED_REPLAYS = 60
log = logging.getLogger("fifthcolony.server")


class Tables(InMemory):
    """All that pages and windows ask of them, wherever they are."""

    def __init__(
        self, store: Storage, settings: Settings, holding: Holding | None = None, watch: Watch = NOBODY, thinkers: Thinkers | None = None
    ) -> None:
        super().__init__(store, settings, holding, watch, thinkers)
        self._shown: Lobby | None = None
        self._shown_at = 0.0
        """When the lobby was made last."""

    # --- what is seen of them ---------------------------------------------------------------------------------------------------------

    async def line(self, code: str) -> TableLine:
        """A table as everybody sees it; one that sleeps goes on sleeping."""
        code = as_code(code)
        there = None if self._here(code) else await self.holding.whereabouts(code)
        if there is not None:
            return cast("TableLine", await self.holding.ask(there, "line", Look(code)))
        return await self._line_here(code)

    async def _line_here(self, code: str) -> TableLine:
        """The same of a table that is not elsewhere."""
        table = self._here(code)
        return await self._line_of(await self._row(code)) if table is None else table.line()

    async def _line_of(self, row: TableRow) -> TableLine:
        code = row["code"]
        seats, kin, rematch = await self.store.seats(code), await self.store.kin(code), await self.store.rematch_of(code)
        try:
            return table_line(row, seats, kin, rematch)
        except Unreadable as error:
            raise self._unplayable(code, error) from None

    async def seat_of(self, code: str, token: str) -> int | None:
        """The seat that a token's digest opens at the table of this code, wherever that is; none also if there is no such table."""
        table = self._here(code)
        if table is not None:
            seat = table.person(token)
            return None if seat is None else seat.number
        rows = await self.store.seats(code)
        return next((row["seat"] for row in rows if row["token"] == token), None)

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
            everywhere = await self.holding.listed()
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

    def _replay_line(self, row: OverRow, seats: list[SeatRow], ending: EndingRow | None) -> ReplayLine | None:
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
        else:
            mine = await self._mine_here(code, seat)
        return None if mine.table.stage == "over" else mine

    async def _mine_here(self, code: str, seat: int) -> MyTable:
        """A table that is not elsewhere, and what it waits for from a seat."""
        line, table = await self._line_here(code), self._here(code)
        owed = self._asleep.get(code, []) if table is None else [table.owed_by(seat.number) for seat in table.seats]
        return MyTable(line, owed[seat] if seat < len(owed) else None)

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
                table = Table(code, wishes, seed if known is None else known, salt, self.settings, ledger, self.watch, self.thinkers)
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
        """Do for another process what it would do with a table of ours, also if that sleeps; Refused if it is not ours, or no longer."""
        if self._here(errand.code) is None and await self.holding.whereabouts(errand.code) is not None:
            raise _moving()
        match errand:
            case Join():
                try:
                    return await self._join(await self.find(errand.code), errand.request)
                except TakenElsewhere:
                    raise _moving() from None
            case Look():
                return await self._line_here(errand.code)
            case Mine():
                return await self._mine_here(errand.code, errand.seat)

    async def _join(self, table: Table, request: JoinTable) -> Seated:
        token = new_token()

        async def sit() -> int:
            if table.stage != "open":
                raise Refused("not_open.watch", "the game has begun; you can watch it")
            seat = seating.sit_down(table.seats, request.name, digest(token), request.seat, request.colour)
            table.save()
            return seat.number

        return Seated(table.code, f"/t/{table.code}", await table.call(sit), token)


def _moving() -> Refused:
    return Refused("unavailable", "the table is on its way to another process; try again in a moment")


def _first_in_lobby(table: Table | TableLine) -> tuple[bool, int]:
    """Tables that can be joined first, new ones before old ones."""
    return table.stage != "open", -table.created
