"""Deuce: may add a second plan worth seven or less."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, idle, lay, totals, unrevealed, winner

UP: dict[str, Any] = {"allies": {"orange": "deuce"}, "face_up": ["deuce"]}


@pytest.mark.parametrize(
    ("second", "clout"), [("07", 20), ("04", 17), ("-02", 11), ("+07", 20), ("+03", 16), ("±05", 18), ("=?", 15), ("-10", 3), ("∓10", 3)]
)
def test_a_small_card_adds_its_plan_value(second: str, clout: int) -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", second, "31"], "blue": ["20", "06"]}, **UP).does("orange", "use pair up")
    ends(s)
    assert totals(s) == (clout, 20)


def test_it_offers_cards_worth_seven_or_less() -> None:
    hand = ["13", "04", "07", "08", "-02", "+07", "+08", "±10", "∓10", "=?"]
    s = duel("13 shield 1", "20 shield 1", hands={"orange": hand, "blue": ["20", "06"]}, **UP).does("orange", "use pair up")
    assert s.options("orange") == ["-02", "04", "07", "∓10", "=?", "+07"]


def test_it_is_discarded_with_the_first() -> None:
    s = ends(duel("13 shield 1", "20 shield 1", **UP).does("orange", "use pair up"))
    assert s.pile("orange") == ["13", "06"]
    assert s.hand("orange") == ["20", "31"]


def test_it_may_be_left_alone() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "pass")
    assert totals(s) == (13, 20)
    assert "06" in s.hand("orange")


def test_without_a_small_card_it_is_not_offered() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "08", "31"], "blue": ["20", "06"]}, **UP)
    assert totals(s) == (13, 20)


@pytest.mark.rule("duel:hand.zero_optional")
def test_an_empty_hand_is_not_filled_for_it() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13"], "blue": ["20", "06"]}, **UP)
    assert totals(s) == (13, 20)
    assert s.hand("orange") == []


def test_it_adds_one_card_only() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "07", "06"], "blue": ["20", "06"]}, **UP)
    s.does("orange", "use pair up", "07")
    assert totals(s) == (20, 20)


@pytest.mark.rule("duel:contest.winner")
def test_it_works_in_a_contest() -> None:
    s = contest("20", "23", hands={"orange": ["20", "05"], "blue": ["23", "06"]}, **UP).does("orange", "use pair up")
    assert winner(s) == "orange"


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("deuce"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    assert totals(lay(unrevealed(**position), "13 shield 1", "20 shield 1")) == (13, 20)


def test_it_lies_face_up_and_counts_for_parity() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "07", "±10"], "blue": ["20", "06"]}, **UP)
    s.does("orange", "use pair up")
    assert s.game.view(1)["seconds"] == [(0, "plan_07")]
    s.does("orange", "play ±10 orange")
    assert totals(s) == (13 + 7 + 10, 20)


def test_a_reinforcement_laid_as_second_plan_is_none_for_the_copycat() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "+07", "=?"], "blue": ["20", "06"]}, **UP)
    s.does("orange", "use pair up", "+07", "play =? orange")
    assert totals(s) == (13 + 7 + 2, 20)


def test_mimeo_pairs_up_too() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "13 shield 1", "20 shield 1").does("orange", "use pair up").does("mimeo", "use pair up")
    assert totals(s) == (19, 26)


@pytest.mark.parametrize(("plan", "clout"), [("13", 13 + 6 + 4), ("20", 26)])
def test_prime_looks_at_the_first_plan(plan: str, clout: int) -> None:
    s = duel(f"{plan} shield 1", "31 shield 1", aliens=["prime", "blue"], allies={"prime": "deuce"}, face_up=["deuce"]).does(
        "prime", "use pair up"
    )
    assert totals(s) == (clout, 31)
