"""What has been made at some expense, kept at hand: so many bytes of it, and what was not asked for longest goes first."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, Protocol, TypeVar, cast

COVER: Final = 500
"""Bytes that a thing takes besides its own: key, entry, objects."""


class Weighed(Protocol):
    """Something that knows how much room it takes."""

    @property
    def weight(self) -> int:
        """In bytes."""


W = TypeVar("W", bound=Weighed)


class Shelf:
    """Things by key. Who asks for one that is being made waits for that, so that nothing is made twice at a time."""

    def __init__(self, room: int) -> None:
        self.room = room
        """In bytes."""
        self.weight = 0
        self._kept: OrderedDict[Hashable, Weighed] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Any]] = {}

    async def take(self, key: Hashable, make: Callable[[], Awaitable[W]]) -> W:
        """What is kept under a key, made if it is not there; a key always stands for the same kind of thing."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast("W", self._kept[key])
        if key not in self._making:
            self._making[key] = task = asyncio.create_task(self._make(key, make), name=f"make {key}")
            task.add_done_callback(_look)
        # Whoever hangs up leaves it to be made for the others.
        return cast("W", await asyncio.shield(self._making[key]))

    async def settle(self) -> None:
        """Wait for what is being made."""
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[W]]) -> W:
        try:
            made = await make()
        finally:
            del self._making[key]
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, thing: Weighed) -> None:
        self._kept[key] = thing
        self.weight += thing.weight + COVER
        while self.weight > self.room:
            _, gone = self._kept.popitem(last=False)
            self.weight -= gone.weight + COVER


def _look(task: asyncio.Task[Any]) -> None:
    """What went wrong was told to those who waited, if any still do."""
    if not task.cancelled():
        task.exception()
