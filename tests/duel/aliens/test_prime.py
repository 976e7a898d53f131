"""Prime: a prime plan gives it clout."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay


def contest(mine: str, theirs: str = "12", **position: Any) -> Scene:
    """Plans are up."""
    hands = {"prime": [mine, "08"], "blue": [theirs, "08"]}
    return lay(fc.scene("duel", **{"aliens": ["prime", "blue"], "hands": hands, **CONTEST, **position}), mine, theirs)


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", ["05", "07", "11", "13", "23", "31"])
def test_a_prime_plan_is_worth_four_more(plan: str) -> None:
    s = contest(plan)
    assert clouts(s) == (str(int(plan) + 4), "12")
    assert s.told("power.used") == [("prime", "use indivisible")]


def test_in_a_duel_too() -> None:
    s = fc.scene("duel", aliens=["prime", "blue"], hands={"prime": ["13", "04"], "blue": ["06", "04"]}, **CALM)
    assert clouts(fight(s, "13 shield 2", "06 shield 2", (2, 1))) == ("20", "6")  # 13, the ship advantage of 3, and 4


def test_a_reinforcement_laid_as_a_plan_can_be_prime() -> None:
    assert clouts(contest("+03")) == ("7", "12")


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", ["-02", "04", "06", "09", "10", "12", "14", "15", "20", "42", "-07", "-03"])
def test_not_with_other_numbers(plan: str) -> None:
    s = contest(plan, "13")
    assert clouts(s) == (str(int(plan)), "13")
    assert s.told("power.used") == []


def test_not_for_the_clout_that_reinforcements_make() -> None:
    s = fc.scene("duel", aliens=["prime", "blue"], hands={"prime": ["10", "+03"], "blue": ["13", "04"]}, **CONTEST)
    lay(s, "10", "13").does("prime", "play +03 prime")
    assert clouts(s) == ("13", "13")


def test_not_when_ships_have_decided() -> None:
    s = fc.scene("duel", aliens=["prime", "blue"], hands={"prime": ["13", "04"], "blue": ["06", "04"]}, **CALM)
    fight(s, "13 blast 4", "06 shield 2", (1, 1))
    assert s.told("power.used") == []


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:ability.when")
@pytest.mark.parametrize(("plan", "clout"), [("13", "35"), ("14", "45"), ("20", "6"), ("23", "32"), ("05", "50")])
def test_a_mirrored_plan_counts_as_it_is_revealed(plan: str, clout: str) -> None:
    assert clouts(contest(plan, allies={"blue": "mirror"}, face_up=["mirror"])) == (clout, "21")


@pytest.mark.parametrize(("new", "clout"), [("20", "20"), ("23", "27")])
def test_the_plan_that_the_chosen_brings_decides_anew(new: str, clout: str) -> None:
    decks = {"prime": [new, "06", "09"], "blue": ["10", "12", "14"]}
    s = contest("13", "15", allies={"prime": "chosen"}, face_up=["chosen"], decks=decks)
    s.does("prime", "use divine intervention", new).does("blue", "10")
    assert clouts(s) == (clout, "10")


@pytest.mark.rule("duel:role.default_order")
@pytest.mark.parametrize(("leader", "clout"), [("prime", "14"), ("blue", "10")])
def test_rounding_takes_the_bonus_only_from_a_straggling_prime(leader: str, clout: str) -> None:
    s = contest("13", "06", leader=leader, allies={"blue": "rounder"}, face_up=["rounder"]).does("blue", "use close enough")
    assert clouts(s) == (clout, "10")


def test_a_second_plan_is_not_the_plan() -> None:
    hands = {"prime": ["10", "07"], "blue": ["13", "04"]}
    s = fc.scene("duel", aliens=["prime", "blue"], hands=hands, allies={"prime": "deuce"}, face_up=["deuce"], **CONTEST)
    assert clouts(lay(s, "10", "13").does("prime", "use pair up")) == ("17", "13")
