"""`python -m tools.load`: how many tables of people does this machine hold, what does an answer cost, what does a table take?

Each way to serve (SQLite, PostgreSQL with one, two and four processes) is tried twice: with a fixed share of a core for every server
process, so that neither the players nor anybody else on the machine decides how many tables are held, and with all there is.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from rich.console import Console

from fifthcolony.kernel import game as kernel
from tools.load.database import Postgres, postgres
from tools.load.echo import echoes
from tools.load.figures import Level, Report, Trial
from tools.load.groups import groups, where_groups_are
from tools.load.house import House, Pace, house
from tools.load.printing import show
from tools.load.searching import search

SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
FOR_SERVERS = 0.7
"""Share of a machine that is left to servers without a share."""
WAYS = ((SQLITE, 1), (POSTGRESQL, 1), (POSTGRESQL, 2), (POSTGRESQL, 4))


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    pace: Pace
    share: float
    first: int
    """Tables of the first level, for a whole core."""
    opened: int
    """Tables that are opened before it, for a whole core: all at once is quicker, and those that do not play cost next to nothing."""
    levels: int
    """At most, with a share; without one, half as many."""
    weighed: int
    """Tables whose memory is measured."""
    minutes: float
    echo_seconds: float
    ways: tuple[tuple[str, int], ...] = WAYS
    free: tuple[tuple[str, int], ...] = ((SQLITE, 1), (POSTGRESQL, 1), (POSTGRESQL, 2))
    """Those that are tried without a share too."""


FULL = Plan(Pace(), 0.25, 440, 500, 5, 400, 1.5, 6.0)
QUICK = Plan(Pace(ahead=4, settle=2.0, seconds=5.0), 0.25, 440, 440, 3, 100, 0.1, 2.0, free=())


async def run(plan: Plan, console: Console, where: Path | None = None) -> Report:
    """All trials, one after the other; the data in a folder there, or where such things are put."""
    may = where_groups_are() is not None
    report = Report(_commit(), _machine(), plan.pace.people, plan.pace.think, _quota(plan, may))
    with contextlib.ExitStack() as stack:
        stack.enter_context(groups([os.getpid()]))  # and with us all whom we start: the players
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=where)))
        database = stack.enter_context(postgres(where))
        stack.enter_context(groups(database.pids(), together=True))
        report.echoes = await echoes(folder, plan.share if may else None, plan.echo_seconds)
        held = [Trial(*way, plan.share) for way in plan.ways if may]
        for trial in (*held, *(Trial(*way, None) for way in (plan.free if may else plan.ways))):
            report.trials.append(trial)
            try:
                await _try(plan, report, folder, database, console)
            except (OSError, EOFError) as error:  # what the others found out still counts
                trial.failure = f"{type(error).__name__}: {error}"
                console.print(f"[red]{trial.name}: {trial.failure}[/red]")
    return report


async def _try(plan: Plan, report: Report, folder: Path, database: Postgres, console: Console) -> None:
    """The newest way to serve."""
    trial = report.trials[-1]
    shared = trial.database == POSTGRESQL
    data = database.new() if shared else folder / f"data{len(report.trials)}"
    async with house(trial, plan.pace, folder, data, database if shared else None) as here:
        if trial.database == SQLITE and (trial.share is None or not plan.free):
            await here.weigh(plan.weighed, plan.minutes)

        async def measure(tables: int) -> Level:
            return await _told(here, tables, console)

        await here.set_level(round(plan.opened * _cores(trial)))
        await search(measure, _first(plan, report), _cores(trial), plan.levels)
        await here.count_relayed()


def _cores(trial: Trial) -> float:
    """What its processes may use together: without a share, what they leave to the players."""
    return trial.processes * trial.share if trial.share is not None else min(trial.processes, (os.cpu_count() or 1) * FOR_SERVERS)


def _first(plan: Plan, report: Report) -> int:
    """Tables to begin with: what is known already of one process on the same database lets expect as much of every core."""
    trial, known = report.trials[-1], report.trials[:-1]
    best = next((one.best for one in known if (one.database, one.processes) == (trial.database, 1) and one.best and one.share), None)
    a_core = plan.first if best is None else best.tables / plan.share
    return max(1, round(a_core * _cores(trial)))


async def _told(here: House, tables: int, console: Console) -> Level:
    """Whoever waits sees how far it is."""
    level = await here.measure(tables)
    console.print(
        f"[dim]{here.trial.name}: {tables} tables, {level.answers / level.seconds:.0f} answers/s, "
        f"p50 {level.p50:.0f} ms, p99 {level.p99:.0f} ms, "
        f"{level.cost:.2f} ms of processor an answer, {len(level.errors)} errors {level.errors[:2] or ''}[/dim]"
    )
    return level


def _quota(plan: Plan, may: bool) -> str:
    if may:
        return f"Shares of {plan.share * 100:.0f} % of a core are kept by control groups; the rest is for the players."
    return "Control groups cannot be set here (that takes root): nothing keeps the players from starving the servers."


def _commit() -> str:
    """What is measured."""
    where = Path(__file__).parent
    try:
        said = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=where, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return said.stdout.strip()


def _machine() -> str:
    engine = "from source" if kernel.__file__.endswith(".py") else "compiled"
    return f"{os.cpu_count()} cores ({platform.machine()}, Python {platform.python_version()}, engine {engine})"


def _plan(given: argparse.Namespace) -> Plan:
    plan = QUICK if given.quick else FULL
    pace = replace(plan.pace, think=given.think, people=given.people)
    return replace(plan, free=WAYS if given.free else plan.free, share=given.share, pace=pace)


def main() -> int:
    """Measure, and say what came of it; 1 where anything went wrong on the way."""
    parser = argparse.ArgumentParser(description="Put the server under load.")
    parser.add_argument("--quick", action="store_true", help="short levels, and only with shares")
    parser.add_argument("--free", action="store_true", help="try every way without a share too, not only some")
    parser.add_argument("--think", type=float, default=2.0, help="seconds before an answer, on average (default: 2)")
    parser.add_argument("--people", type=int, default=5, help="at a table (default: 5)")
    parser.add_argument("--share", type=float, default=0.25, help="of a core for each server process (default: 0.25)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the data is kept meanwhile (default: a temporary folder)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    given = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 180)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # what was set up is taken down again
    report = asyncio.run(run(_plan(given), console, given.data))
    show(report, console)
    if given.json is not None:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    return 1 if any(trial.failure or any(level.errors for level in trial.levels) for trial in report.trials) else 0


if __name__ == "__main__":
    raise SystemExit(main())
