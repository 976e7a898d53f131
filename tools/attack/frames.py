"""Sockets below their messages: masks, pieces, control frames, lengths and handshakes as no client would send them."""

import struct
from collections.abc import Iterator, Sequence
from typing import Final

from tools.attack.ground import Ground
from tools.attack.probe import LAST, PAUSE, PING, SLOWLY, STATUS, Heard, Probe, exchange

CONT, TEXT, BINARY, CLOSE, PING_FRAME, PONG = 0, 1, 2, 8, 9, 10
HELLO: Final = b'{"type":"hello"}'
HEAD: Final = "GET /api/tables/$here_code/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY: Final = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION: Final = "Sec-WebSocket-Version: 13\r\n"
ANSWERED: Final = f'"id":{LAST}'.encode()


def frame(kind: int, data: bytes = b"", fin: bool = True, bits: int = 0, masked: bool = True, length: int | None = None) -> bytes:
    """A frame, right or wrong; a length may be claimed that the data does not have."""
    size = len(data) if length is None else length
    first = (0x80 if fin else 0) | bits << 4 | kind
    mask = b"\x01\x02\x03\x04" if masked else b""
    high = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, high | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, high | 126, size)
    else:
        head = struct.pack("!BBQ", first, high | 127, size)
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if masked else data
    return head + mask + body


def read(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The frames that a server has sent: kind and content."""
    while len(data) >= 2:
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = struct.unpack("!H", data[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", data[2:10])[0], 10
        yield data[0] & 15, data[start : start + size]
        data = data[start + size :]


def raw(name: str, parts: bytes | Sequence[bytes], wanted: str, hello: bool = True, waits: bool = False) -> Probe:
    """Frames behind a handshake and a hello: the line stays open, or is closed by this code; 1006: without a word."""
    sent = [parts] if isinstance(parts, bytes) else list(parts)
    pause = PAUSE if hello else SLOWLY / (len(sent) + 1)

    async def attack(ground: Ground) -> Heard:
        handshake = ground.fill(HEAD + KEY + VERSION + "\r\n").encode()
        first = [frame(TEXT, HELLO)] if hello else []
        answer = await exchange(ground, [handshake, *first, *sent, frame(TEXT, PING.encode())], pause=pause, enough=ANSWERED)
        _, _, data = answer.partition(b"\r\n\r\n")
        codes = [struct.unpack("!H", content[:2])[0] for kind, content in read(data) if kind == CLOSE]
        return Heard("open" if ANSWERED in data else str(codes[0] if codes else 1006), answer)

    return Probe(name, attack, wanted, waits=waits or not hello)


def shake(name: str, head: str, wanted: str, never: bytes = b"") -> Probe:
    """A handshake, and the status it is answered by."""

    async def attack(ground: Ground) -> Heard:
        answer = await exchange(ground, [ground.fill(head + "\r\n").encode("latin-1")], enough=b"\r\n\r\n")
        return Heard(" ".join(status.decode() for status in STATUS.findall(answer)) or "none", answer)

    return Probe(name, attack, wanted, never)


def _flood(*kinds: bytes, number: int = 3000) -> list[bytes]:
    return [b"".join(kinds) * number]


FRAMES: Final = [
    raw("frames without a mask", frame(TEXT, b'{"type":"ping","id":1}', masked=False), "1002"),
    raw("the first reserved bit", frame(TEXT, b"{}", bits=4), "1002"),
    raw("the second reserved bit", frame(TEXT, b"{}", bits=2), "1002"),
    raw("the third reserved bit", frame(TEXT, b"{}", bits=1), "1002"),
    raw("a frame of an unknown kind", frame(3, b"{}"), "1002"),
    raw("a control frame of an unknown kind", frame(11, b""), "1002"),
    raw("a ping that is too long", frame(PING_FRAME, b"x" * 126), "1002"),
    raw("a ping in pieces", frame(PING_FRAME, b"x", fin=False), "1002"),
    raw("a close that is too long", frame(CLOSE, b"\x03\xe8" + b"x" * 130), "1002"),
    raw("a close of one byte", frame(CLOSE, b"\x03"), "1002"),
    raw("a close with a code nobody may say", frame(CLOSE, struct.pack("!H", 1006)), "1002"),
    raw("a close with a code of no kind", frame(CLOSE, struct.pack("!H", 65_535)), "1002"),
    raw("a close with a reason of no letters", frame(CLOSE, b"\x03\xe8\xff\xfe"), "1007|1002"),
    raw("an ordinary close", frame(CLOSE, b"\x03\xe8"), "1000"),
    raw("talk behind a close", [frame(CLOSE, b"\x03\xe8") + frame(TEXT, b'{"type":"say","id":1,"text":"still here"}')], "1000"),
    raw("a piece of nothing", frame(CONT, b"{}"), "1002"),
    raw("a message inside a message", frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), "1002"),
    raw("a ping inside a message", frame(TEXT, b'{"type":"pi', fin=False) + frame(PING_FRAME) + frame(CONT, b'ng","id":1}'), "open"),
    raw("half a letter", frame(TEXT, b'{"type":"\xc3', fin=False) + frame(CONT, b'\xa9"}'), "open"),
    raw("no letters", frame(TEXT, b"\xff\xfe"), "1007", waits=True),
    raw("a huge frame", frame(TEXT, b"[" * 70_000), "1009|1006"),
    raw("a frame that claims to be huge", frame(TEXT, b"", length=1 << 62), "1009"),
    raw("a frame longer than numbers", frame(TEXT, b"", length=(1 << 64) - 1), "1002|1009"),
    raw("pieces that are huge together", frame(TEXT, b"[", fin=False) + frame(CONT, b"[" * 9000, fin=False) * 9, "1009|1006"),
    raw("pieces without an end", [frame(TEXT, b"", fin=False), *_flood(frame(CONT, b"", fin=False))], "1008", waits=True),
    raw("pings without an end", _flood(frame(PING_FRAME, b"x")), "1008", waits=True),
    raw("pongs without an end", _flood(frame(PONG, b"x")), "1008", waits=True),
    raw("pongs that nobody asked for", frame(PONG, b"hello") * 5, "open"),
    raw("bytes for letters", frame(BINARY, b'{"type":"ping","id":1}'), "open"),
    raw("an empty message", frame(TEXT), "open"),
    raw("no frames at all", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "1002"),
    raw("a hello that is half sent", frame(TEXT, HELLO)[:9], "4000", hello=False),
    raw("a hello that trickles in", [bytes([byte]) for byte in frame(TEXT, HELLO)], "4000", hello=False),
    raw("a line without a hello", [], "4000", hello=False),
    shake("a handshake without a key", HEAD + VERSION, "400"),
    shake("a handshake with a short key", HEAD + VERSION + "Sec-WebSocket-Key: YQ==\r\n", "400"),
    shake("a handshake with two keys", HEAD + VERSION + KEY + KEY, "400"),
    shake("a handshake of another version", HEAD + KEY + "Sec-WebSocket-Version: 99\r\n", "426|400"),
    shake("a handshake for compression", HEAD + KEY + VERSION + "Sec-WebSocket-Extensions: permessage-deflate\r\n", "101", b"deflate"),
    shake("a handshake for a protocol", HEAD + KEY + VERSION + "Sec-WebSocket-Protocol: soap\r\n", "101"),
    shake("a handshake of another page", HEAD + KEY + VERSION + "Origin: http://stranger.example\r\n", "403"),
    shake("a handshake of no page", HEAD + KEY + VERSION + "Origin: null\r\n", "403"),
    shake("a handshake of two pages", HEAD + KEY + VERSION + "Origin: http://localhost\r\nOrigin: http://stranger.example\r\n", "403"),
    shake("a handshake by another name", (HEAD + KEY + VERSION).replace("localhost", "stranger.example"), "421"),
    shake("a handshake that says who it is", HEAD + KEY + VERSION + "X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-Proto: https\r\n", "101"),
    shake("a handshake for no table", (HEAD + KEY + VERSION).replace("/api/tables/$here_code/socket", "/api/socket"), "404"),
    shake("a handshake for two tables", (HEAD + KEY + VERSION).replace("$here_code", "$here_code%2F..%2F$open_code"), "404"),
    shake("a handshake with a new line", (HEAD + KEY + VERSION).replace("$here_code", "BCDFG%0d%0aX:%20y"), "101|404|400"),
]  # fmt: skip
