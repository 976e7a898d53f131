"""One 64-bit integer of randomness: splitmix64, as published."""

import random
from collections import Counter

import pytest

from fifthcolony.kernel.rng import draw_below, seeded, shuffled
from tests.kernel.stones import new


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


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 20, 72])
def test_numbers_are_spread_evenly_from_zero_to_the_bound(bound: int) -> None:
    count = 500 * bound
    counts = Counter(numbers(bound, bound, count))
    assert set(counts) == set(range(bound))
    deviation = sum((counts[number] - 500) ** 2 / 500 for number in range(bound))
    assert deviation < bound + 5 * (2 * bound) ** 0.5  # chi-squared, five standard deviations


@pytest.mark.parametrize("seed", [0, -1, 7, 1 << 64, 10**30, -(10**30)])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= seeded(seed) < 1 << 64
    assert len(set(numbers(seed, 1 << 64, 100))) == 100


def test_near_seeds_give_unrelated_streams() -> None:
    assert len({tuple(numbers(seed, 10, 8)) for seed in range(100)}) == 100


def test_a_shuffle_is_a_permutation_and_every_one_comes_up() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    state = seeded(3)
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


def test_the_state_before_goes_in_and_the_state_after_comes_out() -> None:
    g = new(seed=4)
    twin = g.copy()
    assert [g.random_below(1000) for _ in range(5)] == [twin.random_below(1000) for _ in range(5)]
    assert g.rng == twin.rng
