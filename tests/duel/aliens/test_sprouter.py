"""Sprouter: ships grow back at the end of each duel."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, keys, lay


def duel(mine: str, theirs: str, tactics: tuple[str, str] = ("shield 2", "shield 2"), **position: Any) -> Scene:
    """Played to its end."""
    hands = {"sprouter": [mine, "04", "05"], "blue": [theirs, "04", "05"]}
    s = fc.scene("duel", **{"aliens": ["sprouter", "blue"], "hands": hands, **CALM, **position})
    return fight(s, f"{mine} {tactics[0]}", f"{theirs} {tactics[1]}", (2, 2))


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "warp", "supply"), [("13", "06", 4, 14), ("06", "13", 3, 17)])
def test_one_ship_after_a_win_two_after_a_loss(mine: str, theirs: str, warp: int, supply: int) -> None:
    s = duel(mine, theirs)
    assert [s.warp("sprouter"), s.supply("sprouter")] == [warp, supply]
    assert s.told("power.used") == [("sprouter", "use regrowth")]


def test_after_a_loss_by_ships_too() -> None:
    s = duel("13", "06", ("shield 1", "blast 4"))
    assert [s.warp("sprouter"), s.supply("sprouter")] == [5, 15]


def test_after_the_prize_and_after_cleanup() -> None:
    order = keys(duel("06", "13"))
    wanted = ["prize.won", "ships.retreated", "planet.held", "ships.recovered"]
    assert [key for key in order if key in wanted] == wanted


@pytest.mark.rule("duel:ability.partial")
@pytest.mark.parametrize(("warp", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_as_many_as_there_are(warp: int, left: int) -> None:
    assert duel("06", "13", warp={"sprouter": warp}).warp("sprouter") == left


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:alien.header")
def test_not_after_a_contest() -> None:
    s = fc.scene("duel", aliens=["sprouter", "blue"], hands={"sprouter": ["06", "04"], "blue": ["13", "04"]}, **CONTEST)
    assert lay(s, "06", "13").warp("sprouter") == 5


def test_once_for_a_duel_that_starts_again() -> None:
    s = duel("13", "06", ("blast 4", "blast 4"))
    assert s.told("power.used") == []
    fight(s, "04 shield 2", "05 shield 2", (2, 1))
    assert s.told("power.used") == [("sprouter", "use regrowth")]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:warpplanet.recover")
def test_ships_on_the_warpplanet_can_be_taken_instead() -> None:
    planets = {"payday": {"sprouter": 2}}
    s = duel("06", "13", planets=planets, warpplanet="payday")
    assert s.options("sprouter") == ["ships 0", "ships 1", "ships 2"]
    s.does("sprouter", "ships 2")
    assert [s.warp("sprouter"), s.ships("sprouter", "payday")] == [5, 0]


def test_a_lodger_does_not_make_the_loss_a_win() -> None:
    s = duel("06", "13", allies={"sprouter": "lodger"}, face_up=["lodger"]).does("sprouter", "use spare room")
    assert [s.warp("sprouter"), s.supply("sprouter"), len(s.controls("sprouter"))] == [3, 16, 1]
