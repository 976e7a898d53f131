"""How much a secret choice leans on habit."""

import pytest

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.search.clock import Clock
from fifthcolony.bots.search.together import Contest
from fifthcolony.bots.search.worlds import Worlds, others_asked
from tests.bots.search.pennies import HEADS, PennyForesight, begun, sight_of


def contest(doubt: float, seed: int) -> Contest:
    game = begun(boxes=False)
    worlds = Worlds(game.asks[0], sight_of(game), PennyForesight(), seed)
    return Contest(worlds, others_asked(worlds[0], 0)[0], Clock(Budget(None, 100)), 0.0, doubt)


@pytest.mark.parametrize("seed", range(6))
def test_who_doubts_enough_what_it_has_found_does_as_usual(seed: int) -> None:
    sure, doubtful = contest(0.0, seed), contest(50.0, seed)
    assert sure.mixture()[0] == pytest.approx(HEADS, abs=0.01)
    assert doubtful.mixture()[doubtful.own] == 1


def test_the_usual_is_not_the_same_option_every_time() -> None:
    assert {contest(0.0, seed).own for seed in range(6)} == {0, 1}
