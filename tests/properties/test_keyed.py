"""Games dealt from a key: every form goes on the same, and nothing that is imagined, shown or told leads to the key."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.kernel.rng import KEYS
from tests.properties.tables import Table, duels, moments, tables
from tests.seeds import KEYED
from tools.invariants import check_copy, check_dump, check_replay, check_same_future

CHANCE = st.integers(0, 2**32).map(Random)
NO_END = 30_000
KEYED_TABLES = st.builds(lambda table, key: table._replace(seed=key), tables() | duels(), KEYED)
pytestmark = pytest.mark.unguarded


@settings(max_examples=10)
@given(KEYED_TABLES, CHANCE)
def test_a_whole_game_comes_back_from_every_form_and_at_any_moment(table: Table, chance: Random) -> None:
    for game in table.walk(NO_END):
        assert game.rng // KEYS == game.seed == table.seed
        if chance.random() < 0.01:
            check_copy(game, chance)
            check_dump(game, chance)
            check_same_future(fc.replay(game.record()), game.copy(), chance)
    assert game.outcome is not None
    check_replay(game)


@settings(max_examples=20)
@given(KEYED_TABLES, moments(300), st.integers(0, 2**32))
def test_an_imagined_game_neither_holds_nor_goes_on_with_the_key(table: Table, answers: int, seed: int) -> None:
    game: Any = table.at(answers)
    for seat in range(game.config["seats"]):
        dealt = game.determinize(seat, seed)
        assert dealt.seed == seed
        assert dealt.rng < KEYS
        assert not {str(game.seed), str(game.rng)} & set(numbers_in(dealt.dump()))


def numbers_in(text: str) -> list[str]:
    """Every number written in a text."""
    return "".join(letter if letter.isdigit() else " " for letter in text).split()


@settings(max_examples=20)
@given(KEYED_TABLES, moments(300), KEYED)
def test_what_is_imagined_from_another_key_goes_on_with_that(table: Table, answers: int, key: int) -> None:
    game: Any = table.at(answers)
    dealt = game.determinize(0, key)
    assert dealt.rng // KEYS == dealt.seed == key
    assert dealt.dump() == game.determinize(0, key).dump()


@settings(max_examples=20)
@given(KEYED_TABLES)
def test_a_game_is_another_for_every_key_and_not_that_of_a_part_of_it(table: Table) -> None:
    game = table.begin()
    for seed in (table.seed ^ 1, table.seed ^ KEYS, table.seed % KEYS, table.seed // KEYS, table.seed >> 128):
        assert table._replace(seed=seed).begin().state() != game.state()
