"""Mirror: forced in contests and duels, the two digits of every revealed plan change places."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, lay, totals, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "mirror"}, "face_up": ["mirror"]}


@pytest.mark.parametrize(
    ("mine", "other", "clouts"),
    [
        ("13", "31", (31, 13)),
        ("08", "20", (80, 2)),
        ("-02", "31", (-20, 13)),
        ("11", "42", (11, 24)),
        ("04", "05", (40, 50)),
        ("10", "23", (1, 32)),
    ],
)
def test_both_plans_are_read_backwards(mine: str, other: str, clouts: tuple[int, int]) -> None:
    s = duel(f"{mine} shield 1", f"{other} shield 1", hands={"orange": [mine, "06"], "blue": [other, "06"]}, **UP)
    assert totals(s) == clouts


@pytest.mark.rule("duel:duel.d4_any_card")
@pytest.mark.parametrize(
    ("plan", "counts"),
    [("+08", 80), ("+12", 21), ("-10", -1), ("-07", -70), ("±10", 1), ("∓10", -1), ("+15", 51), ("-12", -21), ("±05", 50), ("=?", 20)],
)
def test_a_reinforcement_that_serves_as_a_plan_is_read_backwards_too(plan: str, counts: int) -> None:
    s = duel(f"{plan} shield 1", "13 shield 1", hands={"orange": [plan, "06"], "blue": ["13", "20"]}, **UP)
    assert totals(s) == (counts, 31)


def test_reinforcements_and_the_ship_advantage_are_not_changed() -> None:
    s = duel("13 shield 1", "20 shield 1", dials=(3, 2), hands={"orange": ["13", "+12"], "blue": ["20", "06"]}, **UP)
    s.does(
        "orange",
        "play +12 orange",
    )
    assert totals(s) == (31 + 8 + 12, 2)


def test_it_works_in_a_contest() -> None:
    assert totals(contest("13", "20", **UP)) == (31, 2)


@pytest.mark.rule("duel:envoy.active")
def test_it_is_forced_against_its_allys_wish() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP)
    assert totals(s) == (2, 31)


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("mirror"))
def test_face_down_or_neutral_it_does_nothing(position: dict[str, Any]) -> None:
    assert totals(lay(unrevealed(**position), "13 shield 1", "20 shield 1")) == (13, 20)


def test_turned_up_now_it_works_now() -> None:
    s = duel(allies={"blue": "mirror"}).does("blue", "vision")
    assert totals(lay(s, "13 shield 1", "20 shield 1")) == (31, 2)


def test_everybody_sees_what_the_plans_count_as() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP)
    view = s.game.view(1)
    assert view["plans"] == ["plan_13", "plan_20"]
    assert view["values"] == [31, 2]


@pytest.mark.rule("duel:ability.when")
@pytest.mark.parametrize(("plan", "clout"), [("13", 31 + 4), ("20", 2 + 4), ("07", 70), ("31", 13 + 4), ("23", 32)])
def test_prime_looks_at_the_plan_as_it_reads(plan: str, clout: int) -> None:
    s = duel(
        f"{plan} shield 1",
        "06 shield 1",
        aliens=["prime", "blue"],
        hands={"prime": [plan, "06"], "blue": ["06", "04"]},
        allies={"blue": "mirror"},
        face_up=["mirror"],
    )
    assert totals(s) == (clout, 60)


def test_a_second_plan_of_deuces_is_added_as_it_is() -> None:
    s = duel("13 shield 1", "20 shield 1", allies={"orange": "mirror", "blue": "deuce"}, face_up=["mirror", "deuce"])
    s.does("blue", "use pair up")
    assert totals(s) == (31, 2 + 6)


@pytest.mark.rule("duel:reinf.parity_base")
def test_parity_is_that_of_the_plan_as_it_reads() -> None:
    s = duel("20 shield 1", "23 shield 1", hands={"orange": ["20", "±10"], "blue": ["23", "06"]}, **UP).does("orange", "play ±10 blue")
    assert totals(s) == (2, 32 + 10)


def test_mimeo_turns_the_digits_back() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    assert totals(lay(s, "13 shield 1", "20 shield 1")) == (13, 20)


def test_a_neutral_mirror_that_mimeo_copies_works_once() -> None:
    s = duel(aliens=["orange", "mimeo"], face_up=["mirror"]).does("mimeo", "use carbon copy")
    assert totals(lay(s, "13 shield 1", "20 shield 1")) == (31, 2)
