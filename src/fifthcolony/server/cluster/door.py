"""Where other processes come in: their windows sit down at tables here, and their questions are answered."""

import asyncio
import hmac
import logging
import socket
import time
from typing import Any, Final

import msgspec

from fifthcolony.kernel.errors import BadConfig
from fifthcolony.server.cluster.errands import ERRANDS, Errand
from fifthcolony.server.cluster.holding import TakenElsewhere
from fifthcolony.server.cluster.membership import Membership
from fifthcolony.server.cluster.peers import unanswered
from fifthcolony.server.cluster.wire import BACKLOG, Wire, Word
from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import Problem
from fifthcolony.server.messages.socket import Hello
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.attendance import Attendance
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.transport.rates import Buckets

EVERYWHERE: Final = ("0.0.0.0", "::")
log = logging.getLogger("fifthcolony.server")


class Guest:
    """A window that is open in another process: a line to it, and where its frames come from."""

    __slots__ = ("_beside", "_number", "_wire", "attendance")

    def __init__(self, wire: Wire, number: int, beside: dict[int, "Guest"]) -> None:
        self._wire = wire
        self._number = number
        self._beside = beside
        """All that came over the same line, by number."""
        self.attendance: Attendance | None = None

    def send_text(self, text: str) -> None:
        """Send one message."""
        self._wire.send(Word.SAY, self._number, text)

    def close(self, code: int, reason: str) -> None:  # noqa: ARG002
        """Hang up when all that was sent has gone."""
        self._wire.send(Word.CLOSE, self._number, code)
        self.leave()  # the other side says no more of a window that it was told to close

    def abort(self) -> None:
        """Hang up now."""
        self.close(1006, "")

    def leave(self) -> None:
        """Nothing comes from it any more, whoever hung up: its table is told."""
        self._beside.pop(self._number, None)
        if self.attendance is not None:
            self.attendance.gone()

    def waiting(self) -> int:
        """How much one window leaves unread is counted where it is."""
        return 0

    def hold(self) -> None:
        """Bring no more for now."""
        self._wire.send(Word.HOLD, self._number)

    def go_on(self) -> None:
        """Bring more."""
        self._wire.send(Word.GO_ON, self._number)


class Door:
    """Listens for other processes."""

    def __init__(self, tables: Tables, membership: Membership, settings: Settings) -> None:
        self.tables = tables
        self.membership = membership
        self.settings = settings
        self._guests: dict[Wire, dict[int, Guest]] = {}
        self._crowds = Buckets(*settings.address_rate)
        self._server: asyncio.Server | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._chore: asyncio.Task[None] | None = None

    async def open(self, host: str, port: int) -> str:
        """Listen; the address under which others reach it."""
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(lambda: Wire(self._hear, self._lost, self.settings.peer_within), host, port)
        except (OSError, UnicodeError) as error:
            raise BadConfig(f"other processes cannot be listened for at {host} port {port}: {error}") from None
        self._chore = asyncio.create_task(self._look_after(), name="door")
        here, number = self._server.sockets[0].getsockname()[:2]
        name = socket.gethostname() if here in EVERYWHERE else here
        return f"[{name}]:{number}" if ":" in name else f"{name}:{number}"

    async def close(self) -> None:
        """Let nobody in any more, and hang up."""
        if self._server is not None:
            self._server.close()
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)
        for wire in list(self._guests):
            wire.abort()
        for errand in list(self._errands):
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)

    async def _look_after(self) -> None:
        """Whoever calls us gives a sign of life at every beat; who gives none is cut off, or its windows would sit at tables for ever."""
        while True:
            await asyncio.sleep(self.settings.beat)
            now = asyncio.get_running_loop().time()
            for wire in list(self._guests):
                if now - wire.heard_at > self.settings.hang:
                    wire.abort()

    def _lost(self, wire: Wire) -> None:
        for guest in list(self._guests.pop(wire, {}).values()):
            guest.leave()

    def _hear(self, wire: Wire, said: list[Any]) -> None:
        word, *parts = said
        if not wire.known:
            self._greet(wire, word, parts)
            return
        guests = self._guests[wire]
        match word:
            case Word.PING:
                wire.send(Word.PONG)
            case Word.OPEN:
                number, code, address = parts
                if number in guests:
                    raise ValueError(f"window {number} is open already")
                guests[number] = self._let_in(Guest(wire, number, guests), code, address)
            case Word.FRAME:
                guest = guests.get(parts[0])
                if guest is not None and guest.attendance is not None:
                    guest.attendance.frame(parts[1])
            case Word.PART:
                guest = guests.get(parts[0])
                if guest is not None and guest.attendance is not None:
                    guest.attendance.part()
            case Word.GONE:
                guest = guests.get(parts[0])
                if guest is not None:
                    guest.leave()
            case Word.ASK:
                number, errand, content = parts
                task = asyncio.create_task(self._run(wire, number, errand, content))
                self._errands.add(task)
                task.add_done_callback(self._errands.discard)

    def _greet(self, wire: Wire, word: Word, parts: list[Any]) -> None:
        if word != Word.HELLO or not hmac.compare_digest(parts[0].encode(), self.membership.key.encode()):
            log.warning("somebody came to the door of processes without its key")
            wire.abort()
            return
        wire.known = True
        self._guests[wire] = {}
        wire.send(Word.WELCOME)

    def _let_in(self, guest: Guest, code: str, address: str) -> Guest:
        now = time.monotonic()
        connection = Connection(guest, self.settings, now, address, self.tables.watch, self._crowds.of(address, now))
        connection.queued_bytes = BACKLOG
        guest.attendance = Attendance(self._find, self.settings, code, connection, guest)
        return guest

    async def _find(self, _connection: Connection, code: str, _hello: Hello) -> Table:
        """Whether the window may look this code up was found out where it is."""
        try:
            return await self.tables.find(code)
        except TakenElsewhere:
            raise unanswered() from None

    async def _run(self, wire: Wire, number: int, errand: Errand, content: bytes) -> None:
        try:
            asked = msgspec.msgpack.decode(content, type=ERRANDS[errand].takes)
            done = await self.tables.run_errand(asked)
        except Refused as refusal:
            wire.send(Word.REPLY, number, False, _problem(refusal))
        except Exception:
            log.exception("another process asked for %s in vain", str(errand)[:20])
            wire.send(Word.REPLY, number, False, _problem(unanswered()))
        else:
            wire.send(Word.REPLY, number, True, msgspec.msgpack.encode(done))


def _problem(refusal: Refused) -> bytes:
    return msgspec.json.encode(Problem(refusal.code, refusal.reason, refusal.params, refusal.message))
