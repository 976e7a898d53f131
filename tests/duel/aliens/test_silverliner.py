"""Silverliner: a reinforcement for every loss."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, keys, lay

TOP = ["+08", "-10", "+12"]


def duel(mine: str, theirs: str, tactics: tuple[str, str] = ("shield 2", "shield 2"), **position: Any) -> Scene:
    """Played to its end."""
    hands = {"silverliner": [mine, "04", "05"], "blue": [theirs, "04", "05"]}
    s = fc.scene("duel", **{"aliens": ["silverliner", "blue"], "hands": hands, "reinforcements": TOP, **CALM, **position})
    return fight(s, f"{mine} {tactics[0]}", f"{theirs} {tactics[1]}")


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_a_lost_duel_gives_a_reinforcement_before_the_prize() -> None:
    s = duel("06", "13", card="planet_of_the_polite")
    assert [card for card in s.hand("silverliner") if card in TOP] == ["-10", "+08", "+12"]
    assert [key for key in keys(s) if key in ("cards.gained", "prize.won")] == ["cards.gained", "prize.won", "cards.gained"]


def test_a_lost_contest_gives_one_before_the_winner_gains_any() -> None:
    hands = {"silverliner": ["06", "04"], "blue": ["13", "04"]}
    s = lay(fc.scene("duel", aliens=["silverliner", "blue"], hands=hands, reinforcements=TOP, **CONTEST), "06", "13")
    assert "+08" in s.hand("silverliner")
    assert "-10" in s.hand("blue")


@pytest.mark.rule("duel:duel.react_to_result")
def test_a_duel_lost_by_ships_counts() -> None:
    assert "+08" in duel("13", "06", ("shield 1", "blast 4")).hand("silverliner")


def test_so_does_one_that_an_ability_has_decided() -> None:
    hands = {"silverliner": ["42", "04"], "underdog": ["06", "04"]}
    s = lay(fc.scene("duel", aliens=["silverliner", "underdog"], hands=hands, reinforcements=TOP, **CONTEST), "42", "06")
    assert "+08" in s.hand("silverliner")


# --- it does not work -----------------------------------------------------------------------------------------------------------------


def test_not_after_a_win() -> None:
    s = duel("13", "06")
    assert s.told("power.used") == []
    assert [card for card in s.hand("silverliner") if card in TOP] == []


@pytest.mark.rule("duel:reinf.deck_empty")
def test_nothing_from_an_empty_deck() -> None:
    s = fc.scene("duel", aliens=["silverliner", "blue"], hands={"silverliner": ["06", "04"], "blue": ["13", "04"]}, **CALM)
    s.game.reinforcements.clear()
    fight(s, "06 shield 2", "13 shield 2")
    assert len(s.hand("silverliner")) == 5  # the prize of four, and the card it kept


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_the_opponent_sees_how_many_but_not_which() -> None:
    s = duel("06", "13")
    assert s.told("cards.gained") == [("silverliner", "1")]
    assert [event.audience for event in s.log if event.key == "cards.gained_by_you"] == [(0,)]
    assert s.game.view(1)["known"][0] == []


def test_compulsory_before_optional_it_gains_and_then_steals() -> None:
    hands = {"silverliner": ["06", "04"], "blue": ["13", "05"]}
    allies = {"allies": {"silverliner": "lightfinger"}, "face_up": ["lightfinger"], "reinforcements": TOP}
    s = lay(fc.scene("duel", aliens=["silverliner", "blue"], hands=hands, **allies, **CONTEST), "06", "13")
    assert s.hand("silverliner") == ["04", "+08"]
    assert s.does("silverliner", "use souvenir").hand("silverliner") == ["04", "05", "+08"]


def test_a_duel_that_starts_again_is_lost_once() -> None:
    s = duel("13", "06", ("blast 4", "blast 4"))
    fight(s, "04 shield 2", "05 shield 2", (1, 2))
    assert s.told("cards.gained") == [("silverliner", "1")]
