"""Debtor: borrows clout, and pays with ships before it can win."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay, planets_with

HANDS = {"debtor": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def contest(debts: int = 0, **position: Any) -> Scene:
    """Plans are up: 10 to 13."""
    given = {"aliens": ["debtor", "blue"], "hands": HANDS, "tokens": {"debtor": {"debts": debts}}, **CONTEST, **position}
    return lay(fc.scene("duel", **given), "10", "13")


def checkpoint(debts: int, **position: Any) -> Scene:
    """Before the next destiny card."""
    given = {"aliens": ["debtor", "blue"], "hands": HANDS, "begin": "checkpoint", "next_card": "tax_amnesty"}
    return fc.scene("duel", **{**given, "tokens": {"debtor": {"debts": debts}}, **position})


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- Borrow ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("debts", [0, 1, 2])
def test_a_debt_gives_seven_clout(debts: int) -> None:
    s = contest(debts).does("debtor", "use borrow")
    assert [clouts(s), s.tokens("debtor", "debts")] == [("17", "13"), debts + 1]


def test_in_a_duel_too() -> None:
    s = fight(fc.scene("duel", aliens=["debtor", "blue"], hands=HANDS, **CALM), "10 shield 2", "13 shield 2").does("debtor", "use borrow")
    assert [clouts(s), s.tokens("debtor", "debts")] == [("17", "13"), 1]


def test_it_may_decline() -> None:
    s = contest().does("debtor", "pass")
    assert [clouts(s), s.tokens("debtor", "debts")] == [("10", "13"), 0]


def test_not_with_three_debts() -> None:
    assert clouts(contest(3)) == ("10", "13")


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_when_ships_have_decided() -> None:
    s = fight(fc.scene("duel", aliens=["debtor", "blue"], hands=HANDS, **CALM), "10 shield 2", "13 blast 4")
    assert s.told("power.used") == []


def test_once_a_contest_also_when_the_chosen_bring_new_plans() -> None:
    decks = {"debtor": ["09", "11", "12"], "blue": ["08", "14", "15"]}
    s = contest(allies={"blue": "chosen"}, face_up=["chosen"], decks=decks).does("debtor", "use borrow")
    s.does("blue", "use divine intervention").does("debtor", "09").does("blue", "08")
    assert [clouts(s), s.tokens("debtor", "debts")] == [("16", "8"), 1]


def test_once_more_in_the_next_contest() -> None:
    s = contest(card="double_or_nothing", next_card="repair_yard").does("debtor", "use borrow", "double again")
    lay(s, "04", "06").does("debtor", "use borrow")
    assert [clouts(s), s.tokens("debtor", "debts")] == [("11", "6"), 2]


# --- Pay Back -------------------------------------------------------------------------------------------------------------------------


def test_its_last_ship_will_do() -> None:
    s = checkpoint(3, supply={"debtor": 1}).does("debtor", "use pay back")
    assert [s.tokens("debtor", "debts"), s.supply("debtor")] == [2, 0]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_ship_in_supply_for_each_debt(number: int) -> None:
    s = checkpoint(3).does("debtor", "use pay back", f"ships {number}")
    assert [s.tokens("debtor", "debts"), s.supply("debtor"), s.warp("debtor")] == [3 - number, 15 - number, 5 + number]


def test_it_may_stay_in_debt() -> None:
    s = checkpoint(3).does("debtor", "pass")
    assert [s.tokens("debtor", "debts"), s.supply("debtor")] == [3, 15]


@pytest.mark.parametrize(("debts", "supply"), [(0, 15), (2, 0)])
def test_not_without_a_debt_or_a_ship(debts: int, supply: int) -> None:
    assert checkpoint(debts, supply={"debtor": supply}).prompt("debtor") == "dial.set_for_card"


def test_no_more_than_it_has() -> None:
    s = checkpoint(3, supply={"debtor": 2}).does("debtor", "use pay back")
    assert s.options("debtor") == ["ships 1", "ships 2"]


# --- Credit Check ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:loop.checkpoint_order")
def test_it_can_pay_just_before_the_win_check() -> None:
    s = checkpoint(1, planets=planets_with("debtor", 5))
    assert s.winners == []
    assert s.does("debtor", "use pay back").winners == ["debtor"]


@pytest.mark.parametrize("label", ["pass", "ships 1"])
def test_five_planets_do_not_win_with_a_debt(label: str) -> None:
    s = checkpoint(2, planets=planets_with("debtor", 5)).does("debtor", *(["pass"] if label == "pass" else ["use pay back", label]))
    assert s.winners == []


def test_five_planets_without_a_debt_win() -> None:
    assert checkpoint(0, planets=planets_with("debtor", 5)).winners == ["debtor"]


def test_the_opponent_can_still_win_and_then_wins_alone() -> None:
    planets = {planet: {"debtor": 1, "blue": 1} for planet in planets_with("debtor", 5)}
    assert checkpoint(1, planets=planets, supply={"debtor": 0}).winners == ["blue"]


def test_a_victory_of_another_kind_asks_for_no_credit() -> None:
    planets = planets_with("debtor", 4) | {planet: {"blue": 1} for planet in ("rustbucket", "glitter_gulch", "overgrowth", "drizzle")}
    s = contest(2, card="photo_finish", next_card=None, planets=planets).does("debtor", "use borrow")
    assert [s.winners, s.tokens("debtor", "debts")] == [["debtor"], 3]


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_debts_are_public() -> None:
    assert checkpoint(2).game.view(1)["tokens"] == [(0, "debts", 2)]


def test_the_voyager_lets_the_ships_it_pays_with_drift() -> None:
    position = {"allies": {"debtor": "voyager"}, "face_up": ["voyager"], "planets": {"payday": {}}, "warpplanet": "payday"}
    s = checkpoint(2, **position).does("debtor", "use pay back", "ships 2", "ships 1")
    assert [s.tokens("debtor", "debts"), s.warp("debtor"), s.ships("debtor", "payday")] == [0, 6, 1]


def test_a_fifth_planet_that_drifting_ships_give_is_there_for_the_win_check() -> None:
    position = {"allies": {"debtor": "voyager"}, "face_up": ["voyager"], "warpplanet": "rustbucket"}
    s = checkpoint(1, planets=planets_with("debtor", 4) | {"rustbucket": {}}, **position).does("debtor", "use pay back", "ships 1")
    assert s.winners == ["debtor"]
