"""A server in a process of its own, for tools that kill it or put load on it."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol

import sqlalchemy as sql

from fifthcolony.server.cluster.workers import serve_many
from fifthcolony.server.run import serve
from fifthcolony.server.settings import Settings

_UNLIMITED = (1_000_000, 1_000_000.0)
PATIENT = replace(
    Settings(),
    rate=_UNLIMITED,
    address_rate=_UNLIMITED,
    request_rate=_UNLIMITED,
    table_rate=_UNLIMITED,
    connect_rate=_UNLIMITED,
    snapshot_rate=_UNLIMITED,
    max_connections=100_000,
    connections_per_address=100_000,
    log_level="warning",
)
"""Everybody comes from one address."""


class Order(NamedTuple):
    """What a server is to do."""

    place: str
    """A folder, or a database's URL."""
    port: int
    changes: dict[str, Any]
    """Of the settings."""
    slow: tuple[float, float] | None = None
    """How many seconds each of its commits takes longer, from and to; none: the disk is as fast as it is."""
    workers: int = 1
    """Processes that share the work."""


class Process(Protocol):
    """What a server runs in."""

    pid: int

    @property
    def returncode(self) -> int | None:
        """None while it is there."""
        ...

    def send_signal(self, number: int, /) -> None:
        """As `kill` does."""
        ...

    def terminate(self) -> None:
        """End it politely."""
        ...

    async def wait(self) -> int:
        """Until it is gone."""
        ...


class Starting(Protocol):
    """Where processes come from."""

    async def start(self, order: Order, log: Path | None) -> Process:
        """One that carries out an order."""
        ...


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment() -> dict[str, str]:
    """In which our modules are found."""
    root = str(Path(__file__).resolve().parent.parent)
    path = os.pathsep.join([root, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).rstrip(os.pathsep)
    return os.environ | {"PYTHONPATH": path}


class Fresh:
    """Each process is a new program."""

    def __init__(self, module: str) -> None:
        self.module = module

    async def start(self, order: Order, log: Path | None) -> Process:
        """One that carries out an order."""
        command = [sys.executable, "-m", self.module, *order[:1], *map(json.dumps, order[1:])]
        with contextlib.nullcontext() if log is None else log.open("ab") as heard:
            return await asyncio.create_subprocess_exec(*command, env=environment(), stderr=heard)


class Server:
    """Started, killed and started again on the same data and port."""

    module: ClassVar = "tools.serving"
    """What its process runs."""

    def __init__(
        self, data: Path | str, starting: Starting | None = None, log: Path | None = None, workers: int = 1, **changes: Any
    ) -> None:
        self.data = data
        self.workers = workers
        self.port = free_port()
        self.changes = changes
        self.starting = starting or Fresh(self.module)
        self.log = log
        """Where it writes what it logs; none: where we do."""
        self.process: Process | None = None

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    async def start(self, within: float = 60.0, slow: tuple[float, float] | None = None) -> None:
        """Start, and wait until it answers."""
        order = Order(str(self.data), self.port, self.changes, slow, self.workers)
        self.process = await self.starting.start(order, self.log)
        async with asyncio.timeout(within):
            while True:
                if self.process.returncode is not None:
                    raise RuntimeError(f"the server ended with {self.process.returncode}")
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.02)

    def send(self, number: int) -> None:
        """Send its process a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    async def kill(self) -> None:
        """As if the power went."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """End it politely."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


def _slow_down(least: float, most: float) -> None:
    """Each commit waits before it is made, with all that it has locked."""
    dice = random.Random(os.getpid())
    sql.event.listen(sql.Engine, "commit", lambda _connection: time.sleep(dice.uniform(least, most)))


def serve_order(order: Order) -> None:
    """Carry it out until told to stop."""
    if order.slow is not None:
        _slow_down(*order.slow)
    settings = replace(PATIENT, **order.changes)
    if order.workers > 1:
        serve_many(order.workers, "127.0.0.1", order.port, order.place, settings, lambda: None)
    else:
        serve("127.0.0.1", order.port, order.place if "://" in order.place else Path(order.place), settings)


if __name__ == "__main__":
    serve_order(Order(sys.argv[1], *map(json.loads, sys.argv[2:])))
