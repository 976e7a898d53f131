"""Malformed, oversized, out-of-turn and foreign messages: named errors, no crash, no effect, nobody else's data.

`make fuzz` sends ten thousand; FUZZ says how many otherwise.
"""

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fifthcolony.server.messages.socket import ClientMessage
from fifthcolony.server.messages.wire import ErrorCode
from fifthcolony.server.run import LARGEST_FRAME
from tests.server.served import WITH_MOMENTS, running, serving, table_of
from tools.scripted import Message, Player

FUZZ: Final = int(os.environ.get("FUZZ", "300"))
CODES: Final = set(get_args(ErrorCode))
pytestmark = pytest.mark.unguarded


class Large(NamedTuple):
    """A frame of many letters that need not be printed."""

    size: int
    letter: str

    def written(self) -> str:
        return json.dumps({"type": "say", "id": 1, "text": self.letter * self.size}) if self.letter == "x" else self.letter * self.size


Frame = str | bytes | Large

# --- messages -------------------------------------------------------------------------------------------------------------------------

WORDS = st.sampled_from(["pass", "done", "planet:0.1", "card:attack_08", "seat:1", "yes", "deal:accept", "simple", "ask", "ember"])
NUMBERS = st.integers(-3, 12) | st.integers() | st.floats()
WILD = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS | st.text(max_size=40), lambda inner: st.lists(inner, max_size=4), max_leaves=6
)
TAGS = sorted(str(kind.__struct_config__.tag) for kind in get_args(ClientMessage))
FIELDS = sorted({name for kind in get_args(ClientMessage) for name in kind.__struct_fields__})

wild_messages = st.builds(
    lambda tag, number, fields: {"type": tag, "id": number, **fields},
    st.sampled_from(TAGS),
    st.integers(0, 1000) | WILD,
    st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), WILD, max_size=4),
)
likely_messages = st.one_of(
    st.builds(
        lambda ask, choices: {"type": "answer", "id": 1, "ask": ask, "choices": choices},
        st.integers(0, 40),
        st.lists(st.integers(0, 9) | WORDS, min_size=1, max_size=5),
    ),
    st.builds(lambda kind, moment: {"type": kind, "id": 1, "moment": moment}, st.sampled_from(["wave", "hold"]), st.integers(0, 9)),
    st.builds(
        lambda seat, level: {"type": "bot", "id": 1, "seat": seat, "level": level}, st.integers(0, 7), st.sampled_from(["simple", None])
    ),
    st.builds(lambda seat, colour: {"type": "change", "id": 1, "seat": seat, "colour": colour}, st.integers(0, 7), WORDS),
    st.builds(lambda kind: {"type": kind, "id": 1}, st.sampled_from(["start", "ping", "sync"])),
    st.builds(lambda seen: {"type": "history", "id": 1, "before": seen}, st.integers(0, 2**53 - 1)),
    st.builds(lambda text: {"type": "say", "id": 1, "text": text}, st.text(min_size=1, max_size=500)),
    st.builds(lambda token: {"type": "hello", "token": token}, st.text(max_size=70)),
)
frames = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    (wild_messages | likely_messages).map(json.dumps),
    st.builds(Large, st.integers(8000, 70_000), st.just("x")),
    st.builds(Large, st.integers(1, 8000), st.just("[")),
)

# --- the table under attack -----------------------------------------------------------------------------------------------------------


class Siege:
    """A server in a thread: one table that waits for seat 0, and a table next door."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.ready = threading.Event()
        self.over: asyncio.Event | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.sockets: dict[str, tuple[ClientConnection, ExitStack]] = {}
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self.thread.start()
        assert self.ready.wait(60)

    async def _run(self) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        settings = replace(WITH_MOMENTS, chat_rate=(10**6, 1e6), max_watchers=10**6)
        async with serving(self.data, settings) as (self.base, tables):
            self.seated = await table_of(self.base, 3)
            self.next_door = await table_of(self.base, 3)
            for seated in (self.seated, self.next_door):
                async with Player(self.base, seated[0]["code"], seated[0]["token"]) as host:
                    await host.ask("start")
            self.tables = tables
            self.table = tables.by_code[self.seated[0]["code"]]
            assert self.table.running is not None
            self.waits_for = self.table.running.match.game.asks[0].seat
            self.ready.set()
            await self.over.wait()

    def close(self) -> None:
        assert self.loop is not None
        assert self.over is not None
        for who in list(self.sockets):
            self.drop(who)
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join(30)

    def state(self) -> Any:
        """All of a game that a message could change."""
        running = self.table.running
        assert running is not None
        rows = len(asyncio.run(self.tables.store.choices(self.table.code)))
        return running.match.game.dump(), running.match.choices, rows, self.table.stage, self.table.broken

    def hello(self, who: str) -> Message:
        """Somebody whom the game does not wait for: a seat, or a watcher."""
        seat = (self.waits_for + 1) % 3
        return {"type": "hello", "token": self.seated[seat]["token"] if who == "seat" else None}

    def socket(self, who: str) -> ClientConnection:
        """The line of one of the attackers; a stranger has not said hello."""
        if who not in self.sockets:
            address = f"{self.base.replace('http', 'ws')}/api/tables/{self.seated[0]['code']}/socket"
            stack = ExitStack()
            socket = stack.enter_context(connect(address, max_size=None, compression=None, proxy=None))
            self.sockets[who] = (socket, stack)
            if who != "stranger":
                socket.send(json.dumps(self.hello(who)))
                assert json.loads(socket.recv(10))["type"] == "snapshot"
        return self.sockets[who][0]

    def drop(self, who: str) -> None:
        """Hang up."""
        self.sockets.pop(who)[1].close()

    def secrets(self) -> list[str]:
        """What no frame may hold."""
        tokens = [one["token"] for one in (*self.seated, *self.next_door)]
        return [*tokens, str(self.table.seed), self.table.salt, self.next_door[0]["code"]]


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    besieged = Siege(tmp_path_factory.mktemp("siege"))
    yield besieged
    besieged.close()


@settings(max_examples=FUZZ, suppress_health_check=[HealthCheck.too_slow])
@given(frame=frames, who=st.sampled_from(["seat", "watcher", "stranger"]))
def test_no_message_does_harm(siege: Siege, frame: Frame, who: str) -> None:
    before = siege.state()
    replies, closed = exchange(siege, frame, who)
    ended = (1009, 1006) if len(written(frame)) > LARGEST_FRAME else (4000,)  # 1006: cut off in the middle of its own frame
    assert closed in (None, *ended)
    assert siege.state() == before
    for reply in replies:
        assert not any(secret in reply for secret in siege.secrets())
        message = json.loads(reply)
        if message["type"] == "error":
            assert message["code"] in CODES
            assert message["code"] != "broken"
        if message["type"] in ("snapshot", "update"):
            seat = (siege.waits_for + 1) % 3 if who == "seat" else None
            view = message["scene"]["view"]
            assert (view is None and message["type"] == "update") or view["seat"] == seat
            assert message["scene"]["asks"] == []
    answered = [json.loads(reply)["type"] for reply in replies if json.loads(reply)["type"] in ("ack", "error", "past", "snapshot")]
    assert answered or closed in (1009, 1006)


def exchange(siege: Siege, frame: Frame, who: str) -> tuple[list[str], int | None]:
    """Send a frame and a ping after it; what came back, and with which code the line was closed."""
    socket = siege.socket(who)
    replies: list[str] = []
    try:
        socket.send(written(frame))
        with suppress(ConnectionClosed):  # what was said before the line was closed can still be read
            socket.send('{"type":"ping","id":777777}')
        while True:
            reply = str(socket.recv(10))
            message = json.loads(reply)
            if message["type"] == "ack" and message["id"] == 777777:
                break
            replies.append(reply)
    except ConnectionClosed:
        siege.drop(who)
        return replies, socket.close_code
    if who == "stranger":
        siege.drop(who)
    return replies, None


def written(frame: Frame) -> str | bytes:
    """As it goes out; what no text frame can hold goes as bytes."""
    if isinstance(frame, Large):
        return frame.written()
    if isinstance(frame, str) and any(0xD800 <= ord(letter) < 0xE000 for letter in frame):
        return frame.encode("utf-8", "surrogatepass")
    return frame


def test_after_all_that_the_game_goes_on(siege: Siege) -> None:
    async def test() -> None:
        players = [await Player(siege.base, one["code"], one["token"], number).come_in() for number, one in enumerate(siege.seated)]
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].table["winners"]
        for player in players:
            await player.go()

    for who in list(siege.sockets):
        siege.drop(who)
    asyncio.run(test())


def test_who_sends_too_fast_is_told_so_and_then_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, replace(WITH_MOMENTS, rate=(5, 1.0), strikes=4)) as base:
            seated = (await table_of(base, 1))[0]
            async with Player(base, seated["code"], seated["token"]) as me:
                replies = [(await me.ask("ping")).get("code") for _ in range(8)]
                assert replies[:5] == [None] * 5
                assert replies[5:] == ["too_fast"] * 3
                await me.send_raw('{"type":"ping","id":99}')
                await me.until(lambda: me.closed)

    asyncio.run(test())
