"""Whoever plays records of games that are over: worker processes, so that the tables never wait for it.

They start when the first is needed, step back for everybody else, are replaced after so many tasks or when one dies, and end with
their line to the server, which breaks however the server ends.
"""

import asyncio
import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from fifthcolony.server.errors import Refused
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.screening import Stopped, Stranger
from fifthcolony.server.worker_life import begin_with

T = TypeVar("T")
TASKS: Final = 500
"""After which workers are replaced: whatever they have gathered goes with them."""
TRIES: Final = 2
_FAREWELL: Final = 5.0
"""Seconds that a server which closes waits at most for its workers to be gone."""
_PAUSE: Final = 0.0002
"""Seconds. A thread that only gives way waits for the loop to ask, which takes 5 ms each time; one that sleeps is out of its way."""


class Crew:
    """Some workers, and the line that they live by."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # a copy of this process would have its threads' locks and its sockets
        end, self._line = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(workers, context, begin_with, (end,))
        self.given = 0
        """Tasks so far."""
        self.busy = 0
        """Tasks under way."""

    def submit(self, task: Callable[..., T], given: tuple[Any, ...]) -> "Future[T]":
        """Begin a task; this may start a process, and takes as long."""
        try:
            return self._pool.submit(task, *given)
        except RuntimeError as error:
            raise BrokenProcessPool("these workers have been let go") from error

    def leave(self) -> threading.Thread:
        """Go at once, in the middle of anything; the thread ends when nobody is there any more."""
        self._line.close()
        left = threading.Thread(target=self._pool.shutdown, name="replays leave", daemon=True)
        left.start()
        return left


class Projectors:
    """A few tasks at a time, a few more that wait, and no others."""

    def __init__(self, settings: Settings) -> None:
        self.workers = settings.replay_workers
        self.most = settings.replay_workers + settings.replays_waiting
        self.limit = settings.replay_limit
        self.crews: set[Crew] = set()
        self._crew: Crew | None = None
        """Those who get the next task."""
        self._inside = 0
        self._free = asyncio.Semaphore(self.workers)
        self._thread = ThreadPoolExecutor(1, "replays")
        self._is_closed = False

    async def close(self) -> None:
        """Stop whatever is played."""
        self._is_closed = True
        self._crew = None
        left = [crew.leave() for crew in self.crews]
        self.crews.clear()
        self._thread.shutdown(wait=False)  # whoever waits for it is told to stop at the first choice
        for thread in left:
            await asyncio.to_thread(thread.join, _FAREWELL)

    @contextmanager
    def place(self) -> Iterator[None]:
        """Among those who play or wait; Refused if there is none."""
        if self._inside >= self.most:
            raise Refused("too_many.replays", "as many replays are being prepared as may be")
        self._inside += 1
        try:
            yield
        finally:
            self._inside -= 1

    async def show(self, task: Callable[..., T], *given: Any) -> T:
        """What a task makes of plain data; Refused where nothing comes of it."""
        async with self._free:
            try:
                async with asyncio.timeout(self.limit):
                    return await self._by_workers(task, given)
            except Stranger:
                # A game or an alien that was brought in when the server ran is in this process alone: a worker has only what is
                # installed. Such games are rare, and small enough for a thread that keeps giving way.
                return await self._by_thread(task, given)
            except TimeoutError:
                raise Refused("broken.replay", f"this replay was not ready after {self.limit:g} s") from None

    async def _by_workers(self, task: Callable[..., T], given: tuple[Any, ...]) -> T:
        for _ in range(TRIES):
            if self._is_closed:
                raise Refused("broken.replay", "the server is closing")
            with self._next_crew() as crew:
                try:
                    # Starting a process takes some milliseconds, which are not the loop's.
                    begun = await asyncio.to_thread(crew.submit, task, given)
                    return await asyncio.wrap_future(begun)
                except BrokenProcessPool:
                    self._dismiss(crew)
                except asyncio.CancelledError:  # the time is over: nothing else stops a worker
                    self._dismiss(crew)
                    raise
        raise Refused("broken.replay", "whoever played this replay has died of it")

    @contextmanager
    def _next_crew(self) -> Iterator[Crew]:
        if self._crew is None:
            self._crew = Crew(self.workers)
            self.crews.add(self._crew)
        crew = self._crew
        crew.given += 1
        crew.busy += 1
        if crew.given >= TASKS:
            self._crew = None
        try:
            yield crew
        finally:
            crew.busy -= 1
            if crew is not self._crew and not crew.busy:
                self._dismiss(crew)

    def _dismiss(self, crew: Crew) -> None:
        if crew is self._crew:
            self._crew = None
        if crew in self.crews:
            self.crews.remove(crew)
            crew.leave()

    async def _by_thread(self, task: Callable[..., T], given: tuple[Any, ...]) -> T:
        if self._is_closed:
            raise Refused("broken.replay", "the server is closing")
        until = time.monotonic() + self.limit

        def breathe() -> None:
            if self._is_closed or time.monotonic() > until:
                raise Stopped("this replay was not ready in time")
            time.sleep(_PAUSE)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: task(*given, breathe=breathe))
        except Stopped as error:
            raise Refused("broken.replay", str(error)) from None
