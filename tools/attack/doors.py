"""The door by which processes of one server come to each other, from outside: without the key, with garbage, with the key and nonsense."""

from typing import Any, Final

import msgspec
import sqlalchemy as sql

from fifthcolony.server.cluster.wire import Word
from fifthcolony.server.store import schema
from tools.attack.ground import Ground
from tools.attack.probe import Heard, Probe, exchange

KEY: Final = "the key"
"""Stands for the one that opens the door."""
UNKNOWN: Final = "without its key"
"""What the log may say of it."""


def _framed(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


def _written(words: tuple[Any, ...], key: str) -> bytes:
    return _framed(msgspec.msgpack.encode([int(word) if isinstance(word, Word) else key if word == KEY else word for word in words]))


def door(name: str, wanted: str, *said: bytes | tuple[Any, ...], waits: bool = False) -> Probe:
    """Frames as bytes or as words: the other side hangs up without an answer, or after having welcomed us."""

    async def attack(ground: Ground) -> Heard:
        with ground.engine.connect() as disk:
            process = disk.execute(sql.select(schema.processes).order_by(schema.processes.c.beat.desc())).first()
        assert process is not None, "a server of several processes says where they are"
        key = msgspec.json.decode(process.said)["key"]
        parts = [part if isinstance(part, bytes) else _written(part, key) for part in said]
        heard = await exchange(ground, parts, int(process.address.rpartition(":")[2]))
        return Heard("nothing" if not heard else "welcome" if heard == _framed(b"\x91\x01") else "more", heard)

    return Probe(name, attack, wanted, logs=UNKNOWN, waits=waits)


HELLO: Final = (Word.HELLO, KEY)
DOORS: Final = [
    door("a browser at the door", "nothing", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    door("nobody at the door", "nothing", b"", waits=True),
    door("half a frame at the door", "nothing", b"\x00\x00", waits=True),
    door("a huge frame at the door", "nothing", b"\xff\xff\xff\xff"),
    door("a large frame at the door", "nothing", (15_000_000).to_bytes(4, "big")),
    door("a deep frame at the door", "nothing", _framed(b"\x91" * 1020)),
    door("a deep object at the door", "nothing", _framed(b"\x81\x01" * 500)),
    door("no words at the door", "nothing", _framed(b"\x90")),
    door("no list at the door", "nothing", _framed(b"\xc0")),
    door("a date at the door", "nothing", _framed(b"\x92\x00\xd6\xff\x00\x00\x00\x01")),
    door("an empty key", "nothing", (Word.HELLO, "")),
    door("another key", "nothing", (Word.HELLO, "x" * 32)),
    door("a key that is a number", "nothing", (Word.HELLO, 5)),
    door("a key that is a list", "nothing", (Word.HELLO, [KEY])),
    door("no key", "nothing", (Word.HELLO,)),
    door("a question before the key", "nothing", (Word.ASK, 1, "line", b"")),
    door("a window before the key", "nothing", (Word.OPEN, 1, "BBBBB", "here")),
    door("a welcome before the key", "nothing", (Word.WELCOME,)),
    door("an unknown word", "welcome", HELLO, (99,)),
    door("a word without its parts", "welcome", HELLO, (Word.OPEN,)),
    door("a word with parts too many", "welcome", HELLO, (Word.GONE, 1, 2, 3)),
    door("a window whose number is a list", "welcome", HELLO, (Word.OPEN, [], "BBBBB", "here")),
    door("a window of a code that is a number", "welcome", HELLO, (Word.OPEN, 1, 5, "here")),
    door("a window twice", "welcome", HELLO, (Word.OPEN, 1, "BBBBB", "here"), (Word.OPEN, 1, "BBBBB", "here")),
    door("a frame that is no text", "welcome", HELLO, (Word.OPEN, 1, "BBBBB", "here"), (Word.FRAME, 1, None)),
    door("a question of no kind", "welcome", HELLO, (Word.ASK, 1, "__class__", b"")),
    door("a question of no content", "welcome", HELLO, (Word.ASK, 1, "line", 7)),
    door("a huge frame with the key", "welcome", HELLO, b"\xff\xff\xff\xff"),
    door("deep words with the key", "welcome", HELLO, _framed(b"\x91" * 100_000)),
]  # fmt: skip
