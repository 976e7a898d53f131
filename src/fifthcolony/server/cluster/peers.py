"""Lines to other processes: windows that were opened here and whose table is there, and questions about tables there."""

import asyncio
import itertools
import logging
import time
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from fifthcolony.server.cluster.errands import ERRANDS, Errand
from fifthcolony.server.cluster.holding import TakenElsewhere
from fifthcolony.server.cluster.membership import Membership
from fifthcolony.server.cluster.wire import Wire, Word
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.http import Problem
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.attendance import Source
from fifthcolony.server.transport.connection import Connection

RESTART: Final = 1012
"""What a window is closed with that may come again at once."""
T = TypeVar("T")
log = logging.getLogger("fifthcolony.server")


class Relay:
    """A window here whose table is there: what it says goes over, and what it is told comes back."""

    __slots__ = ("connection", "link", "number", "parting", "source")

    def __init__(self, link: "Link", number: int, connection: Connection, source: Source) -> None:
        self.link = link
        self.number = number
        self.connection = connection
        self.source = source
        self.parting = False
        """Whether nothing more goes over."""

    def frame(self, frame: str | bytes) -> None:
        """The window says something."""
        if self.parting:
            return
        self.link.wire.send(Word.FRAME, self.number, frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogatepass"))

    def gone(self) -> None:
        """The window is closed."""
        if self.link.forget(self.number):
            self.link.wire.send(Word.GONE, self.number)

    def part(self) -> None:
        """This process ends: what the window says from now on is nobody's, what it has said is done and acknowledged first."""
        self.parting = True
        self.link.wire.send(Word.PART, self.number)

    def hear(self, word: Word, parts: list[Any]) -> None:
        """Something for the window."""
        match word:
            case Word.SAY:
                self.connection.send_text(parts[0])
            case Word.CLOSE:
                self.close(parts[0])
            case Word.HOLD:
                self.source.hold()
            case Word.GO_ON:
                self.source.go_on()

    def close(self, code: int) -> None:
        """The window is to be closed."""
        self.link.forget(self.number)
        if not self.connection.closing:
            self.connection.closing = True
            self.connection.line.close(code, "")


class Link:
    """A line to one other process."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.relays: dict[int, Relay] = {}
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = True
        self.is_idle = asyncio.Event()
        """Whether no window goes over."""
        self.is_idle.set()
        self.wire = Wire(self._hear, self._lost)
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[bytes]] = {}

    def open(self, code: str, connection: Connection, source: Source) -> Relay:
        """Bring a window to its table."""
        relay = Relay(self, next(self._numbers), connection, source)
        self.relays[relay.number] = relay
        self.is_idle.clear()
        self.wire.send(Word.OPEN, relay.number, code, connection.address)
        return relay

    def forget(self, number: int) -> bool:
        """A window goes over no more; whether it did."""
        known = self.relays.pop(number, None) is not None
        if not self.relays:
            self.is_idle.set()
        return known

    async def part(self) -> None:
        """Let all windows go, each when what it has said is done and acknowledged."""
        for relay in list(self.relays.values()):
            relay.part()
        await self.is_idle.wait()

    async def ask(self, errand: Errand, content: bytes) -> bytes:
        """Have something done there; Refused as it would be refused here."""
        number = next(self._numbers)
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = reply
        self.wire.send(Word.ASK, number, errand, content)
        try:
            return await reply
        finally:
            del self._asked[number]

    def look_after(self, silence: float) -> None:
        """Ask for a sign of life; whoever has given none for so long is cut off."""
        if asyncio.get_running_loop().time() - self.wire.heard_at > silence:
            self.wire.abort()
        else:
            self.wire.send(Word.PING)

    def _hear(self, wire: Wire, said: list[Any]) -> None:
        word, *parts = said
        match word:
            case Word.WELCOME:
                wire.known = True
                if not self.welcome.done():
                    self.welcome.set_result(None)
            case Word.REPLY:
                number, granted, content = parts
                reply = self._asked.get(number)
                if reply is not None and not reply.done():
                    if granted:
                        reply.set_result(content)
                    else:
                        problem = msgspec.json.decode(content, type=Problem)
                        reply.set_exception(Refused.retold(problem.reason, problem.message, problem.params))
            case Word.PONG:
                pass
            case _:
                relay = self.relays.get(parts[0])
                if relay is not None:
                    relay.hear(word, parts[1:])

    def _lost(self, _wire: Wire) -> None:
        """Its windows come again, by themselves, to wherever their tables are by then."""
        self.is_open = False
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("the other process hung up"))
            self.welcome.exception()
        for relay in list(self.relays.values()):
            relay.close(RESTART)
        for reply in self._asked.values():
            if not reply.done():
                reply.set_exception(unanswered())


def unanswered() -> Refused:
    """Another process does not answer just now."""
    return Refused("unavailable", "the process that has this table does not answer; try again in a moment")


class Peers:
    """One line to each process that is needed."""

    def __init__(self, membership: Membership, settings: Settings) -> None:
        self.membership = membership
        self.settings = settings
        self._links: dict[str, asyncio.Task[Link]] = {}
        self._chore: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Look after the lines."""
        self._chore = asyncio.create_task(self._look_after(), name="peers")

    async def close(self) -> None:
        """Hang up everywhere."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)
        for task in self._links.values():
            task.cancel()
        for link in self._open():
            link.wire.abort()
        self._links.clear()

    def _open(self) -> list[Link]:
        """All lines that there are."""
        return [task.result() for task in self._links.values() if task.done() and not task.cancelled() and task.exception() is None]

    async def part(self) -> None:
        """Let the windows go whose tables are elsewhere."""
        await asyncio.gather(*(link.part() for link in self._open()))

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(self.settings.beat)
            for link in self._open():
                link.look_after(self.settings.lease)

    async def reach(self, place: TakenElsewhere) -> Link | None:
        """A line to the process that has a table; none if it is certainly gone. Refused if it does not answer in time."""
        task = self._links.get(place.process)
        if task is not None and task.done() and (task.exception() is not None or not task.result().is_open):
            task = None
        if task is None:
            task = self._links[place.process] = asyncio.create_task(self._connect(place))
        try:
            async with asyncio.timeout(self.settings.peer_within):
                link = await asyncio.shield(task)
        except ConnectionRefusedError:
            return None
        except (OSError, TimeoutError):
            raise unanswered() from None
        if not link.is_open:  # it broke before we heard that it was there
            raise unanswered()
        return link

    async def _connect(self, place: TakenElsewhere) -> Link:
        began = time.monotonic()
        key = self.membership.key_of(place.process)
        if key is None:  # it may be younger than our last look
            await self.membership.look_around()
            key = self.membership.key_of(place.process)
        if key is None:
            raise ConnectionError("nothing is known of this process")
        if self.membership.is_out_of_reach(place.process, place.address):
            raise ConnectionError("its door is open on another machine, for that alone")
        host, _, port = place.address.rpartition(":")
        link = Link(place.process)
        async with asyncio.timeout(self.settings.peer_within):
            await asyncio.get_running_loop().create_connection(lambda: link.wire, host.strip("[]"), int(port))
            link.wire.send(Word.HELLO, key)
            try:
                await link.welcome
            except BaseException:
                link.wire.abort()
                raise
        log.info("a line to process %s is open after %.0f ms", place.process, (time.monotonic() - began) * 1000)
        return link

    async def ask(self, place: TakenElsewhere, errand: Errand, content: Any) -> Any:
        """Have something done in the process that has a table; Refused as it would be refused here."""
        link = await self.reach(place)
        if link is None:
            raise unanswered()
        with suppress(TimeoutError, msgspec.DecodeError):  # whoever is of another version may say it otherwise
            async with asyncio.timeout(self.settings.peer_within):
                return msgspec.msgpack.decode(await link.ask(errand, msgspec.msgpack.encode(content)), type=ERRANDS[errand].gives)
        raise unanswered()
