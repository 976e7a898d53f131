"""A line to a server without a client on it: bytes out, bytes in, however wrong they are."""

import asyncio
from typing import Self
from urllib.parse import urlsplit


class RawLine:
    """An open connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, base: str) -> Self:
        """A line to the server at this address."""
        address = urlsplit(base)
        return cls(*await asyncio.open_connection(address.hostname, address.port))

    async def send(self, data: bytes) -> None:
        """Send these bytes and nothing else."""
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self, within: float = 20.0) -> bytes:
        """All that comes until the server hangs up."""
        found = b""
        try:
            async with asyncio.timeout(within):
                while data := await self.reader.read(65_536):
                    found += data
        except ConnectionError:
            return found
        finally:
            self.writer.close()
        return found

    async def head(self, within: float = 20.0) -> bytes:
        """The head of the next answer."""
        async with asyncio.timeout(within):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def is_closed(self, within: float = 20.0) -> bool:
        """Whether the server hangs up, saying no more, in this time."""
        try:
            return await self.rest(within) == b""
        except TimeoutError:
            return False
