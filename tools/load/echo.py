"""The bare rate of the server library: messages there and back on the same sockets, without a table, and with one that only answers."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any, ClassVar, cast

import uvicorn

from fifthcolony.server.collecting import calm_collector
from fifthcolony.server.run import config_for
from fifthcolony.server.transport.app import make_app
from fifthcolony.server.transport.upgrade import Stage, TableSocket
from tools.load.figures import Echo
from tools.load.frames import TEXT, Incoming, frame, upgrade
from tools.load.groups import groups
from tools.load.heard import Seated
from tools.load.http import post
from tools.load.processes import processor_time
from tools.serving import PATIENT, Server

WINDOWS = 50
PING = b'{"type":"ping","id":7}'


class EchoSocket(TableSocket):
    """Gives every message back as it came, before anybody has looked at it."""

    def _message(self, data: bytes, is_text: bool) -> None:  # noqa: ARG002
        if self.stage == Stage.HELLO:
            self._ping_later()
        self.send_text(data.decode())


class EchoServer(Server):
    """One whose tables nobody comes to."""

    module: ClassVar = "tools.load.echo"


class Pinger(asyncio.Protocol):
    """Sends a message whenever the one before is answered."""

    def __init__(self, port: int, path: str, first: bytes) -> None:
        self.port = port
        self.path = path
        self.first = first
        self.count = 0
        self._incoming: Incoming | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(upgrade(f"127.0.0.1:{self.port}", self.path))

    def data_received(self, data: bytes) -> None:
        """An answer: the next message."""
        if self._incoming is None:
            self._incoming = Incoming()
            self.transport.write(frame(self.first))
            return
        for opcode, _ in self._incoming.cut(data):
            if opcode == TEXT:
                self.count += 1
                self.transport.write(frame(PING))


async def bounce(name: str, server: Server, share: float | None, seconds: float, hello: bool) -> Echo:
    """Let messages go to and fro for some seconds."""
    await server.start()
    try:
        pingers = [await _pinger(server.port, hello) for _ in range(WINDOWS)]
        with groups([server.pid], share) as shares:
            for group in shares:
                group.lay()
            await asyncio.sleep(seconds / 4)
            before, used, began = sum(one.count for one in pingers), processor_time([server.pid]), time.monotonic()
            await asyncio.sleep(seconds)
            count, passed = sum(one.count for one in pingers) - before, time.monotonic() - began
            busy = (processor_time([server.pid]) - used) / passed
        for one in pingers:
            one.transport.close()
    finally:
        await server.stop()
    return Echo(name, count, passed, busy)


async def _pinger(port: int, hello: bool) -> Pinger:
    """A window; at a table of its own if it is to say hello."""
    code, first = "BCDFG", PING
    if hello:
        seated = await post("127.0.0.1", port, "/api/tables", {"name": "a", "wishes": {}}, Seated)
        code, first = seated.code, b'{"type":"hello","token":"' + seated.token.encode() + b'"}'
    made: Any = Pinger(port, f"/api/tables/{code}/socket", first)
    await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", port)
    return cast(Pinger, made)


async def echoes(folder: Path, share: float | None, seconds: float) -> list[Echo]:
    """Both."""
    bare = await bounce("echo on a bare socket", EchoServer(folder / "bare"), share, seconds, hello=False)
    table = await bounce("ping to a table and its ack", Server(folder / "table", tick=0.0), share, seconds, hello=True)
    return [bare, table]


def serve_echo(data: str, port: str) -> None:
    """The same server with the same sockets, which give back what comes."""
    calm_collector()
    config = config_for(make_app(Path(data), PATIENT), PATIENT, port=int(port))
    config.ws = EchoSocket
    uvicorn.Server(config).run()


if __name__ == "__main__":
    serve_echo(*sys.argv[1:3])
