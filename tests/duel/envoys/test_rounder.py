"""Rounder: may round both revealed plans to the nearest ten, halves upward."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, lay, totals, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "rounder"}, "face_up": ["rounder"]}


@pytest.mark.parametrize(
    ("mine", "other", "clouts"),
    [
        ("15", "14", (20, 10)),
        ("04", "-02", (0, 0)),
        ("05", "06", (10, 10)),
        ("42", "31", (40, 30)),
        ("23", "10", (20, 10)),
        ("-07", "-05", (-10, 0)),
        ("-12", "-10", (-10, -10)),
        ("+15", "+08", (20, 10)),
    ],
)
def test_both_plans_are_rounded(mine: str, other: str, clouts: tuple[int, int]) -> None:
    s = duel(f"{mine} shield 1", f"{other} shield 1", hands={"orange": [mine, "09"], "blue": [other, "09"]}, **UP)
    assert totals(s.does("orange", "use close enough")) == clouts


def test_it_may_be_left_alone() -> None:
    assert totals(duel("13 shield 1", "06 shield 1", **UP).does("orange", "pass")) == (13, 6)


def test_what_comes_on_top_is_not_rounded() -> None:
    s = duel("13 shield 1", "06 shield 1", dials=(3, 2), hands={"orange": ["13", "+07"], "blue": ["06", "20"]}, **UP)
    s.does("orange", "use close enough", "play +07 orange")
    assert totals(s) == (10 + 8 + 7, 10)


def test_it_works_in_a_contest() -> None:
    assert totals(contest("13", "06", **UP).does("orange", "use close enough")) == (10, 10)


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("rounder"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    assert totals(lay(unrevealed(**position), "13 shield 1", "06 shield 1")) == (13, 6)


def test_everybody_sees_what_the_plans_count_as() -> None:
    s = duel("13 shield 1", "06 shield 1", **UP).does("orange", "use close enough")
    assert s.game.view(1)["values"] == [10, 10]
    assert s.game.view(1)["plans"] == ["plan_13", "plan_06"]


def test_a_second_plan_of_deuces_is_added_as_it_is() -> None:
    position: dict[str, Any] = {"allies": {"orange": "rounder", "blue": "deuce"}, "face_up": ["rounder", "deuce"], "leader": "blue"}
    s = duel("13 shield 1", "20 shield 1", **position).does("blue", "use pair up").does("orange", "use close enough")
    assert totals(s) == (10, 20 + 6)


@pytest.mark.rule("duel:role.default_order")
@pytest.mark.parametrize(("leader", "clout"), [("prime", 10 + 4), ("orange", 10)])
def test_a_prime_that_leads_has_had_its_say_before(leader: str, clout: int) -> None:
    s = duel("06 shield 1", "13 shield 1", aliens=["orange", "prime"], leader=leader, **UP).does("orange", "use close enough")
    assert totals(s) == (10, clout)


def test_mimeo_rounds_where_the_ally_does_not() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "13 shield 1", "06 shield 1").does("orange", "pass").does("mimeo", "use close enough")
    assert totals(s) == (10, 10)
