"""Sparewright: may pay a hand card to keep the tactic just used readied."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, idle, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "sparewright"}, "face_up": ["sparewright"]}


@pytest.mark.parametrize("half", ["blast 4", "shield 1"])
def test_a_card_keeps_the_tactic_readied(half: str) -> None:
    s = duel(f"13 {half}", "20 shield 4", **UP).does("orange", "use spare parts", "06")
    assert s.spent("orange") == []
    assert s.spent("blue") == ["shield 4"]
    assert s.pile("orange") == ["06"]
    assert s.hand("orange") == ["20", "31"]


def test_it_may_be_left_alone() -> None:
    s = duel("13 blast 4", "20 shield 4", **UP).does("orange", "pass")
    assert s.spent("orange") == ["blast 4"]
    assert s.pile("orange") == []


def test_the_tactic_does_its_work_all_the_same() -> None:
    s = duel("13 blast 4", "20 shield 3", **UP).does("orange", "use spare parts", "06")
    assert s.ships("blue") == 1


@pytest.mark.rule("duel:hand.zero_optional")
def test_an_empty_hand_cannot_pay() -> None:
    s = duel("13 blast 4", "20 shield 4", hands={"orange": ["13"], "blue": ["20", "06"]}, **UP)
    assert s.spent("orange") == ["blast 4"]
    assert s.hand("orange") == []


def test_a_recover_stays_readied_by_itself() -> None:
    s = duel("13 recover 1", "20 shield 4", **UP)
    assert s.told("duel.won") == [("blue",)]
    assert s.spent("orange") == []


def test_an_ignored_recover_would_be_spent_and_can_be_kept() -> None:
    s = duel("13 recover 1", "20 recover 1", aliens=["orange", "bouncer"], spent={"orange": ["blast 4"]}, **UP)
    s.does("bouncer", "use flex").does("orange", "use spare parts", "06")
    assert s.spent("orange") == ["blast 4"]


def test_recover_two_of_the_opponents_readies_another() -> None:
    s = duel("13 blast 4", "20 recover 2", spent={"orange": ["blast 3"]}, **UP).does("orange", "use spare parts", "06")
    assert s.spent("orange") == []


@pytest.mark.rule("duel:tactic.none_readied")
def test_without_a_tactic_there_is_nothing_to_keep() -> None:
    every = ["blast 4", "blast 3", "blast 2", "shield 4", "blast 1"]
    s = duel("13", "20 shield 4", spent={"orange": every}, **UP)
    assert s.told("duel.won") == [("blue",)]


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("sparewright"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    s.does("orange", "13 blast 4").does("blue", "20 shield 4")
    assert s.spent("orange") == ["blast 4"]


def test_the_card_is_discarded_openly_and_the_token_stays_hidden_among_the_readied() -> None:
    s = duel("13 blast 4", "20 shield 4", **UP).does("orange", "use spare parts", "06")
    view = s.game.view(1)
    assert view["piles"][0] == ["plan_06"]
    assert view["spent"][0] == []
    assert view["hand"] == ["plan_06", "plan_13", "plan_31"]


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_after_a_restart_keeping_it_again_costs_again() -> None:
    s = duel("13 blast 4", "20 blast 3", **UP).does("orange", "use spare parts", "06").does("orange", "dial 2").does("blue", "dial 2")
    s.does("orange", "20 blast 4").does("blue", "31 shield 4")
    assert s.options("orange") == ["use spare parts", "pass"]
    s.does("orange", "pass")
    assert s.spent("orange") == ["blast 4"]


def test_a_contest_has_no_tactics() -> None:
    assert contest("13", "20", **UP).told("contest.won") == [("blue",)]


def test_mimeo_pays_for_its_own() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    s.does("orange", "13 blast 4").does("mimeo", "20 shield 4").does("orange", "pass").does("mimeo", "use spare parts", "13")
    assert (s.spent("orange"), s.spent("mimeo")) == (["blast 4"], [])


def test_the_price_can_empty_the_hand_which_is_filled_at_the_checkpoint() -> None:
    s = duel("13 blast 4", "20 shield 4", hands={"orange": ["13", "06"], "blue": ["20", "31"]}, **UP).does("orange", "use spare parts")
    assert s.hand("orange") == []
    ends(s)
    assert len(s.hand("orange")) == 6
