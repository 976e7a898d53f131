"""Where a table can be reached from other devices: the addresses of this machine, and a QR code for a phone's camera."""

import io
import ipaddress
import socket
from contextlib import suppress
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""To listen at these is to listen at every address of the machine."""
_SOMEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody: what way leads there tells the machine's own address, and nothing is sent."""


def own_addresses() -> list[str]:
    """The machine's addresses in its networks, most useful first."""
    found = [address for family, beyond in _SOMEWHERE if (address := _way_to(family, beyond))]
    with suppress(OSError):  # a machine that cannot look up its own name still has what was found above
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    usable = [address for address in dict.fromkeys(found) if _is_usable(address)]
    return sorted(usable, key=lambda address: ":" in address)


def _way_to(family: socket.AddressFamily, beyond: str) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((beyond, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None  # no network of this kind


def _is_usable(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def links(host: str, port: int) -> list[str]:
    """What to type on another device, if the table can be reached from one at all."""
    if host not in EVERYWHERE:
        return []
    return [f"http://{f'[{address}]' if ':' in address else address}:{port}/" for address in own_addresses()]


def as_code(link: str) -> str:
    """The link as a QR code of half blocks, for a terminal."""
    import segno

    text = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out=text, compact=True)
    return text.getvalue()
