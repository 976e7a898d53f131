"""One open socket: what it is owed, how fast it may go, and who sits behind it."""

import asyncio
from typing import Protocol

import msgspec

from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.socket import Refusal, ServerMessage
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.match import Viewer
from fifthcolony.server.transport.rates import Bucket

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


class Line(Protocol):
    """What carries text to a client."""

    async def send_text(self, data: str) -> None:
        """Send one frame."""
        ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Hang up."""
        ...


class Connection:
    """Messages are queued and sent by a task of their own, so that a slow client slows nobody."""

    CLOSED_BY_TABLE = 4000

    def __init__(self, line: Line, settings: Settings, now: float, address: str = "") -> None:
        self.line = line
        self.address = address
        self.viewer: Viewer = None
        self.name = ""
        self.paces = False
        """Its client waves by itself."""
        self.bucket = Bucket(*settings.rate, now)
        self.strikes = 0
        self.deaf = False
        """Nothing more is taken in from it, whatever is still on its way."""
        self.closing = False
        """Nothing more is taken in; what is queued still goes out."""
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue(settings.queued_messages)

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Queue a message that is written already."""
        if self.closing:
            return
        if self._outgoing.qsize() >= self._outgoing.maxsize - 2:
            self.refuse_and_close(Refused("too_slow", "this client does not read what it is sent"))
            return
        self._outgoing.put_nowait(text)

    def refuse(self, refusal: Refused, number: int | None = None) -> None:
        """Say what did not happen."""
        self.send(told(refusal, number))

    def refuse_and_close(self, refusal: Refused) -> None:
        """Say why, and hang up."""
        if not self.closing:
            self._outgoing.put_nowait(encode(told(refusal)))
            self.close()

    def close(self) -> None:
        """Hang up when all that is queued is sent."""
        if not self.closing:
            self.closing = True
            self._outgoing.put_nowait(None)

    async def send_all(self) -> None:
        """Send what is queued until told to stop."""
        while (text := await self._outgoing.get()) is not None:
            await self.line.send_text(text)
        await self.line.close(self.CLOSED_BY_TABLE)


def told(refusal: Refused, number: int | None = None) -> Refusal:
    """A refusal as it is sent."""
    return Refusal(number, refusal.code, refusal.reason, refusal.params, refusal.message, refusal.taken)
