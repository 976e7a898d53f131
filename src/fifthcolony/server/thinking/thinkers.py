"""Whoever thinks for bots that take their time: worker processes, for all tables in turn.

They start when there is something to think about, one for each thought under way up to as many as may be. A thought whose worker dies is
thought again by another; one that takes too long is stopped with its worker. A table has one thought under way at a time.
"""

import asyncio
import multiprocessing
import time
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Final

from fifthcolony.bots.budget import budget_of
from fifthcolony.server.settings import Settings
from fifthcolony.server.thinking.pondering import work
from fifthcolony.server.watching.watch import NOBODY, Watch

TRIES: Final = 3
THOUGHTS: Final = 2000
"""After which a worker is replaced: whatever somebody's own bot has gathered goes with it."""
_FAREWELL: Final = 5.0
"""Seconds that a server which closes waits at most for a worker to be gone."""
_spawn: Final = multiprocessing.get_context("spawn")  # a copy of this process would have its threads' locks and its sockets


class Thoughtless(Exception):
    """Nothing came of a thought: too many wait, or it took too long."""


class Lethal(Thoughtless):
    """Whoever thinks it dies of it."""


class Thinker:
    """A worker process, and the lines to it."""

    def __init__(self) -> None:
        self._thoughts, theirs = _spawn.Pipe()
        end, self._line = _spawn.Pipe(duplex=False)
        self._process = _spawn.Process(target=work, args=(theirs, end), name="fifthcolony thinker", daemon=True)
        self._begin(theirs, end)
        self.given = 0

    def _begin(self, *theirs: Connection) -> None:
        self._process.start()
        for end in theirs:
            end.close()

    @property
    def pid(self) -> int:
        """As the system counts it."""
        assert self._process.pid is not None, "it was started when it was made"
        return self._process.pid

    def think(self, thought: bytes) -> bytes:
        """Wait for what comes of a thought; EOFError or OSError if the worker dies meanwhile."""
        self.given += 1
        self._thoughts.send_bytes(thought)
        return self._thoughts.recv_bytes()

    def end(self) -> None:
        """Go at once, in the middle of anything."""
        self._process.kill()

    def bury(self) -> None:
        """Wait until it is gone; nobody may be listening to it any more."""
        self.end()
        self._process.join(_FAREWELL)
        self._thoughts.close()
        self._line.close()


class _Wish:
    """A thought that is waited for."""

    __slots__ = ("answer", "thought")

    def __init__(self, thought: bytes) -> None:
        self.thought = thought
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Thinkers:
    """All workers of a server, and the tables that wait for one."""

    def __init__(self, settings: Settings, watch: Watch = NOBODY) -> None:
        self.most = settings.thinkers
        self.limit = settings.think_limit + (budget_of(settings.think).seconds or 0.0)
        self.may_wait = settings.thoughts_waiting
        self.watch = watch
        self.there: set[Thinker] = set()
        """Those that live."""
        self.under_way = 0
        """Thoughts that a worker has now."""
        self.waiting = 0
        """Those that none has yet."""
        self._idle: list[Thinker] = []
        self._queue: OrderedDict[str, deque[_Wish]] = OrderedDict()
        """By table; the one whose turn is next comes first."""
        self._at_work: set[str] = set()
        """Tables that a worker thinks for: one for each, so that none takes the workers away from the others."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(max(1, self.most), "thinkers")
        """One listens to each worker."""
        self._is_closed = False

    async def close(self) -> None:
        """Stop whatever is thought."""
        self._is_closed = True
        for thinker in self.there:
            thinker.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for thinker in list(self.there):
            await asyncio.to_thread(self._dismiss, thinker)
        self._threads.shutdown(wait=False)

    async def think(self, table: str, thought: bytes) -> bytes:
        """What comes of a table's thought; Thoughtless if nothing does. Who no longer waits may be cancelled."""
        if self._is_closed or self.most < 1 or self.waiting >= self.may_wait:
            raise Thoughtless("there is nobody to think it" if self.most < 1 or self._is_closed else "too many thoughts wait")
        began, wish = time.monotonic(), _Wish(thought)
        self._queue.setdefault(table, deque()).append(wish)
        self.waiting += 1
        self._hand_out()
        try:
            async with asyncio.timeout(self.limit):
                return await wish.answer
        except TimeoutError:
            raise Thoughtless(f"nothing came of it within {self.limit:g} s") from None
        finally:
            self._forget(table, wish)
            self.watch.thought(time.monotonic() - began)

    def _forget(self, table: str, wish: _Wish) -> None:
        """Nobody waits for it any more; if it is under way it is let come to its end."""
        queue = self._queue.get(table)
        if queue is not None and wish in queue:
            queue.remove(wish)
            self.waiting -= 1
            if not queue:
                del self._queue[table]

    def _hand_out(self) -> None:
        """Give what waits to whoever is free, a thought of each table in turn."""
        while self.under_way < self.most and not self._is_closed:
            table = next((table for table in self._queue if table not in self._at_work), None)
            if table is None:
                return
            queue = self._queue.pop(table)
            wish = queue.popleft()
            self.waiting -= 1
            if queue:
                self._queue[table] = queue  # behind the others
            self.under_way += 1
            self._at_work.add(table)
            task = asyncio.create_task(self._serve(table, wish), name="think")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, table: str, wish: _Wish) -> None:
        try:
            answer = await self._by_workers(wish)
            if not wish.answer.done():
                wish.answer.set_result(answer)
        except Thoughtless as nothing:
            if not wish.answer.done():
                wish.answer.set_exception(nothing)
        finally:
            self.under_way -= 1
            self._at_work.discard(table)
            self._hand_out()

    async def _by_workers(self, wish: _Wish) -> bytes:
        for _ in range(TRIES):
            if self._is_closed:
                raise Thoughtless("the server is closing")
            thinker = await self._next()
            answer = await self._asked(thinker, wish.thought)
            if answer is not None:
                return answer
            if wish.answer.done():
                break
            self.watch.rethought()
        raise Lethal("whoever thought it has died of it")

    async def _asked(self, thinker: Thinker, thought: bytes) -> bytes | None:
        """What a worker makes of it; none if it dies, or takes too long and is stopped."""
        loop = asyncio.get_running_loop()
        too_long = loop.call_later(self.limit, thinker.end)  # nothing else stops it
        try:
            answer = await loop.run_in_executor(self._threads, thinker.think, thought)
        except (EOFError, OSError):
            await asyncio.to_thread(self._dismiss, thinker)
            return None
        finally:
            too_long.cancel()
        if thinker.given < THOUGHTS and not self._is_closed:
            self._idle.append(thinker)
        else:
            await asyncio.to_thread(self._dismiss, thinker)
        return answer

    async def _next(self) -> Thinker:
        """A worker that has nothing to do; starting one takes some milliseconds, which are not the loop's."""
        if self._idle:
            return self._idle.pop()
        thinker = await asyncio.to_thread(Thinker)
        self.there.add(thinker)
        if self._is_closed:
            thinker.end()
        return thinker

    def _dismiss(self, thinker: Thinker) -> None:
        self.there.discard(thinker)
        thinker.bury()
