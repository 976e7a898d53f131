"""Standby: right before the reveal the face-down plan may be exchanged for a hand card."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, idle, lay, totals, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "standby"}, "face_up": ["standby"]}


def test_the_plan_is_exchanged_for_a_hand_card() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "use change of cast", "31")
    assert totals(s) == (31, 20)
    assert s.hand("orange") == ["06", "13", "20"]


def test_it_may_be_left_alone() -> None:
    assert totals(duel("13 shield 1", "20 shield 1", **UP).does("orange", "pass")) == (13, 20)


def test_a_reinforcement_can_stand_in() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "+15"], "blue": ["20", "06"]}, **UP).does("orange", "use change of cast")
    assert totals(s) == (15, 20)


def test_the_tactics_are_known_by_then() -> None:
    s = duel("13 shield 1", "20 blast 2", **UP)
    assert s.ships("orange") == 1
    assert s.options("orange") == ["use change of cast", "pass"]


def test_it_works_in_a_contest() -> None:
    assert totals(contest("13", "20", **UP).does("orange", "use change of cast", "31")) == (31, 20)


@pytest.mark.rule("duel:hand.zero_optional")
def test_an_empty_hand_has_nobody_standing_by() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13"], "blue": ["20", "06"]}, **UP)
    assert totals(s) == (13, 20)


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("standby"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    assert totals(lay(unrevealed(**position), "13 shield 1", "20 shield 1")) == (13, 20)


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_plans_that_will_not_be_revealed_cannot_be_exchanged() -> None:
    s = duel("13 blast 4", "20 recover 1", **UP)
    assert s.prompt("blue") == "ships.recover"


@pytest.mark.rule("duel:info.hidden")
def test_the_opponent_sees_that_and_not_what() -> None:
    s = duel("13 shield 1", "20 shield 1", aliens=["orange", "switcheroo"], **UP).does("orange", "use change of cast", "31")
    view = s.game.view(1)
    assert view["plans"] == ["face_down", "plan_20"]
    assert view["known"][0] == []
    assert s.game.view(0)["plans"] == ["plan_31", "face_down"]


@pytest.mark.rule("duel:role.default_order")
def test_before_switcheroo_what_it_put_there_is_swapped_away() -> None:
    s = (
        duel("06 shield 1", "20 shield 1", aliens=["orange", "switcheroo"], **UP)
        .does("orange", "use change of cast", "31")
        .does("switcheroo", "use bait")
    )
    assert totals(s) == (20, 31)


@pytest.mark.rule("duel:role.default_order", "duel:misc.foreign_plans")
def test_after_switcheroo_the_plan_that_came_over_goes_to_the_hand() -> None:
    s = duel("06 shield 1", "20 shield 1", aliens=["orange", "switcheroo"], leader="switcheroo", **UP).does("switcheroo", "use bait")
    assert s.game.view(0)["plans"] == ["face_down", "plan_06"]
    s.does("orange", "use change of cast", "31")
    assert totals(s) == (31, 6)
    assert s.hand("orange") == ["13", "20", "20"]
    assert s.game.view(1)["known"][0] == ["plan_20"]
    ends(s)
    assert s.pile("switcheroo")[:1] == ["06"]


def test_mimeo_exchanges_its_own() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "13 shield 1", "20 shield 1").does("orange", "pass").does("mimeo", "use change of cast", "31")
    assert totals(s) == (13, 31)


def test_an_opponent_who_knew_the_hand_knows_one_card_of_it_less_surely() -> None:
    position: dict[str, Any] = {"allies": {"orange": "standby", "blue": "overdue"}, "face_up": ["standby", "overdue"]}
    s = duel(hands={"orange": ["13", "31"], "blue": ["20", "06"]}, **position).does("blue", "use check out")
    lay(s, "13 shield 1", "20 shield 1")
    assert s.game.view(1)["known"][0] == ["plan_13", "plan_31"]
    s.does("orange", "use change of cast")
    assert s.game.view(1)["known"][0] == ["plan_13"]
    assert totals(s) == (31, 20)
