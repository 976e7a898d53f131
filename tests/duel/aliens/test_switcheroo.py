"""Switcheroo: may exchange the face-down plans, and pays a card if it loses all the same."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"switcheroo": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def contest(mine: str = "10", theirs: str = "13", **position: Any) -> Scene:
    """Plans are laid face down."""
    return lay(fc.scene("duel", **{"aliens": ["switcheroo", "blue"], "hands": HANDS, **CONTEST, **position}), mine, theirs)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_the_plans_change_sides() -> None:
    s = contest().does("switcheroo", "use bait")
    assert s.told("plan.revealed") == [("switcheroo", "13"), ("blue", "10")]
    assert s.told("contest.won") == [("switcheroo",)]


def test_each_is_discarded_by_who_has_it_now() -> None:
    s = contest().does("switcheroo", "use bait")
    assert [s.pile("switcheroo"), s.pile("blue")] == [["13"], ["10"]]


def test_in_a_duel_after_tactics() -> None:
    s = fight(fc.scene("duel", aliens=["switcheroo", "blue"], hands=HANDS, **CALM), "10 shield 2", "13 blast 1")
    assert s.prompt("switcheroo") == "window.d7.before_reveal"
    assert s.does("switcheroo", "use bait").told("duel.won") == [("switcheroo",)]


def test_a_lost_bait_costs_a_card_of_its_choice() -> None:
    s = contest("06", "04", hands={"switcheroo": ["06", "05", "07"], "blue": ["04", "08"]}).does("switcheroo", "use bait")
    assert [s.prompt("switcheroo"), s.options("switcheroo")] == ["card.discard", ["05", "07"]]
    assert s.does("switcheroo", "05").pile("switcheroo") == ["05", "04"]


def test_a_bait_that_wins_costs_nothing() -> None:
    s = contest().does("switcheroo", "use bait")
    assert s.told("card.discarded") == []


def test_without_a_card_it_pays_nothing_and_draws_nothing() -> None:
    s = fc.scene("duel", aliens=["switcheroo", "blue"], hands={"switcheroo": ["13"], "blue": ["10", "08"]}, **CONTEST)
    s.does("blue", "10").does("switcheroo", "use bait")
    assert [s.told("contest.won"), s.told("card.discarded")] == [[("blue",)], []]
    assert s.pile("switcheroo") == ["10"]


# --- declining it ---------------------------------------------------------------------------------------------------------------------


def test_declined_plans_stay_and_a_loss_costs_nothing() -> None:
    s = contest().does("switcheroo", "pass")
    assert [s.told("plan.revealed"), s.told("card.discarded")] == [[("switcheroo", "10"), ("blue", "13")], []]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_when_ships_have_decided() -> None:
    s = fight(fc.scene("duel", aliens=["switcheroo", "blue"], hands=HANDS, **CALM), "10 shield 2", "13 blast 4")
    assert [s.told("power.used"), s.pile("switcheroo")] == [[], ["10"]]


def test_not_between_contests_and_duels() -> None:
    s = fc.scene("duel", aliens=["switcheroo", "blue"], hands=HANDS, begin="checkpoint", next_card="tax_amnesty")
    assert s.prompt("switcheroo") == "dial.set_for_card"


# --- what is hidden -------------------------------------------------------------------------------------------------------------------


def test_plans_are_swapped_unseen() -> None:
    hands = {"switcheroo": ["10", "04", "05"], "blue": ["13", "06", "07"]}
    s = contest(hands=hands, allies={"blue": "standby"}, face_up=["standby"]).does("switcheroo", "use bait")
    assert s.prompt("blue") == "window.d7.before_reveal"
    assert [s.game.view(seat)["plans"] for seat in (0, 1, None)] == [
        ["face_down", "plan_10"], ["plan_13", "face_down"], ["face_down", "face_down"],
    ]  # fmt: skip
    assert s.game.determinize(0, 5).plan[1] == s.game.plan[1]
    assert s.game.determinize(1, 5).plan[0] == s.game.plan[0]
    assert len({s.game.determinize(0, seed).plan[0] for seed in range(20)}) > 3


# --- bookkeeping ----------------------------------------------------------------------------------------------------------------------


def test_the_next_contest_is_not_paid_for() -> None:
    s = contest(card="double_or_nothing", next_card="repair_yard").does("switcheroo", "use bait", "double again")
    lay(s, "04", "06").does("switcheroo", "pass")
    assert [s.told("contest.won"), s.told("card.discarded")] == [[("switcheroo",), ("blue",)], []]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:role.default_order")
def test_a_leading_standby_changes_its_plan_before_the_bait() -> None:
    s = contest(leader="blue", allies={"blue": "standby"}, face_up=["standby"])
    s.does("blue", "use change of cast", "06").does("switcheroo", "use bait", "04")
    assert s.told("plan.revealed") == [("switcheroo", "06"), ("blue", "10")]


def test_a_straggling_standby_changes_the_plan_it_was_given() -> None:
    s = contest(allies={"blue": "standby"}, face_up=["standby"]).does("switcheroo", "use bait").does("blue", "use change of cast", "06")
    assert s.told("plan.revealed") == [("switcheroo", "13"), ("blue", "06")]
    assert s.hand("blue") == ["07", "10"]  # the plan it was given is its own now


def test_its_own_standby_and_the_bait_in_any_order() -> None:
    s = contest(allies={"switcheroo": "standby"}, face_up=["standby"])
    assert s.options("switcheroo") == ["use bait", "use change of cast", "pass"]
    s.does("switcheroo", "use change of cast", "04", "use bait")
    assert s.told("plan.revealed") == [("switcheroo", "13"), ("blue", "04")]


def test_a_musician_gets_back_the_plan_it_lost_with() -> None:
    hands = {"switcheroo": ["10", "04"], "musician": ["13", "06"]}
    s = lay(fc.scene("duel", aliens=["switcheroo", "musician"], hands=hands, **CONTEST), "10", "13").does("switcheroo", "use bait")
    s.does("musician", "use encore")
    assert [s.hand("musician"), s.pile("switcheroo")] == [["06", "10"], ["13"]]


def test_an_underdog_is_judged_by_the_plan_it_was_given() -> None:
    hands = {"switcheroo": ["10", "04"], "underdog": ["42", "06"]}
    s = lay(fc.scene("duel", aliens=["switcheroo", "underdog"], hands=hands, **CONTEST), "10", "42").does("switcheroo", "use bait")
    assert [s.told("contest.won"), s.told("card.discarded")] == [[("underdog",)], [("switcheroo", "04")]]
