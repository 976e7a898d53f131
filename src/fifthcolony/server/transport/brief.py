"""An answer that is the same for everybody and for a moment: made once, however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable


class Brief:
    """What was made last, until it is too old; who asks while it is made waits for that."""

    def __init__(self, seconds: float, make: Callable[[], Awaitable[bytes]], now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self._make = make
        self._now = now
        self._lock = asyncio.Lock()
        self._body = b""
        self._until = float("-inf")

    async def body(self) -> bytes:
        """As it was at most so many seconds ago."""
        async with self._lock:
            if self._now() >= self._until:
                begun = self._now()
                self._body = await self._make()
                self._until = begun + self.seconds
            return self._body
