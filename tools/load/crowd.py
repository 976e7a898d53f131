"""A process full of people: tables of windows that play as many at once as they are told, and count what they see."""

import asyncio
import gc
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from uvloop import run

from tools.load.heard import Seated
from tools.load.http import post
from tools.load.tally import Tally
from tools.load.window import Manner, Window

AT_ONCE: Final = 100
"""Tables that catch up side by side: more of them in haste would be a load that no people are."""
WITHIN: Final = 120.0
HASTE: Final = 6.0
_WINK: Final = 0.02


class Place:
    """A table, and the next one when its game is over."""

    def __init__(self, manner: Manner, people: int, ahead: int) -> None:
        self.manner = manner
        self.people = people
        self.playing = False
        self.windows: list[Window] = []
        self.answers = 0
        self.ahead = manner.dice.randint(ahead // 2, ahead * 3 // 2)
        """Answers until it plays at the usual pace: what comes first after a deal is not like the rest."""
        self._again: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Everybody sits down and comes in, and the game begins."""
        host, port = self.manner.host, self.manner.port
        seated = [await post(host, port, "/api/tables", {"name": "a", "wishes": {"seats": max(self.people, 3)}}, Seated)]
        for _ in range(self.people - 1):
            seated.append(await post(host, port, f"/api/tables/{seated[0].code}/join", {"name": "b"}, Seated))
        self.windows = [Window(self.manner, self, one) for one in seated]
        for window in self.windows:
            await asyncio.get_running_loop().create_connection(partial(_same, window), host, port)
            await window.ready
        self.windows[0].start()

    def play(self, playing: bool) -> None:
        """Play on, or sit and look."""
        self.playing = playing
        for window in self.windows:
            window.consider()

    def answered(self) -> None:
        """Count it."""
        self.answers += 1

    @property
    def is_ahead(self) -> bool:
        """Whether its game is well under way."""
        return self.answers >= self.ahead

    def haste(self) -> float:
        """A new table makes up for its late start."""
        return 1.0 if self.is_ahead else HASTE

    def over(self) -> None:
        """Everybody goes, and comes again to a new table."""
        if self._again is None:
            self.manner.tally.games += 1
            for window in self.windows:
                window.go()
            self._again = asyncio.create_task(self._open_again())

    async def _open_again(self) -> None:
        try:
            await self.open()
        except OSError as error:
            self.manner.tally.errors.append(str(error))
        finally:
            self._again = None


def _same(window: Window) -> Window:
    return window


class Crowd:
    """All tables of one process, and what it is asked to do with them."""

    def __init__(self, manner: Manner, people: int, ahead: int) -> None:
        self.manner = manner
        self.people = people
        self.ahead = ahead
        self.places: list[Place] = []

    async def level(self, tables: int) -> int:
        """So many tables play; those that are missing are opened, others sit and look."""
        free = asyncio.Semaphore(AT_ONCE)
        new = [Place(self.manner, self.people, self.ahead) for _ in range(tables - len(self.places))]

        async def open_one(place: Place) -> None:
            async with free, asyncio.timeout(WITHIN):
                await place.open()
                place.play(True)
                while not place.is_ahead:
                    await asyncio.sleep(0.2)

        await asyncio.gather(*map(open_one, new))
        self.places += new
        for number, place in enumerate(self.places):
            place.play(number < tables)
        return len(self.places)

    def collect(self) -> Tally:
        """What was counted since the last time."""
        counted, self.manner.tally = self.manner.tally, Tally()
        return counted

    def ports(self) -> dict[int, str]:
        """Where each window comes from, and the code of its table."""
        return {window.port: window.seated.code for place in self.places for window in place.windows if not window.gone}

    async def notice_lag(self) -> None:
        """How late we are woken up ourselves."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(_WINK)
            self.manner.tally.lags.append((time.perf_counter() - before - _WINK) * 1000)


async def _obey(orders: Connection, crowd: Crowd) -> None:
    watching = asyncio.create_task(crowd.notice_lag())
    verbs: dict[str, Callable[[], Any]] = {"collect": crowd.collect, "ports": crowd.ports}
    while True:
        verb, *given = await asyncio.to_thread(orders.recv)
        if verb == "end":
            break
        try:
            orders.send(await crowd.level(*given) if verb == "level" else verbs[verb]())
        except (OSError, TimeoutError) as error:
            orders.send(error if str(error) else TimeoutError(f"no table was ready within {WITHIN:.0f} s"))
    watching.cancel()


def crowd_process(orders: Connection, port: int, people: int, think: float, ahead: int, seed: int) -> None:
    """What a process of players does until it is told to end."""
    gc.disable()  # its pauses would be counted as the server's
    manner = Manner("127.0.0.1", port, think, Random(seed), Tally())
    run(_obey(orders, Crowd(manner, people, ahead)))
