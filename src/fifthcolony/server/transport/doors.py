"""How many lines are open for pages, and who has to go when another comes: whoever keeps us waiting longest."""

from typing import Protocol

from fifthcolony.server.settings import Settings


class Visitor(Protocol):
    """Somebody on a line."""

    @property
    def address(self) -> str | None:
        """For whom it counts; none: for many, such as a proxy."""
        ...

    def turn_out(self) -> None:
        """Hang up on it."""
        ...


class Doors:
    """Half-sent requests and lines held open keep nobody out: who has asked and waits for us stays, who keeps us waiting makes room."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.max_http_connections
        self.most_of_all = settings.max_http_connections + settings.max_connections
        """With the sockets of tables."""
        self.most_of_one = settings.connections_per_address
        self.inside: dict[Visitor, str | None] = {}
        self.by_address: dict[str | None, int] = {}
        self.waited_for: dict[Visitor, None] = {}
        """Those from whom something should come, longest first."""

    def come_in(self, visitor: Visitor, sockets: int) -> bool:
        """Let one more in beside so many sockets, in place of others if need be; false if everybody inside waits for us."""
        address = visitor.address
        if address is not None and self.by_address.get(address, 0) >= self.most_of_one:
            own = (one for one in self.waited_for if self.inside[one] == address)
            if not self._turn_out(next(own, None)):
                return False
        crowded = len(self.inside) >= self.most or len(self.inside) + sockets >= self.most_of_all
        if crowded and not self._turn_out(next(iter(self.waited_for), None)):
            return False
        self.inside[visitor] = address
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return True

    def wait_for(self, visitor: Visitor) -> None:
        """From now on something should come from it."""
        self.waited_for.pop(visitor, None)
        if visitor in self.inside:
            self.waited_for[visitor] = None

    def serve(self, visitor: Visitor) -> None:
        """It has asked, and waits for us."""
        self.waited_for.pop(visitor, None)

    def go(self, visitor: Visitor) -> None:
        """It is gone, or has become a socket."""
        self.waited_for.pop(visitor, None)
        if visitor in self.inside:
            address = self.inside.pop(visitor)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def _turn_out(self, visitor: Visitor | None) -> bool:
        if visitor is None:
            return False
        self.go(visitor)
        visitor.turn_out()
        return True
