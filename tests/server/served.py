"""A real server inside a test: sockets, disk and all, at a pace that suits tests."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from fifthcolony.server.lobby import Tables
from fifthcolony.server.run import server_for
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.app import make_app
from fifthcolony.server.transport.static import ClientFiles
from tools.scripted import Message, Player, post

QUICK = replace(
    Settings(),
    tick=0.0,
    pace=0.0,
    bots_play_on=True,
    pause=0.0,
    breath=0.0,
    notice=0.0,
    lobby_every=0.0,
    catalogue_age=0.0,
    moments=None,
    rate=(10_000, 10_000.0),
    address_rate=(10_000, 10_000.0),
    request_rate=(10_000, 10_000.0),
    table_rate=(10_000, 10_000.0),
    connect_rate=(10_000, 10_000.0),
    guess_rate=(10_000, 10_000.0),
    snapshot_rate=(10_000, 10_000.0),
)
"""Everybody is told at once, bots answer at once, and no moments."""
WITH_MOMENTS = replace(QUICK, moments={"relaxed": 20.0, "minute": 20.0, "blitz": 20.0})
"""With moments, which end when everybody has waved."""


@contextlib.asynccontextmanager
async def serving(data: Path | str, settings: Settings = QUICK, client: ClientFiles | None = None) -> AsyncIterator[tuple[str, Tables]]:
    """A server; its address, and the tables behind it."""
    app = make_app(data, settings, client)
    server = server_for(app, "127.0.0.1", 0, settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            await task
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", app.app.state.tables
    finally:
        await asyncio.gather(*(player.go() for player in list(Player.present) if f":{port}/" in player.address))
        server.should_exit = True
        await task


@contextlib.asynccontextmanager
async def running(data: Path | str, settings: Settings = QUICK) -> AsyncIterator[str]:
    """A server; its address."""
    async with serving(data, settings) as (base, _):
        yield base


@contextlib.contextmanager
def threaded(data: Path | str, settings: Settings = QUICK, client: ClientFiles | None = None) -> Iterator[httpx.Client]:
    """A server in a thread of its own, and somebody who asks it for pages."""
    ready, address, ends = threading.Event(), [""], []

    async def serve() -> None:
        async with serving(data, settings, client) as (address[0], _):
            over = asyncio.Event()
            ends.append((asyncio.get_running_loop(), over))
            ready.set()
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        with httpx.Client(base_url=address[0]) as pages:
            yield pages
    finally:
        loop, over = ends[0]
        loop.call_soon_threadsafe(over.set)
        thread.join(30)


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits for things."""
    asyncio.run(test)


async def table_of(base: str, people: int, seats: int | None = None, **wishes: Any) -> list[Message]:
    """An open table with so many people; what each was told on sitting down."""
    wishes |= {"seats": seats or max(people, 3)}
    seated = [await post(base, "/api/tables", {"name": "Ada", "wishes": wishes})]
    for name in ("Ben", "Cleo", "Dov", "Eva")[: people - 1]:
        seated.append(await post(base, f"/api/tables/{seated[0]['code']}/join", {"name": name}))
    return seated


async def players_at(base: str, seated: list[Message], keep: bool = False) -> list[Player]:
    """Everybody comes in."""
    return [await Player(base, one["code"], one["token"], seed, keep).come_in() for seed, one in enumerate(seated)]
