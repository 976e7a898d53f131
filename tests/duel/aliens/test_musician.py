"""Musician: a modest plan that lost comes back to its hand."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay


def contest(mine: str, theirs: str, **position: Any) -> Scene:
    """Played to cleanup."""
    hands = {"musician": [mine, "04"], "blue": [theirs, "05"]}
    return lay(fc.scene("duel", **{"aliens": ["musician", "blue"], "hands": hands, **CONTEST, **position}), mine, theirs)


def duel(mine: str, theirs: str, tactics: tuple[str, str] = ("shield 2", "shield 2"), **position: Any) -> Scene:
    """Played to cleanup."""
    hands = {"musician": [mine, "04"], "blue": [theirs, "05"]}
    s = fc.scene("duel", **{"aliens": ["musician", "blue"], "hands": hands, **CALM, **position})
    return fight(s, f"{mine} {tactics[0]}", f"{theirs} {tactics[1]}")


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", ["-02", "13", "15", "+12", "-07"])
def test_a_plan_of_15_or_less_comes_back_after_a_loss(plan: str) -> None:
    s = contest(plan, "42").does("musician", "use encore")
    assert [plan in s.hand("musician"), s.pile("musician")] == [True, []]


def test_in_a_duel_after_prize_and_retreat() -> None:
    s = duel("13", "42", card="echoing_canyons")
    assert [s.supply("musician"), s.prompt("musician")] == [15, "window.d11.discard"]
    assert "13" in s.does("musician", "use encore").hand("musician")


def test_what_lies_on_it_is_discarded() -> None:
    hands = {"musician": ["13", "04"], "blue": ["42", "-10"]}
    s = contest("13", "42", hands=hands).does("blue", "play -10 musician").does("musician", "use encore")
    assert [s.hand("musician"), s.pile("musician")] == [["04", "13"], ["-10"]]


# --- declining it ---------------------------------------------------------------------------------------------------------------------


def test_declined_it_is_discarded() -> None:
    s = contest("13", "42").does("musician", "pass")
    assert [s.hand("musician"), s.pile("musician")] == [["04"], ["13"]]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", ["20", "23", "31"])
def test_not_with_a_larger_plan(plan: str) -> None:
    assert contest(plan, "42").pile("musician") == [plan]


def test_not_after_a_win() -> None:
    assert contest("13", "06").pile("musician") == ["13"]


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_with_a_plan_that_was_never_revealed() -> None:
    s = duel("13", "06", ("shield 1", "blast 4"))
    assert [s.told("power.used"), s.pile("musician")] == [[], ["13"]]


def test_not_with_a_plan_wasted_by_a_new_start() -> None:
    assert duel("13", "06", ("blast 4", "blast 4")).pile("musician") == ["13"]


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_everybody_knows_that_it_holds_the_card_again() -> None:
    s = contest("13", "42").does("musician", "use encore")
    assert s.game.view(1)["known"][0] == ["plan_13"]


@pytest.mark.parametrize(("plan", "offered"), [("31", False), ("13", True)])
def test_the_printed_value_counts_not_the_mirrored_one(plan: str, offered: bool) -> None:
    s = contest(plan, "09", allies={"blue": "mirror"}, face_up=["mirror"])  # 13 or 31 to 90
    assert (s.prompt("musician") == "window.d11.discard") == offered


@pytest.mark.parametrize(("use", "hand", "deck"), [("use encore", True, False), ("use dog ear", False, True)])
def test_a_plan_goes_to_the_hand_or_on_the_deck_but_not_both(use: str, hand: bool, deck: bool) -> None:
    s = contest("13", "42", allies={"musician": "bookmark"}, face_up=["bookmark"])
    assert s.options("musician") == ["use encore", "use dog ear", "pass"]
    s.does("musician", use)
    assert s.prompt("musician") == "dial.set"  # the next card: nothing more was offered
    assert ["13" in s.hand("musician"), s.deck("musician")[0] == "13"] == [hand, deck]


def test_a_plan_that_the_snare_has_caught_is_gone() -> None:
    hands = {"musician": ["13", "04"], "pitfall": ["42", "05"]}
    s = fc.scene("duel", aliens=["musician", "pitfall"], hands=hands, beside={"pitfall": {"snare": ["13"]}}, **CONTEST)
    lay(s.does("pitfall", "pass"), "13", "42").does("pitfall", "use tempting dive", "pitfall", "pitfall")
    assert [s.prompt("musician"), s.pile("pitfall")] == ["dial.set", ["13", "13", "42"]]


def test_of_two_plans_the_first_comes_back() -> None:
    s = contest("13", "42", allies={"musician": "deuce"}, face_up=["deuce"]).does("musician", "use pair up", "use encore")
    assert [s.hand("musician"), s.pile("musician")] == [["13"], ["04"]]
