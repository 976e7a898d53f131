"""A budget is used up, and no more than that."""

from collections.abc import Iterator

import pytest

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.search.clock import TIMER, Clock, count_processor_time


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def hands() -> Iterator[Hands]:
    before, TIMER.now = TIMER.now, Hands()
    yield TIMER.now
    TIMER.now = before


def tried(clock: Clock, hands: Hands, seconds: float) -> int:
    """How many games that take so long are tried out."""
    while clock.has():
        hands.time += seconds
        clock.tick()
    return clock.done


@pytest.mark.parametrize(("seconds", "length", "games"), [(1.0, 0.125, 8), (0.25, 0.0625, 4), (2.0, 0.75, 2), (1.0, 0.5, 2)])
def test_a_game_is_begun_only_if_it_will_be_over_in_time(hands: Hands, seconds: float, length: float, games: int) -> None:
    assert tried(Clock(Budget(seconds, None)), hands, length) == games
    assert hands.time <= 1000.0 + seconds


def test_one_game_longer_than_the_budget_is_tried_and_no_other(hands: Hands) -> None:
    assert tried(Clock(Budget(1.0, None)), hands, 5.0) == 1


def test_a_share_of_the_time_is_over_earlier(hands: Hands) -> None:
    clock = Clock(Budget(1.0, None))
    hands.time += 0.25
    clock.tick()
    assert clock.has(0.5)
    assert not clock.has(0.25)


def test_games_are_counted_exactly_and_time_does_not_matter(hands: Hands) -> None:
    assert tried(Clock(Budget(None, 17)), hands, 99.0) == 17


def test_processor_time_stands_still_while_nothing_is_done(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.thread_time", lambda: 5.0)
    count_processor_time()
    clock = Clock(Budget(0.01, None))
    hands.time += 1000
    clock.tick()
    assert clock.spent() == 0
