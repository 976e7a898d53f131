"""uvicorn's HTTP with an end to its patience: heads, bodies and answers have their time, and lines are counted."""

import asyncio
import ipaddress
from typing import Any, Final, Literal

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from fifthcolony.server.errors import Refused
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.answers import problem
from fifthcolony.server.transport.doors import Doors
from fifthcolony.server.transport.limits import household
from fifthcolony.server.transport.sockets import READ_FIRST

Phase = Literal["idle", "head", "body", "answer", "leaving"]
"""Between requests; while a head or a body comes in; while we answer; while the last bytes go out."""
LARGEST_HEAD: Final = 16_384
"""Bytes of a request before its body."""
_PIECE: Final = 4096
_CROWDED: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class PatientProtocol(H11Protocol):
    """One line of somebody who asks for pages."""

    def __init__(
        self,
        settings: Settings,
        doors: Doors,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = doors
        self.address: str | None = None
        self._proxies = settings.proxies
        self._within: dict[Phase, float] = {
            "head": settings.header_within,
            "body": settings.body_within,
            "answer": settings.answer_within,
            "leaving": settings.answer_within,
        }
        self._phase: Phase | None = None
        self._sending = True
        """Whether something of the next request has come, or should have by now."""
        self._timer: asyncio.TimerHandle | None = None

    # --- what uvicorn calls -----------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Come in, if there is room."""
        super().connection_made(transport)
        self.address = None if self.client is None or is_within(self.client[0], self._proxies) else household(self.client[0])
        if self.doors.come_in(self, len(self.connections) - len(self.doors.inside) - 1):
            self._watch()
        else:
            transport.write(_CROWDED)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something of a request; in pieces, since only what is not complete is held to the size that a head may have."""
        self._sending = True
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing() or self not in self.doors.inside:
                return
            super().data_received(data[start : start + _PIECE])
        self._watch()

    def on_response_complete(self) -> None:
        """An answer is written."""
        self._sending = False
        if self.conn.their_state is not h11.SEND_BODY:  # else the rest of the body is still to come, in its time
            self._phase = None
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        """No other request has come."""
        super().timeout_keep_alive_handler()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket."""
        self._go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP: say so if an answer is still possible, and hang up."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # whoever answers the request before it must not write into this
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            said = problem(Refused("malformed", msg))
            head = h11.Response(status_code=said.status_code, headers=[*said.raw_headers, (b"connection", b"close")])
            for part in (head, h11.Data(data=bytes(said.body)), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    # --- time -------------------------------------------------------------------------------------------------------------------------

    def turn_out(self) -> None:
        """Hang up, whatever is still to be said."""
        self.transport.abort()

    def _go(self) -> None:
        self.doors.go(self)
        self._set_timer(None)

    def _now(self) -> Phase:
        if self.transport.is_closing():
            return "leaving"
        if self.conn.their_state is h11.IDLE:
            return "head" if self._sending else "idle"
        return "body" if self.conn.their_state is h11.SEND_BODY else "answer"

    def _watch(self) -> None:
        """Where something else is waited for, time begins anew; what trickles in while we wait for the same gains none."""
        if self not in self.doors.inside or (phase := self._now()) == self._phase:
            return
        self._phase = phase
        if phase == "answer":
            self.doors.serve(self)
        else:
            self.doors.wait_for(self)
        self._set_timer(self._within.get(phase))  # uvicorn itself ends idle lines

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._be_over)

    def _be_over(self) -> None:
        self._timer = self.loop.call_later(READ_FIRST, self._hang_up)

    def _hang_up(self) -> None:
        """Their time is over. What is written and not read would keep a polite end waiting for ever."""
        if self.transport.get_write_buffer_size() or self.transport.is_closing():
            self.transport.abort()
        else:
            self.transport.close()


def is_within(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)
