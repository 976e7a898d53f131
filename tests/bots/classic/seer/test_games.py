"""Whole games of the seer, and what it may not do in them: know what is hidden, or hang on how it came to where it is."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.state import Game
from fifthcolony.kernel.registry import fetched

pytestmark = pytest.mark.unguarded

EVERYTHING = ["flares", "technology", "hidden_powers"]


def begun(seats: int, seed: int, variants: list[str]) -> tuple[Game, list[Bot]]:
    g = fc.new_game("classic", seed=seed, seats=seats, aliens="random", variants=variants)
    return g, [make_bot("seer@4" if seat == 1 else "simple", seed + seat) for seat in range(seats)]


def moments(seed: int, seats: int = 4) -> Iterator[Game]:
    """Every position of a game between simple bots."""
    g, _ = begun(seats, seed, ["flares"])
    bots = [make_bot("simple", seed + seat) for seat in range(seats)]
    while g.asks:
        yield g
        ask = g.asks[0]
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))


@pytest.mark.parametrize(("seats", "variants"), [(3, EVERYTHING), (4, ["flares"]), (5, EVERYTHING)])
def test_it_plays_whole_games(seats: int, variants: list[str]) -> None:
    g, bots = begun(seats, seats, variants)
    asked = 0
    while g.asks:
        ask = g.asks[0]
        asked += ask.seat == 1
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask), ask.id)
    assert g.outcome is not None
    assert asked > 10


def test_counted_in_games_it_plays_the_same_game_again_pickled_or_not() -> None:
    played: list[list[int]] = []
    for is_pickled in (False, True):
        g, bots = begun(3, 3, ["flares"])
        while g.asks:
            ask = g.asks[0]
            g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
            if is_pickled:
                bots = pickle.loads(pickle.dumps(bots))
        played.append(g.choices)
    assert played[0] == played[1]


def test_games_that_differ_in_what_is_hidden_get_the_same_answers() -> None:
    permuted: Any = fetched(CLASSIC.checks).permuted
    compared = 0
    for number, g in enumerate(moments(11)):
        seat = g.asks[0].seat
        other = permuted(g, seat, random.Random(number)) if number % 12 == 0 else None
        if other is None or not other.asks or other.asks[0].seat != seat:
            continue
        ours, theirs = (answer_of(make_bot("seer@20", number), game, game.asks[0]) for game in (g, other))
        assert ours == theirs
        compared += 1
    assert compared > 10
