"""A server without a network, for tests that look at its sockets byte by byte."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec

from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import NewTable
from fifthcolony.server.messages.wire import Wishes
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.app import make_app
from fifthcolony.server.transport.sockets import Sockets
from tests.server.served import QUICK
from tools.loopback import Loopback, config_for

HELLO = '{"type":"hello"}'


class House:
    """A server without a network, and one open table."""

    def __init__(self, data: Path, settings: Settings) -> None:
        self.app = make_app(data, settings)
        self.config = config_for(self.app, settings)
        self.tables: Tables = self.app.app.state.tables
        self.sockets: Sockets = self.app.app.state.sockets
        self.code = ""

    def window(self, path: str | None = None, **headers: str) -> Loopback:
        """Somebody connects."""
        return Loopback(self.sockets, self.config, path or f"/api/tables/{self.code}/socket", **headers)

    async def watcher(self) -> Loopback:
        """Somebody who has come in."""
        window = self.window()
        window.say(HELLO)
        await until(window.texts)
        return window

    @property
    def table(self) -> Table:
        return self.tables.by_code[self.code]


@contextlib.asynccontextmanager
async def house(data: Path, settings: Settings = QUICK) -> AsyncIterator[House]:
    built = House(data, settings)
    async with built.app.app.router.lifespan_context(built.app.app):
        built.code = (await built.tables.make(NewTable("Ada", Wishes(seats=3)))).code
        yield built


async def until(condition: Callable[[], object]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.001)


def keep_busy(table: Table) -> asyncio.Event:
    """Until this is set, the table does nothing else."""
    free = asyncio.Event()

    async def wait() -> None:
        await free.wait()

    table.post(wait)
    return free


def told(window: Loopback) -> list[dict[str, Any]]:
    return [msgspec.json.decode(text) for text in window.texts()]


def acks(window: Loopback) -> list[int]:
    return [message["id"] for message in told(window) if message["type"] == "ack"]


def ping(number: int) -> str:
    return f'{{"type":"ping","id":{number}}}'


def ended(window: Loopback) -> int | None:
    """The code that the server closed it with."""
    return None if window.client.close_rcvd is None else window.client.close_rcvd.code
