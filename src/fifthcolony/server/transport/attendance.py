"""What a window says, frame by frame: led to its table in order; whatever is no message is refused by name and has no effect."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol, cast

import msgspec

from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.socket import ClientMessage, Hello, History, Sync
from fifthcolony.server.messages.wire import MAX_MESSAGE
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Unavailable
from fifthcolony.server.table import handlers
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.connection import Connection

UNHANDLED: Final = 8
"""So many messages wait for their table, and no more are read."""
EARLY: Final = 64
"""So many frames may come while the table is still being found: what had been read before reading stopped."""
log = logging.getLogger("fifthcolony.server")


class Away(Protocol):
    """A window's table in another process."""

    def frame(self, frame: str | bytes) -> None:
        """Pass on what the window says."""
        ...

    def gone(self) -> None:
        """The window is closed."""
        ...


class Elsewhere(Protocol):
    """The way to another process."""

    def open(self, code: str, connection: Connection, source: "Source") -> Away:
        """Bring a window to its table there; what it is told comes back by its connection."""
        ...


Find = Callable[[Connection, str, Hello], Awaitable[Table | Elsewhere]]
"""Leads a window that says hello to the table of a code, or to where that is; Refused if there is none, or none for it."""
_decoder = msgspec.json.Decoder(cast("type[ClientMessage]", ClientMessage))


def decode(text: str | bytes) -> ClientMessage:
    """A frame as a message, or Refused."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MAX_MESSAGE:
        raise Refused("too_large", f"a message has at most {MAX_MESSAGE} bytes, this one has {len(data)}")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", str(error)[:200]) from None
    except RecursionError:
        raise Refused("malformed", "too deep") from None


class Source(Protocol):
    """Where frames come from."""

    def hold(self) -> None:
        """Bring no more for now."""
        ...

    def go_on(self) -> None:
        """Bring more."""
        ...


class Attendance:
    """One window at one table, from its first frame to its last, wherever the frames come from."""

    __slots__ = ("away", "code", "coming", "connection", "early", "find", "held", "left", "settings", "source", "table", "unhandled")

    def __init__(self, find: Find, settings: Settings, code: str, connection: Connection, source: Source) -> None:
        self.find = find
        self.settings = settings
        self.code = code
        self.connection = connection
        self.source = source
        self.away: Away | None = None
        """None while its table is here."""
        self.table: Table | None = None
        """None until the table has let it in."""
        self.coming: asyncio.Task[None] | None = None
        """Finds the table and comes in; a table may have to be brought back from disk."""
        self.early: list[str | bytes] | None = None
        """What came meanwhile."""
        self.unhandled = 0
        self.held = False
        """Whether its source brings nothing for now."""
        self.left = False
        """Nothing comes any more; what has come still has its turn."""

    # --- frames -----------------------------------------------------------------------------------------------------------------------

    def frame(self, frame: str | bytes) -> None:
        """Take one frame."""
        self.connection.watch.heard()
        if self.left or self.connection.closing:
            return
        if self.table is not None:
            self._take(self.table, frame)
        elif self.away is not None:
            self.away.frame(frame)
        elif self.coming is None:
            self._greet(frame)
        else:
            self._keep(frame)

    def gone(self) -> None:
        """Nothing comes any more, and nobody hears: the window leaves behind all that it has said."""
        if not self.left:
            self.left = True
            if self.table is not None:
                self._leave(self.table)
            elif self.away is not None:
                self.away.gone()
            self._release()

    def part(self) -> None:
        """Nothing more comes, and who is behind it is to come in elsewhere: once all that it has said is done, and that is said."""
        if self.table is None or self.table.broken:
            self.connection.close(Connection.SERVER_ENDS)
        else:
            self.table.post(self._part, self.table)

    async def _part(self, table: Table) -> None:
        table.voice.part(self.connection, Connection.SERVER_ENDS)

    # --- coming and going -------------------------------------------------------------------------------------------------------------

    def _greet(self, frame: str | bytes) -> None:
        try:
            hello = decode(frame)
            if not isinstance(hello, Hello):
                raise Refused("say_hello", "the first message must be hello")
        except Refused as refusal:
            self.connection.refuse_and_close(refusal)
            return
        self.coming = asyncio.get_running_loop().create_task(self._come_in(hello, frame))

    async def _come_in(self, hello: Hello, frame: str | bytes) -> None:
        try:
            table = await self.find(self.connection, self.code, hello)
            if self.left and not self.early:
                return
            if not isinstance(table, Table):
                self._be_led(table, frame)
                return
            await table.call(handlers.come_in, table, self.connection, hello)
        except Refused as refusal:
            self.connection.refuse_and_close(refusal)
        except Unavailable:
            self.connection.refuse_and_close(Refused("unavailable", "games cannot be read just now; come again in a moment"))
        except Exception:
            log.exception("nobody could come in at table %s", self.code)
            self.connection.refuse_and_close(Refused("broken", "the table could not be opened"))
        else:
            self._be_in(table)
        finally:
            self.coming = None

    def _be_in(self, table: Table) -> None:
        """The table knows it from now on, and what came early has its turn."""
        self.table = table
        early, self.early = self.early or [], None
        for frame in early:
            if not self.connection.closing:
                self._take(table, frame)
        if self.left:
            self._leave(table)
        elif self.unhandled < UNHANDLED:
            self._release()

    def _be_led(self, elsewhere: Elsewhere, hello: str | bytes) -> None:
        """Its table is in another process: all it says goes there, from its first word on."""
        self.away = elsewhere.open(self.code, self.connection, self.source)
        early, self.early = self.early or [], None
        for frame in (hello, *early):
            self.away.frame(frame)
        if self.left:
            self.away.gone()
        else:
            self._release()

    def _keep(self, frame: str | bytes) -> None:
        self.early = [] if self.early is None else self.early
        self.early.append(frame)
        self._hold()
        if len(self.early) > EARLY:
            self.connection.refuse_and_close(Refused("too_fast", "this connection sends too fast"))

    def _leave(self, table: Table) -> None:
        """A table that has stopped need not be told."""
        if not table.broken:
            table.post(self._go_out, table)

    async def _go_out(self, table: Table) -> None:
        self.connection.closing = True
        with suppress(Refused):  # there may be no rematch without this window, which is nobody's fault who could be told
            await handlers.go_out(table, self.connection)

    # --- messages ---------------------------------------------------------------------------------------------------------------------

    def _take(self, table: Table, frame: str | bytes) -> None:
        """One frame after hello."""
        number = None
        try:
            now = time.monotonic()
            fits = self.connection.may_speak(now)
            message = decode(frame)
            if isinstance(message, Hello):
                raise Refused("say_hello", "hello is said once")
            number = message.id
            if not fits:
                raise Refused("too_fast", "this connection sends too fast, or its address does")
            if isinstance(message, Sync | History) and not self.connection.snapshot_bucket.take(now):
                raise Refused("too_fast", "this connection asks for too much at once; a snapshot or a page of history a second")
        except Refused as refusal:
            self._strike(refusal, number)
            return
        self._hand_on(table, message)

    def _strike(self, refusal: Refused, number: int | None) -> None:
        self.connection.strikes += 1
        self.connection.refuse(refusal, number)
        if self.connection.strikes >= self.settings.strikes:
            self.connection.close()

    def _hand_on(self, table: Table, message: handlers.Numbered) -> None:
        """To the table's task. What does not fit into its hands stays in the pipe."""
        try:
            table.post(self._receive, table, message)
        except Refused as refusal:
            self.connection.refuse_and_close(refusal)
            return
        self.unhandled += 1
        if self.unhandled >= UNHANDLED:
            self._hold()

    async def _receive(self, table: Table, message: handlers.Numbered) -> None:
        try:
            await handlers.receive(table, self.connection, message)
        except Refused as refusal:
            self.connection.refuse_and_close(refusal)
        finally:
            self.unhandled -= 1
            if self.held and self.unhandled <= UNHANDLED // 2:
                self._release()

    def _hold(self) -> None:
        if not self.held and not self.connection.closing:
            self.held = True
            self.source.hold()

    def _release(self) -> None:
        if self.held:
            self.held = False
            self.source.go_on()
