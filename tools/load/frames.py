"""Websocket frames by hand, as cheap as they can be: a client that cost as much as the server would measure itself."""

from collections.abc import Iterator
from typing import Final

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
_MASK: Final = b"\x00\x00\x00\x00"
"""A client has to mask what it sends; this mask changes nothing."""


def upgrade(host: str, path: str) -> bytes:
    """A request for a socket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: bG9hZC1sb2FkLWxvYWQtMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(data: bytes, opcode: int = TEXT) -> bytes:
    """One message of a client."""
    size = len(data)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + _MASK + data
    if size < 1 << 16:
        return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + _MASK + data
    return bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big") + _MASK + data


class Incoming:
    """What a server sends, cut into frames. It never sends a message in pieces, and never masks."""

    __slots__ = ("_rest",)

    def __init__(self) -> None:
        self._rest = b""

    def cut(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The frames that are whole now: opcode and content."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, head = data[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(data[at + 2 : at + head], "big")
            if end - at < head + size:
                break
            yield data[at] & 0x0F, data[at + head : at + head + size]
            at += head + size
        self._rest = data[at:]
