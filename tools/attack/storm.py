"""A storm of malformed and foreign messages: frames of a real game, bent at random, from people who have no business saying them."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fifthcolony.server.messages.socket import ClientMessage
from fifthcolony.server.messages.wire import ErrorCode
from fifthcolony.server.settings import Settings
from tools.attack.ground import Ground, Who
from tools.attack.probe import LAST, PING, strangeness
from tools.scripted import Message, Player, post

AT_ONCE: Final = 12
"""Sockets."""
IN_A_ROW: Final = Settings().strikes
"""Messages of one before it waits for the replies: as many as can be malformed before the line is closed, so that each of them is heard."""
STRIKES: Final = ("malformed", "too_large", "say_hello", "too_fast")
LIMITS: Final = (0, -1, 1, 2**31, 2**53 - 1, 2**53, 2**63, 2**64, 10**30, 1e308, -0.0, 0.5)
AIMED: Final = ("ask", "moment", "seat", "before", "seen")
TAGS: Final = sorted(str(kind.__struct_config__.tag) for kind in get_args(ClientMessage))
FIELDS: Final = sorted({name for kind in get_args(ClientMessage) for name in kind.__struct_fields__})
OTHERS: Final[list[Message]] = [
    {"type": "take_back", "id": 1, "ask": 0}, {"type": "auto", "id": 1, "mode": "mine"}, {"type": "wave", "id": 1, "moment": 0},
    {"type": "hold", "id": 1, "moment": 3}, {"type": "say", "id": 1, "text": "hello"}, {"type": "start", "id": 1},
    {"type": "change", "id": 1, "name": "Eve", "colour": None, "seat": None}, {"type": "change", "id": 1, "colour": "azure"},
    {"type": "bot", "id": 1, "seat": 1, "level": "simple"}, {"type": "send_away", "id": 1, "seat": 0}, {"type": "leave", "id": 1},
    {"type": "rematch", "id": 1, "wanted": True, "now": True}, {"type": "sync", "id": 1}, {"type": "history", "id": 1, "before": 9},
    {"type": "answer", "id": 1, "ask": 0, "choices": [0, "pass"]}, {"type": "ping", "id": 1}, {"type": "hello", "seen": 3},
]  # fmt: skip
"""What people say besides, each as often as it takes to be as much as the game."""
WHO: Final[tuple[Who, ...]] = ("stranger", "watcher", "watcher", "other", "other", "guest")
ENDS: Final = {"leave", "start", "send_away", "bot"}
"""What a guest of the open table may say in earnest is not said there: the storm is about what may not be."""
BY_THE_TABLE: Final = 4000
"""How every line is closed that is: by name, after a refusal."""


@dataclass
class Storm:
    """What came of it."""

    sent: int = 0
    seconds: float = 0.0
    replies: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    """Of all processes of the server in MB, before and after."""

    def __str__(self) -> str:
        codes = ", ".join(f"{code} {number:,}" for code, number in self.replies.most_common())
        ends = ", ".join(f"{code} {number:,}" for code, number in sorted(self.closed.items()))
        memory = " and ".join(f"{size:.0f} MB" for size in self.memory)
        held = "\n".join(self.faults[:20]) or "no fault, no leak, no effect"
        return f"{self.sent:,} messages in {self.seconds:.0f} s: {codes}; lines closed by {ends}; memory before and after {memory}: {held}"


class Recorder(Player):
    """A player whose own frames are kept."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.said: list[Message] = []

    async def send_raw(self, frame: Message | str | bytes) -> None:
        """Send one frame as it is."""
        if isinstance(frame, dict):
            self.said.append(frame)
        await super().send_raw(frame)


async def recorded(ground: Ground) -> list[Message]:
    """All that three people say in a whole game, and what they might have said besides."""
    first = await post(ground.base, "/api/tables", {"name": "Ada", "wishes": {"seats": 3, "visibility": "private"}})
    seated = [first, *[await post(ground.base, f"/api/tables/{first['code']}/join", {"name": name}) for name in ("Ben", "Cleo")]]
    players = [Recorder(ground.base, place["code"], place["token"], seat) for seat, place in enumerate(seated)]
    for player in players:
        await player.come_in()
    await players[0].ask("start")
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.go()
    said = [frame for player in players for frame in player.said]
    return said + OTHERS * (len(said) // len(OTHERS) + 1)


class Bender:
    """Makes bad messages out of good ones."""

    def __init__(self, frames: list[Message], foreign: list[str], seed: int) -> None:
        self.frames = frames
        self.foreign = foreign
        """Keys of other tables."""
        self.dice = random.Random(seed)
        self.bends: list[Callable[[Message], str | bytes]] = [
            self._as_it_is, self._aim, self._aim, self._flip, self._cut, self._retype, self._rename, self._number, self._grow, self._key
        ]  # fmt: skip

    def next(self) -> str | bytes:
        """One more."""
        message = dict(self.dice.choice(self.frames))
        return self.dice.choice(self.bends)(message)

    def _text(self, message: Message) -> str:
        return msgspec.json.encode(message).decode()

    def _as_it_is(self, message: Message) -> str:
        return self._text(message)

    def _aim(self, message: Message) -> str:
        """Well-formed, and about something else."""
        return self._text({name: self.dice.randrange(8) if name in AIMED and value else value for name, value in message.items()})

    def _flip(self, message: Message) -> bytes:
        data = bytearray(msgspec.json.encode(message))
        for _ in range(self.dice.randint(1, 4)):
            data[self.dice.randrange(len(data))] ^= 1 << self.dice.randrange(8)
        return bytes(data)

    def _cut(self, message: Message) -> str:
        text = self._text(message)
        return text[: self.dice.randrange(len(text))]

    def _retype(self, message: Message) -> str:
        return self._text(message | {"type": self.dice.choice(TAGS)})

    def _rename(self, message: Message) -> str:
        old = self.dice.choice(sorted(message))
        return self._text({self.dice.choice(FIELDS) if name == old else name: value for name, value in message.items()})

    def _number(self, message: Message) -> str:
        return self._text(message | {self.dice.choice(("id", "ask", "moment", "seat", "before", "seen")): self.dice.choice(LIMITS)})

    def _grow(self, message: Message) -> str:
        word = self.dice.choice(("[", '{"a":', "\u202e", "\u0000", "9", "x"))
        return self._text(message)[:-1] + ',"text":"' + word * self.dice.randrange(1, 3000) + '"}'

    def _key(self, message: Message) -> str:
        return self._text(message | {"token": self.dice.choice(self.foreign)})


class Attacker:
    """One who sends, and comes in again whenever the line is closed."""

    def __init__(self, ground: Ground, storm: Storm, bender: Bender, who: Who) -> None:
        self.ground = ground
        self.storm = storm
        self.bender = bender
        self.who = who
        self.left = 0
        """How many are still to be sent."""
        self.strikes = 0
        """How many on this line were no messages."""

    async def send(self, number: int) -> None:
        """So many messages."""
        self.left = number
        while self.left > 0:
            code, token = self.ground.place(self.who)
            address = f"{self.ground.base.replace('http', 'ws')}/api/tables/{code}/socket"
            self.strikes = 0
            async with connect(address, compression=None, max_size=None, proxy=None, ping_interval=None) as socket:
                try:
                    if self.who != "stranger":
                        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
                    await self._talk(socket)
                except ConnectionClosed as end:
                    self._be_closed(end.rcvd.code if end.rcvd is not None else 1006)

    def _be_closed(self, code: int) -> None:
        self.storm.closed[code] += 1
        if code != BY_THE_TABLE:
            self.storm.faults.append(f"the {self.who} was cut off by {code}")

    async def _talk(self, socket: ClientConnection) -> None:
        """As long as the line holds, or a stranger's one try."""
        while self.left > 0:
            try:
                for _ in range(min(self.left, 1 if self.who == "stranger" else IN_A_ROW - self.strikes)):
                    await socket.send(self._frame())
                    self.left -= 1
                    self.storm.sent += 1
                await socket.send(PING)
            except ConnectionClosed:
                await self._listen(socket)  # what was said before can still be read
                raise
            await self._listen(socket)
            if self.who == "stranger":
                return

    def _frame(self) -> str | bytes:
        frame = self.bender.next()
        while self.who == "guest" and any(word in str(frame) for word in ENDS):
            frame = self.bender.next()
        return frame

    async def _listen(self, socket: ClientConnection) -> None:
        """Until all that was said is answered; ConnectionClosed if it never will be."""
        while True:
            data = bytes(await socket.recv(decode=False))
            if self.ground.secret.search(data):
                self.storm.faults.append(f"the {self.who} was sent a secret: {data[:500]!r}")
            message = msgspec.json.decode(data)
            self._note(message)
            if message.get("id") == LAST:
                return

    def _note(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("ack", "error", "past"):
            self.storm.replies[message["code"] if kind == "error" else kind] += message.get("id") != LAST
            self.strikes += message.get("code") in STRIKES
        if kind == "error" and (message["code"] == "broken" or message["code"] not in get_args(ErrorCode)):
            self.storm.faults.append(f"the {self.who} was told {message}")
        if strangeness(self.ground, self.who, message):
            self.storm.faults.append(f"the {self.who} was shown what is another's")


def memory_of(pid: int) -> float:
    """Of a process and all that it has started, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    own = next((int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS:")), 0.0)
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return own + sum(memory_of(int(child)) for child in children)


async def _send_all(ground: Ground, storm: Storm, number: int, seed: int) -> None:
    """So many messages from several people at once, bent out of those of a whole game."""
    frames = await recorded(ground)
    foreign = [place["token"] for place in ground.seats["next door"]]
    whos = [WHO[place % len(WHO)] for place in range(AT_ONCE)]
    shares = [number // AT_ONCE + (place < number % AT_ONCE) for place in range(AT_ONCE)]
    benders = [Bender(frames, foreign, seed * 1000 + place) for place in range(AT_ONCE)]
    began = time.monotonic()
    storm.memory.append(memory_of(ground.server.pid))
    async with asyncio.TaskGroup() as group:
        for who, share, bender in zip(whos, shares, benders, strict=True):
            group.create_task(Attacker(ground, storm, bender, who).send(share))
    storm.memory.append(memory_of(ground.server.pid))
    storm.seconds = time.monotonic() - began


async def rage(ground: Ground, number: int, seed: int = 1) -> Storm:
    """Let a storm go over the server; afterwards the game stands where it stood, and goes on."""
    storm = Storm()
    await ground.stands()
    before = await ground.stands()
    await _send_all(ground, storm, number, seed)
    after = await ground.stands()
    storm.faults += [f"{what} is another" for what in before if before[what] != after[what]]
    if logged := ground.logged():
        storm.faults.append(f"the log says: {logged[-2000:]}")
    if (reply := await ground.present[3].answer(*ground.present[3].choice()))["type"] != "ack":
        storm.faults.append(f"the game does not go on: {reply}")
    return storm
