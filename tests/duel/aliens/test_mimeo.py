"""Mimeo: has the abilities of a face-up envoy that is not its ally, for one contest or duel."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, lay

HANDS = {"mimeo": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def contest(*face_up: str, **position: Any) -> Scene:
    """Before plans are chosen, with these envoys face up."""
    return fc.scene("duel", **{"aliens": ["mimeo", "blue"], "hands": HANDS, "face_up": face_up, **CONTEST, **position})


def duel(envoy: str, dials: tuple[int, int] = (1, 1), **position: Any) -> Scene:
    """Before plans are chosen; the envoy has been copied."""
    s = fc.scene("duel", **{"aliens": ["mimeo", "blue"], "hands": HANDS, "face_up": [envoy], **CALM, **position})
    return s.does("mimeo", f"dial {dials[0]}").does("blue", f"dial {dials[1]}").does("mimeo", "use carbon copy")


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [None, "blue"])
def test_it_has_the_abilities_of_a_neutral_or_opposing_envoy(owner: str | None) -> None:
    s = contest("deuce", allies={owner: "deuce"} if owner else {}).does("mimeo", "use carbon copy")
    lay(s, "10", "13").does("mimeo", "use pair up", "05")
    if owner:
        s.does("blue", "pass")
    assert clouts(s) == ("15", "13")
    assert s.ally("deuce") == owner  # it is a copy


def test_both_can_use_the_same_envoy() -> None:
    s = contest("deuce", allies={"blue": "deuce"}).does("mimeo", "use carbon copy")
    lay(s, "10", "13").does("mimeo", "use pair up", "05").does("blue", "use pair up", "06")
    assert clouts(s) == ("15", "19")


def test_it_picks_one_of_several() -> None:
    s = contest("cudgel", "mirror", "deuce").does("mimeo", "use carbon copy")
    assert s.options("mimeo") == ["brawn", "vision", "guile"]
    s.does("mimeo", "vision")
    assert [s.told("mimeo.copied"), s.game.view(1)["copied"]] == [[("mimeo", "mirror")], [(0, "mirror")]]
    assert clouts(lay(s, "10", "13")) == ("1", "31")


def test_in_a_duel_what_is_compulsory_works_by_itself() -> None:
    s = lay(duel("cudgel", (1, 4)), "10 blast 2", "13 shield 1")
    assert s.warp("blue") == 5 + 2


def test_what_the_envoy_does_at_this_very_moment_happens_now() -> None:
    s = contest("weathervane").does("mimeo", "use carbon copy")
    assert s.prompt("mimeo") == "weathervane.forecast"
    assert clouts(lay(s.does("mimeo", "forecast high"), "10", "13")) == ("15", "13")
    s = contest("overdue").does("mimeo", "use carbon copy", "use check out")
    assert len(s.game.view(0)["known"][1]) == 2


def test_it_may_decline() -> None:
    s = contest("mirror").does("mimeo", "pass")
    assert clouts(lay(s, "10", "13")) == ("10", "13")


# --- it may not -----------------------------------------------------------------------------------------------------------------------


def test_not_its_own_ally_nor_an_envoy_face_down() -> None:
    s = contest("mirror", allies={"mimeo": "mirror", "blue": "cudgel"}, envoys=["deuce"]).does("blue", "pass")
    assert s.prompt("mimeo") == "plan.choose"


def test_not_between_contests_and_duels() -> None:
    s = fc.scene("duel", aliens=["mimeo", "blue"], hands=HANDS, face_up=["mirror"], begin="checkpoint", next_card="tax_amnesty")
    assert s.prompt("mimeo") == "dial.set_for_card"


# --- bookkeeping ----------------------------------------------------------------------------------------------------------------------


def test_the_copy_ends_with_the_contest() -> None:
    s = contest("weathervane", card="double_or_nothing", next_card="repair_yard").does("mimeo", "use carbon copy", "forecast low")
    lay(s, "10", "13").does("blue", "double again")
    assert [s.game.view(1)["copied"], s.options("mimeo")] == [[], ["use carbon copy", "pass"]]


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_it_lasts_while_a_duel_starts_again_and_no_other_is_picked() -> None:
    s = lay(duel("cudgel"), "10 blast 4", "13 blast 4").does("mimeo", "dial 1").does("blue", "dial 4")
    assert s.prompt("mimeo") == "plan.choose"
    assert lay(s, "04 blast 2", "06 shield 2").warp("blue") == 6 + 1


# --- combinations ---------------------------------------------------------------------------------------------------------------------


def test_a_copied_go_between_becomes_neutral_for_real() -> None:
    s = lay(duel("go_between", allies={"blue": "go_between"}), "10 shield 2", "13 shield 2").does("mimeo", "use misdelivered")
    assert [s.ally("go_between"), s.told("prize.won")] == [None, [("blue", "prize unfinished bridges")]]


def test_a_copied_lodger_too() -> None:
    s = lay(duel("lodger", allies={"blue": "lodger"}), "10 shield 2", "13 shield 2").does("mimeo", "use spare room")
    assert [s.ally("lodger"), len(s.controls("mimeo")), len(s.controls("blue"))] == [None, 1, 1]


def test_a_copied_voyager_lets_ships_drift_but_brings_no_second_warpplanet() -> None:
    s = duel("voyager", (4, 4), planets={"payday": {}}, warpplanet="payday")
    assert len(s.game.view(None)["row"]) == 2
    lay(s, "10 shield 2", "13 blast 4").does("mimeo", "ships 2")
    assert [s.ships("mimeo", "payday"), s.warp("mimeo")] == [2, 5]


def test_a_copied_masochist_wins_when_the_duel_starts_again_without_ships() -> None:
    s = lay(duel("masochist", supply={"mimeo": 1}), "10 blast 4", "13 blast 4")
    s.does("mimeo", "dial 1").does("blue", "dial 1")
    assert s.winners == ["mimeo"]


def test_a_copied_grumpus_looks_back_at_the_dials() -> None:
    s = lay(duel("grumpus", (3, 2)), "10 shield 2", "13 blast 4")
    assert clouts(s) == ("13", "13")  # one ship against two
