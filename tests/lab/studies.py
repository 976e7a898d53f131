"""Small studies to test on: games that are played, and games that are made up."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from fifthcolony.kernel.rng import draw_below, seeded
from fifthcolony.lab.block import GAMES, SEATS, TABLES, USES, Block, Done, Rows, empty
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.run import run
from fifthcolony.lab.simulate import Plan
from fifthcolony.lab.workers import Here, Workers

DUEL: dict[str, Any] = {"seats": 2}


def duels(games: int, seed: int = 1, bots: tuple[str, ...] = ("random", "random"), **more: Any) -> Plan:
    """So many duels."""
    return Plan("duel", DUEL, bots, seed, games, **more)


def quiet(_games: int) -> None:
    """Who need not know how far it is."""


def play(plan: Plan, path: Path, workers: Workers | None = None, block: int | None = None) -> Folder:
    """Play a plan into a folder."""
    folder = Folder(path)
    run(plan, folder, workers or Here(), quiet, block)
    return folder


def files(folder: Folder) -> dict[str, bytes]:
    """What was written, to the byte."""
    return {table: (folder.path / f"{table}.parquet").read_bytes() for table in TABLES}


def made_up(path: Path, plan: Plan, games: Iterable[tuple[list[tuple[str, bool]], list[tuple[int, str, str, int]]]], **own: int) -> Folder:
    """A folder of games that nobody played: for each game its aliens with whether they won, and its uses."""
    rows: Rows = empty(plan.game)
    for number, (seats, uses) in enumerate(games):
        game = {
            "game": number,
            "seed": number,
            "winners": sum(won for _, won in seats),
            "reason": "win.test",
            "chapters": 4,
            "decisions": 9,
        }
        _add(rows, GAMES, game | own)
        for seat, (alien, won) in enumerate(seats):
            _add(rows, SEATS, {"game": number, "seat": seat, "alien": alien, "bot": plan.bots[seat], "won": won})
        for seat, kind, word, times in uses:
            _add(rows, USES, {"game": number, "seat": seat, "kind": kind, "word": word, "times": times})
    folder = Folder(path)
    folder.begin(plan)
    folder.keep(plan.game, Done(Block(0, tuple(range(plan.games))), rows, 1.0))
    folder.join()
    return folder


def _add(rows: Rows, table: str, row: dict[str, Any]) -> None:
    for name, column in rows[table].items():
        column.append(row.get(name, 0))


def tables_of(weight: Callable[[str, list[str]], int], aliens: list[str], seats: int, games: int) -> list[Any]:
    """Games with one winner each, drawn by the weight of each alien at its table."""
    state = seeded(5)
    found: list[Any] = []
    for _ in range(games):
        pool, table = list(aliens), []
        for _ in range(seats):
            state, at = draw_below(state, len(pool))
            table.append(pool.pop(at))
        weights = [weight(alien, table) for alien in table]
        state, drawn = draw_below(state, sum(weights))
        winner = next(seat for seat in range(seats) if drawn < sum(weights[: seat + 1]))
        found.append(([(alien, seat == winner) for seat, alien in enumerate(table)], []))
    return found
