"""What a table says: held until all it speaks of is on disk, and then until an even tick after what set it off.

How long the table had something to do in between (a bot that was asked in secret and passed, a view that took longer) is not seen: what
somebody's frame sets off is told so many milliseconds after that frame came, and what a clock sets off so many after it ran out.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from math import floor
from typing import NamedTuple

from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.socket import ServerMessage
from fifthcolony.server.transport.connection import Connection, encode
from fifthcolony.server.watching.watch import NOBODY, Watch

Deed = Callable[[], None]


class _Breath(NamedTuple):
    """What is said in one go."""

    at: float
    since: float | None
    """When somebody's frame set it off, if one did."""
    deeds: list[Deed]


class Voice:
    """Of one table. What is said in an order is heard in that order."""

    __slots__ = ("_due", "_held", "_timer", "tick", "watch")

    def __init__(self, tick: float, watch: Watch = NOBODY) -> None:
        self.tick = tick
        """Seconds; 0: at once."""
        self.watch = watch
        self._held: list[Deed] = []
        self._due: deque[_Breath] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def say(self, connection: Connection, message: ServerMessage) -> None:
        """Send a message, in its turn."""
        self.write(connection, encode(message))

    def write(self, connection: Connection, text: str) -> None:
        """Send a message that is written already, in its turn."""
        self._held.append(partial(connection.send_text, text))

    def hang_up(self, connection: Connection, why: Refused | None = None) -> None:
        """Close a connection once all before this is said. From now on nothing that comes from it is taken."""
        connection.deaf = True
        self._held.append(connection.close if why is None else partial(connection.refuse_and_close, why))

    def part(self, connection: Connection, code: int) -> None:
        """Close a connection once all before this is said."""
        self._held.append(partial(connection.close, code))

    def speak(self, since: float, is_answer: bool = False) -> None:
        """What was held may be said: on the next even tick after the time that set it off, which may be when a frame came."""
        if not self._held:
            return
        deeds, self._held = self._held, []
        if self.tick <= 0:
            _do(deeds)
            if is_answer:
                self.watch.answered(time.monotonic() - since)
            return
        now = time.monotonic()
        ticks = floor(max(0.0, now - since) / self.tick) + 1
        self._due.append(_Breath(since + ticks * self.tick, since if is_answer else None, deeds))
        if self._timer is None:
            self._wait(now)

    def _wait(self, now: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, self._due[0].at - now), self._breathe)

    def _breathe(self) -> None:
        self._timer = None
        now = time.monotonic()
        self._exhale()
        while self._due and self._due[0].at <= now:
            self._exhale()
        if self._due:
            self._wait(now)

    def _exhale(self) -> None:
        breath = self._due.popleft()
        _do(breath.deeds)
        if breath.since is not None:
            self.watch.answered(time.monotonic() - breath.since)

    def forget(self) -> None:
        """What was held is not so: it could not be written down."""
        self._held.clear()

    def finish(self) -> None:
        """Say at once all that may be said."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._due:
            self._exhale()


def _do(deeds: list[Deed]) -> None:
    for deed in deeds:
        deed()
