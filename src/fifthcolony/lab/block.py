"""A block of games, played one after the other: what a worker is given, and what it gives back."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import fifthcolony
from fifthcolony.bots.references import brought, note
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import Kit, fetched, kit_of
from fifthcolony.lab.counts.counter import Counter
from fifthcolony.lab.lineups import lineup
from fifthcolony.lab.simulate import Plan, played

GAMES: Final = "games"
SEATS: Final = "seats"
USES: Final = "uses"
TABLES: Final = (GAMES, SEATS, USES)

Columns = dict[str, list[Any]]
"""One list a column."""
Rows = dict[str, Columns]
"""One table each: games, seats, uses."""

GAME_COLUMNS: Final = ("game", "seed", "winners", "reason", "chapters", "decisions")
SEAT_COLUMNS: Final = ("game", "seat", "alien", "bot", "won")
USE_COLUMNS: Final = ("game", "seat", "kind", "word", "times")


class Block(NamedTuple):
    """Games in a row."""

    first: int
    seeds: tuple[int, ...]

    @property
    def end(self) -> int:
        """The number after the last one's."""
        return self.first + len(self.seeds)


class Done(NamedTuple):
    """A block that was played."""

    block: Block
    rows: Rows
    seconds: float


@dataclass(frozen=True, slots=True)
class Work:
    """What all blocks of a run have in common: what is played, by which code, and where people's own bots are."""

    plan: Plan
    code: str
    bots: Mapping[str, str]
    """References by name, for whoever plays on another machine."""
    goes_on: bool = False
    """Whether a game that a fault ends is counted as that, and the others are played."""

    def __call__(self, block: Block) -> Done:
        """Play a block."""
        for name, reference in self.bots.items():
            note(name, reference)
        if code_of(self.plan.game) != self.code:
            raise BadConfig(f"a worker has other code of {self.plan.game} ({code_of(self.plan.game)}) than who gave it games ({self.code})")
        start = perf_counter()
        kit, rows = kit_of(self.plan.game), empty(self.plan.game)
        for at, seed in enumerate(block.seeds):
            _play(kit, self, block.first + at, seed, rows)
        return Done(block, rows, perf_counter() - start)


def work_of(plan: Plan, goes_on: bool = False) -> Work:
    """Of a plan, as this process knows its code and its bots."""
    return Work(plan, code_of(plan.game), brought(), goes_on)


def counter_type(kit: Kit) -> type[Counter]:
    """What counts a game of this kit."""
    found: type[Counter] = fetched(kit.counter)
    return found


def empty(game: str) -> Rows:
    """Tables of a game without a row."""
    counter = counter_type(kit_of(game))
    columns = {GAMES: GAME_COLUMNS + counter.columns, SEATS: SEAT_COLUMNS + counter.seat_columns, USES: USE_COLUMNS}
    return {table: {name: [] for name in names} for table, names in columns.items()}


def _play(kit: Kit, work: Work, number: int, seed: int, rows: Rows) -> None:
    """One game, and a row or more of it in every table."""
    plan = work.plan
    counter, bots = counter_type(kit)(kit, plan.wishes["seats"]), lineup(plan, number)
    game, (winners, reason) = played(plan, seed, bots, counter.hear, work.goes_on)
    own = {"game": number, "seed": seed, "winners": len(winners), "reason": reason, "chapters": counter.chapters}
    _add(rows[GAMES], own | {"decisions": game.decisions} | counter.game_row(game))
    for seat, (alien, counted) in enumerate(zip(counter.aliens(game, kit), counter.seat_rows(game), strict=True)):
        _add(rows[SEATS], {"game": number, "seat": seat, "alien": alien, "bot": bots[seat], "won": seat in winners} | counted)
    for (kind, word, thing), times in sorted(counter.uses.items()):
        _add(rows[USES], {"game": number, "seat": counter.seats.index(word), "kind": kind, "word": thing, "times": times})


def _add(columns: Columns, row: dict[str, Any]) -> None:
    for name, column in columns.items():
        column.append(row[name])


@cache
def code_of(game: str) -> str:
    """What a game is played and counted by, in a few letters: games of other rules, bots or counters say nothing of these."""
    package = Path(fifthcolony.__file__).parent
    home = Path(sys.modules[kit_of(game).begin.__module__].__file__ or "").parent
    rooms = [package / "kernel", package / "bots", package / "lab" / "counts"]
    rooms += [home] if package in home.parents else []
    digest = blake2b(digest_size=6)
    for path in sorted(path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".json")):
        digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
