"""Random games with somebody who watches them, in this process or in several."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

import fifthcolony as fc
from fifthcolony.kernel.events import Event
from tools.invariants import checks_of
from tools.second_opinion.table import Table
from tools.second_opinion.watcher import Watcher

BATCH = 5
LONG_ENOUGH = 20_000
"""Answers after which a game that goes on is no longer watched: it goes round and shows nothing new."""


class Report(NamedTuple):
    """What was found in one game."""

    number: int
    events: int
    findings: list[str]
    checks: Counter[str]


def watch(number: int, seed: int, plan: str, variants: tuple[str, ...] = ()) -> Report:
    """One random game from beginning to end, with these variants on top of what the plan says."""
    wishes = checks_of("classic").wishes(number, plan)
    if variants:
        wishes["variants"] = [*wishes.get("variants", ()), *variants]
    table = follow(Watcher(seed + number, wishes), Random(f"{seed} {number}"))
    return Report(number, table.heard, table.findings, table.checks)


def follow(watcher: Watcher, chance: Random, ear: Callable[[Event], Event] = lambda event: event, **more: Any) -> Table:
    """Play the watcher's game at random until it finds something or the game ends.

    What is told passes through an ear, and more may be wished for than the watcher knows of: so faults are planted.
    """
    table = watcher.table
    game = fc.new_game("classic", seed=table.seed, listener=lambda event: watcher.hear(ear(event)), **table.wishes | more)
    watcher.sit_down(game.view)
    watcher.look(game.asks)
    while game.asks and game.decisions < LONG_ENOUGH and not table.findings:
        ask = chance.choice(game.asks)
        choice = chance.randrange(len(ask.options))
        watcher.answered(ask, choice)
        game.answer(ask.seat, choice)
        watcher.look(game.asks)
    return table


def watch_batch(numbers: list[int], seed: int, plan: str, variants: tuple[str, ...]) -> list[Report]:
    """Several games in one process."""
    return [watch(number, seed, plan, variants) for number in numbers]


def watch_all(games: int, jobs: int, seed: int, plan: str, variants: tuple[str, ...] = ()) -> Iterator[Report]:
    """All of them."""
    batches = [list(range(start, min(start + BATCH, games))) for start in range(0, games, BATCH)]
    if jobs == 1:
        for batch in batches:
            yield from watch_batch(batch, seed, plan, variants)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for reports in pool.map(watch_batch, batches, *([same] * len(batches) for same in (seed, plan, variants))):
            yield from reports
