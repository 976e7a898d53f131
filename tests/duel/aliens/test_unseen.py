"""Unseen: shows its dial and sends its ships only after tactics are shown."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, fight, keys, lay

HANDS = {"unseen": ["13", "04", "05"], "blue": ["06", "04", "05"]}


def dialled(mine: int, theirs: int, **position: Any) -> Scene:
    """Dials are set; plans and tactics are next."""
    s = fc.scene("duel", **{"aliens": ["unseen", "blue"], "hands": HANDS, **CALM, **position})
    return s.does("unseen", f"dial {mine}").does("blue", f"dial {theirs}")


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_no_ship_comes_until_tactics_are_shown() -> None:
    s = dialled(3, 2)
    assert [s.ships("unseen"), s.ships("blue"), s.supply("unseen")] == [0, 2, 15]
    lay(s, "13 shield 2", "06 shield 2")
    assert [event.key for event in s.log if event.key in ("dial.shown", "tactic.shown", "ships.sent")] == [
        "dial.shown", "ships.sent", "tactic.shown", "tactic.shown", "dial.shown", "ships.sent",
    ]  # fmt: skip
    assert clouts(s) == ("16", "6")


def test_the_ships_are_there_when_tactics_resolve() -> None:
    s = lay(dialled(3, 2), "13 shield 1", "06 blast 3")
    assert [s.warp("unseen"), clouts(s)] == [7, ("13", "9")]


@pytest.mark.rule("duel:duel.d2_short")
def test_a_dial_above_its_supply_sends_what_there_is() -> None:
    s = lay(dialled(4, 1, supply={"unseen": 2}), "13 shield 2", "06 shield 2")
    assert s.told("ships.sent") == [("blue", "1", *s.controls("unseen")), ("unseen", "2", *s.controls("unseen"))]


def test_out_of_the_warp_where_the_card_sends_from_there() -> None:
    s = lay(dialled(3, 1, card="full_of_stars", next_card=None), "13 shield 2", "06 shield 2")
    assert [s.warp("unseen"), s.supply("unseen")] == [2, 15]


# --- what is hidden -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:info.hidden")
def test_only_its_owner_sees_the_dial_meanwhile() -> None:
    s = dialled(3, 2)
    assert s.game.view(0)["dials"] == [3, 2]
    assert [s.game.view(seat)["dials"] for seat in (1, None)] == [["face_down", 2]] * 2
    assert {s.game.determinize(1, seed).dials[0] for seed in range(30)} == {1, 2, 3, 4}
    assert {s.game.determinize(0, seed).dials[0] for seed in range(5)} == {3}


def test_a_leader_who_reacts_to_tactics_has_not_seen_it_yet() -> None:
    hands = {"unseen": ["13", "04"], "bouncer": ["06", "04"]}
    s = fc.scene("duel", aliens=["unseen", "bouncer"], leader="bouncer", hands=hands, **CALM)
    fight(s, "13 blast 3", "06 blast 3", (3, 2))
    assert s.prompt("bouncer") == "window.d5.after_reveal"
    assert s.game.view(1)["dials"] == ["face_down", 2]
    assert len({s.game.determinize(1, seed).dials[0] for seed in range(30)}) > 1
    s.does("bouncer", "pass")
    assert s.told("dial.shown") == [("bouncer", "2"), ("unseen", "3")]


# --- running out of ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:win.zero_supply")
def test_without_a_ship_it_loses_the_game_when_it_has_to_send() -> None:
    s = dialled(1, 1, supply={"unseen": 0})
    assert s.winners == []
    assert lay(s, "13 shield 2", "06 shield 2").winners == ["blue"]


def test_an_opponent_without_a_ship_loses_first() -> None:
    s = dialled(1, 1, supply={"unseen": 0, "blue": 0})
    assert s.winners == ["unseen"]


def test_its_masochist_makes_that_a_win() -> None:
    s = dialled(1, 1, supply={"unseen": 0}, allies={"unseen": "masochist"}, face_up=["masochist"])
    assert lay(s, "13 shield 2", "06 shield 2").winners == ["unseen"]


# --- it does not work -----------------------------------------------------------------------------------------------------------------


def test_where_it_sends_nothing_there_is_nothing_to_hide() -> None:
    s = fc.scene("duel", aliens=["unseen", "blue"], card="regular_revenge", hands=HANDS, planets={"drizzle": {"unseen": 2}})
    fight(s, "13 shield 2", "06 shield 2")
    assert s.told("dial.shown") == [("blue", "1")]
    assert clouts(s) == ("20", "6")


def test_in_a_duel_without_tactics_it_shows_its_dial_with_the_other() -> None:
    s = fc.scene("duel", aliens=["unseen", "blue"], card="blackout", hands=HANDS, planets={"payday": {}})
    s.does("unseen", "dial 3").does("blue", "dial 2")
    assert [s.ships("unseen"), s.ships("blue"), s.told("dial.shown")] == [3, 2, [("unseen", "3"), ("blue", "2")]]
    assert clouts(lay(s, "13", "06")) == ("23", "6")


def test_other_cards_that_ask_for_a_dial_are_no_duels() -> None:
    s = fc.scene("duel", aliens=["unseen", "blue"], hands=HANDS, card="tax_amnesty").does("unseen", "dial 1").does("blue", "dial 3")
    assert s.told("dials.compared") == [("unseen", "1", "blue", "3")]


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_a_duel_that_starts_again_hides_the_next_dial_too() -> None:
    s = lay(dialled(1, 1), "13 blast 4", "06 blast 4")
    s.does("unseen", "dial 4").does("blue", "dial 1")
    assert [s.ships("unseen"), s.game.view(1)["dials"]] == [0, ["face_down", 1]]
    lay(s, "04 shield 2", "05 shield 2")
    assert clouts(s) == ("7", "5")


@pytest.mark.rule("duel:misc.grumpus_unseen")
@pytest.mark.parametrize(("dials", "theirs"), [((2, 3), "9"), ((3, 3), "6"), ((4, 3), "6")])
def test_an_entitled_opponent_is_one_who_sent_more_when_both_are_known(dials: tuple[int, int], theirs: str) -> None:
    s = lay(dialled(*dials, allies={"blue": "grumpus"}, face_up=["grumpus"]), "13 blast 4", "06 shield 2")
    assert clouts(s)[1] == theirs


@pytest.mark.rule("duel:misc.grumpus_unseen")
def test_its_own_grumpus_counts_the_ships_that_came_late() -> None:
    s = lay(dialled(3, 2, allies={"unseen": "grumpus"}, face_up=["grumpus"]), "13 shield 1", "06 blast 3")
    assert clouts(s) == ("16", "6")  # one ship against two


def test_its_tugboat_waits_for_its_ships() -> None:
    s = lay(dialled(1, 2, allies={"unseen": "tugboat"}, face_up=["tugboat"]), "13 shield 2", "06 shield 2")
    s.does("unseen", "use tow")
    assert [keys(s).index("dial.shown") < keys(s).index("tactic.shown"), clouts(s)] == [True, ("13", "6")]
