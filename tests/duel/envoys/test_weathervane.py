"""Weathervane: forced in contests and duels, says high or low before plans are chosen; five clout if the opponent's plan fits."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, lay, totals, unrevealed, winner

UP: dict[str, Any] = {"allies": {"orange": "weathervane"}, "face_up": ["weathervane"]}


@pytest.mark.parametrize(
    ("said", "plan", "bonus"),
    [("high", "11", 5), ("high", "10", 0), ("low", "10", 5), ("low", "11", 0), ("low", "-02", 5), ("high", "42", 5), ("low", "-07", 5)],
)
def test_high_is_eleven_and_more(said: str, plan: str, bonus: int) -> None:
    s = duel(hands={"orange": ["13", "06"], "blue": [plan, "05"]}, **UP).does("orange", f"forecast {said}")
    lay(s, "13 shield 1", f"{plan} shield 1")
    assert totals(s) == (13 + bonus, int(plan))


@pytest.mark.rule("duel:envoy.active")
def test_it_has_to_say_something() -> None:
    s = duel(**UP)
    assert s.asked == ["orange"]
    assert s.options("orange") == ["forecast high", "forecast low"]


def test_the_opponent_hears_it_before_choosing() -> None:
    s = duel(**UP).does("orange", "forecast high")
    assert s.told("weathervane.said") == [("orange", "forecast high")]
    assert (0, "forecast", "high") in s.game.view(1)["announced"]
    assert sorted(s.asked) == ["blue", "orange"]


def test_it_works_in_a_contest() -> None:
    s = contest(**UP).does("orange", "forecast high")
    lay(s, "31", "20")
    assert totals(s) == (36, 20)


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("weathervane"))
def test_face_down_or_neutral_it_says_nothing(position: dict[str, Any]) -> None:
    assert totals(lay(unrevealed(**position), "13 shield 1", "20 shield 1")) == (13, 20)


def test_it_looks_at_the_plan_alone() -> None:
    s = duel(dials=(2, 3), hands={"orange": ["13", "06"], "blue": ["10", "+12"]}, **UP).does("orange", "forecast low")
    lay(s, "13 shield 1", "10 shield 1").does("blue", "play +12 blue")
    assert totals(s) == (13 + 5, 10 + 8 + 12)


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_restarted_duel_has_a_new_forecast() -> None:
    s = duel(**UP).does("orange", "forecast high")
    lay(s, "13 blast 4", "20 blast 4").does("orange", "dial 1").does("blue", "dial 1").does("orange", "forecast low")
    lay(s, "06 shield 2", "31 shield 2")
    assert totals(s) == (6, 31)


def test_a_win_by_ships_never_asks_whether_it_was_right() -> None:
    s = duel(**UP).does("orange", "forecast high")
    lay(s, "13 blast 4", "20 recover 1")
    assert winner(s) == "orange"
    assert s.told("clout.counted") == []


def test_switcheroo_changes_whose_plan_it_is() -> None:
    s = duel(aliens=["orange", "switcheroo"], **UP).does("orange", "forecast low")
    lay(s, "06 shield 1", "31 shield 1").does("switcheroo", "use bait")
    assert totals(s) == (31 + 5, 6)


def test_mimeo_forecasts_as_soon_as_it_has_copied() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("orange", "forecast high").does("mimeo", "use carbon copy", "forecast high")
    assert totals(lay(s, "13 shield 1", "20 shield 1")) == (18, 25)


def test_the_straggler_hears_the_leaders_first() -> None:
    s = duel(aliens=["mimeo", "blue"], allies={"blue": "weathervane"}, face_up=["weathervane"])
    s.does("mimeo", "use carbon copy", "forecast low").does("blue", "forecast high")
    assert totals(lay(s, "13 shield 1", "06 shield 1")) == (18, 11)
