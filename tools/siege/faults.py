"""The faults, each made on purpose, waited for and mended."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import sqlalchemy as sql

from tools.scripted import Player
from tools.siege.audit import held_by
from tools.siege.fleet import LEASE, Fleet, Member
from tools.siege.postgres import How, Postgres
from tools.siege.tables import AWAY, Tables
from tools.siege.takeovers import Takeovers

KINDS: Final = {
    "kill": "kill -9 of a process, started again",
    "slow": "kill -9, and then a disk on which each commit takes 50 to 500 ms longer",
    "sleep": "SIGSTOP for longer than the lease, SIGCONT",
    "cut": "a process cut off from PostgreSQL for longer than the lease: lines break",
    "silence": "the same, but nothing is heard",
    "hang up": "PostgreSQL ends a process's connections",
    "restart": "PostgreSQL restarted in order",
    "crash": "PostgreSQL stopped as by a crash, started again",
}
SLOW: Final = (0.05, 0.5)


class Faults:
    """What can be done to a fleet."""

    def __init__(self, fleet: Fleet, postgres: Postgres, tables: Tables, dice: random.Random) -> None:
        self.fleet = fleet
        self.postgres = postgres
        self.tables = tables
        self.dice = dice
        self.made: Counter[str] = Counter()
        self.takeovers = Takeovers()
        self._under_way = 0
        self._one_at_a_time = asyncio.Lock()
        """Of those that are not kills."""
        self._ways: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "slow": lambda: self._kill(SLOW),
            "sleep": self._sleep,
            "cut": self._cut,
            "silence": self._silence,
            "hang up": self._hang_up,
            "restart": lambda: self._restart("fast"),
            "crash": lambda: self._restart("immediate"),
        }

    async def settled(self, most: int) -> None:
        """Wait until no more than so many are under way."""
        while self._under_way > most:
            await asyncio.sleep(0.02)

    async def make(self, kind: str) -> None:
        """Make one, and see it mended."""
        self._under_way += 1
        try:
            await self._make(kind)
        finally:
            self._under_way -= 1
        self.made[kind] += 1

    async def _make(self, kind: str) -> None:
        if kind in ("kill", "slow"):
            await self._ways[kind]()
        else:
            async with self._one_at_a_time, self._trouble():
                await self._ways[kind]()

    @asynccontextmanager
    async def _trouble(self) -> AsyncIterator[None]:
        self.takeovers.trouble_until = float("inf")
        try:
            yield
        finally:
            self.takeovers.trouble_until = time.monotonic() + LEASE

    @asynccontextmanager
    async def _victim(self, worth: Callable[[Member], int] = lambda _member: 0) -> AsyncIterator[Member]:
        member = await self.fleet.victim(worth)
        try:
            yield member
        finally:
            member.is_spared = False

    async def _kill(self, slow: tuple[float, float] | None = None) -> None:
        async with self._victim() as member:
            held = await asyncio.to_thread(self._held, member)
            self.takeovers.begin(player for code in held if code in self.tables.all for player in self.tables.all[code].windows)
            await member.kill()
            await asyncio.sleep(self.dice.uniform(0.0, 0.6))
            await member.start(slow)

    def _held(self, member: Member) -> set[str]:
        try:
            return held_by(self.postgres.engine, member.name)
        except sql.exc.OperationalError:  # nobody can say while PostgreSQL is down
            return set()

    def _played(self, member: Member) -> int:
        """How many tables it has at which something can go wrong."""
        return len(self._held(member) & {table.code for table in self.tables.live})

    async def _sleep(self) -> None:
        async with self._victim(self._played) as member:
            member.server.send(signal.SIGSTOP)
            await self._outlast_its_lease(member)
            member.server.send(signal.SIGCONT)

    async def _cut(self) -> None:
        async with self._victim(self._played) as member:
            await self.fleet.gates.be(member.number, "cut")
            await self._outlast_its_lease(member)
            await self.fleet.gates.be(member.number, "open")

    async def _silence(self) -> None:
        async with self._victim(self._played) as member:
            await self.fleet.gates.be(member.number, "silent")
            await self._outlast_its_lease(member)
            await self.fleet.gates.be(member.number, "open")

    async def _hang_up(self) -> None:
        async with self._victim() as member:
            await asyncio.to_thread(self.postgres.hang_up, member.name)

    async def _restart(self, how: How) -> None:
        await self.postgres.stop(how)
        await asyncio.sleep(self.dice.uniform(0.0, 2 * LEASE))
        await self.postgres.start()

    async def _outlast_its_lease(self, member: Member) -> None:
        """Then others take its tables, while what people have said to it may still lie at its door."""
        held = await asyncio.to_thread(self._held, member)
        await asyncio.sleep(LEASE * 1.2)
        await asyncio.gather(*(self._look_in(code, self.fleet.door(member)) for code in held if code in self.tables.all))
        await asyncio.sleep(LEASE * self.dice.uniform(0.0, 1.8))

    async def _look_in(self, code: str, door: str) -> None:
        """Somebody comes to a table by another door, sees it, and goes."""
        watcher = Player(door, code, None)
        watcher.patience = 2 * LEASE
        with suppress(*AWAY):
            await watcher.come_in()
        await watcher.go()
