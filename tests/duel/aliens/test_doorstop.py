"""Doorstop: the first ship that a tactic would destroy in a duel goes home instead."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, fight

HANDS = {"doorstop": ["13", "04", "05"], "blue": ["06", "04", "05"]}


def hit(mine: str, theirs: str, dials: tuple[int, int] = (3, 4), **position: Any) -> Scene:
    """Tactics have been shown and resolved."""
    s = fc.scene("duel", **{"aliens": ["doorstop", "blue"], "hands": HANDS, **CALM, **position})
    return fight(s, f"13 {mine}", f"06 {theirs}", dials)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blast", "warp", "supply"), [(1, 5, 15), (2, 6, 14), (3, 7, 13)])
def test_the_first_ship_hit_goes_to_supply(blast: int, warp: int, supply: int) -> None:
    s = hit("recover 1", f"blast {blast}")  # the rest of three ships retreats or stays
    lost = blast - 1
    assert s.warp("doorstop") == warp == 5 + lost
    assert s.told("doorstop.saved") == [("doorstop",)]
    assert s.supply("doorstop") + sum(s.ships("doorstop", planet) for planet in s.controls("doorstop")) == supply


def test_it_leaves_the_planet_all_the_same() -> None:
    s = hit("shield 1", "blast 2", (1, 1))
    assert s.told("duel.won_by_ships") == [("blue",)]
    assert [s.supply("doorstop"), s.warp("doorstop")] == [15, 5]


def test_the_ship_advantage_goes_with_it() -> None:
    s = hit("shield 1", "blast 2", (3, 2))  # two ships each are left
    assert s.told("clout.counted") == [("doorstop", "13", "blue", "6")]


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs"), [("shield 4", "blast 4"), ("blast 4", "shield 2"), ("shield 1", "recover 1")])
def test_not_where_nothing_is_hit(mine: str, theirs: str) -> None:
    s = hit(mine, theirs)
    assert s.told("power.used") == []


def test_not_for_the_opponent() -> None:
    assert hit("blast 3", "recover 1").warp("blue") == 8


def test_not_against_what_is_no_tactic() -> None:
    s = fc.scene("duel", aliens=["doorstop", "bouncer"], hands={"doorstop": ["13", "04"], "bouncer": ["06", "04"]}, **CALM)
    fight(s, "13 shield 2", "06 shield 2", (2, 1)).does("bouncer", "use flex", "yes")
    assert [s.warp("doorstop"), s.told("doorstop.saved")] == [6, []]
    s = fc.scene("duel", aliens=["doorstop", "blue"], card="solar_sneeze", planets={"payday": {"doorstop": 3}})
    assert [s.warp("doorstop"), s.told("doorstop.saved")] == [6, []]


# --- bookkeeping ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_once_a_duel_also_when_it_starts_again() -> None:
    s = hit("blast 4", "blast 4", (2, 2))
    assert [s.supply("doorstop"), s.warp("doorstop")] == [14, 6]
    fight(s, "04 recover 1", "04 blast 3", (2, 2))
    assert [s.supply("doorstop"), s.warp("doorstop")] == [12, 8]
    assert s.told("doorstop.saved") == [("doorstop",)]


def test_once_more_in_the_next_duel() -> None:
    s = hit("shield 1", "blast 2", card="timeshare_asteroid", next_card="unfinished_bridges").does("blue", "no")
    fight(s, "04 recover 1", "04 blast 3", (3, 3))
    assert s.told("doorstop.saved") == [("doorstop",)] * 2


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blast", "pricked"), [(1, 0), (2, 1)])
def test_a_ship_sent_home_was_not_destroyed_and_pricks_nobody(blast: int, pricked: int) -> None:
    s = hit("recover 1", f"blast {blast}", allies={"doorstop": "thistleback"}, face_up=["thistleback"])
    assert s.warp("blue") == 5 + pricked


def test_nothing_drifts_to_the_warpplanet_of_a_ship_sent_home() -> None:
    position: dict[str, Any] = {
        "allies": {"doorstop": "voyager"},
        "face_up": ["voyager"],
        "planets": {"payday": {}},
        "warpplanet": "payday",
    }
    s = hit("recover 1", "blast 2", **position)
    assert s.options("doorstop") == ["ships 0", "ships 1"]
