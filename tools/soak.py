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
from functools import partial
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import fifthcolony as fc
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.checks import DEALT, PAIRS, Checks
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import KITS, kit_of
from tools.hidden import check_determinize, check_told, check_view
from tools.invariants import check_conserved, check_copy, check_dump, check_replay, check_view_text, checks_of

GAMES = 10_000
BATCH = 10
NO_END = 5_000_000
"""Answers after which a random game ought to be over. Nearly all take a few thousand. One in ten thousand or so gets stuck in the warp:
with the cards that empty it locked away on the sheet of a power that is lost, one ship an encounter comes out, and whoever moves at random
loses it again. Somebody wins all the same, after some ten thousand encounters."""
STRETCH = 1000
TOO_LONG = 300
"""Seconds of a core after which a stretch of so many answers is given up: some step must be going round in circles."""
SEEKING = 0.8
"""How likely players take what they seek."""
MOMENT = 1 / 200
"""How likely a closer look is after an answer."""
LINE_EVERY = 1000
"""Games between two lines where no bar can be drawn."""
LONG = 10_000
"""Answers from which on closer looks, which cost more the longer a game is, become rarer."""


def asked_or_any(game: Game, chance: Random) -> int:
    """A seat, half of the time one that is being asked."""
    asked = [ask.seat for ask in game.asks]
    return chance.choice(asked) if asked and chance.random() < 0.5 else chance.randrange(game.config["seats"])


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


class Listener:
    """Counts chapters, and hands on to the game's own tally."""

    def __init__(self, which: str) -> None:
        self.tally = checks_of(which).tally()
        self.chapter = kit_of(which).chapter.event
        self.length = 0

    def hear(self, event: Event) -> None:
        """One event."""
        self.length += event.key == self.chapter
        self.tally.hear(event)


class Report(NamedTuple):
    """What came of one game."""

    number: int
    decisions: int
    length: int
    aliens: tuple[str, ...]
    winners: tuple[str, ...]
    ending: str
    uses: Counter[str]
    tables: dict[str, Counter[str]]
    looks: Counter[str]
    failure: str


@contextmanager
def given_up_after(seconds: int) -> Iterator[None]:
    """Whatever has kept a core busy for so long is interrupted, where the system can do that; a pause of the whole process is none."""

    def interrupt(*_args: object) -> None:
        raise TimeoutError(f"no end after {seconds} seconds")

    if not hasattr(signal, "SIGVTALRM"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def play(number: int, seed: int, plan: str = DEALT, which: str = "classic", every: int = 1, *, loud: bool = False) -> Report:
    """One game to its end, or to the first thing that does not hold. `loud` raises instead of reporting."""
    wishes = checks_of(which).wishes(number, plan)
    listener, looks, chance = Listener(which), Counter[str](), Random(f"{seed} {number}")
    game: Game = fc.new_game(which, seed=seed + number, listener=listener.hear, **wishes)
    failure = ""
    try:
        while game.asks:
            with given_up_after(TOO_LONG):
                _play_on(game, chance, looks, partial(checks_of(which).sought, plan), every)
            assert game.decisions < NO_END, f"no end in sight: {game.view(None)}"
        check_replay(game) if chance.random() < look_chance(game) else None
    except Exception as error:
        if loud:
            raise
        where = traceback.extract_tb(error.__traceback__)[-1]
        failure = (
            f"game {number} (seed {seed + number}, {wishes}) at choice {game.decisions}: "
            f"{type(error).__name__}: {error} ({os.path.basename(where.filename)}:{where.lineno})"
        )
    held = kit_of(which).held(game)
    names = tuple(name for aliens in held for name in aliens)
    winners = game.outcome.winners if game.outcome else ()
    won = tuple(name for seat in winners for name in held[seat])
    ending = f"{game.outcome.reason}, {len(winners)} together" if game.outcome else "none"
    tally = listener.tally
    return Report(number, game.decisions, listener.length, names, won, ending, tally.uses, tally.tables, looks, failure)


def look_chance(game: Game) -> float:
    """How likely a closer look is now: however long the game gets, all looks together cost no more than playing it."""
    return MOMENT * min(1.0, LONG / max(1, game.decisions)) ** 2


def _play_on(game: Game, chance: Random, looks: Counter[str], sought: Callable[[Ask], list[int]], every: int) -> None:
    """A stretch of answers, or fewer to the end."""
    names, weights = list(LOOKS), [weight for weight, _ in LOOKS.values()]
    for number in range(STRETCH):
        if not game.asks:
            return
        _answer(game, chance, sought)
        if number % every:
            continue
        check_conserved(game)
        if chance.random() < look_chance(game):
            name = chance.choices(names, weights)[0]
            looks[name] += 1
            LOOKS[name][1](game, chance)


def _answer(game: Game, chance: Random, sought: Callable[[Ask], list[int]]) -> None:
    """Any legal answer, mostly one that is sought where there is one."""
    ask = chance.choice(game.asks)
    liked = sought(ask)
    game.answer(ask.seat, chance.choice(liked) if liked and chance.random() < SEEKING else chance.randrange(len(ask.options)))


def play_batch(numbers: list[int], seed: int, plan: str, which: str, every: int) -> list[Report]:
    """Several games in one process."""
    return [play(number, seed, plan, which, every) for number in numbers]


def soak(games: int, jobs: int, seed: int, plan: str = DEALT, which: str = "classic", every: int = 1) -> Iterator[Report]:
    """All games, in any order; with one job, in this process."""
    batches = [list(range(start, min(start + BATCH, games))) for start in range(0, games, BATCH)]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(batch, seed, plan, which, every)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for reports in pool.map(play_batch, batches, *([same] * len(batches) for same in (seed, plan, which, every))):
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


def counted(reports: list[Report]) -> dict[str, Counter[str]]:
    """The tables of all games together, by title."""
    tables: dict[str, Counter[str]] = {}
    for report in reports:
        for title, counts in report.tables.items():
            tables.setdefault(title, Counter()).update(counts)
    return tables


def tables_of(reports: list[Report], seconds: float, which: str) -> list[Table]:
    """What the games were like."""
    uses, looks, endings = Counter[str](), Counter[str](), Counter[str]()
    held, won = Counter[str](), Counter[str]()
    for report in reports:
        uses += report.uses
        looks += report.looks
        endings[report.ending] += 1
        held.update(report.aliens)
        won.update(report.winners)
    games = [
        ("games", len(reports)),
        ("decisions", sum(report.decisions for report in reports)),
        ("decisions a game, min / mean / max", spread(report.decisions for report in reports)),
        (f"{kit_of(which).chapter.many} a game, min / mean / max", spread(report.length for report in reports)),
        ("seconds", f"{seconds:.1f}"),
        ("games a second", f"{len(reports) / seconds:.1f}"),
    ]
    aliens = [(name, held[name], uses[name], f"{uses[name] / held[name]:.1f}", f"{won[name] / held[name]:.0%}") for name in sorted(held)]
    return [
        table_of("Games", ("what", "number"), games),
        table_of("Endings", ("reason", "games"), endings.most_common()),
        table_of("Aliens", ("alien", "games", "uses", "a game", "won"), aliens),
        *(table_of(title, ("what", "times"), counts.most_common()) for title, counts in counted(reports).items() if counts),
        table_of("Closer looks", ("what", "times"), looks.most_common()),
    ]


def run(games: int, jobs: int, seed: int, console: Console, plan: str = DEALT, which: str = "classic", every: int = 1) -> int:
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
        for report in soak(games, jobs, seed, plan, which, every):
            reports.append(report)
            if report.failure:
                failures += 1
                progress.console.print(report.failure, markup=False, highlight=False)
            progress.update(task, advance=1, description=f"{failures} failed" if failures else "all well")
            if not console.is_terminal and len(reports) % LINE_EVERY == 0:
                console.print(f"{len(reports)} of {games} games played, {failures} failed")
    for table in tables_of(reports, time.monotonic() - began, which):
        console.print(table)
    unseen = checks_of(which).never_seen(counted(reports))
    if unseen:
        console.print(f"never seen: {', '.join(unseen)}")
    console.print(f"{failures} of {games} games failed" if failures else f"all {games} games held")
    return int(failures > 0)


def main(argv: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help=f"how many games (default: {GAMES}, or one for every pair)")
    parser.add_argument("--game", choices=sorted(KITS), default="classic", help="which game (default: %(default)s)")
    parser.add_argument(
        "--aliens",
        default=DEALT,
        help="a plan: who meets, with what (one that there is not lists those there are)",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (default: %(default)s)")
    parser.add_argument("--every", type=int, default=1, help="look after every so many answers only, for more games (default: %(default)s)")
    parser.add_argument("--only", type=int, metavar="GAME", help="play one game by its number, and show where it fails")
    options = parser.parse_args(argv)
    checks: Checks = checks_of(options.game)
    if options.aliens not in checks.plans:
        parser.error(f"{options.aliens} is no plan for {options.game}; there are: {', '.join(checks.plans)}")
    if options.only is not None:
        print(play(options.only, options.seed, options.aliens, options.game, options.every, loud=True))
        return 0
    games = options.games or (len(checks.pairs()) if options.aliens.endswith(PAIRS) else GAMES)
    return run(games, options.jobs, options.seed, Console(), options.aliens, options.game, options.every)


if __name__ == "__main__":
    sys.exit(main())
