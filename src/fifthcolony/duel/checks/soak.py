"""Soaking the duel game: which aliens meet, and what is counted while they play."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from fifthcolony.duel.cards import KINDS
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.planets import NAME
from fifthcolony.duel.powers import ALIENS, HOOKS
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import When
from fifthcolony.kernel import checks
from fifthcolony.kernel.checks import DEALT, PAIRS
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.hooks import MODIFIES, Hook

PLANS = (DEALT, PAIRS)
"""Which aliens meet: whoever the game deals, every two."""
ABILITIES, CARDS, REINFORCEMENTS, PLANETS = "Abilities", "Destiny cards", "Cards played", "Planets"
TOLD = {
    "power.used": (ABILITIES, 1),
    "destiny.turned_up": (CARDS, 1),
    "plan.revealed": (REINFORCEMENTS, 1),
    "reinforce.played_on": (REINFORCEMENTS, 1),
    "planet.discovered": (PLANETS, 0),
}
"""By event: the table it is counted in, and which of its words names what happened."""

unheard: Counter[str] = Counter()
"""Abilities that worked without being told: those that change a value, and what is done about ships just destroyed."""


class Tally(checks.Tally):
    """Counts what is told during a game, and what works in silence."""

    def __init__(self) -> None:
        super().__init__()
        watch_the_silent()
        unheard.clear()
        self.tables = {title: Counter() for title in (ABILITIES, CARDS, REINFORCEMENTS, PLANETS)}

    def hear(self, event: Event) -> None:
        """Keep what the tables need."""
        if event.key in TOLD:
            title, place = TOLD[event.key]
            self._count(title, str(event.params[place]).partition(":")[2], 1)
        for name, times in unheard.items():
            self._count(ABILITIES, name, times)
        unheard.clear()

    def _count(self, title: str, name: str, times: int) -> None:
        self.tables[title][name] += times
        if title == ABILITIES:
            self.uses[name.partition(".")[0]] += times


@cache
def watch_the_silent() -> None:
    """From now on, abilities that are not told count when they change something in a game that somebody listens to."""
    for hook in HOOKS.values():
        if hook.kind == MODIFIES or hook.at == When.SHIPS_DESTROYED:
            hook.run = _counting(hook, hook.run)


def _counting(hook: Hook, run: Callable[..., Any]) -> Callable[..., Any]:
    def counted(g: Game, me: int, value: Any) -> Any:
        result = run(g, me, value)
        if g.listener is not None and result != value:
            unheard[hook.name] += 1
        return result

    return counted


def wishes_of(number: int, plan: str) -> dict[str, Any]:
    """How a game is set up: the aliens as the plan has it, either of a pair in the first seat."""
    if plan == DEALT:
        return {"aliens": "random" if number % 5 else "choice"}
    pair = pairs()[number % len(pairs())]
    return {"aliens": list(pair if number // len(pairs()) % 2 == 0 else pair[::-1])}


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """Every two aliens."""
    return tuple(combinations(sorted(ALIENS), 2))


def never_seen(counted: dict[str, Counter[str]]) -> list[str]:
    """What ought to have been counted and was not."""
    every = {ABILITIES: list(HOOKS), CARDS: [card.name for card in DESTINY], REINFORCEMENTS: list(KINDS), PLANETS: list(NAME)}
    return [name for title, names in every.items() for name in names if not counted.get(title, Counter())[name]]
