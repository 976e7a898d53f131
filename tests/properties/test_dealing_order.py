"""In which order cards came is told to nobody, and from what a seat is told nobody works out how the rest was shuffled."""

from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.classic.cards import COPIES
from fifthcolony.classic.hands import take_cards
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.duel.cards import COPIES as DUEL_COPIES
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.rng import KEYS
from tests.properties.tables import Table, duels, tables
from tests.seeds import KEYED
from tools.hidden import Witness
from tools.invariants import play_on

CHANCE = st.integers(0, 2**32).map(Random)
NO_END = 30_000
TABLES = tables() | duels()
RANKS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    "classic": {f"card:{kind}": cards for kind, cards in COPIES.items()}
    | {f"technology:{name}": (rank,) for rank, name in enumerate(sorted(TECHNOLOGIES))},
    "duel": {f"card:{kind}": cards for kind, cards in DUEL_COPIES.items()},
}
"""The places of each word among its like when they are sorted."""
pytestmark = pytest.mark.unguarded


def told_together(game: str, event: Event) -> Iterator[list[str]]:
    """Cards, or technologies, that an event names one right after the other."""
    for among, words in groupby(event.params, lambda word: isinstance(word, str) and word in RANKS[game]):
        if among:
            yield [str(word) for word in words]


def is_sorted(game: str, words: list[str]) -> bool:
    """Whether these could be told in this order of cards that are sorted."""
    last = -1
    for word in words:
        last = next((place for place in RANKS[game][word] if place > last), NO_END)
    return last < NO_END


@settings(max_examples=30)
@given(TABLES, CHANCE)
def test_cards_that_are_told_together_are_told_sorted(table: Table, chance: Random) -> None:
    heard: list[Event] = []
    game: Any = fc.new_game(table.game, seed=table.seed, listener=heard.append, **table.wishes)
    play_on(game, chance, NO_END)
    assert [event for event in heard for words in told_together(table.game, event) if not is_sorted(table.game, words)] == []


def test_what_is_not_sorted_is_found() -> None:
    assert not is_sorted("classic", ["card:attack_15", "card:attack_04"])
    assert not is_sorted("duel", ["card:reinf_p08", "card:plan_42"])
    assert not is_sorted("classic", ["card:morph", "card:morph"])
    assert is_sorted("classic", ["card:attack_04", "card:attack_04", "card:morph", "card:quash"])
    event = Event("cards.drawn", ("seat:0", "card:morph", "card:quash", 2, "seat:1", "card:plague"), None)
    assert [*told_together("classic", event)] == [["card:morph", "card:quash"], ["card:plague"]]


DRAWS: Final[dict[str, Callable[[Any, int, int], None]]] = {
    "classic": lambda g, seat, number: take_cards(g, seat, number, "", False),
    "duel": lambda g, seat, number: g.draw(seat, number),
}


@settings(max_examples=30)
@given(TABLES, st.integers(2, 8), CHANCE)
def test_the_same_cards_in_another_order_tell_and_show_the_same(table: Table, number: int, chance: Random) -> None:
    game = table.begin()
    for seat in range(game.config["seats"]):
        one, other = game.copy(), game.copy()
        deck = other.deck if table.game == "classic" else other.decks[seat]
        deck[-number:] = chance.sample(deck[-number:], len(deck[-number:]))
        ears = [Witness(g, seat) for g in (one, other)]
        for g in (one, other):
            DRAWS[table.game](g, seat, number)
        assert ears[0].heard == ears[1].heard != []
        assert one.view(seat) == other.view(seat)


# --- working out the seed -----------------------------------------------------------------------------------------------------------

SEARCHED = 300


def seeds_that_deal(hand: list[str], seeds: Iterator[int] | range) -> list[int]:
    """The seeds that would have dealt seat 0 this hand."""
    return [seed for seed in seeds if fc.new_game("classic", seats=3, seed=seed).view(0)["hand"] == hand]


@settings(max_examples=3)
@given(KEYED)
def test_a_search_that_finds_a_small_seed_finds_nothing_of_a_key(key: int) -> None:
    """A sorted hand is enough to know a small seed by, so order is no protection: that there are too many keys to try is."""
    small = fc.new_game("classic", seats=3, seed=key % SEARCHED)
    assert seeds_that_deal(small.view(0)["hand"], range(SEARCHED)) == [key % SEARCHED]
    keyed = fc.new_game("classic", seats=3, seed=key)
    parts = [key >> shift & KEYS - 1 for shift in range(0, key.bit_length(), 64)]
    assert seeds_that_deal(keyed.view(0)["hand"], iter([*range(SEARCHED), *parts, keyed.rng % KEYS])) == []
