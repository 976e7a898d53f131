"""Sockets over a real network, on both event loops that serve: who does not read is cut off, and a server that stops says so."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Self

import pytest
import uvloop
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from fifthcolony.server.lobby import Tables
from fifthcolony.server.transport import upgrade
from fifthcolony.server.transport.attendance import UNHANDLED
from tests.server.house import keep_busy, until
from tests.server.served import QUICK, serving, table_of
from tools.scripted import Player

pytestmark = pytest.mark.unguarded
Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs a test on one of the loops."""

    def run_it(test: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(test)

    return run_it


class Deaf:
    """A watcher that reads nothing after the handshake."""

    def __init__(self, base: str, code: str) -> None:
        self.client = ClientProtocol(parse_uri(f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"))
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setblocking(False)

    async def come_in(self) -> Self:
        """Connect and say hello."""
        loop, uri = asyncio.get_running_loop(), self.client.uri
        await loop.sock_connect(self.socket, (uri.host, uri.port))
        self.client.send_request(self.client.connect())
        await self.send()
        self.client.receive_data(await loop.sock_recv(self.socket, 4096))
        self.client.send_text(b'{"type":"hello"}')
        await self.send()
        return self

    async def send(self) -> None:
        await asyncio.get_running_loop().sock_sendall(self.socket, b"".join(self.client.data_to_send()))

    async def is_cut_off(self) -> bool:
        """Whether the line is broken once all that was under way is read."""
        try:
            while await asyncio.get_running_loop().sock_recv(self.socket, 1 << 20):
                pass
        except ConnectionResetError:
            pass
        return True


async def talk_to_a_wall(tables: Tables, code: str, base: str) -> None:
    table = await tables.find(code)
    async with Player(base, code, None, keep=True) as other:
        deaf = await Deaf(base, code).come_in()
        await until(lambda: len(table.watchers) == 2)
        listening, wall = table.watchers
        text, sent, most = '{"type":"said","line":"' + "x" * 3000 + '"}', 0, 0
        while not wall.closing:
            for connection in (listening, wall):
                connection.send_text(text)
            sent, most = sent + len(text), max(most, wall.line.waiting())
            await asyncio.sleep(0)
            assert sent < 4 * QUICK.queued_bytes, "what the kernel takes has an end too"
        assert QUICK.queued_bytes / 2 < most <= QUICK.queued_bytes
        await until(lambda: table.watchers == [listening])
        async with asyncio.timeout(10):
            assert await deaf.is_cut_off()
        deaf.socket.close()
        assert (await other.ask("ping"))["type"] == "ack"
        assert other.frames.count(text) == sent // len(text)


def test_who_does_not_read_is_cut_off_and_nobody_else_notices(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrade, "LINGER", 0.1)

    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            await talk_to_a_wall(tables, (await table_of(base, 1))[0]["code"], base)

    run(test())


def test_more_than_the_table_can_take_waits_in_the_pipe(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            code = (await table_of(base, 1))[0]["code"]
            async with Player(base, code, None) as me:
                for _ in range(3):
                    replies = await asyncio.gather(*(me.ask("ping") for _ in range(4 * UNHANDLED)))
                    assert [reply["type"] for reply in replies] == ["ack"] * 4 * UNHANDLED
                table = await tables.find(code)
                free = keep_busy(table)
                asked = [asyncio.create_task(me.ask("ping")) for _ in range(2 * UNHANDLED)]
                await until(lambda: table._inbox.qsize() >= UNHANDLED)
                free.set()
                assert [(await reply)["type"] for reply in asked] == ["ack"] * 2 * UNHANDLED

    run(test())


def test_a_server_that_stops_says_so(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            player = await Player(base, (await table_of(base, 1))[0]["code"], None).come_in()
            Player.present.discard(player)  # nobody hangs up for it
        await player.until(lambda: True)
        assert player.closed
        assert "1012" in player.end
        await player.go()

    run(test())
