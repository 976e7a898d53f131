"""Play whole random games, thousands of them, and check on the way what always holds. `make soak`."""

import argparse
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import fifthcolony as fc
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.classic.state import Game
from fifthcolony.kernel.events import Event
from tools.hidden import check_determinize, check_told, check_view
from tools.invariants import answer, check_conserved, check_copy, check_dump, check_replay, check_view_text

GAMES = 10_000
DEALT, PAIRS, TRIPLES = "dealt", "pairs", "triples"
"""Which aliens meet: whoever the game deals, every two that can, any three."""
BATCH = 10
NO_END = 300_000
"""Answers after which a random game ought to be over."""
TOO_LONG = 300
"""Seconds after which a game is given up: some step must be going round in circles."""
MOMENT = 1 / 200
"""How likely a closer look is after an answer."""


def asked_or_any(game: Game, chance: Random) -> int:
    """A seat, half of the time one that is being asked."""
    asked = [ask.seat for ask in game.asks]
    return chance.choice(asked) if asked and chance.random() < 0.5 else chance.randrange(game.seats)


def by_anybody(check: Callable[[Game, int | None, Random], object]) -> Callable[[Game, Random], object]:
    """A check with the eyes of a seat, or now and then of a spectator."""
    return lambda game, chance: check(game, None if chance.random() < 0.1 else asked_or_any(game, chance), chance)


LOOKS: dict[str, tuple[int, Callable[[Game, Random], object]]] = {
    "copy": (4, check_copy),
    "dump": (4, check_dump),
    "replay": (1, lambda game, _chance: check_replay(game)),
    "view": (6, by_anybody(check_view)),
    "text": (2, lambda game, _chance: check_view_text(game)),
    "told": (4, by_anybody(check_told)),
    "determinize": (4, lambda game, chance: check_determinize(game, asked_or_any(game, chance), chance)),
}
"""What is looked at more closely at some moments, how often against the others, and how."""


class Report(NamedTuple):
    """What came of one game."""

    number: int
    decisions: int
    encounters: int
    aliens: tuple[str, ...]
    winners: tuple[str, ...]
    ending: str
    uses: Counter[str]
    artifacts: Counter[str]
    looks: Counter[str]
    failure: str


class Tally:
    """Counts what is told during a game."""

    def __init__(self) -> None:
        self.encounters = 0
        self.uses: Counter[str] = Counter()
        self.artifacts: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        """Keep what the tables need."""
        if event.key == "encounter.begins":
            self.encounters += 1
        elif event.key == "power.used":
            self.uses[str(event.params[1]).removeprefix("use:").partition(".")[0]] += 1
        elif event.key == "card.played":
            self.artifacts[str(event.params[1]).removeprefix("card:")] += 1


def wishes_of(number: int, plan: str) -> dict[str, Any]:
    """How a game is set up: every number of seats and every edition in turn, the aliens as the plan has it."""
    editions = sorted(EDITIONS)
    if plan == DEALT:
        return {
            "seats": SEAT_COUNTS[number % len(SEAT_COUNTS)],
            "edition": editions[number // len(SEAT_COUNTS) % len(editions)],
            "aliens": "random" if number % 5 else "choice",
        }
    chance = Random(f"{plan} {number}")
    chosen = list(pairs()[number % len(pairs())]) if plan == PAIRS else []
    others = sorted(set(ALIENS) - set(chosen))
    chance.shuffle(others)
    while len(chosen) < SEAT_COUNTS[0]:
        name = others.pop()
        if can_meet(name, chosen):
            chosen.append(name)
    edition = editions[-1] if any(editions[0] not in ALIENS[name].editions for name in chosen) else chance.choice(editions)
    return {"seats": SEAT_COUNTS[0], "edition": edition, "aliens": chosen}


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """Every two aliens that can meet."""
    return tuple((one, other) for one, other in combinations(sorted(ALIENS), 2) if can_meet(one, [other]))


@contextmanager
def given_up_after(seconds: int) -> Iterator[None]:
    """Whatever is still going on then is interrupted, where the system can do that."""

    def interrupt(*_args: object) -> None:
        raise TimeoutError(f"no end after {seconds} seconds")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def play(number: int, seed: int, plan: str = DEALT, *, loud: bool = False) -> Report:
    """One game to its end, or to the first thing that does not hold. `loud` raises instead of reporting."""
    tally, looks, chance = Tally(), Counter[str](), Random(f"{seed} {number}")
    game = fc.new_game("classic", seed=seed + number, **wishes_of(number, plan))
    game.listener = tally.hear
    failure = ""
    try:
        with given_up_after(TOO_LONG):
            _play_to_the_end(game, chance, looks)
    except Exception as error:
        if loud:
            raise
        where = traceback.extract_tb(error.__traceback__)[-1]
        failure = (
            f"game {number} (seed {seed + number}, {wishes_of(number, plan)}) at choice {len(game.choices)}: "
            f"{type(error).__name__}: {error} ({os.path.basename(where.filename)}:{where.lineno})"
        )
    names = tuple(name for held in game.powers for name in held)
    winners = game.outcome.winners if game.outcome else ()
    won = tuple(name for seat in winners for name in game.powers[seat])
    ending = f"{game.outcome.reason}, {len(winners)} together" if game.outcome else "none"
    return Report(number, len(game.choices), tally.encounters, names, won, ending, tally.uses, tally.artifacts, looks, failure)


def _play_to_the_end(game: Game, chance: Random, looks: Counter[str]) -> None:
    names, weights = list(LOOKS), [weight for weight, _ in LOOKS.values()]
    while game.asks:
        answer(game, chance)
        check_conserved(game)
        if chance.random() < MOMENT:
            name = chance.choices(names, weights)[0]
            looks[name] += 1
            LOOKS[name][1](game, chance)
        assert len(game.choices) < NO_END, f"no end in sight: {game.view(None)}"
    check_replay(game) if chance.random() < MOMENT else None


def play_batch(numbers: list[int], seed: int, plan: str) -> list[Report]:
    """Several games in one process."""
    return [play(number, seed, plan) for number in numbers]


def soak(games: int, jobs: int, seed: int, plan: str = DEALT) -> Iterator[Report]:
    """All games, in any order; with one job, in this process."""
    batches = [list(range(start, min(start + BATCH, games))) for start in range(0, games, BATCH)]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(batch, seed, plan)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for reports in pool.map(play_batch, batches, [seed] * len(batches), [plan] * len(batches)):
            yield from reports


# --- what people read -----------------------------------------------------------------------------------------------------------------


def spread(numbers: Iterable[int]) -> str:
    """The least, the mean and the most."""
    found = list(numbers)
    return f"{min(found)} / {sum(found) / len(found):.1f} / {max(found)}"


def table_of(title: str, columns: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*map(str, row))
    return table


def tables_of(reports: list[Report], seconds: float) -> list[Table]:
    """What the games were like."""
    uses, artifacts, looks, endings = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    held, won = Counter[str](), Counter[str]()
    for report in reports:
        uses += report.uses
        artifacts += report.artifacts
        looks += report.looks
        endings[report.ending] += 1
        held.update(report.aliens)
        won.update(report.winners)
    games = [
        ("games", len(reports)),
        ("decisions", sum(report.decisions for report in reports)),
        ("decisions a game, min / mean / max", spread(report.decisions for report in reports)),
        ("encounters a game, min / mean / max", spread(report.encounters for report in reports)),
        ("seconds", f"{seconds:.1f}"),
        ("games a second", f"{len(reports) / seconds:.1f}"),
    ]
    aliens = [(name, held[name], uses[name], f"{uses[name] / held[name]:.1f}", f"{won[name] / held[name]:.0%}") for name in sorted(held)]
    return [
        table_of("Games", ("what", "number"), games),
        table_of("Endings", ("reason", "games"), endings.most_common()),
        table_of("Aliens", ("alien", "games", "uses", "a game", "won"), aliens),
        table_of("Artifacts", ("card", "played"), artifacts.most_common()),
        table_of("Closer looks", ("what", "times"), looks.most_common()),
    ]


def run(games: int, jobs: int, seed: int, console: Console, plan: str = DEALT) -> int:
    """Soak, show how far it has come, print the tables; 1 if anything did not hold."""
    began, reports, failures = time.monotonic(), [], 0
    columns = (
        TextColumn("soaking"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=games)
        for report in soak(games, jobs, seed, plan):
            reports.append(report)
            if report.failure:
                failures += 1
                progress.console.print(report.failure, markup=False, highlight=False)
            progress.update(task, advance=1, description=f"{failures} failed" if failures else "all well")
    for table in tables_of(reports, time.monotonic() - began):
        console.print(table)
    console.print(f"{failures} of {games} games failed" if failures else f"all {games} games held")
    return int(failures > 0)


def main(argv: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help=f"how many games (default: {GAMES}, or one for every pair)")
    parser.add_argument("--aliens", choices=(DEALT, PAIRS, TRIPLES), default=DEALT, help="dealt by the game, every pair, random triples")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (default: %(default)s)")
    parser.add_argument("--only", type=int, metavar="GAME", help="play one game by its number, and show where it fails")
    options = parser.parse_args(argv)
    if options.only is not None:
        print(play(options.only, options.seed, options.aliens, loud=True))
        return 0
    games = options.games or (len(pairs()) if options.aliens == PAIRS else GAMES)
    return run(games, options.jobs, options.seed, Console(), options.aliens)


if __name__ == "__main__":
    sys.exit(main())
