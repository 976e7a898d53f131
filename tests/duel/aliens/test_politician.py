"""Politician: promises a tactic; breaking the promise gives clout, keeping it may ready one."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, lay

HANDS = {"politician": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def promising(**position: Any) -> Scene:
    """Before plans are chosen."""
    s = fc.scene("duel", **{"aliens": ["politician", "blue"], "hands": HANDS, **CALM, **position})
    return s.does("politician", "dial 1").does("blue", "dial 1")


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- the promise ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("icon", ["blast", "shield", "recover"])
def test_it_announces_an_icon_for_all_to_hear(icon: str) -> None:
    s = promising()
    assert [s.prompt("politician"), s.options("politician")] == ["politician.promise", ["icon blast", "icon shield", "icon recover"]]
    s.does("politician", f"icon {icon}")
    assert s.told("politician.promised") == [("politician", f"icon {icon}")]
    assert s.game.view(1)["announced"] == [(0, "promise", icon)]


def test_it_need_not_have_such_a_tactic() -> None:
    s = promising(spent={"politician": ["shield 4", "blast 1"]}).does("politician", "icon recover")
    assert clouts(lay(s, "10 shield 2", "13 shield 2")) == ("14", "13")


# --- broken or kept -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("icon", "half"), [("blast", "shield 2"), ("shield", "recover 1"), ("recover", "blast 1")])
def test_another_icon_gives_four_clout(icon: str, half: str) -> None:
    s = lay(promising().does("politician", f"icon {icon}"), f"10 {half}", "13 shield 2")
    assert clouts(s) == ("14", "13")


@pytest.mark.parametrize(("icon", "half"), [("blast", "blast 1"), ("shield", "shield 2"), ("recover", "recover 1")])
def test_the_promised_icon_readies_a_tactic_if_it_likes(icon: str, half: str) -> None:
    position = {"spent": {"politician": ["blast 4", "blast 2"]}}
    s = lay(promising(**position).does("politician", f"icon {icon}"), f"10 {half}", "13 shield 2")
    assert [s.prompt("politician"), s.options("politician")] == ["tactic.ready", ["token a", "token c", "done"]]
    s.does("politician", "token a")
    assert "blast 4" not in s.spent("politician")


def test_it_may_leave_them_spent() -> None:
    s = promising(spent={"politician": ["blast 4"]}).does("politician", "icon shield")
    lay(s, "10 shield 2", "13 shield 2").does("politician", "done")
    assert [s.spent("politician"), clouts(s)] == [["blast 4", "blast 3"], ("10", "13")]


def test_not_the_one_just_shown() -> None:
    s = lay(promising().does("politician", "icon shield"), "10 shield 2", "13 shield 2")
    assert [s.spent("politician"), clouts(s)] == [["blast 3"], ("10", "13")]


def test_what_it_readies_can_no_longer_be_recovered() -> None:
    s = promising(spent={"politician": ["blast 4"]}).does("politician", "icon recover")
    lay(s, "10 recover 1", "13 shield 2").does("politician", "token a")
    assert s.spent("politician") == []


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:alien.header")
def test_no_promise_in_a_contest_nor_without_tactics() -> None:
    assert fc.scene("duel", aliens=["politician", "blue"], hands=HANDS, **CONTEST).prompt("politician") == "plan.choose"
    s = fc.scene("duel", aliens=["politician", "blue"], hands=HANDS, card="blackout", planets={"payday": {}})
    assert s.does("politician", "dial 1").does("blue", "dial 1").prompt("politician") == "plan.choose"


def test_without_a_readied_tactic_a_promise_is_neither_kept_nor_broken() -> None:
    every = ["blast 4", "blast 3", "blast 2", "shield 4", "blast 1"]
    s = promising(spent={"politician": every}).does("politician", "icon blast")
    lay(s, "10", "13 shield 2")
    assert [s.spent("politician"), clouts(s)] == [["blast 4", "blast 3", "blast 2", "shield 4", "blast 1"], ("10", "13")]


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_restart_state")
@pytest.mark.parametrize(("icon", "clout"), [("shield", "4"), ("blast", "8")])
def test_a_duel_that_starts_again_is_fought_under_a_new_promise(icon: str, clout: str) -> None:
    s = lay(promising().does("politician", "icon shield"), "10 blast 4", "13 blast 4")
    s.does("politician", "dial 1").does("blue", "dial 1").does("politician", f"icon {icon}")
    lay(s, "04 shield 2", "06 shield 2")
    if icon == "shield":
        s.does("politician", "done")
    assert clouts(s)[0] == clout


def test_the_next_duel_knows_nothing_of_it() -> None:
    s = promising(card="timeshare_asteroid", next_card="unfinished_bridges").does("politician", "icon blast")
    lay(s, "10 shield 2", "13 shield 2").does("blue", "no").does("politician", "dial 1").does("blue", "dial 1")
    assert [s.prompt("politician"), s.game.bonuses, s.game.view(1)["announced"]] == ["politician.promise", [], []]


def test_a_kept_promise_of_a_blast_counts_whatever_a_shield_leaves_of_it() -> None:
    s = promising(spent={"politician": ["blast 4"]}).does("politician", "icon blast")
    assert lay(s, "10 blast 1", "13 shield 4").prompt("politician") == "tactic.ready"


def test_a_tactic_that_a_bouncer_ignores_was_shown_all_the_same() -> None:
    hands = {"politician": ["10", "04"], "bouncer": ["13", "06"]}
    s = fc.scene("duel", aliens=["politician", "bouncer"], hands=hands, **CALM).does("politician", "dial 1").does("bouncer", "dial 1")
    lay(s.does("politician", "icon blast"), "10 shield 2", "13 shield 2").does("bouncer", "use flex", "no")
    assert clouts(s) == ("14", "13")


def test_everybody_may_ready_by_recover_2_what_the_promise_left() -> None:
    s = promising(spent={"politician": ["blast 4", "blast 2"]}).does("politician", "icon shield")
    lay(s, "10 shield 2", "13 recover 2").does("politician", "token a")
    assert s.spent("politician") == ["blast 3"]  # the third was readied by the opponent's tactic
