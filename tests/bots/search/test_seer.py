"""What the search does in any game: shown in one whose solution is known."""

import pickle
from collections.abc import Iterator

import pytest

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.search.clock import TIMER, Clock
from fifthcolony.bots.search.trials import SAME, Trials
from tests.bots.search.pennies import BOXES, FULL, HEADS, PennySeer, begun, sight_of


def seer(playouts: int, seed: int = 1) -> PennySeer:
    bot = PennySeer(seed)
    bot.give(Budget(None, playouts))
    return bot


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_the_option_that_wins(seed: int) -> None:
    game = begun(boxes=True)
    assert seer(200, seed).decide(game.asks[0], sight_of(game)) == FULL


def test_a_secret_choice_at_the_same_time_is_mixed_as_it_should_be() -> None:
    game = begun(boxes=False)
    assert seer(100).mixture(game.asks[0], sight_of(game))[0] == pytest.approx(HEADS, abs=0.01)


def test_what_the_other_has_answered_already_changes_nothing() -> None:
    mixtures = []
    for reply in (None, 0, 1):
        game = begun(boxes=False)
        if reply is not None:
            game.answer(1, reply)
        mixtures.append(seer(100).mixture(game.asks[0], sight_of(game)))
    assert mixtures[0] == mixtures[1] == mixtures[2]


def test_it_draws_from_its_mixture() -> None:
    game = begun(boxes=False)
    drawn = [seer(20, seed).decide(game.asks[0], sight_of(game)) for seed in range(40)]
    assert 10 < sum(drawn) < 30


def test_counted_in_games_it_gives_the_same_answers_again_and_in_another_process() -> None:
    game = begun(boxes=False)
    bot = seer(50)
    twin = pickle.loads(pickle.dumps(bot))
    first = [bot.decide(game.asks[0], sight_of(game)) for _ in range(6)]
    assert first == [twin.decide(game.asks[0], pickle.loads(pickle.dumps(sight_of(game)))) for _ in range(6)]
    assert len(set(first)) == 2


def test_with_a_single_game_to_try_it_still_answers() -> None:
    for boxes in (True, False):
        game = begun(boxes)
        assert 0 <= seer(1).decide(game.asks[0], sight_of(game)) < len(BOXES)


# --- trials -----------------------------------------------------------------------------------------------------------------------------


def test_the_better_options_are_tried_oftener() -> None:
    trials = Trials(list(range(8)), lambda world, option: (option + world % 3) / 10)
    trials.halve(Clock(Budget(None, 240)), 0.0, 1.0)
    assert trials.best(1) == [7]
    assert trials.counts[7] > trials.counts[5] > trials.counts[0] > 0


def test_where_nothing_makes_a_difference_it_soon_stops() -> None:
    clock = Clock(Budget(None, 10_000))
    trials = Trials([2, 0, 1], lambda world, _option: world / 100)
    trials.halve(clock, 0.0, 1.0)
    assert trials.best(1) == [2], "the one to take while nothing is known"
    assert clock.done == 3 * SAME


def test_an_option_is_not_judged_by_a_world_the_others_were_not_tried_in() -> None:
    tried: list[tuple[int, int]] = []

    def attempt(world: int, option: int) -> float:
        tried.append((world, option))
        return float(option == 2) if world == 0 else 1.0

    trials = Trials([0, 1, 2], attempt)
    trials.spend(Clock(Budget(None, 4)), 1.0)
    assert tried == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert trials.best(1) == [2]


# --- time -------------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def ticking() -> Iterator[list[float]]:
    """A clock on which every look takes a thousandth of a second."""
    looks = [0.0]

    def now() -> float:
        looks[0] += 0.001
        return looks[0]

    before, TIMER.now = TIMER.now, now
    yield looks
    TIMER.now = before


@pytest.mark.parametrize("boxes", [True, False])
def test_it_thinks_for_as_long_as_it_is_given(ticking: list[float], boxes: bool) -> None:
    game = begun(boxes)
    bot = PennySeer(1)
    bot.give(Budget(0.5, None))
    bot.decide(game.asks[0], sight_of(game))
    assert 0.4 <= ticking[0] <= 0.502
