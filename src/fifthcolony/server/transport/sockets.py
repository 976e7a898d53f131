"""The socket of a table: frames in, messages out; whatever is no message is refused by name and has no effect."""

import asyncio
import time
from contextlib import suppress
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.socket import ClientMessage, Hello
from fifthcolony.server.messages.wire import MAX_MESSAGE
from fifthcolony.server.table import handlers
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.answers import problem
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.transport.limits import address_of
from fifthcolony.server.transport.looking_up import LookingUp

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


class Sockets:
    """Takes sockets in, as many as may be, and leads each to its table."""

    def __init__(self, tables: Tables, looking_up: LookingUp) -> None:
        self.tables = tables
        self.looking_up = looking_up
        self.open = 0
        self.by_address: dict[str, int] = {}

    async def socket(self, socket: WebSocket) -> None:
        """One connection, from its first frame to its last."""
        address = address_of(socket)
        if not self.looking_up.limits.may_connect(address, time.monotonic()):
            await socket.send_denial_response(problem(Refused("too_fast", "too many new connections from this address; wait a little")))
            return
        await socket.accept()
        settings = self.tables.settings
        connection = Connection(socket, settings, time.monotonic(), address)
        sender = asyncio.create_task(connection.send_all())
        self.open += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        try:
            if self.open > settings.max_connections or self.by_address[address] > settings.connections_per_address:
                raise Refused("too_many", "as many connections are open as may be")
            await self._attend(socket, connection, address)
        except Refused as refusal:
            connection.refuse_and_close(refusal)
        except WebSocketDisconnect:
            pass
        finally:
            self.open -= 1
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
            connection.close()
            await _finish(sender)

    async def _attend(self, socket: WebSocket, connection: Connection, address: str) -> None:
        try:
            async with asyncio.timeout(self.tables.settings.hello_within):
                hello = decode(await _frame(socket))
        except TimeoutError:
            raise Refused("say_hello", "the first message must be hello, and soon") from None
        if not isinstance(hello, Hello):
            raise Refused("say_hello", "the first message must be hello")
        async with self.looking_up.by(address, socket.path_params["code"], hello.token) as code:
            table = await self.tables.find(code)
        await table.call(handlers.come_in, table, connection, hello)
        try:
            while not connection.closing:
                frame = await _frame(socket)
                if not connection.closing:  # it may have been closed while it was waited for
                    await self._take(table, connection, frame)
        finally:
            with suppress(Refused, asyncio.CancelledError):
                await asyncio.shield(table.call(handlers.go_out, table, connection))

    async def _take(self, table: Table, connection: Connection, frame: str | bytes) -> None:
        """One frame after hello."""
        number = None
        try:
            fits = connection.bucket.take(time.monotonic())
            message = decode(frame)
            if isinstance(message, Hello):
                raise Refused("say_hello", "hello is said once")
            number = message.id
            if not fits:
                raise Refused("too_fast", "this connection sends too fast")
        except Refused as refusal:
            connection.strikes += 1
            connection.refuse(refusal, number)
            if connection.strikes >= self.tables.settings.strikes:
                connection.close()
            return
        await table.call(handlers.receive, table, connection, message)


async def _frame(socket: WebSocket) -> str | bytes:
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text: str | None = frame.get("text")
    return text if text is not None else bytes(frame.get("bytes") or b"")


async def _finish(sender: asyncio.Task[None]) -> None:
    """Let what is queued go out, but do not wait for a client that does not read."""
    done, _ = await asyncio.wait([sender], timeout=2.0)
    if not done:
        sender.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
        await sender
