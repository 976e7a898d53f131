"""A duel in two lines, and whole games by chance: what the tests of the rules play with."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import fifthcolony as fc
from fifthcolony.duel.cards import PLANS
from fifthcolony.duel.powers import Alien, register, withdraw
from fifthcolony.duel.scene import Scene
from fifthcolony.duel.state import Game
from fifthcolony.kernel.events import Event

CALM: dict[str, Any] = {"card": "unfinished_bridges", "next_card": "talent_show"}
"""A duel with a ship advantage of 3 in which nobody is asked about the prize (the loser draws 4), then a contest."""
CONTEST: dict[str, Any] = {"card": "talent_show", "next_card": "unfinished_bridges"}
"""A contest (the winner draws 2 and gains 1), then a duel."""
NO_END = 3_000


def fight(s: Scene, first: str, second: str, dials: tuple[int, int] = (1, 1)) -> Scene:
    """Both set their dials if they may send, then lay a plan with a tactic: "13 shield 2"."""
    for name, dial in zip(s.names, dials, strict=True):
        if name in s.asked and s.prompt(name) == "dial.set":
            s.does(name, f"dial {dial}")
    return lay(s, first, second)


def lay(s: Scene, first: str, second: str) -> Scene:
    """Both choose a plan, with a tactic in a duel."""
    for name, choice in zip(s.names, (first, second), strict=True):
        s.does(name, choice)
    return s


def planets_with(name: str, number: int, ships: int = 1) -> dict[str, dict[str, int]]:
    """Planets of different symbols under somebody's control."""
    tiles = ("lagoon nine", "blushworld", "salad", "payday", "hot plate", "drizzle")
    return {tile: {name: ships} for tile in tiles[:number]}


def plans_but(*held: str) -> list[str]:
    """A plan deck without the cards that are elsewhere: as a pile, it leaves an empty deck behind."""
    return [name for name in (f"{plan.value:03}" if plan.value < 0 else f"{plan.value:02}" for plan in PLANS) if name not in held]


def keys(s: Scene) -> list[str]:
    """What was told, in order."""
    return [event.key for event in s.log]


@contextmanager
def invited(*aliens: Alien) -> Iterator[None]:
    """Aliens of the test's own, which show what no alien of the game does."""
    for alien in aliens:
        register(alien)
    try:
        yield
    finally:
        for alien in aliens:
            withdraw(alien)


def by_chance(seed: int, heard: list[Event] | None = None, **wishes: Any) -> Iterator[Game]:
    """A game at its first decision and after each answer, to its end."""
    chance = Random(seed)
    game = fc.new_game("duel", seed=seed, listener=None if heard is None else heard.append, **wishes)
    yield game
    for _ in range(NO_END):
        if not game.asks:
            return
        ask = chance.choice(game.asks)
        game.answer(ask.seat, chance.randrange(len(ask.options)))
        yield game
    raise AssertionError(f"still going on after {NO_END} answers: {game.view(None)}")
