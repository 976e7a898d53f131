"""How fast the engine and the bots are: games, encounters and decisions a second on one core, and what a copy and a dump cost."""

import argparse
import json
import platform
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import fifthcolony as fc
from fifthcolony.bots import BOTS, Bot, make_bot
from fifthcolony.kernel.events import Event

SEATS = 5
ALIENS = ("random", "none")
SAMPLE_EVERY = 13
"""Decisions from one sampled position to the next: a number that does not keep step with the phases."""
SAMPLES = 400
COPIES = 20
"""Copies of each position, as a search makes them."""
FIGURES = (
    ("games_per_s", "games/s"),
    ("encounters_per_s", "encounters/s"),
    ("decisions_per_s", "decisions/s"),
    ("decisions_per_game", "decisions/game"),
    ("copy_us", "copy µs"),
    ("dump_bytes_mean", "dump bytes, mean"),
    ("dump_bytes_max", "dump bytes, max"),
)


class Effort(NamedTuple):
    """How much to measure: games a run by bot, and runs to take the median of."""

    games: dict[str, int]
    runs: int


FULL = Effort({"random": 40, "simple": 150}, 5)
QUICK = Effort({"random": 2, "simple": 4}, 2)


class Survey(NamedTuple):
    """What was found by playing the games of a run once, unmeasured."""

    decisions: int
    encounters: int
    positions: list[fc.Game]
    """Copies from the middle of encounters."""


def seat_bots(bot: str, seed: int) -> list[Bot]:
    """A bot for each seat, with randomness of its own."""
    return [make_bot(bot, seed * SEATS + seat) for seat in range(SEATS)]


def play(g: fc.Game, bots: list[Bot], watch: Callable[[fc.Game], None] | None = None) -> int:
    """A game to its end: the number of decisions."""
    decisions = 0
    while g.asks:
        ask = g.asks[0]
        if watch is not None:
            watch(g)
        g.answer(ask.seat, bots[ask.seat].decide(ask, lambda seat=ask.seat: g.glance(seat)))  # type: ignore[misc]
        decisions += 1
    return decisions


def play_all(bot: str, aliens: str, games: int) -> None:
    """The games of a run, from the set-up on, with nobody watching."""
    for seed in range(games):
        play(fc.new_game("classic", seed=seed, seats=SEATS, aliens=aliens), seat_bots(bot, seed))


def survey(bot: str, aliens: str, games: int) -> Survey:
    """Count what happens in the games of a run, and keep some positions."""
    decisions = 0
    heard: Counter[str] = Counter()
    positions: list[fc.Game] = []

    def hear(event: Event) -> None:
        heard[event.key] += 1

    def sample(g: fc.Game) -> None:
        if len(g.choices) % SAMPLE_EVERY == 0 and len(positions) < SAMPLES:
            positions.append(g.copy())

    for seed in range(games):
        g = fc.new_game("classic", seed=seed, seats=SEATS, aliens=aliens, listener=hear)
        decisions += play(g, seat_bots(bot, seed), sample)
    return Survey(decisions, heard["encounter.begins"], positions)


def time_of(work: Callable[[], object]) -> float:
    """Seconds of one core that something takes, whatever else the machine is busy with."""
    start = time.process_time()
    work()
    return time.process_time() - start


def copy_all(positions: list[fc.Game]) -> None:
    """Copy every position some times over."""
    for position in positions:
        for _ in range(COPIES):
            position.copy()


def measure(bot: str, aliens: str, effort: Effort, step: Callable[[], None]) -> dict[str, Any]:
    """Every figure for one bot, with or without powers."""
    games = effort.games[bot]
    found = survey(bot, aliens, games)
    step()
    seconds, copying = [], []
    for _ in range(effort.runs):
        seconds.append(time_of(lambda: play_all(bot, aliens, games)))
        copying.append(time_of(lambda: copy_all(found.positions)))
        step()
    run = statistics.median(seconds)
    dumps = [len(position.dump().encode()) for position in found.positions]
    return {
        "bot": bot,
        "aliens": aliens,
        "games_per_s": games / run,
        "encounters_per_s": found.encounters / run,
        "decisions_per_s": found.decisions / run,
        "decisions_per_game": found.decisions / games,
        "copy_us": statistics.median(copying) / len(found.positions) / COPIES * 1e6,
        "dump_bytes_mean": statistics.mean(dumps),
        "dump_bytes_max": max(dumps),
    }


def machine() -> dict[str, str]:
    """What it was measured on, without the name of the machine."""
    model = platform.processor()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text(encoding="utf-8", errors="ignore").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    return {
        "fifthcolony": fc.__version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": model or platform.machine(),
        "platform": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def measure_all(effort: Effort) -> list[dict[str, Any]]:
    """Every bot, with and without powers, with a bar to watch meanwhile."""
    cases = [(bot, aliens) for bot in BOTS for aliens in ALIENS]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=len(cases) * (effort.runs + 1))
        results = []
        for bot, aliens in cases:
            progress.update(bar, description=f"{bot}, {'no powers' if aliens == 'none' else 'powers'}")
            results.append(measure(bot, aliens, effort, lambda: progress.advance(bar)))
    return results


def table(results: list[dict[str, Any]], effort: Effort) -> Table:
    """The figures for people."""
    shown = Table(title=f"One core, {SEATS} seats, artifacts on; median of {effort.runs} runs", title_justify="left")
    shown.add_column("")
    for result in results:
        shown.add_column(f"{result['bot']}\n{'no powers' if result['aliens'] == 'none' else 'powers'}", justify="right")
    for key, name in FIGURES:
        shown.add_row(name, *(f"{result[key]:,.1f}" if result[key] < 100 else f"{result[key]:,.0f}" for result in results))
    return shown


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few games only, to see that it works")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    effort = QUICK if options.quick else FULL
    results = measure_all(effort)
    if options.json:
        json.dump({"machine": machine(), "seats": SEATS, "runs": effort.runs, "results": results}, sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    console = Console()
    for key, value in machine().items():
        console.print(f"[bold]{key}[/bold] {value}", highlight=False)
    console.print(table(results, effort))


if __name__ == "__main__":
    main()
