"""Bots by name, and the random one."""

import pytest

from fifthcolony import Ask, BadConfig
from fifthcolony.bots import make_bot
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
