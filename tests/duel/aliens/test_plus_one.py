"""Plus-One: room for two allies, and one of them early."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

ENVOYS = ["cudgel", "chosen", "deuce"]
HANDS = {"plus_one": ["13", "04", "05"], "blue": ["06", "07", "08"]}


def speed_dating(**position: Any) -> Scene:
    """Straggler first, each may increase friendship with one envoy; Plus-One is the straggler."""
    given = {"aliens": ["plus_one", "blue"], "leader": "blue", "hands": HANDS, "envoys": ENVOYS, "card": "speed_dating"}
    return fc.scene("duel", **{**given, **position})


def mine(s: Scene) -> list[str]:
    """The envoys allied with Plus-One."""
    return [envoy for envoy in ENVOYS if s.ally(envoy) == "plus_one"]


# --- Introductions --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:setup.7_abilities")
def test_before_the_first_card_it_may_find_an_ally() -> None:
    g = fc.new_game("duel", seed=1, aliens=["plus_one", "prime"], envoys=ENVOYS)
    assert [g.asks[0].prompt, g.view(None)["past"]] == ["window.setup.7", []]
    g.answer(0, 0)
    assert g.asks[0].options == ("envoy:brawn", "envoy:vision", "envoy:guile")
    g.answer(0, 1)
    assert [envoy["ally"] for envoy in g.view(None)["envoys"]] == [None, 0, None]
    assert len(g.view(None)["past"]) == 1


def test_it_may_decline_the_introduction() -> None:
    g = fc.new_game("duel", seed=1, aliens=["plus_one", "prime"], envoys=ENVOYS)
    g.answer(0, 1)
    assert [envoy["ally"] for envoy in g.view(None)["envoys"]] == [None, None, None]


@pytest.mark.rule("duel:envoy.read")
def test_it_alone_reads_the_envoy_it_is_introduced_to() -> None:
    g = fc.new_game("duel", seed=1, aliens=["plus_one", "prime"], envoys=ENVOYS)
    g.answer(0, 0)
    g.answer(0, 1)
    assert [envoy["name"] for envoy in g.view(0)["envoys"]] == [None, "chosen", None]
    assert [envoy["name"] for envoy in g.view(1)["envoys"]] == [None, None, None]


def test_no_introduction_later() -> None:
    s = fc.scene("duel", aliens=["plus_one", "blue"], begin="checkpoint", hands=HANDS, next_card="talent_show")
    assert s.prompt("plus_one") == "plan.choose"


# --- Room for Two ---------------------------------------------------------------------------------------------------------------------


def test_it_keeps_a_second_ally() -> None:
    s = speed_dating(allies={"plus_one": "cudgel"}).does("plus_one", "vision")
    assert [mine(s), s.asked] == [["cudgel", "chosen"], ["blue"]]  # it has to part with nobody


@pytest.mark.rule("duel:envoy.limit")
def test_of_three_it_has_to_let_one_go_having_read_them_all() -> None:
    s = speed_dating(allies={"plus_one": ["cudgel", "chosen"]}).does("plus_one", "guile")
    assert [s.prompt("plus_one"), s.options("plus_one")] == ["friendship.part_with", ["brawn", "vision", "guile"]]
    assert [envoy["name"] for envoy in s.game.view(0)["envoys"]] == ENVOYS
    s.does("plus_one", "vision")
    assert [mine(s), s.ally("chosen")] == [["cudgel", "deuce"], None]


def test_the_opponent_has_room_for_one() -> None:
    s = speed_dating(allies={"blue": "cudgel"}).does("plus_one", "pass").does("blue", "vision")
    assert [s.prompt("blue"), s.options("blue")] == ["friendship.part_with", ["brawn", "vision"]]


def test_an_ally_pushed_onto_it_stays_too() -> None:
    s = fc.scene("duel", aliens=["plus_one", "blue"], envoys=ENVOYS, card="cold_shoulder", leader="blue", allies={"plus_one": "cudgel"})
    s.does("blue", "vision")
    assert mine(s) == ["cudgel", "chosen"]


# --- two at work ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d3_envoys")
def test_it_may_turn_both_up_in_one_duel() -> None:
    s = fc.scene("duel", aliens=["plus_one", "blue"], hands=HANDS, allies={"plus_one": ["cudgel", "deuce"]}, **CALM)
    s.does("plus_one", "dial 2").does("blue", "dial 4").does("plus_one", "brawn", "guile")
    lay(s, "13 blast 2", "06 shield 1").does("plus_one", "use pair up", "05")
    assert s.warp("blue") == 5 + 2  # blast 3 against shield 1
    assert s.told("clout.counted") == [("plus_one", "18", "blue", "6")]


def test_it_may_turn_one_up_and_keep_the_other_hidden() -> None:
    s = fc.scene("duel", aliens=["plus_one", "blue"], hands=HANDS, allies={"plus_one": ["cudgel", "deuce"]}, **CONTEST)
    s.does("plus_one", "guile", "pass")
    assert [envoy["face_up"] for envoy in s.game.view(1)["envoys"]] == [False, False, True]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:envoy.active")
def test_both_act_in_one_window_one_after_the_other() -> None:
    position = {"allies": {"plus_one": ["rounder", "deuce"]}, "face_up": ["rounder", "deuce"]}
    s = lay(fc.scene("duel", aliens=["plus_one", "blue"], hands=HANDS, **position, **CONTEST), "13", "06")
    assert s.options("plus_one") == ["use close enough", "use pair up", "pass"]
    s.does("plus_one", "use pair up", "05", "use close enough")
    assert s.told("clout.counted") == [("plus_one", "15", "blue", "10")]


def test_one_that_turns_neutral_leaves_the_other() -> None:
    position = {"allies": {"plus_one": ["cudgel", "lodger"]}, "face_up": ["cudgel", "lodger"]}
    s = fc.scene("duel", aliens=["plus_one", "blue"], hands={"plus_one": ["04", "05"], "blue": ["13", "06"]}, **position, **CALM)
    fight(s, "04 shield 2", "13 shield 2").does("plus_one", "use spare room")
    assert [s.ally("cudgel"), s.ally("lodger")] == ["plus_one", None]


def test_a_recall_leaves_it_none() -> None:
    s = speed_dating(card="recall_notice", allies={"plus_one": ["cudgel", "chosen"]})
    assert mine(s) == []
