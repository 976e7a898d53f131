"""A table's socket without a network: the server's own protocol, and at the other end of it a client, in one process."""

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from fifthcolony.server.run import server_for
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.gate import Gate
from fifthcolony.server.transport.sockets import Sockets
from fifthcolony.server.transport.upgrade import TableSocket


def config_for(app: Gate, settings: Settings | None = None) -> Config:
    """What uvicorn would give each socket of this app."""
    config = server_for(app, "127.0.0.1", 0, settings).config
    config.load()
    return config


class Loopback(asyncio.Transport):
    """What the server writes is heard at once; what the client says goes over when it is told to."""

    def __init__(self, sockets: Sockets, config: Config, path: str, **headers: str) -> None:
        super().__init__()
        self.heard: list[Frame] = []
        """Messages, pings and pongs, as they came."""
        self.status = 0
        """What the handshake was answered by."""
        self.unread = 0
        """How many bytes count as not taken by the network."""
        self.reading = True
        self.ended = self.closed = self.aborted = False
        self.client = ClientProtocol(parse_uri(f"ws://localhost{path}"))
        self.server = TableSocket(config, ServerState(), {"sockets": sockets})
        self.server.connection_made(self)
        request = self.client.connect()
        request.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
        self.client.send_request(request)
        self.deliver()

    # --- the client's end -------------------------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Send a message."""
        self.client.send_text(text.encode())
        self.deliver()

    def deliver(self) -> None:
        """Let the server have what the client wants to send, answers to pings and to a close included."""
        data = b"".join(self.client.data_to_send())
        if data and not self.is_closing():
            self.server.data_received(data)

    def lose(self) -> None:
        """The line breaks."""
        self.closed = True
        self.server.connection_lost(None)
        del self.server  # as a transport lets go of its protocol

    def texts(self) -> list[str]:
        """The messages that came."""
        return [bytes(frame.data).decode() for frame in self.heard if frame.opcode is Opcode.TEXT]

    # --- what the server sees of it ---------------------------------------------------------------------------------------------------

    def write(self, data: Any) -> None:
        """To the client."""
        self.client.receive_data(bytes(data))
        for event in self.client.events_received():
            if isinstance(event, Response):
                self.status = event.status_code
            elif isinstance(event, Frame):
                self.heard.append(event)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Where it comes from."""
        return ("127.0.0.1", 1) if name == "peername" else default

    def get_write_buffer_size(self) -> int:
        """What the network has not taken."""
        return self.unread

    def pause_reading(self) -> None:
        """The server wants no more for now."""
        self.reading = False

    def resume_reading(self) -> None:
        """It wants more."""
        self.reading = True

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closed or self.aborted

    def can_write_eof(self) -> bool:
        """As over TCP."""
        return True

    def write_eof(self) -> None:
        """The server says no more."""
        self.ended = True

    def close(self) -> None:
        """The server hangs up."""
        self.closed = True

    def abort(self) -> None:
        """The server cuts it off."""
        self.aborted = True
