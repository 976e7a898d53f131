"""A table's websocket as uvicorn's protocol: bytes in and out without a task, a queue or a compressor of its own."""

import asyncio
import logging
import re
import socket
import time
from enum import IntEnum
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from starlette.datastructures import Headers
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState
from websockets.datastructures import Headers as Told
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SEND_EOF, SERVER
from websockets.protocol import Protocol as Frames
from websockets.server import ServerProtocol

from fifthcolony.server.errors import Refused
from fifthcolony.server.transport.answers import problem
from fifthcolony.server.transport.attendance import Attendance
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.transport.gate import turned_away
from fifthcolony.server.transport.limits import household
from fifthcolony.server.transport.sockets import Sockets

ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/socket")
LINGER: Final = 2.0
"""How long a socket that is being closed waits for its other end."""
SEND_BUFFER: Final = 65_536
"""Of the kernel, which takes twice as much: a window that does not read is noticed after 128 kB and not after megabytes."""
_PIECE: Final = 4096
"""Bytes that are looked at in one go: small frames are many, and who sends too many is stopped among them."""
log = logging.getLogger("websockets.server")


class Stage(IntEnum):
    """What is due next."""

    HELLO = 0
    """To refuse who says nothing."""
    PING = 1
    PONG = 2
    """To close who does not answer a ping."""
    END = 3
    """To cut off who does not hang up."""


class TableSocket(asyncio.Protocol):
    """Frames by `websockets`, from the handshake on; what is said in them is its attendance's business."""

    __slots__ = ("address", "attendance", "config", "due", "frames", "parts", "sockets", "stage", "state", "transport")

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config = config
        self.state = server_state
        self.sockets: Sockets = app_state["sockets"]
        self.address = ""
        self.attendance: Attendance | None = None
        """None before the handshake and after the end."""
        self.frames: Frames | None = None
        self.parts: bytearray | None = None
        """Of a message that comes in several frames."""
        self.stage = Stage.HELLO
        self.due = 0.0

    # --- opening ----------------------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn hands the connection over; the request comes as the first data."""
        self.transport = cast(asyncio.Transport, transport)
        self.state.connections.add(cast(Any, self))
        plain = transport.get_extra_info("socket")
        if plain is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def _shake_hands(self, data: bytes) -> None:
        """Nothing of the handshake is kept: its headers would be most of what an idle socket costs."""
        handshake = ServerProtocol(logger=log)
        handshake.receive_data(data)
        request = next(iter(handshake.events_received()), None)
        place = None
        if isinstance(request, Request):
            place = ADDRESS.fullmatch(unquote(request.path.partition("?")[0]))
            handshake.send_response(self._response(handshake, request, place is not None))
        self.transport.write(b"".join(handshake.data_to_send()))
        accepted = handshake.state is OPEN
        handshake.parser.close()
        if accepted and place is not None:
            self._open(place[1])
        else:
            self.transport.close()

    def _response(self, handshake: ServerProtocol, request: Request, is_table: bool) -> Response:
        """Who is turned away is turned away here, by a status."""
        headers = Headers(raw=[(name.lower().encode(), value.encode("utf-8", "replace")) for name, value in request.headers.raw_items()])
        address, scheme = _origin(self.config, self.transport, headers)
        self.address = household(address)
        refusal = turned_away(self.sockets.hosts, headers, scheme, None)
        if refusal is None and not is_table:
            refusal = Refused("not_found", "there is no such socket")
        if refusal is None and not self.sockets.looking_up.limits.may_connect(self.address, time.monotonic()):
            refusal = Refused("too_fast", "too many new connections from this address; wait a little")
        response = handshake.accept(request) if refusal is None else _denial(refusal)
        self.sockets.note_handshake(refusal, response.status_code)
        return response

    def _open(self, code: str) -> None:
        settings = self.sockets.tables.settings
        now = time.monotonic()
        crowd = self.sockets.crowds.of(self.address, now)
        connection = Connection(self, settings, now, self.address, self.sockets.tables.watch, crowd)
        self.frames = Frames(SERVER, max_size=self.config.ws_max_size, logger=log)
        self.attendance = Attendance(self.sockets.looking_up.table, settings, code, connection, self)
        self.due = self._now() + settings.hello_within
        if not self.sockets.add(self):
            connection.refuse_and_close(Refused("too_many", "as many connections are open as may be"))

    # --- in ---------------------------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """What the network brought."""
        if self.frames is None:
            self._shake_hands(data)
            return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            self.frames.receive_data(data[start : start + _PIECE])
            for frame in self.frames.events_received():
                self._hear(cast(Frame, frame))
            self._flush()
        if self.transport.get_write_buffer_size() > self.sockets.tables.settings.queued_bytes:
            self.abort()  # it pings and does not read what it asks for

    def _hear(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.PONG:
                self._count()
                if self.stage == Stage.PONG:
                    self._ping_later()
            case Opcode.PING:
                self._count()  # answered by the frames themselves
            case Opcode.CLOSE:
                pass  # so is this
            case _:
                self._piece(frame)

    def _count(self) -> None:
        """What is no message is not counted by the table, and must not be free: who sends it without end is cut off."""
        if self.attendance is None or self.stage == Stage.END or self.attendance.connection.may_speak(time.monotonic()):
            return
        self.attendance.connection.strikes += 1
        if self.attendance.connection.strikes >= self.sockets.tables.settings.strikes:
            self._end(CloseCode.POLICY_VIOLATION, "too many frames that are no message")
            self.hold()

    def _piece(self, frame: Frame) -> None:
        """A message, or a part of one; how long they may be together is known to the frames."""
        data = bytes(frame.data)
        if frame.opcode is not Opcode.CONT and frame.fin:
            self._message(data, frame.opcode is Opcode.TEXT)
            return
        self._count()
        if self.parts is None:
            self.parts = bytearray([frame.opcode])
        self.parts += data
        if frame.fin:
            whole, self.parts = self.parts, None
            self._message(bytes(whole[1:]), whole[0] == Opcode.TEXT)

    def _message(self, data: bytes, is_text: bool) -> None:
        if self.attendance is None or self.stage == Stage.END:
            return
        if is_text and not _is_text(data):
            self._end(CloseCode.INVALID_DATA, "this is no UTF-8")
            return
        if self.stage <= Stage.PING:
            self._ping_later()  # who speaks need not be asked whether he is there
        self.attendance.frame(data)

    def hold(self) -> None:
        """Read no more for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read on."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # --- out --------------------------------------------------------------------------------------------------------------------------

    def send_text(self, text: str) -> None:
        """Write one message."""
        if self.stage != Stage.END:
            data = text.encode()
            self.transport.write(_head(len(data)) + data)

    def waiting(self) -> int:
        """What the network has not taken yet."""
        return 0 if self.stage == Stage.END else self.transport.get_write_buffer_size()

    def close(self, code: int, reason: str) -> None:
        """Hang up behind all that was written."""
        self._end(code, reason)

    def abort(self) -> None:
        """Hang up now."""
        self.transport.abort()

    def _flush(self) -> None:
        """Write what the frames answer by themselves: pongs, the echo of a close, a close for what is no frame."""
        assert self.frames is not None
        for data in self.frames.data_to_send():
            if data != SEND_EOF:
                self.transport.write(data)
                continue
            self._be_over()
            if self.transport.can_write_eof():
                self.transport.write_eof()
            else:
                self.transport.close()

    # --- what is due ------------------------------------------------------------------------------------------------------------------

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _ping_later(self) -> None:
        self.stage, self.due = Stage.PING, self._now() + (self.config.ws_ping_interval or 10.0)

    def be_due(self, now: float) -> None:
        """The time has come for whatever is next."""
        assert self.frames is not None
        match self.stage:
            case Stage.HELLO:
                assert self.attendance is not None
                self.attendance.connection.refuse_and_close(Refused("say_hello", "the first message must be hello, and soon"))
            case Stage.PING:
                self.frames.send_ping(b"")
                self._flush()
                self.stage, self.due = Stage.PONG, now + (self.config.ws_ping_timeout or 10.0)
            case Stage.PONG if self.attendance is not None and self.attendance.held:
                self.due = now + 1.0  # its pong may be in what is not read yet
            case Stage.PONG:
                self._end(CloseCode.INTERNAL_ERROR, "no answer to a ping")
            case Stage.END:
                self.transport.abort()

    # --- the end ----------------------------------------------------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The server stops: all that is done is written already."""
        self._end(CloseCode.SERVICE_RESTART, "")

    def _end(self, code: int, reason: str) -> None:
        """Say so, and wait a little for the other end to say so too."""
        if self.stage == Stage.END:
            return
        if self.frames is not None and self.frames.state is OPEN:
            self.frames.send_close(code, reason)
            self._flush()
        self._be_over()

    def _be_over(self) -> None:
        if self.stage != Stage.END:
            self.stage, self.due = Stage.END, self._now() + LINGER
        if self.attendance is not None:
            self.attendance.gone()

    def eof_received(self) -> None:
        """The other end is done, and so are we."""

    def connection_lost(self, _exc: Exception | None) -> None:
        """Nothing is left of it: what refers to itself would wait long for the collector."""
        self._be_over()
        self.sockets.remove(self)
        self.state.connections.discard(cast(Any, self))
        if self.frames is not None:
            self.frames.parser.close()
        self.attendance = None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(length: int) -> bytes:
    """Of a whole text frame that is not masked."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def _origin(config: Config, transport: asyncio.Transport, headers: Headers) -> tuple[str, str]:
    """Where a connection comes from and by which scheme; behind a proxy that uvicorn trusts, what the proxy says."""
    peer = transport.get_extra_info("peername")
    address, scheme = str(peer[0]) if peer else "", "ws"
    proxies = config.loaded_app
    if isinstance(proxies, ProxyHeadersMiddleware) and address in proxies.trusted_hosts:
        if headers.get("x-forwarded-proto", "").strip() in ("https", "wss"):
            scheme = "wss"
        forwarded = ", ".join(headers.getlist("x-forwarded-for"))
        if forwarded:
            address = proxies.trusted_hosts.get_trusted_client_address(forwarded)[0] or address
    return address, scheme


def _denial(refusal: Refused) -> Response:
    """A refusal as an answer to a handshake."""
    said = problem(refusal)
    headers = Told([*said.headers.items(), ("connection", "close")])
    return Response(said.status_code, HTTPStatus(said.status_code).phrase, headers, bytes(said.body))
