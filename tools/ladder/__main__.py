"""Measure the bars of the bots (`make ladder`). What was played is kept in build/ladder, so a run that was ended goes on."""

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

import fifthcolony
from fifthcolony.bots.search.clock import count_processor_time
from tools.ladder.bars import SEER, Bar, Figure, Source, bars, judged, measure_one
from tools.ladder.exploit import Loss, Plans
from tools.ladder.habits import habits, register_habits
from tools.ladder.likeness import Look
from tools.ladder.matches import Result
from tools.ladder.page import write_page

KEPT: Final = Path("build/ladder")
AT_ONCE: Final = 8
"""Games that a process plays before it tells: a search bot takes a minute for one."""

Numbered = tuple[int, Any]


def arguments() -> argparse.Namespace:
    """What to measure, and how much of it."""
    parser = argparse.ArgumentParser(prog="make ladder", description=__doc__)
    parser.add_argument("--only", default="", metavar="WORDS", help="bars whose name has these words in it; several with | between them")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="so many times the usual number of games (default: 1)")
    parser.add_argument("--seer", default=SEER, metavar="NAME", help="how long the search bot thinks: seer@1s, seer@300 (default: seer)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: one a core)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write what was found here, such as docs/ladder.md")
    return parser.parse_args()


def sources(wanted: list[Bar], scale: float) -> dict[Source, int]:
    """What is to be played and how often, each once, however many bars are about it."""
    found: dict[Source, int] = {}
    for bar in wanted:
        found[bar.source] = max(found.get(bar.source, 0), 2, round(bar.games * scale))
    return found


@cache
def code() -> str:
    """What is played by: games of other bots or rules say nothing of these."""
    package, digest = Path(fifthcolony.__file__).parent, blake2b(digest_size=6)
    for room in ("kernel", "classic", "duel", "bots"):
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def kept_in(source: Source) -> Path:
    """Where its games are kept."""
    name = source if isinstance(source, str) else "-".join(map(str, source))
    return KEPT / code() / f"{name.replace(' ', '_')}.jsonl"


def read(source: Source, games: int) -> dict[int, Any]:
    """Those that were played before."""
    path, kind = kept_in(source), Look if isinstance(source, str) else Loss if isinstance(source, Plans) else Result
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = dict(json.loads(line) for line in lines)
    return {number: msgspec.convert(result, kind) for number, result in known.items() if number < games}


def prepare() -> None:
    """Set up a process: it knows the habits, and who thinks for a time has so much of the processor, however many others want it."""
    register_habits()
    count_processor_time()


def some(source: Source, numbers: list[int]) -> list[Numbered]:
    """Several games, in a process of its own."""
    return [(number, measure_one(source, number)) for number in numbers]


def play_all(source: Source, games: int, pool: ProcessPoolExecutor, told: Callable[[int], object]) -> list[Any]:
    """All games of a source, in the order of their numbers; those already there are not played again."""
    done = read(source, games)
    told(len(done))
    left = [number for number in range(games) if number not in done]
    futures = [pool.submit(some, source, numbers) for numbers in _batches(left)]
    kept_in(source).parent.mkdir(parents=True, exist_ok=True)
    with kept_in(source).open("a", encoding="utf-8") as file:
        for future in as_completed(futures):
            for number, result in future.result():
                done[number] = result
                file.write(json.dumps([number, result]) + "\n")
            file.flush()
            told(len(done))
    return [done[number] for number in range(games)]


def _batches(numbers: list[int]) -> Iterator[list[int]]:
    for start in range(0, len(numbers), AT_ONCE):
        yield numbers[start : start + AT_ONCE]


def measure(wanted: list[Bar], scale: float, jobs: int) -> dict[str, Figure]:
    """Each bar's figure."""
    results: dict[Source, list[Any]] = {}
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(jobs, initializer=prepare) as pool, Progress(*columns, console=console) as progress:
        for source, games in sources(wanted, scale).items():
            task = progress.add_task(kept_in(source).stem, total=games)
            results[source] = play_all(source, games, pool, partial(_show, progress, task))
    return {bar.name: judged(bar, results[bar.source]) for bar in wanted}


def _show(progress: Progress, task: TaskID, done: int) -> None:
    progress.update(task, completed=done)


def lines(wanted: Iterable[Bar], found: dict[str, Figure]) -> Iterator[str]:
    """What was found, for people."""
    for bar in wanted:
        figure = found[bar.name]
        verdict = "held" if figure.held else "MISSED"
        yield f"{verdict:7} {bar.name}: {figure.value:.3g} ({figure.low:.3g} to {figure.high:.3g}), asked {bar.asked}. {figure.note}"


def main() -> int:
    """Measure, tell, write."""
    given = arguments()
    register_habits()
    words = given.only.split("|")
    wanted = [bar for bar in bars(given.seer, habits()) if any(word in bar.name for word in words)]
    found = measure(wanted, given.scale, given.jobs)
    for line in lines(wanted, found):
        print(line)
    if given.page is not None:
        write_page(given.page, wanted, found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
