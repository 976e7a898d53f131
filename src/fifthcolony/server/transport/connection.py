"""One open socket: what it is owed, how fast it may go, and who sits behind it."""

import asyncio
from typing import Protocol

import msgspec

from fifthcolony.server.messages.socket import Refusal, ServerMessage
from fifthcolony.server.messages.wire import ErrorCode
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

    def __init__(self, line: Line, settings: Settings, now: float) -> None:
        self.line = line
        self.viewer: Viewer = None
        self.name = ""
        self.bucket = Bucket(*settings.rate, now)
        self.chat_bucket = Bucket(*settings.chat_rate, now)
        self.strikes = 0
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
            self.refuse_and_close("too_slow", "this client does not read what it is sent")
            return
        self._outgoing.put_nowait(text)

    def refuse(self, code: ErrorCode, message: str, number: int | None = None, taken: int = 0) -> None:
        """Say what did not happen."""
        self.send(Refusal(number, code, message, taken))

    def refuse_and_close(self, code: ErrorCode, message: str) -> None:
        """Say why, and hang up."""
        if not self.closing:
            self._outgoing.put_nowait(encode(Refusal(None, code, message)))
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
