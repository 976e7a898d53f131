"""Faults on purpose against many servers on one PostgreSQL: `python -m tools.chaos [KILLS] [SEED]`."""

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Final

import sqlalchemy as sql
from rich.progress import Progress

from tools.nursery import Nursery
from tools.siege.audit import changes_of_hands, faults_of_writers, keep_audit
from tools.siege.checks import faults_at_end, faults_on_disk, kept_unacknowledged, rows_of
from tools.siege.faults import KINDS, Faults
from tools.siege.fleet import LEASE, Fleet, tracebacks
from tools.siege.full_disk import NoDisk, fill_disks
from tools.siege.postgres import Postgres
from tools.siege.tables import Mix, Played, Tables

ALL: Final[Mix] = (2, (1, 2, 3, 4))
PROCESSES: Final = 4
OTHERS: Final = 50
"""Kills for one of each other fault."""
BAR: Final = 5.0
"""Seconds of takeover, in the median."""


PAUSE: Final = (0.1, 0.9)
"""Seconds between two faults."""
SHOWN: Final = 30
"""Faults that are listed."""


@dataclass
class Report:
    """What came of it."""

    seed: int
    seconds: float = 0.0
    made: Counter[str] = field(default_factory=Counter)
    full_disks: int = 0
    without_disk: str = ""
    """Why no disk could be filled."""
    games: int = 0
    acknowledged: int = 0
    unacknowledged_kept: int = 0
    looks: int = 0
    hands: int = 0
    fenced: int = 0
    let_go: int = 0
    asked_again: int = 0
    takeovers: list[float] = field(default_factory=list)
    troubled: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"seed {self.seed}, {self.seconds:.0f} s", "", "faults made"]
        lines += [f"  {self.made[kind]:6}  {text}" for kind, text in KINDS.items()]
        why = f": {self.without_disk}" if self.without_disk else ""
        lines += [f"  {self.full_disks:6}  a full disk, and room again (SQLite){why}", "", "what happened"]
        lines += [
            f"  {number:6}  {text}"
            for number, text in (
                (self.games, "games to their end"),
                (self.acknowledged, "answers acknowledged to people"),
                (self.unacknowledged_kept, "times an answer was on disk before anybody was told"),
                (self.looks, "looks at the disk"),
                (self.hands, "times a process took a table"),
                (self.fenced, "writes refused because the table was another's by then"),
                (self.let_go, "tables let go in time by who could not reach PostgreSQL"),
                (self.asked_again, "times the same was asked again after a kill"),
            )
        ]
        lines += ["", "from a kill to the table shown by another process", f"  {spread(self.takeovers)}"]
        lines += [f"  {spread(self.troubled)}, where something else was wrong as well", ""]
        found = [*self.faults[:SHOWN], *([f"and {len(self.faults) - SHOWN} more"] if len(self.faults) > SHOWN else [])]
        return "\n".join([*lines, *(found or ["no fault was found"])])


def spread(seconds: list[float]) -> str:
    """Median and the slow end."""
    if len(seconds) < 2:
        return f"{len(seconds)} times"
    cuts = quantiles(seconds, n=100)
    return f"{len(seconds)} times, median {cuts[49]:.2f} s, p90 {cuts[89]:.2f} s, p99 {cuts[98]:.2f} s, longest {max(seconds):.2f} s"


class Chaos:
    """One run."""

    def __init__(self, seed: int, dice: random.Random, mix: Mix, postgres: Postgres, fleet: Fleet) -> None:
        self.dice = dice
        self.report = Report(seed)
        self.postgres = postgres
        self.fleet = fleet
        self.tables = Tables(mix, fleet.door, self.dice, patience=3 * LEASE, think=0.01)
        self.faults = Faults(fleet, postgres, self.tables, self.dice)
        self._over: asyncio.Queue[Played | None] = asyncio.Queue()
        """Games that are over and have not been looked at."""
        self.tables.on_back = self.faults.takeovers.back
        self.tables.on_over = self._over.put_nowait

    async def run(self, kinds: list[str], tell: Callable[[], None]) -> None:
        """Make faults while games are played, look, and let every game finish."""
        await self.fleet.lookout.start()
        keep_audit(self.postgres.engine)
        await self.fleet.start()
        looking = asyncio.create_task(self._look_at_games())
        async with asyncio.TaskGroup() as making:
            for kind in kinds:
                await self.tables.fill()
                await asyncio.sleep(self.dice.uniform(*PAUSE))
                making.create_task(self._make(kind, tell))
                await self.faults.settled(2)
        await self.tables.finish()
        self._over.put_nowait(None)
        await looking
        await self.fleet.stop()
        self._look_at_disk(list(self.tables.all.values()))
        self._conclude()

    async def _make(self, kind: str, tell: Callable[[], None]) -> None:
        await self.faults.make(kind)
        self._look_at_disk(self.tables.live)
        tell()

    def _look_at_disk(self, these: list[Played]) -> None:
        """All that was acknowledged until now is there."""
        try:
            rows = rows_of(self.postgres.engine, [table.code for table in these])
        except sql.exc.OperationalError:  # PostgreSQL is down; the next look sees no less
            return
        self.report.looks += 1
        for table in these:
            self.report.faults += faults_on_disk(table, rows[table.code])
            self.report.unacknowledged_kept += kept_unacknowledged(table.people, rows[table.code])

    async def _look_at_games(self) -> None:
        """Each as soon as it is over, one after the other."""
        while (table := await self._over.get()) is not None:
            self.report.faults += await faults_at_end(self.fleet.lookout.server.base, table)
            self.report.games += 1

    def _conclude(self) -> None:
        report, takeovers, said = self.report, self.faults.takeovers, self.fleet.said()
        report.made = self.faults.made
        report.hands = changes_of_hands(self.postgres.engine)
        report.fenced = sum("belongs to another process" in line for line in said)
        report.let_go = sum("is let go" in line for line in said) - report.fenced
        report.asked_again, report.takeovers, report.troubled = takeovers.asked_again, takeovers.plain, takeovers.troubled
        report.acknowledged = sum(len(player.acked) for table in self.tables.all.values() for player in table.people)
        report.faults += [*takeovers.faults, *self.tables.faults, *faults_of_writers(self.postgres.engine)]
        report.faults += [f"a server logged: {text}" for text in tracebacks(said)]
        if report.games != len(self.tables.all):
            report.faults.append(f"{len(self.tables.all)} games were played and {report.games} looked at")
        if len(report.takeovers) > 1 and median(report.takeovers) > BAR:
            report.faults.append(f"it takes more than {BAR:.0f} s in the median until a table is shown again")


def plan(kills: int, others_each: int, dice: random.Random) -> list[str]:
    """Which faults are made, one after the other."""
    others = [kind for kind in KINDS if kind != "kill"] * others_each
    kinds = ["kill"] * (kills - others.count("slow")) + others
    dice.shuffle(kinds)
    return kinds


async def chaos(kills: int, seed: int, progress: Progress | None = None, others: int | None = None, mix: Mix = ALL) -> Report:
    """The whole of it, with so many of each other fault, on a database that is gone afterwards."""
    began = time.monotonic()
    others = max(1, kills // OTHERS) if others is None else others
    dice = random.Random(seed)
    kinds = plan(kills, others, dice)
    bar = None if progress is None else progress.add_task("faults", total=len(kinds) + others)

    def tell() -> None:
        if progress is not None and bar is not None:
            progress.advance(bar)

    async with AsyncExitStack() as stack:
        nursery = await stack.enter_async_context(Nursery())
        postgres = await stack.enter_async_context(Postgres())
        fleet = Fleet(PROCESSES, postgres, nursery, random.Random(seed + 1))
        await stack.enter_async_context(fleet.gates)
        run = Chaos(seed, dice, mix, postgres, fleet)
        await run.run(kinds, tell)
        report = run.report
        try:
            report.faults += await fill_disks(others, seed, nursery, tell)
            report.full_disks = others
        except NoDisk as why:
            report.without_disk = str(why)
    report.seconds = time.monotonic() - began
    return report


def main() -> int:
    """Make as many faults as told, and say what came of it."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    with Progress() as progress:
        report = asyncio.run(chaos(kills, seed, progress))
    print(report)
    return 1 if report.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
