"""Connections handed from the process that listens to the one that serves, each whole, as a file descriptor.

Who listens looks at the first bytes without taking them: windows of one table go to the same worker, so that nothing has to be passed on
between workers afterwards. That is a favour, not a rule: a window is led to its table wherever it comes in.
"""

import asyncio
import re
import socket
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import uvicorn

from fifthcolony.server.leaving import LeavingServer
from fifthcolony.server.lobby import Tables

_LOOK: Final = 512
"""Bytes of a request that are looked at."""
_PATIENCE: Final = 0.1
"""Seconds that a connection may be silent before it goes to any worker."""
_AT_ONCE: Final = 64
_CODE: Final = re.compile(rb"(?:GET|POST) /api/tables/([A-Za-z]{5,12})/")
_WORKER: Final = re.compile(rb"GET /metrics/([0-9]{1,3}) ")
"""Each worker counts for itself."""
READY: Final = b"r"
"""A worker serves; said once a second."""
_HANDED: Final = b"c"


class Acceptor:
    """Listens, and hands connections to workers."""

    def __init__(self, listener: socket.socket, channels: Callable[[], Sequence[socket.socket | None]]) -> None:
        self.listener = listener
        self.channels = channels
        """The lines to the workers, each at its place; none where a worker is just not there."""
        self._next = 0
        self._waiting: dict[socket.socket, asyncio.TimerHandle] = {}

    def open(self) -> None:
        """Begin to take connections in."""
        self.listener.setblocking(False)
        asyncio.get_running_loop().add_reader(self.listener.fileno(), self._accept)

    def close(self) -> None:
        """Take no more in."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.listener.fileno())
        self.listener.close()
        for waiting, timer in self._waiting.items():
            timer.cancel()
            loop.remove_reader(waiting.fileno())
            waiting.close()
        self._waiting.clear()

    def _accept(self) -> None:
        for _ in range(_AT_ONCE):
            try:
                connection, _ = self.listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # as many files are open as may be: whoever waits is taken in later
                return
            connection.setblocking(False)
            self._look(connection, wait=True)

    def _look(self, connection: socket.socket, wait: bool) -> None:
        """Hand it on by what it asks for; wait a little for who has not said anything yet."""
        loop = asyncio.get_running_loop()
        timer = self._waiting.pop(connection, None)
        if timer is not None:
            timer.cancel()
            loop.remove_reader(connection.fileno())
        try:
            seen = connection.recv(_LOOK, socket.MSG_PEEK)
        except BlockingIOError:
            if wait:
                loop.add_reader(connection.fileno(), self._look, connection, False)
                self._waiting[connection] = loop.call_later(_PATIENCE, self._look, connection, False)
                return
            seen = b""
        except OSError:
            connection.close()
            return
        self._hand_on(connection, _place(seen))

    def _hand_on(self, connection: socket.socket, place: int | None) -> None:
        channels = self.channels()
        if place is None:
            self._next += 1
        first = self._next if place is None else place
        with connection:
            for step in range(len(channels)):
                channel = channels[(first + step) % len(channels)]
                if channel is None:
                    continue
                try:
                    socket.send_fds(channel, [_HANDED], [connection.fileno()])
                except OSError:  # it has ended, or has not taken what was handed to it before
                    continue
                return


def _place(seen: bytes) -> int | None:
    """Where a connection belongs: by the table it asks for, or by the worker whose figures it wants; none: anywhere."""
    if (found := _CODE.match(seen)) is not None:
        return zlib.crc32(found[1].upper())
    return None if (found := _WORKER.match(seen)) is None else int(found[1])


class HandedServer(LeavingServer):
    """A server that listens nowhere and is handed its connections."""

    def __init__(self, config: uvicorn.Config, tables: Tables, channel: socket.socket) -> None:
        super().__init__(config, tables)
        self.channel = channel
        self._opening: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Begin to take what is handed over, and say so."""
        await super().startup(sockets=[])
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel.fileno(), self._take)
        self.channel.send(READY)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; whoever hands us connections hears every now and then that we come round."""
        if counter % 10 == 0:
            with suppress(OSError):  # nobody listens any more, or just now
                self.channel.send(READY)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more."""
        asyncio.get_running_loop().remove_reader(self.channel.fileno())
        self.channel.close()
        await super().shutdown(sockets)

    def _take(self) -> None:
        for _ in range(_AT_ONCE):
            try:
                word, handed, _, _ = socket.recv_fds(self.channel, 1, 1)
            except (BlockingIOError, InterruptedError):
                return
            except OSError:
                word, handed = b"", []
            if not word:  # whoever listened is gone, and nobody else hands us anything
                self.should_exit = True
                asyncio.get_running_loop().remove_reader(self.channel.fileno())
                return
            for number in handed:
                self._serve_one(socket.socket(fileno=number))

    def _serve_one(self, connection: socket.socket) -> None:
        loop, config = asyncio.get_running_loop(), self.config
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )

        task = loop.create_task(loop.connect_accepted_socket(protocol, connection))
        self._opening.add(task)
        task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[Any]) -> None:
        self._opening.discard(task)
        if not task.cancelled() and isinstance(task.exception(), OSError):
            return  # it hung up before we had it
        task.result()
