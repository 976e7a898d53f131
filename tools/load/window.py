"""One person's window under load: it answers as the lamp says, or by chance, waves moments on, and takes its time for both."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, cast

from tools.load.frames import CLOSE, PING, PONG, TEXT, Incoming, frame, upgrade
from tools.load.heard import Ack, Refusal, Scene, Seated, Snapshot, TableChanged, Update, decoder, options
from tools.load.tally import Tally

STALE: Final = ("stale_moment", "stale_ask", "no_ask")
"""What happens to whoever is slower than the others."""


@dataclass
class Manner:
    """How all of a crowd play, and where they count."""

    host: str
    port: int
    think: float
    dice: Random
    tally: Tally

    def thought(self) -> float:
        """Seconds: mostly short, at times long."""
        return min(self.dice.expovariate(1 / self.think), 5 * self.think)


class Seating(Protocol):
    """The table a window is at."""

    playing: bool

    def answered(self) -> None:
        """Somebody's answer is acknowledged."""
        ...

    def haste(self) -> float:
        """How many times faster than usual they play."""
        ...

    def over(self) -> None:
        """Its game has ended."""
        ...


class Window(asyncio.Protocol):
    """A socket, its last scene, and at most one thing that it is about to do."""

    __slots__ = ("_answered", "_incoming", "_number", "_pending", "_planned", "_scene", "_sent_at", "_transport", "_waved",
                 "gone", "manner", "ready", "seated", "table")  # fmt: skip

    def __init__(self, manner: Manner, table: Seating, seated: Seated) -> None:
        self.manner = manner
        self.table = table
        self.seated = seated
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the table has let it in."""
        self.gone = False
        self._incoming: Incoming | None = None
        self._scene: Scene | None = None
        self._planned: asyncio.TimerHandle | None = None
        self._number = 0
        self._pending = 0
        """The number of the answer that is not acknowledged yet; 0: there is none."""
        self._sent_at = 0.0
        self._answered = -1
        self._waved = -1

    # --- the line ---------------------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(upgrade(f"{self.manner.host}:{self.manner.port}", f"/api/tables/{self.seated.code}/socket"))

    def connection_lost(self, _exc: Exception | None) -> None:
        """Nobody hung up but the server."""
        if not self.gone:
            self._fail("a window was closed")
        self.go()

    def go(self) -> None:
        """Hang up."""
        self.gone = True
        if self._planned is not None:
            self._planned.cancel()
        self._transport.close()

    @property
    def port(self) -> int:
        """Where it comes from."""
        return int(self._transport.get_extra_info("sockname")[1])

    def data_received(self, data: bytes) -> None:
        """What the network brought."""
        if self._incoming is None:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end or b" 101 " not in head[:16]:
                self._fail(f"no socket: {head[:80]!r}")
                return
            self._incoming = Incoming()
            self._send(b'{"type":"hello","token":"' + self.seated.token.encode() + b'"}')
        tally = self.manner.tally
        tally.bytes_in += len(data)
        for opcode, content in self._incoming.cut(data):
            if opcode == TEXT:
                tally.messages += 1
                self._hear(content)
            elif opcode == PING:
                self._transport.write(frame(content, PONG))
            elif opcode == CLOSE:
                self._transport.close()

    def _send(self, data: bytes) -> None:
        self._transport.write(frame(data))

    def _fail(self, why: str) -> None:
        self.manner.tally.errors.append(why)
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(why))

    # --- playing ----------------------------------------------------------------------------------------------------------------------

    def _hear(self, content: bytes) -> None:
        said = decoder.decode(content)
        if isinstance(said, Update):
            self.manner.tally.updates += 1
            self._scene = said.scene
        elif isinstance(said, Ack):
            self._acknowledged(said.id)
        elif isinstance(said, Snapshot):
            self._scene = said.scene
            if not self.ready.done():
                self.ready.set_result(None)
        elif isinstance(said, Refusal):
            self._refused(said)
        elif isinstance(said, TableChanged) and said.table.stage == "over":
            self.table.over()
            return
        self.consider()

    def _acknowledged(self, number: int) -> None:
        if number and number == self._pending:
            self.manner.tally.delays.append((time.perf_counter() - self._sent_at) * 1000)
            self._pending = 0
            self.table.answered()

    def _refused(self, refusal: Refusal) -> None:
        """A stale answer is one that the table did not need; what is answered next is in the next scene."""
        if refusal.id == self._pending:
            self._pending = 0
        if refusal.code in STALE:
            self.manner.tally.stale += 1
        else:
            self._fail(f"{refusal.code}: {refusal.message}")

    def start(self) -> None:
        """Begin the game; only the host may."""
        self._send(b'{"type":"start","id":0}')

    def consider(self) -> None:
        """Whatever can be done is done after some thought."""
        if self._planned is None and not self.gone and self.table.playing and self._deed() is not None:
            self._planned = asyncio.get_running_loop().call_later(self.manner.thought() / self.table.haste(), self._act)

    def _deed(self) -> Callable[[], None] | None:
        scene = self._scene
        if scene is None or self._pending:
            return None
        if scene.asks and scene.asks[0].id > self._answered:
            return self._answer
        if scene.moment is not None and not scene.moment.waved and scene.moment.id > self._waved:
            return self._wave
        return None

    def _act(self) -> None:
        self._planned = None
        deed = self._deed()
        if deed is not None and self.table.playing:
            deed()
            self.consider()

    def _answer(self) -> None:
        assert self._scene is not None
        owed = self._scene.asks[0]
        choice = owed.lamp
        if choice is None:
            choice = self.manner.dice.randrange(len(options.decode(owed.options)))
        self._answered = owed.id
        self._number = self._pending = self._number + 1
        self._sent_at = time.perf_counter()
        self._send(b'{"type":"answer","id":%d,"ask":%d,"choices":[%d]}' % (self._number, owed.id, choice))

    def _wave(self) -> None:
        assert self._scene is not None
        assert self._scene.moment is not None
        self._waved = self._scene.moment.id
        self._number += 1
        self.manner.tally.waves += 1
        self._send(b'{"type":"wave","id":%d,"moment":%d}' % (self._number, self._waved))
