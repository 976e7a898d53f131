"""Codes are looked up by whoever knows them. Who tries them out is stopped, and cannot tell then which of them exist."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Final

from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.socket import Hello
from fifthcolony.server.secrets import as_code, digest, is_code
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.attendance import Elsewhere
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.transport.limits import Limits

_MISSES: Final = ("not_found.table", "not_found.replay")


class LookingUp:
    """An address that has missed too often finds only what it cannot have guessed."""

    def __init__(self, tables: Tables, limits: Limits, find: Callable[[str], Awaitable[Table | Elsewhere]] | None = None) -> None:
        self.tables = tables
        self.find = find or tables.find
        """Where windows are led."""
        self.limits = limits
        self._looking: dict[str, list[str]] = {}
        """Codes that an address is just trying: until it is known whether they exist, each of them takes a guess."""

    @asynccontextmanager
    async def by(self, address: str, code: str, token: str | None = None) -> AsyncIterator[str]:
        """The code as tables have it, or Refused; what is found inside counts as found by this address, what is not as a guess."""
        code = as_code(code)
        may_miss = is_code(code)  # whatever else is typed finds nothing and tells nothing
        guess = may_miss and not self._is_known(address, code)
        if guess and not await self._may_guess(address, code, token):
            raise Refused("too_fast.guesses", "too many codes from this address that no table has; wait a little")
        with self._guessing(address, code) if guess else nullcontext():
            try:
                yield code
            except Refused as refusal:
                if may_miss and refusal.reason in _MISSES:
                    self.limits.missed(address, time.monotonic())
                raise
        self.limits.found(address, code)

    @contextmanager
    def _guessing(self, address: str, code: str) -> Iterator[None]:
        looking = self._looking.setdefault(address, [])
        looking.append(code)
        try:
            yield
        finally:
            looking.remove(code)
            if not looking:
                del self._looking[address]

    async def table(self, connection: Connection, code: str, hello: Hello) -> Table | Elsewhere:
        """The table for a window that says hello, or the way to it."""
        async with self.by(connection.address, code, hello.token) as known:
            return await self.find(known)

    def _is_known(self, address: str, code: str) -> bool:
        """Codes the lobby shows are no secret, and those found before no guess."""
        return self.limits.knows(address, code) or self.tables.is_listed(code)

    async def _may_guess(self, address: str, code: str, token: str | None) -> bool:
        """Whether a guess is left beside those that are under way. A key to a seat is better than its code."""
        besides = len({*self._looking.get(address, ())} - {code})
        if self.limits.may_guess(address, time.monotonic(), besides):
            return True
        return token is not None and await self.tables.seat_of(code, digest(token)) is not None
