"""A real server in a thread, at a pace for tests, and a way to put any position on the next table."""

import socket
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx

from fifthcolony.classic.scene import Scene
from fifthcolony.duel.scene import Scene as DuelScene
from fifthcolony.server.run import server_for
from fifthcolony.server.settings import Settings
from fifthcolony.server.table import room as tables
from fifthcolony.server.table.match import Match
from fifthcolony.server.transport.app import make_app

SETTINGS: Final = replace(
    Settings(),
    pace=0.0,
    pause=0.0,
    breath=0.0,
    longest_breath=0.0,
    lobby_every=0.0,
    catalogue_age=0.0,
    notice=0.5,
    moments={"relaxed": 0.4, "minute": 0.4, "blitz": 0.05},  # whole games of somebody who never answers are played at "blitz"
    graces={"relaxed": 300.0, "minute": 60.0, "blitz": 30.0},
    rate=(1000, 1000.0),
    address_rate=(10_000, 10_000.0),
    table_rate=(1000, 1000.0),
    request_rate=(10_000, 10_000.0),
)


class Served:
    """The server's address, and what it deals next."""

    def __init__(self, data: Path, settings: Settings = SETTINGS) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.waiting: list[Scene | DuelScene] = []
        self._server = server_for(make_app(data, settings), "127.0.0.1", port, settings)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.02)

    def deal(self, name: str, config: dict[str, Any], seed: int, with_moments: bool) -> Match:
        """The next table's game: the position that waits, else a fresh one."""
        return Match.of(self.waiting.pop(0).game, with_moments) if self.waiting else Match(name, config, seed, with_moments)

    def stop(self) -> None:
        """End it, and wait for the end."""
        self._server.should_exit = True
        self._thread.join(10)

    def watch_bots(self, seats: int = 3) -> str:
        """The code of a table where bots play; somebody has to look for them to go on."""
        return str(self._post("tables", {"name": "host", "sit": False, "wishes": {"seats": seats}})["code"])

    def open_table(self, **wishes: object) -> dict[str, Any]:
        """A table with a person in its first seat."""
        return self._post("tables", {"name": "Ines", "wishes": wishes})

    def join(self, code: str, name: str, seat: int) -> dict[str, Any]:
        """A second person sits down."""
        return self._post(f"tables/{code}/join", {"name": name, "seat": seat})

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        told = httpx.post(f"{self.address}/api/{path}", json=body)
        told.raise_for_status()
        answer: dict[str, Any] = told.json()
        return answer


def hook(served: Served) -> None:
    """From now on tables ask here for their game."""
    setattr(tables, "Match", served.deal)  # noqa: B010  the type checker would not have it otherwise


def unhook() -> None:
    """Tables deal for themselves again."""
    setattr(tables, "Match", Match)  # noqa: B010
