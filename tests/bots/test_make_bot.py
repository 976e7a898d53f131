"""Bots by name, and the random one."""

from collections.abc import Iterator
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony import Ask, BadConfig
from fifthcolony.bots import Bot, Budget, answer_of, bots_of, make_bot, register, withdraw
from fifthcolony.kernel.registry import KITS
from fifthcolony.kernel.sight import Sight


def test_there_are_bots() -> None:
    assert all({"random", "simple"} <= set(KITS[game].bots) for game in ("classic", "duel"))


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadConfig, match="no bot 'clever'; there are: random, simple"):
        make_bot("clever", 1)


def never() -> dict[str, object]:
    raise AssertionError("it looked")


def test_the_random_bot_takes_every_option_about_as_often_and_never_looks() -> None:
    ask, bot = Ask(0, "any", ("a", "b", "c", "d")), make_bot("random", 7)
    taken = [bot.decide(ask, Sight({})) for _ in range(4000)]
    assert all(850 < taken.count(option) < 1150 for option in range(4))


def test_other_seeds_are_other_players() -> None:
    ask = Ask(0, "any", ("a", "b", "c", "d"))
    first, again, second = (make_bot("random", seed) for seed in (1, 1, 2))
    runs = [[bot.decide(ask, Sight({})) for _ in range(30)] for bot in (first, again, second)]
    assert runs[0] == runs[1] != runs[2]


class Last(Bot):
    """Takes the last option, and thinks as long as it is told to."""

    thinks = True

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.budget = Budget(1.0, None)

    def give(self, budget: Budget) -> None:
        self.budget = budget

    def decide(self, ask: Ask, _sight: Sight[Any]) -> int:
        return len(ask.options) - 1


@pytest.fixture
def last() -> Iterator[None]:
    register("last", Last, games=["duel"])
    yield
    withdraw("last")


@pytest.mark.usefixtures("last")
def test_a_bot_of_ones_own_plays_by_its_name_in_the_games_it_knows() -> None:
    assert "last" in bots_of("duel")
    assert "last" not in bots_of("classic")
    g = fc.new_game("duel", seed=1)
    assert answer_of(make_bot("last", 3, "duel"), g, g.asks[0]) == len(g.asks[0].options) - 1
    with pytest.raises(BadConfig, match="classic has no bot 'last'"):
        make_bot("last", 3)


@pytest.mark.usefixtures("last")
@pytest.mark.parametrize(
    ("name", "budget"), [("last@1s", Budget(1.0, None)), ("last@0.25s", Budget(0.25, None)), ("last@200", Budget(None, 200))]
)
def test_a_name_says_how_long_to_think(name: str, budget: Budget) -> None:
    bot = make_bot(name, 1, "duel")
    assert isinstance(bot, Last)
    assert bot.budget == budget
    assert name.endswith(str(budget))


@pytest.mark.usefixtures("last")
@pytest.mark.parametrize("name", ["last@", "last@0", "last@-1s", "last@soon", "last@1e9s", "last@nans", "last@2.5", "last@1000001"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadConfig, match="expected a time up to 3600 seconds"):
        make_bot(name, 1, "duel")


def test_who_answers_at_once_is_not_told_how_long_to_think() -> None:
    with pytest.raises(BadConfig, match="simple answers at once"):
        make_bot("simple@1s", 1)


@pytest.mark.usefixtures("last")
@pytest.mark.parametrize("name", ["last", "simple", "", "a,b", "a@b", " a"])
def test_a_name_that_is_taken_or_none_is_refused(name: str) -> None:
    with pytest.raises(BadConfig, match=r"a bot called|a bot's name"):
        register(name, Last)
