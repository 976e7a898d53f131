"""Swarm: may send one ship more than its dial shows."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, lay

HANDS = {"swarm": ["13", "04", "05"], "blue": ["06", "04", "05"]}


def sending(mine: int, theirs: int, **position: Any) -> Scene:
    """Both dials are shown."""
    s = fc.scene("duel", **{"aliens": ["swarm", "blue"], "hands": HANDS, **CALM, **position})
    return s.does("swarm", f"dial {mine}").does("blue", f"dial {theirs}")


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dial", [1, 2, 3, 4])
def test_one_ship_more_up_to_five(dial: int) -> None:
    s = sending(dial, 2).does("swarm", "use plus the cousins")
    assert [s.ships("swarm"), s.supply("swarm"), s.ships("blue")] == [dial + 1, 14 - dial, 2]
    assert s.told("dial.shown") == [("swarm", str(dial)), ("blue", "2")]


def test_the_extra_ship_counts_as_sent() -> None:
    s = sending(2, 2, allies={"swarm": "grumpus"}, face_up=["grumpus"]).does("swarm", "use plus the cousins")
    lay(s, "13 shield 4", "06 blast 4")
    assert s.told("clout.counted") == [("swarm", "16", "blue", "6")]
    s = sending(2, 2, allies={"swarm": "grumpus"}, face_up=["grumpus"]).does("swarm", "use plus the cousins")
    lay(s, "13 shield 2", "06 blast 4")  # one ship is left against two, and Swarm is entitled
    assert s.told("clout.counted") == [("swarm", "16", "blue", "6")]


def test_out_of_the_warp_where_the_card_sends_from_there() -> None:
    s = sending(3, 1, card="full_of_stars", next_card=None).does("swarm", "use plus the cousins")
    assert [s.ships("swarm"), s.warp("swarm"), s.supply("swarm")] == [4, 1, 15]


# --- declining it ---------------------------------------------------------------------------------------------------------------------


def test_declined_the_dial_says_how_many() -> None:
    s = sending(3, 2).does("swarm", "pass")
    assert [s.ships("swarm"), s.supply("swarm")] == [3, 12]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("supply", [1, 3])
def test_not_without_a_ship_beyond_the_dial(supply: int) -> None:
    s = sending(3, 2, supply={"swarm": supply})
    assert s.prompt("swarm") == "plan.choose"
    assert [s.ships("swarm"), s.supply("swarm")] == [supply, 0]


@pytest.mark.parametrize(("warp", "sent", "left"), [(0, 1, 19), (2, 2, 18)])
def test_not_beyond_the_warp_although_there_are_ships_in_supply(warp: int, sent: int, left: int) -> None:
    s = sending(2, 1, card="full_of_stars", next_card=None, warp={"swarm": warp})
    assert s.prompt("swarm") == "plan.choose"
    assert [s.ships("swarm"), s.supply("swarm"), s.warp("swarm")] == [sent, left, 0]


def test_not_where_it_sends_nothing() -> None:
    s = fc.scene("duel", aliens=["swarm", "blue"], card="regular_revenge", hands=HANDS, planets={"drizzle": {"swarm": 1}})
    s.does("blue", "dial 2")
    assert [s.ships("swarm"), s.prompt("swarm")] == [1, "plan.choose"]


def test_not_in_a_contest() -> None:
    assert fc.scene("duel", aliens=["swarm", "blue"], hands=HANDS, **CONTEST).prompt("swarm") == "plan.choose"


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_restart_state")
@pytest.mark.parametrize(("label", "sent"), [("use plus the cousins", 3), ("pass", 2)])
def test_a_duel_that_starts_again_asks_again(label: str, sent: int) -> None:
    s = sending(2, 2).does("swarm", "use plus the cousins")
    lay(s, "13 blast 4", "06 blast 3").does("swarm", "dial 2").does("blue", "dial 2").does("swarm", label)
    assert s.ships("swarm") == sent


def test_a_dial_that_is_not_shown_does_not_stop_the_cousins() -> None:
    s = fc.scene("duel", aliens=["swarm", "unseen"], hands={"swarm": ["13", "04"], "unseen": ["06", "04"]}, **CALM)
    s.does("swarm", "dial 2").does("unseen", "dial 1").does("swarm", "use plus the cousins")
    assert [s.ships("swarm"), s.ships("unseen")] == [3, 0]
