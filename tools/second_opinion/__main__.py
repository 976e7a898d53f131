"""Let somebody who knows only events and views watch random games, and print what it finds. `make second-opinion`."""

import argparse
import os
import sys
import time
from collections import Counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from fifthcolony.kernel.checks import DEALT
from tools.invariants import checks_of
from tools.second_opinion.games import Report, watch, watch_all

GAMES = 5_000


def show(checks: Counter[str], seconds: float, console: Console) -> None:
    """How often each thing was looked at."""
    table = Table(title=f"Looked at, in {seconds:.0f} seconds", title_justify="left")
    table.add_column("what")
    table.add_column("times", justify="right")
    for what, times in sorted(checks.items()):
        table.add_row(what, str(times))
    console.print(table)


def run(games: int, jobs: int, seed: int, plan: str, console: Console, variants: tuple[str, ...] = ()) -> int:
    """Watch, show how far it has come, print what was found; 1 if anything was."""
    began, checks, found = time.monotonic(), Counter[str](), 0
    columns = (
        TextColumn("watching"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=games)
        for report in watch_all(games, jobs, seed, plan, variants):
            checks += report.checks
            found += bool(report.findings)
            for sentence in report.findings:
                progress.console.print(f"game {report.number}: {sentence}", markup=False, highlight=False, emoji=False, soft_wrap=True)
            progress.update(task, advance=1, description=f"{found} with findings" if found else "nothing found")
    show(checks, time.monotonic() - began, console)
    console.print(f"findings in {found} of {games} games" if found else f"nothing found in {games} games, {checks.total()} checks")
    return int(found > 0)


def main(argv: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.second_opinion", description=__doc__)
    plans = checks_of("classic").plans
    parser.add_argument("--games", type=int, default=GAMES, help="how many games (default: %(default)s)")
    parser.add_argument("--plan", choices=plans, default=DEALT, help="who meets (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (default: %(default)s)")
    parser.add_argument("--only", type=int, metavar="GAME", help="watch one game by its number")
    parser.add_argument("--variants", default="", help="on top of what the plan says, by commas: flares,technology")
    options = parser.parse_args(argv)
    variants = tuple(filter(None, options.variants.split(",")))
    if options.only is not None:
        report: Report = watch(options.only, options.seed, options.plan, variants)
        print("\n".join(report.findings) or f"nothing found, {report.checks.total()} checks")
        return int(bool(report.findings))
    return run(options.games, options.jobs, options.seed, options.plan, Console(), variants)


if __name__ == "__main__":
    sys.exit(main())
