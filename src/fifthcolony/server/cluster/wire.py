"""What two processes say to each other over one line: frames of known length, many windows and questions at once."""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, cast

import msgspec

from fifthcolony.server.cluster.errands import Errand

_LENGTH: Final = 4
LARGEST: Final = 16_000_000
"""Bytes of one frame."""
FIRST: Final = 1024
"""Bytes of a frame of somebody who has not shown the key."""
BACKLOG: Final = 32_000_000
"""Bytes that the other side may leave unread."""


class Word(IntEnum):
    """What a frame is about; what follows in it."""

    HELLO = 0
    """The key of the process that is called."""
    WELCOME = 1
    PING = 2
    PONG = 3
    OPEN = 4
    """A window's number, a table's code, where the window is."""
    FRAME = 5
    """A window's number, what it says."""
    GONE = 6
    """A window's number."""
    SAY = 7
    """A window's number, what it is told."""
    CLOSE = 8
    """A window's number, a code."""
    HOLD = 9
    """A window's number, whose frames are to wait."""
    GO_ON = 10
    """A window's number."""
    ASK = 11
    """A question's number, its name, its content."""
    REPLY = 12
    """A question's number, whether it was granted, its content."""
    PART = 13
    """A window's number, of which nothing more comes: it is to be closed behind all that it is told."""


_SHAPES: Final[dict[Word, Any]] = {
    Word.HELLO: tuple[str],
    Word.WELCOME: tuple[()],
    Word.PING: tuple[()],
    Word.PONG: tuple[()],
    Word.OPEN: tuple[int, str, str],
    Word.FRAME: tuple[int, bytes],
    Word.GONE: tuple[int],
    Word.SAY: tuple[int, str],
    Word.CLOSE: tuple[int, int],
    Word.HOLD: tuple[int],
    Word.GO_ON: tuple[int],
    Word.ASK: tuple[int, Errand, bytes],
    Word.REPLY: tuple[int, bool, bytes],
    Word.PART: tuple[int],
}
"""What follows each word."""
_FOREIGN: Final = (msgspec.DecodeError, ValueError, IndexError, TypeError, KeyError, RecursionError)
"""What comes of the frames of whoever speaks another language."""
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Any])


class Wire(asyncio.Protocol):
    """One end; nothing here waits."""

    def __init__(
        self, hear: Callable[["Wire", list[Any]], None], lost: Callable[["Wire"], None], known_within: float | None = None
    ) -> None:
        self._hear = hear
        self._lost = lost
        self._known_within = known_within
        """Seconds after which a side that is not known is cut off; none: we have called it."""
        self._timer: asyncio.TimerHandle | None = None
        self._buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.known = False
        """Whether the other side has shown that it belongs here."""
        self.heard_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open."""
        self.transport = cast(asyncio.Transport, transport)
        loop = asyncio.get_running_loop()
        self.heard_at = loop.time()
        if self._known_within is not None:
            self._timer = loop.call_later(self._known_within, self._lose_patience)

    def _lose_patience(self) -> None:
        if not self.known:
            self.abort()

    def connection_lost(self, _exc: Exception | None) -> None:
        """The line is gone."""
        if self._timer is not None:
            self._timer.cancel()
        self._lost(self)

    def data_received(self, data: bytes) -> None:
        """Find the frames."""
        self.heard_at = asyncio.get_running_loop().time()
        buffer = self._buffer
        buffer += data
        while len(buffer) >= _LENGTH:
            length = int.from_bytes(buffer[:_LENGTH], "big")
            if length > (LARGEST if self.known else FIRST):
                self.abort()
                return
            if len(buffer) < _LENGTH + length:
                return
            frame = bytes(buffer[_LENGTH : _LENGTH + length])
            del buffer[: _LENGTH + length]
            try:
                said = _decoder.decode(frame)
                word = Word(said[0])
                self._hear(self, [word, *msgspec.convert(said[1:], _SHAPES[word])])
            except _FOREIGN:  # no peer of ours
                self.abort()
                return

    def send(self, word: Word, *parts: Any) -> None:
        """Say something; a side that does not listen any more is cut off."""
        if self.transport is None or self.transport.is_closing():
            return
        frame = _encoder.encode((int(word), *parts))
        self.transport.write(len(frame).to_bytes(_LENGTH, "big") + frame)
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.abort()

    def abort(self) -> None:
        """Hang up now."""
        if self.transport is not None:
            self.transport.abort()
