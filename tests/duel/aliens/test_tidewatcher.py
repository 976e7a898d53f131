"""Tidewatcher: clout while it leads, cards while it does not."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"tidewatcher": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def contest(leader: str, **position: Any) -> Scene:
    """Before plans are chosen."""
    return fc.scene("duel", **{"aliens": ["tidewatcher", "blue"], "leader": leader, "hands": HANDS, **CONTEST, **position})


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- High Tide ------------------------------------------------------------------------------------------------------------------------


def test_three_more_as_leader_in_a_contest() -> None:
    s = lay(contest("tidewatcher"), "10", "13")
    assert [clouts(s), s.told("contest.won")] == [("13", "13"), [("blue",)]]  # the straggler wins ties


def test_three_more_as_leader_in_a_duel() -> None:
    s = fight(contest("tidewatcher", **CALM), "10 shield 2", "13 shield 2", (2, 1))
    assert clouts(s) == ("16", "13")


def test_not_as_straggler() -> None:
    assert clouts(lay(contest("blue"), "10", "13")) == ("10", "13")


# --- Low Tide -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", [CONTEST, CALM])
def test_a_card_as_straggler_before_plans_are_chosen(where: dict[str, Any]) -> None:
    s = contest("blue", decks={"tidewatcher": ["42"]}, **where)
    if where is CALM:
        assert len(s.hand("tidewatcher")) == 3
        s.does("tidewatcher", "dial 1").does("blue", "dial 1")
    assert s.hand("tidewatcher") == ["04", "05", "10", "42"]
    assert s.told("power.used") == [("tidewatcher", "use low tide")]


def test_none_as_leader_and_none_between() -> None:
    assert len(contest("tidewatcher").hand("tidewatcher")) == 3
    s = fc.scene("duel", aliens=["tidewatcher", "blue"], leader="blue", hands=HANDS, card="tax_amnesty")
    assert len(s.hand("tidewatcher")) == 3


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_once_more_when_a_duel_starts_again() -> None:
    s = contest("blue", **CALM)
    fight(s, "10 blast 4", "13 blast 4").does("tidewatcher", "dial 1").does("blue", "dial 1")
    assert len(s.hand("tidewatcher")) == 4  # three, one laid, two drawn


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:role.switch_moment")
def test_the_tide_turns_after_the_duel_and_not_in_it() -> None:
    s = contest("blue", **CALM, hands={"tidewatcher": ["42", "04", "05"], "blue": ["13", "06", "07"]})
    fight(s, "42 shield 2", "13 shield 2")
    assert [clouts(s), s.leader] == [("42", "13"), "tidewatcher"]
    assert len(s.hand("tidewatcher")) == 3  # one drawn in the duel, none in the contest that follows


def test_the_opponent_sees_that_it_draws_but_not_what() -> None:
    s = contest("blue")
    assert s.told("cards.drawn") == [("tidewatcher", "1")]
    assert s.game.view(1)["known"][0] == []


def test_its_clout_counts_for_even_and_odd() -> None:
    hands = {"tidewatcher": ["10", "04"], "blue": ["13", "±10"]}
    s = lay(contest("tidewatcher", hands=hands), "10", "13").does("blue", "play ±10 tidewatcher")
    assert clouts(s) == ("3", "13")  # 10 and 3 are odd


def test_two_forced_draws_of_one_moment_leave_the_forecast_alone() -> None:
    s = contest("blue", allies={"tidewatcher": "weathervane"}, face_up=["weathervane"]).does("tidewatcher", "forecast high")
    assert [len(s.hand("tidewatcher")), clouts(lay(s, "10", "13"))] == [4, ("15", "13")]
