"""Try to tell hidden cards by what a server answers and when: `python -m tools.leaks [PAIRS]`.

One person sits among bots, uses a power, and lets the moment after it pass. In half of the games a bot holds the card that could answer,
is asked in secret, and passes; in the other half it holds something else. Everything the person could measure is taken down: what a second,
meaningless choice in the same message is refused with, how long the acknowledgement and the update take, the gap between them, how long the
moment lasts. From half of the games the best rule is learned, on the other half it is tried: better than chance is a leak.
"""

import asyncio
import contextlib
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.progress import Progress
from websockets.sync.client import ClientConnection, connect

import fifthcolony as fc
from fifthcolony.kernel.game import Game
from fifthcolony.server.lobby import Tables
from fifthcolony.server.run import server_for
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.store.writes import Write
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.app import make_app
from tools.scripted import post

BREATH = 0.1
USE = "use:mind.knowledge"
SLOW_DISK = 0.002
"""Seconds that a commit takes for each row at least: a machine on which it shows how much there was to do."""
Seen = dict[str, float]


def position(holds: bool) -> Game:
    """A main player may look at a hand; a bot could answer that with a card and will pass, or has no such card."""
    hands = {
        "mind": ["attack 10", "attack 08"], "jade": ["attack 08", "attack 14"],
        "azure": ["cosmic zap" if holds else "attack 12", "attack 10"], "orchid": ["attack 14", "attack 09"],
    }  # fmt: skip
    scene = fc.scene("classic", seats=["mind", "jade", "azure", "orchid"], phase="alliance", hands=hands)
    game: Game = scene.game
    return game


@dataclass
class Report:
    """What was seen, by whether the card was held."""

    seen: list[tuple[bool, Seen]] = field(default_factory=list)

    def told_apart(self) -> dict[str, float]:
        """For each thing that can be measured: the share of games told apart rightly by the best rule of the other half."""
        half = len(self.seen) // 2
        learned, tried = self.seen[:half], self.seen[half:]
        return {name: _tried(_rule(learned, name), tried, name) for name in self.seen[0][1]}

    def __str__(self) -> str:
        shares = ", ".join(f"{name} {share * 100:.1f} %" for name, share in self.told_apart().items())
        return f"{len(self.seen)} games, half of them with the card: told apart by {shares} (chance: 50 %)"


def _rule(learned: list[tuple[bool, Seen]], name: str) -> tuple[float, bool]:
    """From which value on, or below which, the card is held: the cut that is right most often."""
    values = sorted((seen[name], holds) for holds, seen in learned)
    held = sum(holds for _, holds in values)
    best, right, below = (0.0, True), max(held, len(values) - held), 0
    for number, (value, holds) in enumerate(values):
        if value > values[number - 1][0] or number == 0:
            above = held - below
            for rightly, is_above in ((above + number - below, True), (len(values) - above - number + below, False)):
                if rightly > right:
                    best, right = (value, is_above), rightly
        below += holds
    return best


def _tried(rule: tuple[float, bool], tried: list[tuple[bool, Seen]], name: str) -> float:
    cut, is_above = rule
    return sum(((seen[name] >= cut) == is_above) == holds for holds, seen in tried) / len(tried)


class Wire:
    """The person's window; it takes the time of everything that comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.scene: dict[str, Any] = {}

    def send(self, kind: str, **fields: Any) -> float:
        """Send a message; when that was: before it, for the server begins at once."""
        self.number += 1
        text = msgspec.json.encode({"type": kind, "id": self.number, **fields}).decode()
        at = time.perf_counter()
        self.socket.send(text)
        return at

    def until(self, *kinds: str) -> tuple[float, dict[str, Any]]:
        """Wait for a message of one of these kinds; when it came."""
        while True:
            text = self.socket.recv(timeout=20)
            at, message = time.perf_counter(), msgspec.json.decode(text)
            if message["type"] in ("snapshot", "update"):
                self.scene = message["scene"]
            if message["type"] in kinds:
                return at, message

    def until_no_moment(self) -> float:
        """Wait until the moment is over; when that was shown."""
        while True:
            at, _ = self.until("update")
            if self.scene["moment"] is None or self.scene["moment"]["beat"] is not None:
                return at


class Served:
    """A server in a process of its own, so that the person's clock has no part in its work, and one table whose position is set anew for
    every game. What is asked of it comes through a pipe: first the settings, then the seated table's code, then for each game whether the
    card is held."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe

    def run(self) -> None:
        """Serve until the pipe ends."""
        settings, slow = self.pipe.recv()
        with tempfile.TemporaryDirectory() as folder:
            uvloop.run(self._serve(Path(folder), settings, slow))

    async def _serve(self, folder: Path, settings: Settings, slow: float) -> None:
        app = make_app(folder, settings)
        server = server_for(app, "127.0.0.1", 0)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.005)
        tables: Tables = app.app.state.tables
        _slow_down(tables.store, slow)
        self.pipe.send(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
        table = tables.by_code[await self._told()]
        while (holds := await self._told()) is not None:
            await table.call(partial(_set_up, table, holds))
            self.pipe.send(True)
        server.should_exit = True
        await serving

    async def _told(self) -> Any:
        """What comes next through the pipe; waiting for it keeps nothing else from running."""
        return await asyncio.to_thread(self.pipe.recv)


async def _set_up(table: Table, holds: bool) -> None:
    table.ledger.replace_choices(0, ())
    table.set_match(Match.of(position(holds), with_moments=True))
    table.seats[0].kind = "person"


def _run(pipe: Connection) -> None:
    Served(pipe).run()


@contextlib.contextmanager
def served(settings: Settings, slow: float) -> Iterator[tuple[Wire, Connection]]:
    """The person's window, and the pipe to whoever sets up the table."""
    spawn = multiprocessing.get_context("spawn")
    pipe, theirs = spawn.Pipe()
    process = spawn.Process(target=_run, args=(theirs,), daemon=True)
    process.start()
    pipe.send((settings, slow))
    assert pipe.poll(60), "the server did not start within a minute"
    base = pipe.recv()
    seated = asyncio.run(post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 4}}))
    with connect(f"ws{base[4:]}/api/tables/{seated['code']}/socket", compression=None, max_size=None) as socket:
        wire = Wire(socket)
        wire.socket.send(msgspec.json.encode({"type": "hello", "token": seated["token"], "paces": True}).decode())
        wire.until("snapshot")
        pipe.send(seated["code"])
        yield wire, pipe
    pipe.send(None)
    process.join(30)


def _slow_down(store: Storage, by: float) -> None:
    commit = store.commit

    async def slowly(code: str, writes: list[Write], new: bool = False) -> None:
        await asyncio.sleep(by * sum(len(write.rows) for write in writes))
        await commit(code, writes, new)

    store.commit = slowly  # type: ignore[method-assign, assignment]


def look(wire: Wire, pipe: Connection, holds: bool, number: int) -> Seen:
    """One game: all that the person can measure in it."""
    pipe.send(holds)
    assert pipe.poll(20), "the position was not set up within 20 s"
    pipe.recv()
    wire.send("sync")
    wire.until("ack")
    asked = wire.scene["asks"][0]["id"]
    junk = number % 4 == 0
    sent = wire.send("answer", ask=asked, choices=[USE, "~"] if junk else [USE])
    acked, reply = wire.until("ack", "error")
    updated, _ = wire.until("update")
    waved = wire.send("wave", moment=wire.scene["moment"]["id"])
    over = wire.until_no_moment()
    refused = {"no_ask": 1.0, "illegal_choice": 2.0}.get(reply.get("code", ""), 0.0) if junk else 0.0
    return {
        "reply": refused, "acknowledgement": acked - sent, "update": updated - sent,
        "gap": updated - acked, "moment": over - updated, "wave": over - waved,
    }  # fmt: skip


def trial(pairs: int, seed: int = 1, progress: Progress | None = None, slow: float = SLOW_DISK, **changes: Any) -> Report:
    """So many games of either kind, in an order that chance gives."""
    order = [True, False] * pairs
    random.Random(seed).shuffle(order)
    report = Report()
    unlimited = (10**6, 1e6)
    settings = replace(Settings(), breath=BREATH, rate=unlimited, address_rate=unlimited, snapshot_rate=unlimited, **changes)
    bar = None if progress is None else progress.add_task("games", total=len(order))
    with served(settings, slow) as (wire, pipe):
        for number, holds in enumerate(order):
            report.seen.append((holds, look(wire, pipe, holds, number)))
            if progress is not None and bar is not None:
                progress.advance(bar)
    return report


def main() -> int:
    """Try, and say how well it went."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with Progress() as progress:
        report = trial(pairs, progress=progress)
    print(report)
    return 1 if max(report.told_apart().values()) > 0.55 else 0


if __name__ == "__main__":
    raise SystemExit(main())
