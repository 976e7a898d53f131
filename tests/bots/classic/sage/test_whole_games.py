"""Whole games with the sage in them: whatever is wished for, every choice is legal and every game ends."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, bots_of, make_bot
from fifthcolony.classic.checks.plans import EVERYTHING, EVERYTHING_SMALL, ROTATING, wishes_of
from fifthcolony.kernel.checks import DEALT

pytestmark = pytest.mark.unguarded

MANY = 8000
"""Decisions no sane game comes near."""


def play(names: list[str], seed: int, **wishes: Any) -> fc.Game:
    g: fc.Game = fc.new_game("classic", seed=seed, seats=len(names), **wishes)
    bots = [make_bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    while g.asks:
        ask = g.asks[-1]
        choice = answer_of(bots[ask.seat], g, ask)
        assert choice in range(len(ask.options)), f"{names[ask.seat]} answered {choice} to {ask}"
        g.answer(ask.seat, choice)
        assert len(g.choices) < MANY, f"seed {seed} does not end"
    return g


@pytest.mark.parametrize("plan", [DEALT, EVERYTHING, EVERYTHING_SMALL, ROTATING])
@pytest.mark.parametrize("number", range(6))
def test_games_end_whatever_is_wished_for(plan: str, number: int) -> None:
    wishes = wishes_of(number, plan)
    g = play(["sage"] * wishes.pop("seats"), number, **wishes)
    assert g.outcome is not None
    assert g.outcome.winners


@pytest.mark.parametrize("others", ["simple", "random"])
def test_it_plays_with_other_bots(others: str) -> None:
    for number in range(3):
        assert play(["sage", others, "sage", others], number, variants=["flares"]).outcome


def test_the_same_seeds_play_the_same_game() -> None:
    once, again, other = (play(["sage"] * 4, seed, variants=["flares"]) for seed in (5, 5, 6))
    assert once.choices == again.choices
    assert once.dump() == again.dump()
    assert once.choices != other.choices


def test_it_is_the_last_of_those_that_answer_at_once() -> None:
    names = [name for name in bots_of("classic") if name in ("random", "simple", "sage")]
    assert names == ["random", "simple", "sage"]


def test_one_sage_among_simple_bots_wins_more_than_its_share() -> None:
    won = neutral = 0.0
    for seed in range(50):
        names = ["simple"] * 5
        names[seed % 5] = "sage"
        outcome = play(names, seed // 5, variants=["flares"]).outcome
        assert outcome is not None
        won += seed % 5 in outcome.winners
        neutral += len(outcome.winners) / 5
    assert won > neutral
