"""Pickled: keeps two cards in a jar and swaps one of them with its hand."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, lay

JAR = {"pickled": {"jar": ["42", "-02"]}}
HANDS = {"pickled": ["13", "04"], "blue": ["06", "05"]}


def contest(**position: Any) -> Scene:
    """Before plans are chosen."""
    return fc.scene("duel", **{"aliens": ["pickled", "blue"], "hands": HANDS, "beside": JAR, **CONTEST, **position})


# --- The Jar --------------------------------------------------------------------------------------------------------------------------


def test_two_cards_of_its_deck_go_into_the_jar_after_the_opening_hand() -> None:
    decks = {"pickled": ["13", "04", "05", "06", "07", "08", "42", "-02"], "blue": ["12"]}
    s = fc.scene("duel", aliens=["pickled", "blue"], begin="roles", decks=decks)
    assert s.hand("pickled") == ["04", "05", "06", "07", "08", "13"]
    assert [s.beside("pickled", "jar"), len(s.deck("pickled"))] == [["42", "-02"], 9]
    assert s.game.view(1)["known"][0] == ["plan_13"]  # what was shown to find the leader


def test_it_looks_at_them_and_nobody_else_does() -> None:
    s = contest()
    assert s.game.view(0)["beside"] == [(0, "jar", "plan_42"), (0, "jar", "plan_m02")]
    for seat in (1, None):
        assert s.game.view(seat)["beside"] == [(0, "jar", "face_down")] * 2
        assert s.game.view(seat)["known"][0] == []


def test_the_jar_is_no_part_of_the_hand() -> None:
    s = contest()
    assert s.game.view(1)["hands"] == [2, 2]
    g = fc.new_game("duel", seed=2, aliens=["pickled", "prime"])
    assert [g.view(None)["hands"], g.view(None)["decks"]] == [[6, 6], [9, 11]]


def test_an_opponent_cannot_tell_the_jar_from_the_hand_when_it_is_dealt_afresh() -> None:
    jars = {tuple(contest().game.determinize(1, seed).lying(0, "jar")) for seed in range(20)}
    assert len(jars) > 5


# --- Brine Swap -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", [CONTEST, CALM])
def test_before_plans_are_chosen_it_swaps_one_card(where: dict[str, Any]) -> None:
    s = contest(**where)
    if where is CALM:
        s.does("pickled", "dial 1").does("blue", "dial 1")
    assert s.prompt("pickled") == "window.d4.before_choose"
    s.does("pickled", "use brine swap", "04", "42")
    assert [s.hand("pickled"), sorted(s.beside("pickled", "jar"))] == [["13", "42"], ["-02", "04"]]
    assert s.prompt("pickled") == "plan.choose"  # once


def test_both_cards_stay_secret() -> None:
    s = contest().does("pickled", "use brine swap", "04", "42")
    assert s.told("power.used") == [("pickled", "use brine swap")]
    assert not [event for event in s.log if event.audience is None and any("plan_" in str(param) for param in event.params)]
    assert s.game.view(1)["known"][0] == []


def test_it_may_decline() -> None:
    s = contest().does("pickled", "pass")
    assert [s.hand("pickled"), s.beside("pickled", "jar")] == [["04", "13"], ["42", "-02"]]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


def test_not_between_contests_and_duels() -> None:
    s = fc.scene("duel", aliens=["pickled", "blue"], hands=HANDS, beside=JAR, begin="checkpoint", next_card="tax_amnesty")
    assert s.prompt("pickled") == "dial.set_for_card"


def test_not_without_a_jar() -> None:
    assert contest(beside={}).prompt("pickled") == "plan.choose"


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_duel_that_starts_again_comes_to_that_moment_again() -> None:
    s = contest(**CALM, hands={"pickled": ["13", "04", "07"], "blue": ["06", "05", "08"]})
    s.does("pickled", "dial 1").does("blue", "dial 1").does("pickled", "pass")
    lay(s, "13 blast 4", "06 blast 4").does("pickled", "dial 1").does("blue", "dial 1")
    assert s.prompt("pickled") == "window.d4.before_choose"


def test_the_jar_lasts_from_one_contest_to_the_next() -> None:
    s = contest().does("pickled", "use brine swap", "13", "42")
    lay(s, "42", "06")
    assert sorted(s.beside("pickled", "jar")) == ["-02", "13"]


def test_a_reinforcement_keeps_in_the_jar_too() -> None:
    s = contest(hands={"pickled": ["13", "+08"], "blue": ["06", "05"]}).does("pickled", "use brine swap", "+08", "42")
    assert sorted(s.beside("pickled", "jar")) == ["+08", "-02"]
    assert s.game.view(1)["reinforcements"] == 18


def test_a_card_seen_by_the_overdue_can_be_anywhere_after_a_swap() -> None:
    s = contest(leader="blue", allies={"blue": "overdue"}, face_up=["overdue"]).does("blue", "use check out")
    assert s.game.view(1)["known"][0] == ["plan_04", "plan_13"]
    s.does("pickled", "use brine swap", "04", "42")
    assert s.game.view(1)["known"][0] == ["plan_04", "plan_13"]  # of hand and jar together
    assert s.game.view(1)["beside"] == [(0, "jar", "face_down")] * 2


def test_a_straggling_pickled_swaps_knowing_the_forecast() -> None:
    s = contest(leader="blue", allies={"blue": "weathervane"}, face_up=["weathervane"])
    s.does("blue", "forecast low").does("pickled", "use brine swap", "13", "42")
    assert lay(s, "42", "06").told("clout.counted") == [("pickled", "42", "blue", "6")]
