"""Soaking the classic game: which aliens meet, and what is counted while they play."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.kernel import checks
from fifthcolony.kernel.checks import DEALT, PAIRS
from fifthcolony.kernel.events import Event

TRIPLES = "triples"
PLANS = (DEALT, PAIRS, TRIPLES)
"""Which aliens meet: whoever the game deals, every two that can, any three."""


class Tally(checks.Tally):
    """Counts what is told during a game."""

    def __init__(self) -> None:
        super().__init__()
        self.artifacts: Counter[str] = Counter()
        self.technologies: Counter[str] = Counter()
        self.tables = {"Artifacts": self.artifacts, "Technologies": self.technologies}

    def hear(self, event: Event) -> None:
        """Keep what the tables need."""
        if event.key == "power.used":
            self.uses[str(event.params[1]).removeprefix("use:").partition(".")[0]] += 1
        elif event.key == "technology.used":
            self.technologies[str(event.params[1]).removeprefix("use:technology.").partition(".")[0]] += 1
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
