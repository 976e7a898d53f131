"""Which names this server answers to, and whether a request comes from a page of its own."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final, NamedTuple

from starlette.datastructures import Headers

_AUTHORITY: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::([0-9]{1,5}))?")
_ORIGIN: Final = re.compile(r"(https?)://([^/?#@]*)")
_PORTS: Final = {"http": 80, "https": 443}
_PAGE: Final = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""The scheme of a page that asks by another."""


class Authority(NamedTuple):
    """A host and a port, as an address has them."""

    name: str
    port: int


def authority(text: str, scheme: str) -> Authority | None:
    """Read `name`, `name:port` or `[address]:port`; none if it is nothing of the kind."""
    found = _AUTHORITY.fullmatch(text)
    if found is None:
        return None
    six, name, port = found.groups()
    return Authority((six or name).lower().removesuffix("."), int(port) if port else _PORTS[scheme])


def is_address(name: str) -> bool:
    """Whether this is an address in numbers, which no stranger can make lead here."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """What this server is called.

    A browser that was led here by a stranger's name, whose address the stranger has changed to ours, would take us for the stranger's own
    server and let its pages talk to us. Addresses in numbers and names of this machine lead nowhere else; other names have to be given.
    """

    def __init__(self, named: Iterable[str], machine: str | None = None) -> None:
        machine = (socket.gethostname() if machine is None else machine).lower()
        short = machine.partition(".")[0]
        self.names = {"localhost", machine, short, f"{short}.local", *(name.lower().removesuffix(".") for name in named)} - {"", ".local"}

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        found = authority(host, "http")
        if found is None:
            return False
        return found.name in self.names or found.name.endswith(".localhost") or is_address(found.name)


def origin_fits(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from a page of the server that it goes to, or from no page at all."""
    origins = headers.getlist("origin")
    if not origins:
        return True
    found = _ORIGIN.fullmatch(origins[0])
    if found is None or len(origins) > 1 or found[1] != _PAGE.get(scheme):
        return False
    here = authority(headers.get("host", ""), found[1])
    return here is not None and here == authority(found[2], found[1])
