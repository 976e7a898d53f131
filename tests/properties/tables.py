"""Any game at any moment: what hypothesis draws the properties' games from."""

from collections.abc import Iterator
from itertools import chain, repeat
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.classic.variants import VARIANTS, closed_by
from fifthcolony.duel.powers import ALIENS as DUELLISTS
from fifthcolony.duel.powers import ENVOYS, ICONS
from fifthcolony.kernel.game import Game
from tests.seeds import SEEDS

NO_END = 30_000
"""Answers after which a random game ought to be over; the longest of thousands took less than a third of that."""


class Table(NamedTuple):
    """How a game is set up, and how its seats answer: first as drawn, then by chance."""

    seed: int
    wishes: dict[str, Any]
    drawn: bytes
    chance: int
    game: str = "classic"

    def begin(self) -> Any:
        """The game at its first decision."""
        return fc.new_game(self.game, seed=self.seed, **self.wishes)

    def walk(self, answers: int) -> Iterator[Any]:
        """The game at its first decision and after each of so many answers, or to its end."""
        game, stream = self.begin(), self.stream()
        yield game
        for _ in range(answers):
            if not game.asks:
                return
            stream.answer(game)
            yield game

    def at(self, answers: int) -> Any:
        """The game after so many answers, or at its end."""
        *_, game = self.walk(answers)
        return game

    def stream(self) -> "Stream":
        """The answers of this table, from the beginning."""
        return Stream(self)


class Stream:
    """Answers one after the other: the drawn ones, then those of chance."""

    def __init__(self, table: Table) -> None:
        chance = Random(table.chance)
        self.numbers = chain(table.drawn, (chance.getrandbits(16) for _ in repeat(None)))

    def answer(self, game: Game) -> None:
        """Any legal answer to any ask that is owed."""
        number = next(self.numbers)
        ask = game.asks[number % len(game.asks)]
        game.answer(ask.seat, number // len(game.asks) % len(ask.options))


def _may_be_wished(edition: int, aliens: str | list[str]) -> list[str]:
    """The variants that go with this, each by itself."""
    wished = {f"aliens:{aliens}"} if isinstance(aliens, str) else set[str]()
    return [variant.name for variant in VARIANTS if not variant.needs and not closed_by(variant, edition, wished)]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any number of seats, any edition, any aliens that may meet."""
    seats, edition = draw(st.sampled_from(SEAT_COUNTS)), draw(st.sampled_from(sorted(EDITIONS)))
    there = sorted(name for name, alien in ALIENS.items() if edition in alien.editions)
    named = st.lists(st.sampled_from(there), min_size=seats, max_size=seats, unique=True).filter(may_meet)
    aliens: str | list[str] = draw(st.sampled_from(["random", "choice", "none"]) | named)
    variants = draw(st.lists(st.sampled_from(_may_be_wished(edition, aliens)), unique=True))
    wishes = {"seats": seats, "edition": edition, "aliens": aliens, "variants": variants}
    return Table(draw(SEEDS), wishes, draw(st.binary(max_size=100)), draw(st.integers(0, 2**32)))


@st.composite
def duels(draw: st.DrawFn) -> Table:
    """Any two aliens, any envoys."""
    pair = st.lists(st.sampled_from(sorted(DUELLISTS)), min_size=2, max_size=2, unique=True)
    trio = st.tuples(*(st.sampled_from(sorted(name for name, envoy in ENVOYS.items() if envoy.icon == icon)) for icon in ICONS))
    aliens: str | list[str] = draw(st.sampled_from(["random", "choice", "none", "first"]) | pair)
    envoys: str | list[str] = draw(st.just("random") | trio.map(list))
    wishes = {"aliens": aliens, "envoys": envoys}
    return Table(draw(SEEDS), wishes, draw(st.binary(max_size=100)), draw(st.integers(0, 2**32)), "duel")


def may_meet(names: list[str]) -> bool:
    """Whether no two of these aliens are kept apart."""
    return not any(set(ALIENS[name].not_with) & set(names) for name in names)


def moments(most: int = 1500) -> st.SearchStrategy[int]:
    """How many answers have been given."""
    return st.integers(0, most)
