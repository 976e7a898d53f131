"""Put the server under load: `python -m tools.load [--tables 200] [--people 5] [--think 1.0] [--seconds 90]`.

Every player is a scripted client that answers like the simple bot after thinking a while, waves every moment on, and measures the time
from each answer to its acknowledgement. A game that ends is followed by a new one at a new table.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tools.scripted import Player, post
from tools.serving import Server

PERCENTILES = (50, 90, 99, 99.9)


@dataclass
class Report:
    """What was measured."""

    tables: int
    people: int
    think: float
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    """From answer to acknowledgement."""
    updates: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    memory: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """Of the server in MB: empty, with all tables open, at the end."""
    processor: float = 0.0
    """Share of one core that the server used."""

    def percentile(self, share: float) -> float:
        """Milliseconds."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] * 1000 if ordered else 0.0

    def __str__(self) -> str:
        times = ", ".join(f"p{share:g} {self.percentile(share):.1f} ms" for share in PERCENTILES)
        empty, full, end = self.memory
        return (
            f"{self.tables} tables of {self.people} on {os.cpu_count()} cores ({platform.machine()}, Python {platform.python_version()}), "
            f"thinking {self.think:g} s on average, for {self.seconds:.0f} s\n"
            f"{len(self.delays)} answers ({len(self.delays) / max(self.seconds, 1):.0f} a second), {self.games} games ended, "
            f"{len(self.errors)} errors {self.errors[:5] or ''}\n"
            f"from answer to acknowledgement: {times}, most {max(self.delays, default=0) * 1000:.1f} ms\n"
            f"memory of the server: {empty:.0f} MB empty, {full:.0f} MB with all tables, {end:.0f} MB at the end: "
            f"{(end - empty) / self.tables * 1000:.0f} kB a table with its {self.people} connections\n"
            f"the server used {self.processor * 100:.1f} % of one core, "
            f"{self.processor * 1000 * self.seconds / max(len(self.delays), 1):.2f} ms an answer with all that belongs to it"
        )


def resident(pid: int) -> float:
    """A process's memory in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    return 0.0


def processor_time(pid: int) -> float:
    """Seconds of processor a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """All tables and all who play at them."""

    def __init__(self, server: Server, report: Report, seed: int) -> None:
        self.server = server
        self.report = report
        self.dice = random.Random(seed)
        self.players: list[Player] = []
        self.measuring = False

    def think(self) -> float:
        """Mostly short, at times long."""
        return min(self.dice.expovariate(1 / self.report.think), 5 * self.report.think)

    async def table(self) -> list[Player]:
        """A new table whose game has begun."""
        base, people = self.server.base, self.report.people
        seated = [await post(base, "/api/tables", {"name": "a", "wishes": {"seats": max(people, 3)}})]
        for _ in range(people - 1):
            seated.append(await post(base, f"/api/tables/{seated[0]['code']}/join", {"name": "b"}))
        players = [Player(base, one["code"], one["token"], self.dice.randrange(1 << 30)) for one in seated]
        for player in players:
            await player.come_in()
        await players[0].ask("start")
        return players

    async def play(self, players: list[Player]) -> None:
        """Game after game at one place."""
        while True:
            self.players += players
            await asyncio.gather(*(self._play(player) for player in players))
            self.report.games += 1
            players = await self.table()

    async def _play(self, player: Player) -> None:
        try:
            await player.play(self.think, within=600)
        except Exception as error:  # whatever it was, it counts
            self.report.errors.append(f"{type(error).__name__} {error} {player.refusals[-1:]}")
        await player.go()

    def collect(self) -> None:
        """Take what has been measured."""
        for player in self.players:
            if self.measuring:
                self.report.delays += player.delays
                faults = [refusal for refusal in player.refusals if refusal["code"] not in ("stale_moment", "stale_ask", "no_ask")]
                self.report.errors += [f"{fault['code']}: {fault['message']}" for fault in faults]
            player.delays.clear()
            player.refusals.clear()


async def measure(tables: int, people: int, think: float, seconds: float, seed: int, progress: Progress) -> Report:
    """Open the tables, let them warm up, then measure."""
    report = Report(tables, people, think)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        load = Load(server, report, seed)
        empty = resident(server.pid)
        opening = progress.add_task("opening tables", total=tables)
        playing = []
        for _ in range(tables):
            playing.append(asyncio.create_task(load.play(await load.table())))
            progress.advance(opening)
        full = resident(server.pid)
        await asyncio.sleep(min(5.0, seconds / 4))
        load.collect()
        load.measuring = True
        used, began = processor_time(server.pid), time.monotonic()
        bar = progress.add_task("playing", total=seconds)
        while report.seconds < seconds:
            await asyncio.sleep(0.5)
            load.collect()
            report.seconds = time.monotonic() - began
            progress.update(bar, completed=report.seconds, description=f"playing: {len(report.delays)} answers")
        report.memory = (empty, full, resident(server.pid))
        report.processor = (processor_time(server.pid) - used) / report.seconds
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await server.stop()
    return report


def main() -> int:
    """Measure, and say whether it is good enough."""
    parser = argparse.ArgumentParser(description="Put the server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--think", type=float, default=1.0, help="seconds before an answer, on average")
    parser.add_argument("--seconds", type=float, default=90.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    gc.disable()  # the players' own pauses are not the server's
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        report = asyncio.run(measure(given.tables, given.people, given.think, given.seconds, given.seed, progress))
    print(report)
    return 1 if report.errors or report.percentile(99) >= 100 else 0


if __name__ == "__main__":
    raise SystemExit(main())
