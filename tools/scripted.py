"""A player that is a program on the other end of a socket: for tests, load and kills. It sees only what the server sends."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fifthcolony.bots import Bot, make_bot
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight

Message = dict[str, Any]
VIEW_OF: Final[dict[str, Any]] = {"classic": ClassicView, "duel": DuelView}
"""JSON has lists where views have tuples."""


class Lost(Exception):
    """The connection is gone; why is said as far as the server has said so."""


async def post(base: str, path: str, body: Message, client: httpx.AsyncClient | None = None) -> Message:
    """POST to the server's API; refusals raise."""
    async with client or httpx.AsyncClient() as http:
        answer = await http.post(f"{base}{path}", content=msgspec.json.encode(body))
        answer.raise_for_status()
        found: Message = answer.json()
        return found


class Player:
    """One window at a table. Without a token it watches."""

    present: ClassVar[set["Player"]] = set()
    """Those whose line is open, so that nobody is forgotten."""

    def __init__(self, base: str, code: str, token: str | None, seed: int = 0, keep: bool = False, name: str | None = None) -> None:
        self.code = code
        self.address = ""
        self.move_to(base)
        self.patience: float | None = None
        """How many seconds a server that says nothing is waited for; none: as long as it takes."""
        self.token = token
        self.name = name
        self.seed = seed
        self.bot: Bot | None = None
        """Whoever thinks for it, once it knows the game."""
        self.table: Message = {}
        self.you: Message = {}
        self.scene: Message | None = None
        self.events: list[Message] = []
        self.chat: list[Message] = []
        self.snapshots: list[Message] = []
        self.frames: list[str] = []
        """Every frame that came in, if they are kept."""
        self.keep = keep
        self.acked: list[tuple[int, str]] = []
        """Answers the server has acknowledged: ask and word."""
        self.sent: tuple[int, str] | None = None
        """The answer that has not been acknowledged yet."""
        self.delays: list[float] = []
        self.refusals: list[Message] = []
        self.closed = False
        self.end = ""
        """Why the line was closed."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._number = 0
        self._replies: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Condition()

    # --- the line ---------------------------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        """Come in."""
        return await self.come_in()

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        await self.go()

    def move_to(self, base: str) -> None:
        """Come in there the next time."""
        self.address = f"{base.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"

    async def come_in(self) -> Self:
        """Connect, say hello with the last event seen, wait for the snapshot."""
        await self.go()
        self.closed, self.end = False, ""
        within = self.patience or 10.0
        self._socket = await connect(self.address, max_size=None, compression=None, proxy=None, open_timeout=within, close_timeout=within)
        self.present.add(self)
        self._reader = asyncio.create_task(self._read(self._socket))
        seen = self.events[-1]["n"] if self.events else None
        before = len(self.snapshots)
        await self.send_raw({"type": "hello", "token": self.token, "seen": seen, "name": self.name})
        await self.until(lambda: len(self.snapshots) > before)
        return self

    async def go(self) -> None:
        """Hang up."""
        self.present.discard(self)
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = self._reader = None

    async def send_raw(self, frame: Message | str | bytes) -> None:
        """Send one frame as it is."""
        assert self._socket is not None
        text = msgspec.json.encode(frame).decode() if isinstance(frame, dict) else frame
        try:
            await self._socket.send(text)
        except ConnectionClosed as end:
            raise self._lost(str(end)) from None

    def _lost(self, end: str) -> Lost:
        """Who was at which table, how the line ended, and what was refused last."""
        refused = f", behind {self.refusals[-1]}" if self.refusals else ""
        return Lost(f"seat {self.you.get('seat')} at {self.code}: {end or 'closed'}{refused}")

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and wait for its ack or error."""
        number = self._number
        self._number += 1
        reply: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._replies[number] = reply
        await self.send_raw({"type": kind, "id": number, **fields})
        async with asyncio.timeout(self.patience):
            return await reply

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                text = frame if isinstance(frame, str) else frame.decode()
                if self.keep:
                    self.frames.append(text)
                self._take(msgspec.json.decode(text))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed as end:
            self.end = str(end)
        except Exception as error:
            self.end = repr(error)
            raise
        finally:
            self.closed = True
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(self._lost(self.end))
                    reply.exception()
            async with self._news:
                self._news.notify_all()

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                self.snapshots.append(message)
                self.table, self.you, self.scene = message["table"], message["you"], message["scene"]
                self.chat = message["chat"]
                self._hear(message["events"])
            case "update":
                self._show(message["scene"])
                if message.get("back") is not None:  # something was taken back: from there on it was otherwise
                    self.events = [event for event in self.events if event["n"] < message["back"]]
                self._hear(message["events"])
            case "table":
                self.table, self.you = message["table"], message["you"]
            case "said":
                self.chat.append(message["line"])
            case "ack" | "error" | "past":
                if message["type"] == "error":
                    self.refusals.append(message)
                reply = self._replies.pop(message["id"], None) if message["id"] is not None else None
                if reply is not None and not reply.done():
                    reply.set_result(message)

    def _show(self, scene: Message) -> None:
        if scene["view"] is None:  # it is as it was
            assert self.scene is not None, "a view was left out that never came"
            scene = {**scene, "view": self.scene["view"]}
        self.scene = scene

    def _hear(self, events: list[Message]) -> None:
        for event in events:
            expected = self.events[-1]["n"] + 1 if self.events else event["n"]
            assert event["n"] == expected, f"event {event['n']} came where {expected} was expected"
            self.events.append(event)

    async def until(self, condition: Callable[[], object], within: float = 30.0) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(min(within, self.patience or within)), self._news:
            await self._news.wait_for(lambda: condition() or self.closed)
        if not condition():
            raise self._lost(self.end)

    # --- playing ----------------------------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Message]:
        """What is owed."""
        return self.scene["asks"] if self.scene else []

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return bool(self.table.get("stage") == "over")

    def choice(self) -> tuple[int, str]:
        """What the simple bot would answer, from what the server has sent."""
        assert self.scene is not None
        owed, view = self.asks[0], self.scene["view"]
        if self.bot is None:
            self.bot = make_bot("simple", self.seed, view["game"])
        ask = Ask(view["seat"], owed["prompt"], tuple(owed["options"]), tuple(owed["params"]))
        seen = msgspec.convert(view, VIEW_OF.get(view["game"], dict[str, Any]))
        return owed["id"], owed["options"][self.bot.decide(ask, Sight(seen))]

    async def answer(self, number: int, *choices: int | str) -> Message:
        """Answer by index or word."""
        self.sent = (number, str(choices[0]))
        began = time.perf_counter()
        reply = await self.ask("answer", ask=number, choices=list(choices))
        self.delays.append(time.perf_counter() - began)
        if reply["type"] == "ack":
            self.acked += [(number + step, str(choice)) for step, choice in enumerate(choices)]
        self.sent = None
        return reply

    def _can_wave(self) -> bool:
        moment = self.scene["moment"] if self.scene else None
        return moment is not None and not moment["waved"]

    async def play(self, think: Callable[[], float] | None = None, within: float = 120.0) -> None:
        """Answer every ask and let everything happen until the game is over."""
        while not self.is_over:
            await self.until(lambda: self.asks or self._can_wave() or self.is_over, within)
            if think is not None:
                await asyncio.sleep(think())
            if self.asks:
                await self.answer(*self.choice())
                await self._move_on()
            elif self._can_wave():
                assert self.scene is not None
                await self.ask("wave", moment=self.scene["moment"]["id"])

    async def _move_on(self) -> None:
        """Wait until the answered ask is gone, which the update after the ack says."""
        last = self.acked[-1][0] if self.acked else -1
        await self.until(lambda: not self.asks or self.asks[0]["id"] > last or self.is_over)
