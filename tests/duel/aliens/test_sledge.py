"""Sledge: the ship advantage is worth more to it."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"sledge": ["06", "04", "05"], "blue": ["13", "04", "05"]}


def duel(dials: tuple[int, int], tactics: tuple[str, str] = ("shield 2", "shield 2"), **position: Any) -> tuple[str, ...]:
    """What both had when the winner was found: 6 and 13 without ships."""
    s = fc.scene("duel", **{"aliens": ["sledge", "blue"], "hands": HANDS, **CALM, **position})
    return clouts(fight(s, f"06 {tactics[0]}", f"13 {tactics[1]}", dials))


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "worth"), [("unfinished_bridges", 3), ("forsaken_planet", 9), ("planet_nobody_ordered", 12)])
def test_the_number_on_the_card_and_four(card: str, worth: int) -> None:
    assert duel((3, 2), card=card, next_card=None) == (str(6 + worth + 4), "13")


def test_for_ships_that_stood_there_before() -> None:
    hands = {"sledge": ["06", "04"], "blue": ["13", "04"]}
    s = fc.scene("duel", aliens=["sledge", "blue"], hands=hands, card="regular_revenge", planets={"drizzle": {"sledge": 3}})
    assert clouts(fight(s, "06 shield 2", "13 shield 2", (0, 1))) == ("17", "13")


@pytest.mark.rule("duel:adv.dynamic")
def test_the_ships_that_are_left_count() -> None:
    assert duel((2, 3), ("blast 4", "shield 2")) == ("13", "13")


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dials", "theirs"), [((2, 2), "13"), ((2, 3), "16")])
def test_not_without_the_advantage(dials: tuple[int, int], theirs: str) -> None:
    assert duel(dials) == ("6", theirs)


def test_not_in_a_contest() -> None:
    assert clouts(lay(fc.scene("duel", aliens=["sledge", "blue"], hands=HANDS, **CONTEST), "06", "13")) == ("6", "13")


# --- combinations ---------------------------------------------------------------------------------------------------------------------


def test_with_fewer_ships_where_these_have_the_advantage() -> None:
    hands = {"sledge": ["06", "04"], "blue": ["13", "04"]}
    for dials, wanted in (((1, 2), ("16", "13")), ((2, 1), ("6", "19"))):
        s = fc.scene("duel", aliens=["sledge", "blue"], hands=hands, card="hostile_picnic", planets={"salad": {}})
        assert clouts(fight(s, "06 shield 2", "13 shield 2", dials)) == wanted


def test_an_entitled_sledge_gets_its_four_with_fewer_ships() -> None:
    assert duel((4, 2), ("shield 1", "blast 4"), allies={"sledge": "grumpus"}, face_up=["grumpus"]) == ("13", "13")


def test_an_entitled_opponent_gets_none_of_it() -> None:
    assert duel((2, 3), ("blast 4", "shield 2"), allies={"blue": "grumpus"}, face_up=["grumpus"]) == ("6", "16")
