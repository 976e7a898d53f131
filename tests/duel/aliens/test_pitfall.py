"""Pitfall: lays a snare; an opposing plan of its value lets it name the winner."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, lay

HANDS = {"pitfall": ["10", "04", "05"], "blue": ["13", "06", "07"]}
SET = {"pitfall": {"snare": ["13"]}}


def contest(**position: Any) -> Scene:
    """Before plans are chosen."""
    return fc.scene("duel", **{"aliens": ["pitfall", "blue"], "hands": HANDS, **CONTEST, **position})


def caught(**position: Any) -> Scene:
    """A snare of 13, and a plan of 13 is up."""
    return lay(contest(**{"beside": SET, **position}).does("pitfall", "pass"), "10", "13")


# --- Set Snare ------------------------------------------------------------------------------------------------------------------------


def test_without_a_snare_it_must_set_one() -> None:
    s = contest()
    assert [s.prompt("pitfall"), s.options("pitfall")] == ["pitfall.snare", ["04", "05", "10"]]
    s.does("pitfall", "04")
    assert [s.beside("pitfall", "snare"), s.hand("pitfall")] == [["04"], ["05", "10"]]
    assert s.prompt("pitfall") == "plan.choose"  # set now, it is not exchanged now


def test_in_a_duel_after_ships_and_envoys() -> None:
    s = contest(**CALM).does("pitfall", "dial 1").does("blue", "dial 1").does("pitfall", "04")
    assert s.beside("pitfall", "snare") == ["04"]


@pytest.mark.parametrize("where", [CONTEST, CALM])
def test_with_one_it_may_exchange_it(where: dict[str, Any]) -> None:
    s = contest(beside=SET, **where)
    if where is CALM:
        s.does("pitfall", "dial 1").does("blue", "dial 1")
    s.does("pitfall", "use move snare", "05")
    assert [s.beside("pitfall", "snare"), s.hand("pitfall")] == [["05"], ["04", "10", "13"]]


def test_or_leave_it() -> None:
    s = contest(beside=SET).does("pitfall", "pass")
    assert [s.beside("pitfall", "snare"), s.hand("pitfall")] == [["13"], ["04", "05", "10"]]


@pytest.mark.rule("duel:hand.zero_forced_use")
@pytest.mark.parametrize(("hand", "left"), [([], 5), (["04"], 6)])
def test_an_empty_hand_is_filled_for_the_snare_and_for_the_plan(hand: list[str], left: int) -> None:
    s = contest(hands={"pitfall": hand, "blue": ["13", "06"]})
    if not hand:
        s.does("pitfall", s.options("pitfall")[0])
    assert [len(s.hand("pitfall")), len(s.beside("pitfall", "snare")), s.prompt("pitfall")] == [left, 1, "plan.choose"]


def test_not_between_contests_and_duels() -> None:
    s = fc.scene("duel", aliens=["pitfall", "blue"], hands=HANDS, begin="checkpoint", next_card="tax_amnesty")
    assert s.prompt("pitfall") == "dial.set_for_card"


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_duel_that_starts_again_lets_it_exchange_the_snare_it_set() -> None:
    s = contest(**CALM).does("pitfall", "dial 1").does("blue", "dial 1").does("pitfall", "04")
    lay(s, "10 blast 4", "13 blast 4").does("pitfall", "dial 1").does("blue", "dial 1")
    assert s.options("pitfall") == ["use move snare", "pass"]


# --- what is hidden -------------------------------------------------------------------------------------------------------------------


def test_the_snare_is_its_secret_and_no_part_of_its_hand() -> None:
    s = contest(beside=SET)
    assert [s.game.view(0)["beside"], s.game.view(1)["beside"]] == [[(0, "snare", "plan_13")], [(0, "snare", "face_down")]]
    assert [s.game.view(None)["beside"], s.game.view(1)["hands"]] == [[(0, "snare", "face_down")], [3, 3]]
    assert len({s.game.determinize(1, seed).lying(0, "snare")[0] for seed in range(20)}) > 3


def test_setting_it_is_seen_and_nothing_else() -> None:
    s = contest().does("pitfall", "04")
    assert s.told("pitfall.set") == [("pitfall",)]
    assert not [event for event in s.log if event.audience is None and "plan_04" in str(event.params)]


# --- Tempting Dive --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.named_winner")
@pytest.mark.parametrize("winner", ["pitfall", "blue"])
@pytest.mark.parametrize("pile", ["pitfall", "blue"])
def test_it_names_the_winner_and_the_pile(winner: str, pile: str) -> None:
    s = caught().does("pitfall", "use tempting dive", winner, pile)
    assert [s.told("contest.won"), s.told("clout.counted"), s.told("reinforce.passed")] == [[(winner,)], [], []]
    assert s.pile(pile)[:2] == ["13", "13"]
    assert sorted(s.pile("pitfall") + s.pile("blue")) == ["10", "13", "13"]
    assert s.beside("pitfall", "snare") == []


def test_in_a_duel_the_prize_follows() -> None:
    s = contest(beside=SET, **CALM).does("pitfall", "dial 1").does("blue", "dial 3").does("pitfall", "pass")
    lay(s, "10 shield 2", "13 shield 2").does("pitfall", "use tempting dive", "pitfall", "pitfall")
    assert [s.told("duel.won"), s.told("prize.won")] == [[("pitfall",)], [("blue", "prize unfinished bridges")]]
    assert [s.supply("blue"), s.pile("pitfall")] == [15, ["13", "13", "10"]]


def test_it_may_decline_and_keeps_the_snare() -> None:
    s = caught().does("pitfall", "pass")
    assert [s.told("contest.won"), s.beside("pitfall", "snare"), s.pile("blue")] == [[("blue",)], ["13"], ["13"]]


def test_a_sprung_snare_has_to_be_set_anew() -> None:
    s = caught(card="double_or_nothing", next_card="repair_yard").does("pitfall", "use tempting dive", "pitfall", "blue", "double again")
    assert s.prompt("pitfall") == "pitfall.snare"


@pytest.mark.parametrize(("snare", "mine", "theirs"), [("10", "10", "13"), ("-02", "10", "13"), ("13", "13", "06")])
def test_not_with_another_value_nor_for_its_own_plan(snare: str, mine: str, theirs: str) -> None:
    hands = {"pitfall": [mine, "04"], "blue": [theirs, "07"]}
    s = lay(contest(beside={"pitfall": {"snare": [snare]}}, hands=hands).does("pitfall", "pass"), mine, theirs)
    assert [use for use in s.told("power.used") if "dive" in use[1]] == []


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_when_ships_have_decided() -> None:
    s = contest(beside=SET, **CALM).does("pitfall", "dial 1").does("blue", "dial 1").does("pitfall", "pass")
    assert lay(s, "10 shield 2", "13 blast 4").told("duel.won") == [("blue",)]


@pytest.mark.parametrize(("snare", "theirs"), [("08", "+08"), ("+08", "08"), ("±10", "10")])
def test_reinforcements_have_a_value_as_plans(snare: str, theirs: str) -> None:
    hands = {"pitfall": ["11", "04"], "blue": [theirs, "07"]}
    s = lay(contest(beside={"pitfall": {"snare": [snare]}}, hands=hands).does("pitfall", "pass"), "11", theirs)
    assert s.options("pitfall") == ["use tempting dive", "pass"]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:ability.when")
@pytest.mark.parametrize(("theirs", "springs"), [("31", True), ("13", False)])
def test_the_mirrored_plan_has_to_fit(theirs: str, springs: bool) -> None:
    hands = {"pitfall": ["10", "04"], "blue": [theirs, "07"]}
    s = contest(beside=SET, hands=hands, allies={"blue": "mirror"}, face_up=["mirror"]).does("pitfall", "pass")
    lay(s, "10", theirs)
    assert (s.prompt("pitfall") == "window.d7.after_reveal") == springs


def test_a_plan_that_the_chosen_brings_can_spring_it() -> None:
    decks = {"pitfall": ["08", "09", "11"], "blue": ["13", "14", "15"]}
    hands = {"pitfall": ["10", "04"], "blue": ["06", "07"]}
    s = contest(beside=SET, hands=hands, allies={"blue": "chosen"}, face_up=["chosen"], decks=decks).does("pitfall", "pass")
    lay(s, "10", "06").does("blue", "use divine intervention").does("pitfall", "08").does("blue", "13")
    assert s.options("pitfall") == ["use tempting dive", "pass"]


def test_swapped_plans_are_judged_where_they_lie() -> None:
    hands = {"pitfall": ["13", "04"], "switcheroo": ["10", "07"]}
    s = fc.scene("duel", aliens=["pitfall", "switcheroo"], hands=hands, beside=SET, **CONTEST).does("pitfall", "pass")
    lay(s, "13", "10").does("switcheroo", "use bait").does("pitfall", "use tempting dive", "pitfall", "switcheroo")
    assert s.pile("switcheroo") == ["13", "13", "07"]  # and the price of a lost bait
