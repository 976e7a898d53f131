"""This process's sign of life, from a thread and over a line of its own: whatever else there is to do, the others hear that it lives.

`sure_until` grows by signs that the database took in time, each counted from before it was sent. After a gap, whoever notices it, nothing
is sure until the loop has let every table go; only then does the process live again. A loop that has hung for long gets no more signs, so
that its tables can be had elsewhere.
"""

import asyncio
import logging
import math
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import Enum, auto
from functools import partial

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import leases
from fifthcolony.server.store.line import Line
from fifthcolony.server.store.storage import Storage

log = logging.getLogger("fifthcolony.server")


async def waits(over: asyncio.Event, seconds: float) -> bool:
    """Wait so long, or until it is over; whether it is."""
    with suppress(TimeoutError):
        await asyncio.wait_for(over.wait(), seconds)
    return over.is_set()


class Stage(Enum):
    """How a process stands with the others."""

    OUT = auto()
    """It has no table, and may come in."""
    IN = auto()
    CUT_OFF = auto()
    """For so long that its tables may be somebody else's; the loop is about to let them go."""


class Pulse:
    """Renews this process's row at every beat, and with it until when its tables are surely its own."""

    def __init__(self, store: Storage, settings: Settings, me: str) -> None:
        self.me = me
        self.address = ""
        self.said = ""
        """What the others are told with the next sign."""
        self.life = 0
        """How often this process has come in: once, and once more after every gap."""
        self.last = -math.inf
        """When the last sign was sent that was taken in time."""
        self.stage = Stage.OUT
        self._store = store
        self._settings = settings
        self._line = Line(store.database)
        self._asked: float | None = None
        """Since when the database has owed the thread an answer."""
        self._came_round = math.inf
        """When the loop was last seen to live."""
        self._changing = threading.Lock()
        """The stage, and what is sure."""
        self._wakes = threading.Event()
        self._over = asyncio.Event()
        self._thread = threading.Thread(target=self._beat_on, name="pulse", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended: asyncio.Event = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None

    # --- on the loop ------------------------------------------------------------------------------------------------------------------

    async def open(self, address: str, on_gap: Callable[[], Awaitable[None]]) -> None:
        """Come in, and go on to show that we live; `on_gap` lets every table go."""
        self.address, self._loop, self._came_round = address, asyncio.get_running_loop(), time.monotonic()
        await asyncio.to_thread(self._come_in)
        self._asked = None
        self._thread.start()
        self._watch = asyncio.create_task(self._look_after(on_gap), name="pulse")

    async def close(self) -> None:
        """No more signs. A database that does not answer is not waited for."""
        self._over.set()
        self.wake()
        if self._watch is not None:
            await self._watch
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), self._settings.lease)
            self._line.hang_up()

    def wake(self) -> None:
        """Have the next sign given now."""
        self._wakes.set()

    def has_lived_since(self, life: int) -> bool:
        """Whether nobody can have taken a table that was ours when this life was the present one."""
        return self.life == life and time.monotonic() <= self._store.sure_until

    async def _look_after(self, on_gap: Callable[[], Awaitable[None]]) -> None:
        """Show the thread that the loop lives, and do what only the loop can."""
        while not await waits(self._over, self._settings.beat):
            self._came_round = now = time.monotonic()
            asked = self._asked
            if asked is not None and now - asked > self._settings.lease:
                self._line.hang_up()  # the next line may hold
            if self._is_late(now):
                self._cut_off()
            if self.stage is Stage.CUT_OFF:
                await self._let_go(on_gap)

    async def _let_go(self, on_gap: Callable[[], Awaitable[None]]) -> None:
        try:
            await on_gap()
        except Exception:  # it is tried again, and nothing is sure before it is done
            log.exception("the tables could not be let go")
            return
        self.stage = Stage.OUT
        self.wake()

    # --- in the thread ----------------------------------------------------------------------------------------------------------------

    def _beat_on(self) -> None:
        while not self._over.is_set():
            self._wakes.wait(self._settings.beat)
            self._wakes.clear()
            try:
                self._beat()
            except FifthColonyError as error:
                log.warning("no sign of life could be given: %s", error)
            except Exception:
                log.exception("no sign of life could be given")
            self._asked = None
        self._line.close()
        assert self._loop is not None
        with suppress(RuntimeError):  # nobody waits for it any more
            self._loop.call_soon_threadsafe(self._ended.set)

    def _beat(self) -> None:
        now = time.monotonic()
        if self._over.is_set() or self.stage is Stage.CUT_OFF:
            return
        if self.stage is Stage.OUT:
            self._come_in()
        elif self._is_late(now):
            self._cut_off()
        elif now - self._came_round <= self._settings.hang:
            self._show(now)
        else:
            log.error("no sign of life is given: the loop has hung for %.0f s", now - self._came_round)

    def _show(self, now: float) -> None:
        self._asked = now
        sign = partial(leases.live, me=self.me, said=self.said, ttl=self._settings.lease)
        if not self._line.run(sign):
            self._cut_off()
        with self._changing:
            if self.stage is Stage.IN:
                self.last, self._store.sure_until = now, now + self._settings.lease

    def _come_in(self) -> None:
        self._asked = now = time.monotonic()
        self._line.run(partial(leases.enter, me=self.me, address=self.address, said=self.said))
        with self._changing:  # in this order for whoever looks without waiting: the new life is known before anything is sure in it
            self.life, self.last, self._store.sure_until = self.life + 1, now, now + self._settings.lease
            self.stage = Stage.IN

    def _is_late(self, now: float) -> bool:
        """Whether our lease has run out, by our own clock, which began before the database's did."""
        return self.stage is Stage.IN and now - self.last > self._settings.lease

    def _cut_off(self) -> None:
        """Nothing is sure any more, until the loop has let every table go."""
        with self._changing:
            if self.stage is Stage.IN:
                self.stage, self._store.sure_until = Stage.CUT_OFF, -math.inf
