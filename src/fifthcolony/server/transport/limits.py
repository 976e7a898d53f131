"""How much an address may ask of us: requests, new tables, new sockets, and codes of tables that do not exist."""

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from typing import Final, Literal

from starlette.requests import HTTPConnection

from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.rates import Buckets

Kind = Literal["requests", "tables", "sockets", "guesses"]
Taken = dict[Kind, dict[str, int]]
_REMEMBERED: Final = 10_000
"""Pairs of an address and a code it knows."""


@lru_cache(4096)
def household(address: str) -> str:
    """Whom an address stands for: of IPv6 the first half, all of which one customer is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def address_of(connection: HTTPConnection) -> str:
    """Who asks, as limits count: the other end, or whom a proxy that we trust names."""
    return household(connection.client.host) if connection.client else ""


class Limits:
    """One count for each kind and address. Time is an argument; what is taken can be told to others who count for the same addresses."""

    def __init__(self, settings: Settings) -> None:
        self._buckets: dict[Kind, Buckets] = {
            "requests": Buckets(*settings.request_rate),
            "tables": Buckets(*settings.table_rate),
            "sockets": Buckets(*settings.connect_rate),
            "guesses": Buckets(*settings.guess_rate),
        }
        self._found: OrderedDict[tuple[str, str], None] = OrderedDict()

    def may_ask(self, address: str, now: float) -> bool:
        """Whether it may send this request."""
        return self._buckets["requests"].take(address, now)

    def may_make_table(self, address: str, now: float) -> bool:
        """Whether it may make this table."""
        return self._buckets["tables"].take(address, now)

    def may_connect(self, address: str, now: float) -> bool:
        """Whether it may open this socket."""
        return self._buckets["sockets"].take(address, now)

    def may_guess(self, address: str, now: float, besides: int = 0) -> bool:
        """Whether it may look up a code that it may not know, besides so many others just now; that costs nothing unless it misses."""
        return self._buckets["guesses"].has_one(address, now, besides)

    def missed(self, address: str, now: float) -> None:
        """It has looked up a code that does not exist; each of those looked up at once counts, though it be the last."""
        self._buckets["guesses"].owe(address, now)

    def found(self, address: str, code: str) -> None:
        """It has looked up a code that exists, and knows it from now on."""
        self._found[address, code] = None
        self._found.move_to_end((address, code))
        if len(self._found) > _REMEMBERED:
            self._found.popitem(last=False)

    def knows(self, address: str, code: str) -> bool:
        """Whether it has found this code before."""
        return (address, code) in self._found

    def taken_since(self) -> Taken:
        """What each address has taken since this was last asked."""
        return {kind: buckets.taken_since() for kind, buckets in self._buckets.items()}

    def taken_elsewhere(self, taken: Taken, now: float) -> None:
        """What these addresses have taken where others count them too."""
        for kind, by_address in taken.items():
            self._buckets[kind].taken_elsewhere(by_address, now)
