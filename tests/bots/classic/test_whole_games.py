"""Whole games between bots: every choice is legal, every game ends, and the same seeds play the same game."""

from statistics import median

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot

pytestmark = pytest.mark.unguarded

MANY = 6000
"""Decisions no sane game comes near."""


def play(names: list[str], seed: int, aliens: str = "random", edition: int = 2018) -> fc.Game:
    g = fc.new_game("classic", seed=seed, seats=len(names), aliens=aliens, edition=edition)
    bots = [make_bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    while g.asks:
        ask = g.asks[-1]
        choice = answer_of(bots[ask.seat], g, ask)
        assert choice in range(len(ask.options)), f"{names[ask.seat]} answered {choice} to {ask}"
        g.answer(ask.seat, choice)
        assert len(g.choices) < MANY, f"seed {seed} does not end"
    return g


@pytest.mark.parametrize("edition", [2008, 2018])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("aliens", ["random", "none"])
def test_games_of_simple_bots_end(seats: int, edition: int, aliens: str) -> None:
    for seed in range(4):
        g = play(["simple"] * seats, seed, aliens, edition)
        assert g.outcome is not None
        assert g.outcome.winners


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_mixed_games_end(seats: int) -> None:
    for seed in range(3):
        assert play((["simple", "random"] * 3)[:seats], seed).outcome


@pytest.mark.parametrize("bot", ["random", "simple"])
def test_the_same_seeds_play_the_same_game(bot: str) -> None:
    once, again, other = (play([bot] * 4, seed) for seed in (5, 5, 6))
    assert once.choices == again.choices
    assert once.dump() == again.dump()
    assert once.choices != other.choices


def test_a_simple_game_is_short() -> None:
    assert median(len(play(["simple"] * 5, seed, "none").choices) for seed in range(12)) < 600
    assert median(len(play(["simple"] * 5, seed).choices) for seed in range(12)) < 600


@pytest.mark.parametrize("aliens", ["random", "none"])
def test_one_simple_bot_beats_four_random_ones(aliens: str) -> None:
    won = 0
    for seed in range(12):
        seat = seed % 5
        names = ["random"] * 5
        names[seat] = "simple"
        outcome = play(names, seed, aliens).outcome
        assert outcome is not None
        won += seat in outcome.winners
    assert won >= 8
