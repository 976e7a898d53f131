"""How fast the engine and the bots are: games, rounds and decisions a second on one core, and what a copy and a dump cost."""

import argparse
import gc
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
from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.kernel import game as kernel
from fifthcolony.kernel.events import Event, Listener
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of

EVERYTHING = "everything"
WAYS = {"classic": ("random", "none", EVERYTHING), "duel": ("random",)}
BOTS = ("random", "simple", "sage")
"""Those that answer at once: how long the others think is said to them."""
CASES = [(game, bot, aliens) for game, ways in WAYS.items() for bot in BOTS for aliens in ways]
"""These bots at every game, the classic one without powers too, and with all that can be switched on together."""
VARIANTS = ["flares", "technology", "hidden_powers"]
SAID = {"random": "powers", "none": "no powers", EVERYTHING: "everything"}
"""What is in it, for people."""
SAMPLE_EVERY = 13
"""Decisions from one sampled position to the next: a number that does not keep step with the phases."""
SAMPLES = 400
COPIES = 20
"""Copies of each position, as a search makes them."""
FIGURES = (
    ("games_per_s", "games/s"),
    ("rounds_per_s", "rounds/s"),
    ("decisions_per_s", "decisions/s"),
    ("decisions_per_game", "decisions/game"),
    ("copy_us", "copy µs"),
    ("dump_bytes_mean", "dump bytes, mean"),
    ("dump_bytes_max", "dump bytes, max"),
)


class Effort(NamedTuple):
    """How much to measure: games a run by game and bot, and runs to take the median of."""

    games: dict[tuple[str, str], int]
    runs: int


CLASSIC = (("classic", "random"), ("classic", "simple"), ("classic", "sage"))
DUEL = (("duel", "random"), ("duel", "simple"), ("duel", "sage"))
FULL = Effort(dict(zip((*CLASSIC, *DUEL), (40, 150, 60, 400, 50, 30), strict=True)), 5)
QUICK = Effort(dict(zip((*CLASSIC, *DUEL), (2, 4, 4, 20, 4, 4), strict=True)), 2)


class Survey(NamedTuple):
    """What was found by playing the games of a run once, unmeasured."""

    decisions: int
    rounds: int
    positions: list[Game]
    """Copies from the middle of rounds."""


class Case(NamedTuple):
    """What is played: which game, by which bot, with which aliens."""

    game: str
    bot: str
    aliens: str

    def begin(self, seed: int, listener: Listener | None = None) -> Game:
        """A game at its first decision."""
        wishes: dict[str, Any] = {"aliens": "random", "variants": VARIANTS} if self.aliens == EVERYTHING else {"aliens": self.aliens}
        return fc.new_game(self.game, seed=seed, seats=kit_of(self.game).seats[-1], listener=listener, **wishes)

    def seat_bots(self, seed: int) -> list[Bot]:
        """A bot for each seat, with randomness of its own."""
        seats = kit_of(self.game).seats[-1]
        return [make_bot(self.bot, seed * seats + seat, self.game) for seat in range(seats)]


def play(g: Game, bots: list[Bot], watch: Callable[[Game], None] | None = None) -> int:
    """A game to its end: the number of decisions."""
    decisions = 0
    while g.asks:
        ask = g.asks[0]
        if watch is not None:
            watch(g)
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
        decisions += 1
    return decisions


def play_all(case: Case, games: int) -> None:
    """The games of a run, from the set-up on, with nobody watching."""
    for seed in range(games):
        play(case.begin(seed), case.seat_bots(seed))


def survey(case: Case, games: int) -> Survey:
    """Count what happens in the games of a run, and keep some positions."""
    decisions = 0
    heard: Counter[str] = Counter()
    positions: list[Game] = []

    def hear(event: Event) -> None:
        heard[event.key] += 1

    def sample(g: Game) -> None:
        if g.decisions % SAMPLE_EVERY == 0 and len(positions) < SAMPLES:
            positions.append(g.copy())

    for seed in range(games):
        decisions += play(case.begin(seed, hear), case.seat_bots(seed), sample)
    return Survey(decisions, heard[kit_of(case.game).chapter.event], positions)


def time_of(work: Callable[[], object]) -> float:
    """Seconds of one core that something takes, whatever else the machine is busy with."""
    start = time.process_time()
    work()
    return time.process_time() - start


def copy_all(positions: list[Game]) -> None:
    """Copy every position some times over."""
    for position in positions:
        for _ in range(COPIES):
            position.copy()


class Measured:
    """One case, and the seconds of its runs so far."""

    def __init__(self, case: Case, games: int) -> None:
        self.case = case
        self.games = games
        self.found = survey(case, games)
        self.seconds: list[float] = []
        self.copying: list[float] = []

    def run(self) -> None:
        """Play the games and copy the positions once more."""
        self.seconds.append(time_of(lambda: play_all(self.case, self.games)))
        self.copying.append(time_of(lambda: copy_all(self.found.positions)))

    def figures(self) -> dict[str, Any]:
        """Every figure for the case."""
        run, found = statistics.median(self.seconds), self.found
        dumps = [len(position.dump().encode()) for position in found.positions]
        return {
            **self.case._asdict(),
            "games_per_s": self.games / run,
            "rounds_per_s": found.rounds / run,
            "decisions_per_s": found.decisions / run,
            "decisions_per_game": found.decisions / self.games,
            "copy_us": statistics.median(self.copying) / len(found.positions) / COPIES * 1e6,
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
        "fifthcolony": f"{fc.__version__}, {'from source' if kernel.__file__.endswith('.py') else 'compiled'}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": model or platform.machine(),
        "platform": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def measure_all(effort: Effort) -> list[dict[str, Any]]:
    """Every case, with a bar to watch meanwhile. They take turns, so that a machine that is slow for a while is slow for all of them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    measured: list[Measured] = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=len(CASES) * (effort.runs + 1))

        def name(case: Case) -> None:
            progress.update(bar, description=f"{case.game}, {case.bot}, {SAID[case.aliens]}")

        for case in map(Case._make, CASES):
            name(case)
            measured.append(Measured(case, effort.games[case.game, case.bot]))
            progress.advance(bar)
        gc.freeze()  # the positions kept are no work for the collector
        for _ in range(effort.runs):
            for one in measured:
                name(one.case)
                one.run()
                progress.advance(bar)
    return [one.figures() for one in measured]


def table(results: list[dict[str, Any]], effort: Effort) -> Table:
    """The figures of one game for people."""
    game = results[0]["game"]
    shown = Table(title=f"{game}: one core, {kit_of(game).seats[-1]} seats; median of {effort.runs} runs", title_justify="left")
    shown.add_column("")
    for result in results:
        shown.add_column(f"{result['bot']}\n{SAID[result['aliens']]}", justify="right")
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
        json.dump(
            {"machine": machine(), "seats": {game: kit_of(game).seats[-1] for game in WAYS}, "runs": effort.runs, "results": results},
            sys.stdout,
            indent=1,
        )
        sys.stdout.write("\n")
        return
    console = Console()
    for key, value in machine().items():
        console.print(f"[bold]{key}[/bold] {value}", highlight=False)
    for game in WAYS:
        console.print(table([result for result in results if result["game"] == game], effort))


if __name__ == "__main__":
    main()
