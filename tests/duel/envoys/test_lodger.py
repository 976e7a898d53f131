"""Lodger: after a lost duel one ship may stay on the planet; then it is neutral."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, lay, unrevealed, winner

UP: dict[str, Any] = {"allies": {"orange": "lodger"}, "face_up": ["lodger"], "stack": ["salad"]}


@pytest.mark.rule("duel:duel.d11_both_stay", "duel:planet.control_shared")
def test_one_ship_stays_and_both_control_the_planet() -> None:
    s = duel("06 shield 1", "31 shield 1", dials=(3, 2), **UP).does("orange", "ships 0", "use spare room")
    assert (s.ships("orange", "salad"), s.ships("blue", "salad")) == (1, 2)
    assert s.controls("orange") == s.controls("blue") == ["salad"]
    assert s.supply("orange") == 14


def test_it_becomes_neutral_and_stays_face_up() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "ships 0", "use spare room")
    assert s.ally("lodger") is None
    assert s.game.view(1)["envoys"][2]["name"] == "lodger"


def test_it_may_be_left_alone() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "ships 0", "pass")
    assert s.controls("orange") == []
    assert s.supply("orange") == 15
    assert s.ally("lodger") == "orange"


def test_after_a_win_it_is_not_offered() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP).does("blue", "ships 0")
    assert s.controls("orange") == ["salad"]
    assert s.ally("lodger") == "orange"


@pytest.mark.rule("duel:duel.d6_one")
def test_without_a_ship_left_there_is_nobody_to_stay() -> None:
    s = duel("13 recover 1", "20 blast 4", **UP).does("orange", "ships 0")
    assert s.prompt("orange") == "dial.set_for_card"  # of the next card already
    assert s.ally("lodger") == "orange"


def test_a_contest_has_no_planet() -> None:
    s = contest("13", "20", **UP)
    assert winner(s) == "blue"
    assert s.ally("lodger") == "orange"


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("lodger"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(stack=["salad"], **position)
    lay(s, "13 shield 1", "20 shield 1").does("orange", "ships 0")
    assert s.controls("orange") == []


def test_on_a_planet_it_held_before_it_stays_a_controller() -> None:
    position = UP | {"card": "landlord_dispute", "planets": {"payday": {"orange": 3}}}
    s = duel("06 shield 1", "31 shield 1", dials=(1, 4), **position).does("orange", "ships 0", "use spare room")
    assert s.controls("orange") == s.controls("blue") == ["payday"]
    assert s.ships("orange", "payday") == 1


def test_with_the_timeshare_two_can_stay() -> None:
    s = duel("06 shield 1", "31 shield 1", card="timeshare_asteroid", **UP).does("orange", "yes", "use spare room")
    assert s.ships("orange", "salad") == 2


def test_with_one_ship_that_stays_already_it_is_not_offered() -> None:
    s = duel("06 shield 1", "31 shield 1", dials=(1, 1), card="timeshare_asteroid", **UP).does("orange", "yes")
    assert s.prompt("orange") == "dial.set"  # of the next card already
    assert s.ships("orange", "salad") == 1


@pytest.mark.rule("duel:win.both")
def test_the_shared_planet_can_be_the_fifth_of_both() -> None:
    held = {name: {"orange": 1, "blue": 1} for name in ("payday", "drizzle", "hot_plate", "rustbucket")}
    s = duel("13 shield 1", "20 shield 1", planets=held, **UP).does("orange", "ships 0", "use spare room")
    assert sorted(s.winners) == ["blue", "orange"]


@pytest.mark.rule("duel:role.switch")
def test_mimeo_lodges_and_the_opponents_lodger_is_neutral_for_real() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "31 shield 1", "20 shield 1").does("mimeo", "ships 0", "use spare room")
    assert s.controls("orange") == s.controls("mimeo") == ["salad"]
    assert s.ally("lodger") is None
    assert s.leader == "orange"


def test_rush_hour_leaves_one_of_each() -> None:
    position = UP | {"card": "rush_hour", "planets": {"drizzle": {}}}
    s = duel("06 shield 1", "31 shield 1", dials=(3, 3), **position).does("orange", "ships 0", "use spare room")
    assert (s.ships("orange", "drizzle"), s.ships("blue", "drizzle")) == (1, 1)
