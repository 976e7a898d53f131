"""Gavel: discards cards for clout."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"gavel": ["10", "04", "05", "06", "07"], "blue": ["13", "08"]}


def contest(**position: Any) -> Scene:
    """Plans are up: 10 to 13."""
    s = fc.scene("duel", **{"aliens": ["gavel", "blue"], "hands": HANDS, **CONTEST, **position})
    return lay(s, "10", "13")


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("labels", "clout"), [(["04", "done"], "12"), (["04", "05", "done"], "14"), (["04", "05", "06"], "16")])
def test_two_clout_for_each_of_up_to_three_cards(labels: list[str], clout: str) -> None:
    s = contest().does("gavel", "use going once", *labels)
    assert clouts(s) == (clout, "13")
    assert set(labels) - {"done"} <= set(s.pile("gavel"))


def test_they_are_discarded_at_once() -> None:
    hands = {"gavel": ["10", "04", "05"], "blue": ["13", "+08"]}
    s = contest(hands=hands).does("gavel", "use going once", "04", "done")
    assert [s.prompt("blue"), s.pile("gavel"), s.hand("gavel")] == ["reinforce.play", ["04"], ["05"]]
    assert s.clout("gavel") == 12


def test_in_a_duel_too() -> None:
    s = fc.scene("duel", aliens=["gavel", "blue"], hands=HANDS, **CALM)
    fight(s, "10 shield 2", "13 shield 2", (2, 1)).does("gavel", "use going once", "04", "05", "06")
    assert clouts(s) == ("19", "13")  # 10, the ship advantage of 3, and 6


def test_any_card_will_do() -> None:
    s = contest(hands={"gavel": ["10", "42", "+12"], "blue": ["13", "08"]}).does("gavel", "use going once", "+12", "42")
    assert clouts(s) == ("14", "13")


# --- declining it ---------------------------------------------------------------------------------------------------------------------


def test_declined_nothing_is_discarded() -> None:
    s = contest().does("gavel", "pass")
    assert [clouts(s), s.pile("gavel")] == [("10", "13"), ["10"]]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:hand.zero_optional")
def test_not_with_an_empty_hand() -> None:
    s = fc.scene("duel", aliens=["gavel", "blue"], hands={"gavel": ["10"], "blue": ["13", "08"]}, **CONTEST).does("blue", "13")
    assert [s.told("power.used"), clouts(s)] == [[], ("10", "13")]


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_when_ships_have_decided() -> None:
    s = fc.scene("duel", aliens=["gavel", "blue"], hands=HANDS, **CALM)
    assert fight(s, "10 blast 4", "13 shield 2").told("power.used") == []


def test_not_between_contests_and_duels() -> None:
    s = fc.scene("duel", aliens=["gavel", "blue"], hands=HANDS, begin="checkpoint", next_card="tax_amnesty")
    assert s.prompt("gavel") == "dial.set_for_card"


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_the_clout_is_for_this_contest_alone() -> None:
    s = contest(card="double_or_nothing", next_card="repair_yard").does("gavel", "use going once", "04", "05", "06", "double again")
    assert clouts(s) == ("7", "8")  # their last cards


def test_once_a_contest_also_when_the_chosen_bring_new_plans() -> None:
    decks = {"gavel": ["09", "11", "12"], "blue": ["08", "14", "15"]}
    s = contest(allies={"blue": "chosen"}, face_up=["chosen"], decks=decks, hands={**HANDS, "blue": ["13", "20"]})
    s.does("gavel", "use going once", "04", "05", "06").does("blue", "use divine intervention").does("gavel", "09").does("blue", "08")
    assert clouts(s) == ("15", "8")


def test_declined_it_may_think_again_about_new_plans() -> None:
    decks = {"gavel": ["09", "11", "12"], "blue": ["08", "14", "15"]}
    s = contest(allies={"blue": "chosen"}, face_up=["chosen"], decks=decks, hands={**HANDS, "blue": ["13", "20"]})
    s.does("gavel", "pass").does("blue", "use divine intervention").does("gavel", "09").does("blue", "08")
    assert clouts(s.does("gavel", "use going once", "04", "done")) == ("11", "8")


def test_its_clout_counts_for_even_and_odd_but_does_not_change_which() -> None:
    hands = {"gavel": ["13", "04", "05"], "blue": ["12", "±10"]}
    s = fc.scene("duel", aliens=["gavel", "blue"], hands=hands, **CONTEST)
    lay(s, "13", "12").does("gavel", "use going once", "04", "done").does("blue", "play ±10 gavel")
    assert clouts(s) == ("5", "12")
