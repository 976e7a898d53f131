"""Bouncer: may ignore the opponent's tactic when both show the same, and strike when both are shields."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, fight

HANDS = {"bouncer": ["13", "04", "05"], "blue": ["06", "04", "05"]}


def shown(mine: str, theirs: str, dials: tuple[int, int] = (2, 4), **position: Any) -> Scene:
    """Bouncer leads; both tactics have just been shown."""
    s = fc.scene("duel", **{"aliens": ["bouncer", "blue"], "hands": HANDS, **CALM, **position})
    return fight(s, f"13 {mine}", f"06 {theirs}", dials)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_a_matching_blast_is_ignored_and_spent_all_the_same() -> None:
    s = shown("blast 3", "blast 3").does("bouncer", "use flex")
    assert [s.warp("bouncer"), s.warp("blue")] == [5, 8]
    assert [s.spent("bouncer"), s.spent("blue")] == [["blast 3"], ["blast 3"]]


def test_matching_shields_may_cost_a_ship() -> None:
    s = shown("shield 2", "shield 2").does("bouncer", "use flex", "yes")
    assert [s.warp("bouncer"), s.warp("blue")] == [5, 6]
    assert s.told("ships.destroyed") == [("blue", "1", s.controls("bouncer")[0])]


def test_a_matching_recover_does_nothing_and_is_spent() -> None:
    s = shown("recover 1", "recover 1", spent={"bouncer": ["blast 4"], "blue": ["blast 4"]}).does("bouncer", "use flex")
    assert [s.spent("bouncer"), s.spent("blue")] == [[], ["blast 4", "shield 4"]]


# --- declining it ---------------------------------------------------------------------------------------------------------------------


def test_declined_both_blasts_strike() -> None:
    s = shown("blast 3", "blast 3").does("bouncer", "pass")
    assert [s.warp("bouncer"), s.warp("blue")] == [7, 8]
    assert s.told("duel.won_by_ships") == [("blue",)]


def test_the_strike_can_be_declined_by_itself() -> None:
    s = shown("shield 2", "shield 2").does("bouncer", "use flex", "no")
    assert [s.warp("bouncer"), s.warp("blue")] == [5, 5]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("blast 3", "blast 2"), ("blast 4", "shield 4"), ("shield 4", "blast 4"), ("recover 1", "recover 2"), ("blast 1", "recover 1")],
)
def test_not_with_another_icon_or_value(mine: str, theirs: str) -> None:
    assert shown(mine, theirs).told("power.used") == []


def test_not_without_tactics() -> None:
    every = ["blast 4", "blast 3", "blast 2", "shield 4", "blast 1"]
    s = fc.scene("duel", aliens=["bouncer", "blue"], hands=HANDS, spent={"bouncer": every, "blue": every}, **CALM)
    assert fight(s, "13", "06").told("power.used") == []


def test_matching_blasts_allow_no_strike() -> None:
    s = shown("blast 3", "blast 3").does("bouncer", "use flex")
    assert s.prompt("bouncer") == "plan.choose"  # of the next card


@pytest.mark.rule("duel:duel.ex_full")
def test_the_example_of_the_rulebook_gives_it_no_occasion() -> None:
    aliens = ["preservationist", "bouncer"]
    s = fc.scene("duel", aliens=aliens, card="vacant_shipyard", hands={"preservationist": ["13", "04"], "bouncer": ["06", "04"]})
    fight(s, "13 shield 2", "06 blast 4", (3, 2)).does("preservationist", "ships 7")
    assert s.told("power.used") == []
    assert [s.supply("preservationist"), s.supply("bouncer"), s.warp("bouncer")] == [20, 13, 5]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:ability.when")
@pytest.mark.parametrize(("mine", "uses"), [("blast 3", ["use flex", "pass"]), ("blast 4", None)])
def test_a_blast_made_stronger_matches_by_what_it_has_become(mine: str, uses: list[str] | None) -> None:
    s = shown(mine, "blast 4", allies={"bouncer": "cudgel"}, face_up=["cudgel"])
    assert (s.options("bouncer") if s.prompt("bouncer").startswith("window") else None) == uses


@pytest.mark.rule("duel:role.default_order")
@pytest.mark.parametrize(("leader", "destroyed"), [("bouncer", 0), ("unseen", 1)])
def test_a_leading_bouncer_cannot_strike_ships_that_are_not_there_yet(leader: str, destroyed: int) -> None:
    s = fc.scene("duel", aliens=["bouncer", "unseen"], leader=leader, hands={"bouncer": ["13", "04"], "unseen": ["06", "04"]}, **CALM)
    fight(s, "13 shield 2", "06 shield 2").does("bouncer", "use flex")
    if destroyed:
        s.does("bouncer", "yes")
    assert [s.warp("unseen"), len(s.told("duel.won"))] == [5 + destroyed, 1]


def test_an_ignored_tactic_leaves_what_is_in_a_sleeve_at_work() -> None:
    s = fc.scene("duel", aliens=["bouncer", "cheater"], hands={"bouncer": ["13", "04"], "cheater": ["06", "04"]}, **CALM)
    fight(s, "13 blast 3", "06 blast 3", (2, 4)).does("cheater", "use up the sleeve", "blast 1").does("bouncer", "use flex", "cheater fair")
    assert [s.warp("bouncer"), s.warp("cheater")] == [6, 8]


@pytest.mark.rule("duel:duel.d1_barred")
def test_who_sent_nothing_has_no_ship_to_be_struck() -> None:
    position = {"card": "regular_revenge", "next_card": "repair_yard", "planets": {"drizzle": {"blue": 3}}}
    s = fc.scene("duel", aliens=["bouncer", "blue"], hands=HANDS, **position).does("bouncer", "dial 2")
    s.does("bouncer", "13 shield 2").does("blue", "06 shield 2").does("bouncer", "use flex")
    assert s.warp("blue") == 5
    assert s.told("clout.counted") == [("bouncer", "13", "blue", "13")]  # three ships to two: the advantage of 7 is still Blue's
