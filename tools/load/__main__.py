"""`python -m tools.load`: how many tables of people does this machine hold, what does an answer cost, what does a table take?

Each way to serve (SQLite, PostgreSQL with one, two and four processes) is tried twice: with a fixed share of a core for every server
process, so that neither the players nor anybody else on the machine decides how many tables are held, and with all there is.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import subprocess
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from rich.console import Console

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
    levels: int
    """At most, with a share; without one, half as many."""
    weighed: int
    """Tables whose memory is measured."""
    minutes: float
    echo_seconds: float
    ways: tuple[tuple[str, int], ...] = WAYS
    free: bool = True
    """Whether each way is tried without a share too."""


FULL = Plan(Pace(), 0.25, 400, 6, 400, 1.0, 6.0)
QUICK = Plan(Pace(settle=3.0, seconds=6.0), 0.25, 300, 4, 100, 0.1, 2.0, free=False)


async def run(plan: Plan, console: Console) -> Report:
    """All trials, one after the other."""
    may = where_groups_are() is not None
    report = Report(_commit(), _machine(), plan.pace.people, plan.pace.think, _quota(plan, may))
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres())
        stack.enter_context(groups(database.pids(), together=True))
        report.echoes = await echoes(folder, plan.share if may else None, plan.echo_seconds)
        for share in ([plan.share] if may else []) + ([None] if plan.free or not may else []):
            for kind, processes in plan.ways:
                trial = Trial(kind, processes, share)
                report.trials.append(trial)
                data = database.new() if kind == POSTGRESQL else folder / f"data{len(report.trials)}"
                first = _first(plan, report, trial)
                await _try(plan, trial, data, database if kind == POSTGRESQL else None, first, console)
    return report


async def _try(plan: Plan, trial: Trial, data: Path | str, database: Postgres | None, first: int, console: Console) -> None:
    """One way to serve."""
    async with house(trial, plan.pace, data, database) as here:
        if trial.processes == 1 and (trial.share is None or not plan.free):
            await here.weigh(plan.weighed, plan.minutes)

        async def measure(tables: int) -> Level:
            return await _told(here, tables, console)

        await search(measure, first, _cores(trial), plan.levels if trial.share is not None else (plan.levels + 1) // 2)
        await here.count_relayed()


def _cores(trial: Trial) -> float:
    """What its processes may use together: without a share, what they leave to the players."""
    return trial.processes * trial.share if trial.share is not None else min(trial.processes, (os.cpu_count() or 1) * FOR_SERVERS)


def _first(plan: Plan, report: Report, trial: Trial) -> int:
    """Tables to begin with: without a share, most of what those with one let expect."""
    known = [one for one in report.trials if one.share is not None and one.best is not None and one.processes == 1]
    best = known[-1].best if known else None
    if best is None or trial.share is not None:
        return max(1, round(plan.first * _cores(trial)))
    return round(best.tables / (known[-1].share or 1.0) * _cores(trial) * 0.8)


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
    return f"{os.cpu_count()} cores ({platform.machine()}, Python {platform.python_version()})"


def main() -> int:
    """Measure, and say what came of it; 1 where anything went wrong on the way."""
    parser = argparse.ArgumentParser(description="Put the server under load.")
    parser.add_argument("--quick", action="store_true", help="short levels, and only with shares")
    parser.add_argument("--think", type=float, default=2.0, help="seconds before an answer, on average (default: 2)")
    parser.add_argument("--people", type=int, default=5, help="at a table (default: 5)")
    parser.add_argument("--share", type=float, default=0.25, help="of a core for each server process (default: 0.25)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    given = parser.parse_args()
    plan = QUICK if given.quick else FULL
    plan = replace(plan, share=given.share, pace=replace(plan.pace, think=given.think, people=given.people))
    console = Console(width=None if sys.stdout.isatty() else 180)
    report = asyncio.run(run(plan, console))
    show(report, console)
    if given.json is not None:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    return 1 if any(level.errors for trial in report.trials for level in trial.levels) else 0


if __name__ == "__main__":
    raise SystemExit(main())
