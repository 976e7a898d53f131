"""All open sockets: how many there may be, and one clock that looks after them."""

import asyncio
from typing import Final, Protocol

from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.transport.looking_up import LookingUp
from fifthcolony.server.transport.origins import Hosts
from fifthcolony.server.transport.rates import Buckets

ROUTE: Final = "/api/tables/{code}/socket"
"""As requests are counted by."""
LOOK: Final = 0.25
"""Seconds between two looks at what is due: nothing here has to be exact."""
READ_FIRST: Final = 0.01
"""Seconds between finding that somebody's time is over and saying so: if we were late ourselves, what came meanwhile is read first."""


class Watched(Protocol):
    """A socket with something due."""

    due: float
    address: str

    def be_due(self, now: float) -> None:
        """Do it, and say what is due next."""
        ...


class Sockets:
    """Counts sockets, and calls each when its time has come: no timer and no task of its own for any of them."""

    def __init__(self, tables: Tables, looking_up: LookingUp, hosts: Hosts) -> None:
        self.tables = tables
        self.looking_up = looking_up
        self.hosts = hosts
        self.open: set[Watched] = set()
        self.by_address: dict[str, int] = {}
        self.crowds = Buckets(*tables.settings.address_rate)
        """How much each address may say, on all its sockets together."""
        self._timer: asyncio.TimerHandle | None = None

    def note_handshake(self, refusal: Refused | None, status: int) -> None:
        """Somebody asked for a socket, and was let in or turned away."""
        self.tables.watch.asked(ROUTE, status)
        if refusal is not None:
            self.tables.watch.refused(refusal.code)

    def add(self, socket: Watched) -> bool:
        """Look after a socket; whether there was room for it."""
        self.open.add(socket)
        here = self.by_address[socket.address] = self.by_address.get(socket.address, 0) + 1
        if self._timer is None:
            self._look_later()
        settings = self.tables.settings
        return len(self.open) <= settings.max_connections and here <= settings.connections_per_address

    def remove(self, socket: Watched) -> None:
        """It is closed."""
        if socket not in self.open:
            return
        self.open.remove(socket)
        self.by_address[socket.address] -= 1
        if not self.by_address[socket.address]:
            del self.by_address[socket.address]

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(READ_FIRST, self._see_to, loop.time())

    def _see_to(self, now: float) -> None:
        """Whoever is due does what is due; without sockets nobody looks."""
        self._timer = None
        for socket in [socket for socket in self.open if socket.due <= now]:
            socket.be_due(now)
        if self.open:
            self._look_later()
