"""A server with its processes, the players before it, and what both use: one trial from the first table to the last."""

import asyncio
import contextlib
import multiprocessing
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tools.load.crowd import crowd_process
from tools.load.database import Postgres, owners_of
from tools.load.disk import sync_times
from tools.load.figures import Level, Memory, Trial
from tools.load.groups import Group, groups
from tools.load.processes import Socket, children, machine, processor_time, resident, sockets_of
from tools.load.tally import Tally, percentile
from tools.serving import Server

_spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Pace:
    """How a load is laid on."""

    people: int = 5
    think: float = 2.0
    ahead: int = 16
    """Answers that a table is ahead of its deal, more or less, before anything is measured."""
    settle: float = 4.0
    """Seconds before a level is measured."""
    seconds: float = 12.0
    crowds: int = 2
    seed: int = 1


@dataclass
class House:
    """Everything that runs."""

    pace: Pace
    trial: Trial
    folder: Path
    """On the disk that is written to."""
    server: Server
    serving: list[int]
    """The processes with tables."""
    empty: float
    shares: list[Group]
    postgres: Postgres | None
    orders: list[Connection] = field(default_factory=list)
    players: list[BaseProcess] = field(default_factory=list)

    async def _tell(self, *orders: Any) -> list[Any]:
        """An order for each crowd, or one for all; what each has to say to it."""
        for line, order in zip(self.orders, orders if len(orders) > 1 else orders * len(self.orders), strict=True):
            line.send(order)
        said = await asyncio.gather(*(asyncio.to_thread(line.recv) for line in self.orders))
        for word in said:
            if isinstance(word, Exception):
                raise word
        return said

    async def set_level(self, tables: int) -> None:
        """So many tables play from now on. While new ones are opened the servers may use what there is."""
        for share in self.shares:
            share.lift()
        crowds = len(self.orders)
        await self._tell(*(("level", tables // crowds + (number < tables % crowds)) for number in range(crowds)))
        for share in self.shares:
            share.lay()

    def _used(self) -> list[float]:
        """Seconds of processor so far: server, database, players, everybody, nobody."""
        database = [] if self.postgres is None else self.postgres.pids()
        players = [player.pid for player in self.players if player.pid is not None]
        return [processor_time(self.serving), processor_time(database), processor_time(players), *machine()]

    async def measure(self, tables: int) -> Level:
        """Let so many tables play, and see what comes of it."""
        await self.set_level(tables)
        await asyncio.sleep(self.pace.settle)
        await self._tell(("collect",))
        before, began = self._used(), time.monotonic()
        disk = await sync_times(self.folder, self.pace.seconds)
        after, seconds = self._used(), time.monotonic() - began
        tally = Tally()
        for part in await self._tell(("collect",)):
            tally.add(part)
        used = [(late - early) / seconds for early, late in zip(before, after, strict=True)]
        level = _level(tables, seconds, tally, used, percentile(disk, 99))
        self.trial.levels.append(level)
        return level

    async def weigh(self, tables: int, minutes: float) -> None:
        """Find out what a table takes, opened and after some play."""
        await self.set_level(tables)
        full = resident(self.serving)
        await asyncio.sleep(minutes * 60)
        self.trial.memory = Memory(tables, self.empty, full, resident(self.serving), minutes)

    async def count_relayed(self) -> None:
        """How many windows came in by another process than the one that has their table."""
        ports: dict[int, str] = {}
        for part in await self._tell(("ports",)):
            ports |= part
        self.trial.sockets = len(ports)
        if self.trial.processes == 1:
            return
        having = {pid: sockets_of(pid) for pid in self.serving}
        doors = {one.here: pid for pid, sockets in having.items() for one in sockets if one.listens}
        owners = owners_of(str(self.server.data))
        for pid, sockets in having.items():
            codes = [ports[one.there] for one in sockets if _is_window(one, self.server.port) and one.there in ports]
            self.trial.relayed += sum(code in owners and doors.get(owners[code]) != pid for code in codes)


def _is_window(one: Socket, port: int) -> bool:
    return one.here == port and not one.listens


def _level(tables: int, seconds: float, tally: Tally, used: list[float], disk: float) -> Level:
    server, database, players, everybody, nobody = used
    p50, p90, p99, most = (percentile(tally.delays, share) for share in (50, 90, 99, 100))
    return Level(
        tables, seconds, len(tally.delays), tally.waves, tally.updates, tally.bytes_in, tally.stale, tally.games, p50, p90, p99, most,
        server, database, players, max(0.0, everybody - server - database - players), nobody, percentile(tally.lags, 99), disk,
        tally.errors,
    )  # fmt: skip


@asynccontextmanager
async def house(
    trial: Trial, pace: Pace, folder: Path, data: Path | str, postgres: Postgres | None = None, **changes: Any
) -> AsyncIterator[House]:
    """A server that is up, each of its processes in a group of its own, and people who wait for an order."""
    async with AsyncExitStack() as stack:
        server = Server(data, workers=trial.processes, max_tables=100_000, **changes)
        stack.push_async_callback(server.stop)
        await server.start()
        await _answered(server.port)
        serving = [server.pid] if trial.processes == 1 else _workers(server.pid)
        shares = stack.enter_context(groups(serving, trial.share))
        made = House(pace, trial, folder, server, serving, resident(serving), shares, postgres)
        for number in range(pace.crowds):
            _begin(made, number, stack.callback)
        yield made
        for line in made.orders:
            line.send(("end",))


def _begin(made: House, number: int, finally_do: Callable[..., Any]) -> None:
    """A process of players."""
    ours, theirs = _spawn.Pipe()
    pace = made.pace
    args = (theirs, made.server.port, pace.people, pace.think, pace.ahead, pace.seed + number)
    player = _spawn.Process(target=crowd_process, args=args, daemon=True)
    player.start()
    theirs.close()
    made.orders.append(ours)
    made.players.append(player)
    finally_do(_end, player, ours)


def _end(player: BaseProcess, line: Connection) -> None:
    player.join(5)
    if player.is_alive():
        player.kill()
        player.join()
    line.close()


def _workers(parent: int) -> list[int]:
    """Of all it has started, those that serve."""
    return [child for child in children(parent) if b"multiprocessing.spawn" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def _answered(port: int, within: float = 60.0) -> None:
    """Wait until somebody serves."""
    async with asyncio.timeout(within):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        await reader.read()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


Measure = Callable[[int], Awaitable[Level]]
