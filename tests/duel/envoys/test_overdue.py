"""Overdue: may look at two random cards of the opponent's hand before plans are chosen."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "overdue"}, "face_up": ["overdue"]}
BLUE = ["plan_06", "plan_13", "plan_20", "plan_31"]


def test_it_looks_at_two_cards_of_the_hand() -> None:
    s = duel(**UP).does("orange", "use check out")
    known = s.game.view(0)["known"][1]
    assert len(known) == 2
    assert set(known) <= set(BLUE)
    assert s.game.view(0)["known"] != s.game.view(1)["known"]


def test_they_go_back() -> None:
    s = duel(**UP).does("orange", "use check out")
    assert s.hand("blue") == ["06", "13", "20", "31"]
    assert {label.split()[0] for label in s.options("blue")} == {"06", "13", "20", "31"}


def test_which_two_is_chance() -> None:
    seen = {tuple(duel(seed=seed, **UP).does("orange", "use check out").game.view(0)["known"][1]) for seed in range(12)}
    assert len(seen) > 3


def test_it_may_be_left_alone() -> None:
    s = duel(**UP).does("orange", "pass")
    assert s.game.view(0)["known"][1] == []


@pytest.mark.rule("duel:info.hidden")
def test_the_opponent_hears_that_it_looked_and_not_at_what() -> None:
    s = duel(**UP).does("orange", "use check out")
    assert s.told("hand.looked_at") == [("orange", "blue")]
    saw = next(event for event in s.log if event.key == "overdue.saw")
    assert saw.audience == (0,)
    assert len(saw.params) == 3


@pytest.mark.rule("duel:ability.partial")
def test_a_single_card_is_all_there_is() -> None:
    s = duel(hands={"orange": ["13", "06"], "blue": ["42"]}, **UP).does("orange", "use check out")
    assert s.game.view(0)["known"][1] == ["plan_42"]


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_an_empty_hand_has_been_filled_by_then() -> None:
    s = duel(hands={"orange": ["13", "06"], "blue": []}, **UP).does("orange", "use check out")
    assert len(s.hand("blue")) == 6
    assert len(s.game.view(0)["known"][1]) == 2


def test_it_works_in_a_contest() -> None:
    s = contest(**UP).does("orange", "use check out")
    assert len(s.game.view(0)["known"][1]) == 2


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("overdue"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    assert s.prompt("orange") == "plan.choose"


def test_a_seen_card_that_is_laid_is_still_face_down() -> None:
    s = duel(hands={"orange": ["13", "06"], "blue": ["42", "20"]}, **UP).does("orange", "use check out")
    s.does("blue", "42 shield 1")
    view = s.game.view(0)
    assert view["known"][1] == ["plan_20", "plan_42"]
    s.does("orange", "13 shield 1")
    assert s.game.view(0)["known"][1] == ["plan_20"]


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_restarted_duel_offers_it_again() -> None:
    s = duel(**UP).does("orange", "pass").does("orange", "13 blast 4").does("blue", "20 blast 4")
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.options("orange") == ["use check out", "pass"]


def test_mimeo_looks_back() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("orange", "use check out")
    s.does("mimeo", "use carbon copy", "use check out")
    assert len(s.game.view(1)["known"][0]) == 2
