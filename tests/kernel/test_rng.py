"""One integer of randomness: splitmix64, as published, or from 2**64 on a key and a hash."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthcolony.kernel.rng import KEYS, draw_below, seeded, shuffled
from tests.kernel.stones import new

KEY = 0x800000000000000000000000000000000000000000000FED
"""As large as those of a server: 192 bits."""


def numbers(seed: int, bound: int, count: int) -> list[int]:
    state, drawn = seeded(seed), []
    for _ in range(count):
        state, number = draw_below(state, bound)
        drawn.append(number)
    return drawn


def test_the_stream_is_that_of_splitmix64() -> None:
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    assert numbers(1234567, 1 << 64, 5) == published


def test_a_hundred_thousand_numbers_below_five_are_those_published() -> None:
    counts = Counter(numbers(987654321, 5, 100_000))
    assert [counts[number] for number in range(5)] == [20027, 19892, 20073, 19978, 20030]


def test_the_stream_of_a_key_is_blake2b_of_key_and_count() -> None:
    """As `b2sum -l 256` has it for the bytes of the key and then eight of the count, from 1 on."""
    hashes = [
        "f490f20ad07e8c626c568133d5c4c85f42d5a14f703fee0bb22f949d3c822f1d",
        "a782a6cceef438ebe2a6669bab722f333175d1382b74c7528bbea6d493b20e93",
    ]
    assert [f"{number:064x}" for number in numbers(KEY, 1 << 256, 2)] == hashes
    assert numbers(KEY, 1 << 64, 2) == [int(digest[:16], 16) for digest in hashes]


def test_keys_begin_where_the_states_of_splitmix64_end() -> None:
    assert KEYS == 1 << 64
    assert numbers(KEYS - 1, 1 << 64, 20) == numbers(-1, 1 << 64, 20)
    assert numbers(KEYS, 1 << 64, 20) != numbers(0, 1 << 64, 20)


@given(st.integers(max_value=KEYS - 1), st.lists(st.integers(1, 100), max_size=20))
def test_below_the_keys_a_state_stays_one_of_splitmix64(seed: int, bounds: list[int]) -> None:
    state = seeded(seed)
    for bound in bounds:
        assert 0 <= state < KEYS
        state, number = draw_below(state, bound)
        assert 0 <= number < bound


@given(st.integers(min_value=KEYS), st.lists(st.integers(1, 100), max_size=20))
def test_a_key_stays_the_key_and_its_draws_are_counted(key: int, bounds: list[int]) -> None:
    state = seeded(key)
    for count, bound in enumerate(bounds):
        assert divmod(state, 1 << 64) == (key, count)
        state, number = draw_below(state, bound)
        assert 0 <= number < bound


@pytest.mark.parametrize("kind", [0, KEY], ids=["splitmix64", "keyed"])
@pytest.mark.parametrize("bound", [1, 2, 3, 7, 20, 72])
def test_numbers_are_spread_evenly_from_zero_to_the_bound(bound: int, kind: int) -> None:
    count = 500 * bound
    counts = Counter(numbers(kind + bound, bound, count))
    assert set(counts) == set(range(bound))
    deviation = sum((counts[number] - 500) ** 2 / 500 for number in range(bound))
    assert deviation < bound + 5 * (2 * bound) ** 0.5  # chi-squared, five standard deviations


@pytest.mark.parametrize("seed", [0, -1, 7, 1 << 64, 10**30, -(10**30), KEY, 1 << 5000])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert len(set(numbers(seed, 1 << 64, 100))) == 100


@pytest.mark.parametrize("first", [0, KEY])
def test_near_seeds_give_unrelated_streams(first: int) -> None:
    assert len({tuple(numbers(seed, 10, 8)) for seed in range(first, first + 100)}) == 100


@pytest.mark.parametrize("seed", [3, KEY])
def test_a_shuffle_draws_as_often_as_single_draws_would(seed: int) -> None:
    items, state = list(range(72)), seeded(seed)
    after = shuffled(state, items)
    same = list(range(72))
    for last in range(71, 0, -1):
        state, number = draw_below(state, last + 1)
        same[last], same[number] = same[number], same[last]
    assert (items, after) == (same, state)


@pytest.mark.parametrize("seed", [3, KEY])
def test_a_shuffle_is_a_permutation_and_every_one_comes_up(seed: int) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    state = seeded(seed)
    for _ in range(6000):
        items = [1, 2, 3]
        state = shuffled(state, items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_a_game_draws_from_its_own_integer_and_leaves_the_global_one_alone() -> None:
    random.seed(5)
    before = random.getstate()
    one, other = new(seed=9), new(seed=9)
    items, same = list(range(50)), list(range(50))
    one.shuffle(items)
    other.shuffle(same)
    assert items == same != list(range(50))
    assert one.random_below(1000) == other.random_below(1000)
    assert random.getstate() == before


@pytest.mark.parametrize("seed", [4, KEY])
def test_the_state_before_goes_in_and_the_state_after_comes_out(seed: int) -> None:
    g = new(seed=seed)
    twin = g.copy()
    assert [g.random_below(1000) for _ in range(5)] == [twin.random_below(1000) for _ in range(5)]
    assert g.rng == twin.rng
