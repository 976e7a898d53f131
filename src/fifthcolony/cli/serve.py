"""`fifthcolony serve`: a table in the browser, for this machine or for everybody who can reach it."""

import argparse
import ipaddress
import re
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Final

from fifthcolony.bots.budget import budget_of
from fifthcolony.cli.arguments import add_guests, add_place, bring_guests, one_of, place_given, whole_number
from fifthcolony.cli.reachable import EVERYWHERE, as_code, links
from fifthcolony.kernel.errors import BadConfig

HELP: Final = "serve the table to browsers"
HERE: Final = "127.0.0.1"
PORT: Final = 8765
_PATIENCE: Final = 20.0
_LEVELS: Final = ("debug", "info", "warning", "error")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, and where games are kept."""
    parser.add_argument("--host", default=HERE, help="the address to listen at; 0.0.0.0 lets others in (default: 127.0.0.1)")
    parser.add_argument("--port", type=whole_number(0), default=PORT, help=f"default: {PORT}")
    add_place(parser)
    add_guests(parser)
    parser.add_argument("--workers", type=whole_number(1), default=1, help="processes; several need PostgreSQL (default: 1)")
    parser.add_argument(
        "--peer", type=_peer, default="127.0.0.1:0", metavar="HOST:PORT",
        help="where other processes on the same database reach this one (default: 127.0.0.1, any port)",
    )  # fmt: skip
    parser.add_argument(
        "--thinkers",
        type=whole_number(0),
        default=2,
        help="processes that think for bots which take their time, for each worker (default: 2)",
    )
    parser.add_argument(
        "--think", type=_budget, default="2s", metavar="TIME", help="how long such a bot thinks about an answer (default: 2s)"
    )
    parser.add_argument("--open", action="store_true", help="open a browser there")
    parser.add_argument(
        "--public-host", type=_names, default=(), metavar="NAME[,NAME]", help="names that people reach it by, besides addresses in numbers"
    )
    parser.add_argument(
        "--proxy",
        type=_networks,
        default=(),
        metavar="ADDRESS[,ADDRESS]",
        help="proxies in front of it, whose X-Forwarded headers are believed",
    )
    parser.add_argument(
        "--log-format", type=one_of("text", "json"), metavar="FORMAT", help="text or json (default: text on a terminal, else json)"
    )
    parser.add_argument("--log-level", type=one_of(*_LEVELS), default="info", metavar="LEVEL", help=f"{', '.join(_LEVELS)} (default: info)")


def run(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from fifthcolony.server.cluster.workers import serve_many
    from fifthcolony.server.run import serve
    from fifthcolony.server.settings import Settings
    from fifthcolony.server.store.place import place_of
    from fifthcolony.server.store.storage import Storage

    bring_guests(given.guests)
    if given.open and given.port and _is_ours(HERE if given.host in EVERYWHERE else given.host, given.port):
        return _open_again(given.host, given.port)
    if given.port > 65535:
        raise BadConfig(f"a port is a number from 0 to 65535, given {given.port}")
    given.port = _free(given.host, given.port)
    shown = HERE if given.host in EVERYWHERE else given.host
    address = f"http://{shown}:{given.port}/"
    data = place_given(given)
    if place_of(data).is_shared:
        host, _, port = given.peer.rpartition(":")
        _free(host.strip("[]"), int(port) if given.workers == 1 else 0)

    def announce() -> None:
        print(f"The table is at {address} (ctrl-c ends it). Games are kept in {place_of(data).shown}.")
        _tell_of_old_games(data)
        _tell_others(links(given.host, given.port))
        sys.stdout.flush()
        if given.open:
            threading.Thread(target=_open, args=(shown, given.port, address), daemon=True).start()

    settings = Settings(hosts=(*given.public_host, given.host), proxies=given.proxy, peer=given.peer)
    settings = replace(settings, log_format=given.log_format, log_level=given.log_level, thinkers=given.thinkers, think=given.think)
    if given.workers == 1:
        serve(given.host, given.port, data, settings, announce)
        return 0
    if not place_of(data).is_shared:
        raise BadConfig(f"{given.workers} workers cannot share {place_of(data).shown}: give them a database by --database postgresql://...")
    settings = replace(settings, peer=f"{given.peer.rpartition(':')[0]}:0")  # they cannot all have the same port
    Storage(data).close()  # whatever is wrong with it is said once, before any worker starts
    return 0 if serve_many(given.workers, given.host, given.port, str(data), settings, announce) else 1


def at_once() -> list[str]:
    """The arguments for whoever gives none: the table in a browser, at another port where somebody else has ours."""
    return ["--open"] if _is_free(HERE, PORT) or _is_ours(HERE, PORT) else ["--open", "--port", "0"]


def _open_again(host: str, port: int) -> int:
    """A table that is served already is opened once more."""
    address = f"http://{HERE if host in EVERYWHERE else host}:{port}/"
    print(f"The table is at {address} already: it is opened there.")
    webbrowser.open(address)
    return 0


def _tell_others(addresses: list[str]) -> None:
    """Where phones in the same network find it; as a code too, where somebody looks at a terminal."""
    if addresses:
        print(f"From other devices in your network: {', '.join(addresses)}")
        if sys.stdout.isatty():
            print(as_code(addresses[0]))


def _tell_of_old_games(data: Path | str) -> None:
    """Games were kept in the folder `data` where nothing else was said, up to version 0.1."""
    old = Path("data")
    if (old / "tables.db").exists() and Path(data).resolve() != old.resolve():
        print(f"There are games in {old.resolve()} too: --data {old} serves those.")


def _is_ours(host: str, port: int) -> bool:
    """Whether a table is served there already."""
    try:
        with urllib.request.urlopen(f"http://{host}:{port}/api/info", timeout=2) as answer:
            return answer.status == 200 and b"classic" in answer.read(100_000)
    except (urllib.error.URLError, OSError, ValueError):
        return False


def _is_free(host: str, port: int) -> bool:
    try:
        _free(host, port)
    except BadConfig:
        return False
    return True


def _budget(text: str) -> str:
    """How long bots think."""
    try:
        budget_of(text)
    except BadConfig as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _peer(text: str) -> str:
    """A host and a port."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise argparse.ArgumentTypeError(f"expected a host and a port such as 10.0.0.5:8766, given {text!r}")
    return text


def _names(text: str) -> tuple[str, ...]:
    """Host names, apart by commas."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?", name):
            raise argparse.ArgumentTypeError(f"expected names such as table.example.org, without scheme and port, given {name!r}")
    return names


def _networks(text: str) -> tuple[str, ...]:
    """Addresses or networks, apart by commas."""
    networks = tuple(network.strip() for network in text.split(","))
    for network in networks:
        try:
            ipaddress.ip_network(network)
        except ValueError:
            raise argparse.ArgumentTypeError(f"expected addresses or networks such as 10.0.0.0/8, given {network!r}") from None
    return networks


def _free(host: str, port: int) -> int:
    """The port, if nobody has it yet; a free one for 0. What is wrong is said before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise BadConfig(f"cannot listen at {host} port {port}: {error}") from None
        found: int = probe.getsockname()[1]
        return found


def _open(host: str, port: int, address: str) -> None:
    """Open a browser as soon as somebody answers."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
