"""One attack by name: what is sent, what has to come back; and what must not have happened, which is looked at after every one."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tools.attack.ground import PATIENCE, Ground, Who

LAST: Final = 777_777
"""The number of the ping behind every attack: once it is answered, all before it is."""
PING: Final = f'{{"type":"ping","id":{LAST}}}'
WITHIN: Final = 20.0
PAUSE: Final = 0.02
"""Seconds between two parts of what is sent."""
SLOWLY: Final = PATIENCE * 1.5
"""Seconds for what comes bit by bit, and whose last bit would be answered if the server waited for it."""
STATUS: Final = re.compile(rb"HTTP/1\.1 (?:100 .*?\r\n\r\nHTTP/1\.1 )?(\d+)", re.DOTALL)
REPLIES: Final = ("ack", "error", "past", "snapshot")


class Heard(NamedTuple):
    """What came back: in a word, and every byte of it."""

    word: str
    data: bytes = b""


class Probe(NamedTuple):
    """An attack. What is wanted are words, apart by bars; the log may hold what is allowed and nothing else."""

    name: str
    attack: Callable[[Ground], Awaitable[Heard]]
    wanted: str
    never: bytes = b""
    """What must not be among what comes back."""
    logs: str = ""
    waits: bool = False
    """Whether it ends when the server has lost its patience; those that do are tried together."""


@dataclass
class Report:
    """What came of a series of attacks."""

    lines: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def note(self, name: str, word: str, faults: Sequence[str]) -> None:
        """One attack."""
        self.lines.append(f"{'held' if not faults else 'FELL'}  {name}: {word}")
        self.faults += [f"{name}: {fault}" for fault in faults]


async def run(ground: Ground, probes: Sequence[Probe], report: Report, where: str) -> None:
    """Try one after the other, and at last those that wait; after each, nothing has happened."""
    await ground.stands()
    before = await ground.stands()
    waiting = [probe for probe in probes if probe.waits]
    for series in (*([probe] for probe in probes if not probe.waits), waiting):
        heard = await asyncio.gather(*(_try(ground, probe) for probe in series))
        after = await ground.stands()
        common = [f"{what} was {before[what]!r:.300} and is {after[what]!r:.300}" for what in before if before[what] != after[what]]
        common += _logged(ground, [probe.logs for probe in series if probe.logs])
        before = after
        for probe, one in zip(series, heard, strict=True):
            report.note(f"{where}, {probe.name}", one.word, _faults(ground, probe, one) + common)


async def _try(ground: Ground, probe: Probe) -> Heard:
    try:
        async with asyncio.timeout(WITHIN):
            return await probe.attack(ground)
    except Exception as error:
        return Heard(f"nothing, by {error!r}")


def _faults(ground: Ground, probe: Probe, heard: Heard) -> list[str]:
    faults = [f"a secret was sent: {secret}" for secret in ground.leaks(heard.data)]
    if heard.word not in probe.wanted.split("|"):
        faults.append(f"wanted {probe.wanted!r}, and back came {heard.word!r}: {heard.data[-300:]!r}")
    if probe.never and probe.never in heard.data:
        faults.append(f"back came {probe.never!r}")
    if b"Traceback" in heard.data:
        faults.append("a traceback was sent")
    return faults


def _logged(ground: Ground, allowed: Sequence[str]) -> list[str]:
    lines = [line for line in ground.logged().splitlines() if not any(words in line for words in allowed)]
    return [f"the log says: {chr(10).join(lines)[-2000:]}"] if lines else []


# --- bytes ----------------------------------------------------------------------------------------------------------------------------


async def exchange(ground: Ground, sent: Sequence[bytes], port: int | None = None, pause: float = PAUSE, enough: bytes = b"") -> bytes:
    """Send bytes, part by part, and listen until the other end hangs up or has said enough."""
    address = urlsplit(ground.base)
    reader, writer = await asyncio.open_connection(address.hostname, port or address.port)
    found = b""
    try:
        for number, part in enumerate(sent):
            if number:
                await asyncio.sleep(pause)
            if writer.is_closing():
                break
            with suppress(ConnectionError):  # what is too long is not read to its end
                writer.write(part)
                await writer.drain()
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                found += data
                if enough and enough in found:
                    break
    finally:
        writer.close()
    return found


# --- messages -------------------------------------------------------------------------------------------------------------------------


async def converse(ground: Ground, who: Who, frames: Sequence[str | bytes], code: str = "", token: str | None = None) -> Heard:
    """Come in as somebody, say it, and hear the replies; how the line was closed is the last word, if it was."""
    at, key = ground.place(who)
    words: list[str] = []
    heard: list[bytes] = []
    address = f"{ground.base.replace('http', 'ws')}/api/tables/{code or at}/socket"
    async with connect(address, compression=None, max_size=None, proxy=None) as socket:
        try:
            if who != "stranger":
                await socket.send(msgspec.json.encode({"type": "hello", "token": token or key}).decode())
                heard.append(str(await socket.recv()).encode())
            for frame in frames:
                await socket.send(ground.fill(frame) if isinstance(frame, str) else frame)
            await socket.send(PING)
            while True:
                frame = await socket.recv(decode=False)
                heard.append(bytes(frame))
                message = msgspec.json.decode(frame)
                if message.get("id") == LAST:
                    break
                words += _word(message)
        except ConnectionClosed as end:
            words.append(str(end.rcvd.code if end.rcvd is not None else 1006))
    strange = [word for text in heard for word in strangeness(ground, who, msgspec.json.decode(text), code)]
    return Heard(" ".join([*words, *strange]) or "silence", b"\n".join(heard))


def _word(message: dict[str, Any]) -> list[str]:
    if message["type"] not in REPLIES:
        return []
    return [message["reason"] if message["type"] == "error" else message["type"]]


def strangeness(ground: Ground, who: Who, message: dict[str, Any], code: str = "") -> list[str]:
    """What somebody was shown of the running game that is not what their eyes see."""
    scene = message.get("scene") if message["type"] in ("snapshot", "update") else None
    if scene is None or code or who in ("guest", "host", "winner"):
        return []
    viewer = ground.viewer(who)
    return ["another's eyes"] if scene["view"] != ground.views[viewer] or (viewer != ground.owner and scene["asks"]) else []


def talk(name: str, who: Who, frames: str | bytes | Sequence[str | bytes], wanted: str, never: bytes = b"") -> Probe:
    """Frames that somebody says, and the reasons they are refused by."""
    said = [frames] if isinstance(frames, str | bytes) else frames

    async def attack(ground: Ground) -> Heard:
        return await converse(ground, who, said)

    return Probe(name, attack, wanted, never)
