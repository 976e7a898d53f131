"""Cheater: may hold a second tactic back, as long as the opponent does not call it."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"cheater": ["13", "04", "05"], "blue": ["06", "07", "08"]}


def chosen(mine: str, theirs: str, dials: tuple[int, int] = (4, 4), **position: Any) -> Scene:
    """Plans and tactics are chosen, not shown."""
    s = fc.scene("duel", **{"aliens": ["cheater", "blue"], "hands": HANDS, **CALM, **position})
    return fight(s, f"13 {mine}", f"06 {theirs}", dials)


def sleeve(half: str, mine: str = "blast 1", theirs: str = "shield 1", **position: Any) -> Scene:
    """A second tactic is in the sleeve; the opponent has to say something."""
    return chosen(mine, theirs, **position).does("cheater", "use up the sleeve", half)


# --- it is not called -----------------------------------------------------------------------------------------------------------------


def test_fair_with_a_sleeve_both_tactics_work_and_are_spent() -> None:
    s = sleeve("blast 3").does("blue", "cheater fair")
    assert s.warp("blue") == 5 + 3  # blast 4 against shield 1
    assert s.spent("cheater") == ["blast 3", "blast 1"]
    assert s.told("cheater.sleeve") == [("cheater", "blast 3")]


def test_two_shields_add_up() -> None:
    s = sleeve("shield 3", "shield 1", "blast 4").does("blue", "cheater fair")
    assert s.warp("cheater") == 5


@pytest.mark.parametrize(
    ("half", "mine", "spent"),
    [
        ("recover 1", "shield 2", ["blast 3"]),
        ("recover 2", "shield 2", ["blast 3"]),
        ("shield 2", "recover 1", ["blast 3"]),
        ("recover 2", "recover 1", []),
    ],
)
def test_recover_halves_stay_readied(half: str, mine: str, spent: list[str]) -> None:
    s = sleeve(half, mine, spent={"cheater": ["blast 4"]}).does("blue", "cheater fair")
    assert s.spent("cheater") == spent


def test_fair_without_a_sleeve_nothing_happens() -> None:
    s = chosen("blast 3", "shield 1").does("cheater", "pass").does("blue", "cheater fair")
    assert [s.warp("blue"), s.spent("cheater"), s.told("cards.drawn")] == [7, ["blast 3"], [("blue", "4")]]  # the prize


# --- it is called ---------------------------------------------------------------------------------------------------------------------


def test_a_called_cheat_loses_both_tactics() -> None:
    s = sleeve("blast 3").does("blue", "cheater cheat")
    assert [s.warp("blue"), s.spent("cheater")] == [5, ["blast 3", "blast 1"]]
    assert s.told("cheater.sleeve") == [("cheater", "blast 3")]


@pytest.mark.parametrize(("mine", "half"), [("recover 1", "blast 4"), ("blast 4", "recover 1"), ("recover 2", "recover 1")])
def test_recover_halves_of_a_called_cheat_are_spent_too(mine: str, half: str) -> None:
    s = sleeve(half, mine, spent={"cheater": ["blast 3"]}).does("blue", "cheater cheat")
    tokens = {"recover 1": "shield 4", "recover 2": "blast 1"}
    assert set(s.spent("cheater")) == {"blast 3", tokens.get(mine, mine), tokens.get(half, half)}


def test_a_false_call_gives_it_two_cards() -> None:
    s = chosen("blast 3", "shield 1").does("cheater", "pass").does("blue", "cheater cheat")
    assert s.told("cards.drawn")[0] == ("cheater", "2")
    assert [s.warp("blue"), s.spent("cheater")] == [7, ["blast 3"]]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


def test_the_second_is_another_readied_token() -> None:
    s = chosen("blast 3", "shield 1", spent={"cheater": ["blast 4", "blast 2"]}).does("cheater", "use up the sleeve")
    assert s.options("cheater") == ["shield 4", "recover 1", "blast 1", "recover 2"]


def test_not_with_a_single_readied_tactic_but_the_opponent_has_to_speak() -> None:
    s = chosen("blast 1", "shield 1", spent={"cheater": ["blast 4", "blast 3", "blast 2", "shield 4"]})
    assert [s.asked, s.options("blue")] == [["blue"], ["cheater cheat", "cheater fair"]]


def test_nothing_to_say_where_it_shows_no_tactic() -> None:
    every = ["blast 4", "blast 3", "blast 2", "shield 4", "blast 1"]
    s = fc.scene("duel", aliens=["cheater", "blue"], hands=HANDS, spent={"cheater": every}, **CALM)
    assert fight(s, "13", "06 shield 1").told("power.used") == []
    s = fc.scene("duel", aliens=["cheater", "blue"], hands=HANDS, card="blackout", planets={"payday": {}})
    assert fight(s, "13", "06").told("power.used") == []


def test_not_in_a_contest() -> None:
    assert lay(fc.scene("duel", aliens=["cheater", "blue"], hands=HANDS, **CONTEST), "13", "06").told("power.used") == []


# --- what is hidden -------------------------------------------------------------------------------------------------------------------


def test_nothing_tells_the_opponent_whether_it_cheats() -> None:
    cheats, plays_fair = sleeve("blast 3"), chosen("blast 1", "shield 1").does("cheater", "pass")
    assert cheats.game.view(1) == plays_fair.game.view(1)
    assert [cheats.game.view(seat)["sleeves"] for seat in (0, 1, None)] == [["blast_3", None], [None, None], [None, None]]
    heard = [[event for event in s.log if event.audience is None or 1 in event.audience] for s in (cheats, plays_fair)]
    assert heard[0] == heard[1]


def test_not_even_that_it_is_choosing_one() -> None:
    s = chosen("blast 1", "shield 1")
    before = s.game.view(1)
    assert [before["waiting"], s.does("cheater", "use up the sleeve").game.view(1)] == [[], before]


def test_dealt_afresh_it_may_cheat_or_not() -> None:
    g = sleeve("blast 3").game
    sleeves = {g.determinize(1, seed).sleeve[0] for seed in range(60)}
    assert len(sleeves) > 4
    assert -1 in sleeves
    assert {g.determinize(0, seed).sleeve[0] for seed in range(5)} == {g.sleeve[0]}


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_duel_that_starts_again_empties_the_sleeve() -> None:
    s = sleeve("blast 3", "blast 4", "blast 4").does("blue", "cheater fair")
    fight(s, "04 blast 2", "07 shield 2", (1, 1)).does("cheater", "pass")
    assert [s.game.view(0)["sleeves"], s.options("blue")] == [[None, None], ["cheater cheat", "cheater fair"]]


def test_a_cheat_called_before_a_new_start_is_paid_once() -> None:
    position = {"allies": {"cheater": "thistleback"}, "face_up": ["thistleback"], "dials": (1, 1)}
    s = sleeve("blast 3", "blast 1", "blast 4", **position).does("blue", "cheater cheat")
    assert [s.told("duel.restarted") != [], s.spent("cheater")] == [True, ["blast 3", "blast 1"]]
    fight(s, "04 recover 1", "07 shield 2").does("cheater", "pass").does("blue", "cheater fair").does("cheater", "token b")
    assert s.spent("cheater") == ["blast 1"]


@pytest.mark.rule("duel:duel.d5_recover2_opponent")
@pytest.mark.parametrize(("earlier", "left"), [(["blast 4"], ["blast 3", "blast 1"]), ([], ["blast 3", "blast 1"])])
def test_an_opposing_recover_2_readies_only_what_was_spent_before(earlier: list[str], left: list[str]) -> None:
    s = sleeve("blast 3", "blast 1", "recover 2", spent={"cheater": earlier}).does("blue", "cheater cheat")
    assert s.spent("cheater") == left


def test_each_blast_that_works_is_one_stronger_with_the_cudgel() -> None:
    s = sleeve("blast 2", "blast 1", allies={"cheater": "cudgel"}, face_up=["cudgel"]).does("blue", "cheater fair")
    assert s.warp("blue") == 5 + 4  # 2 and 3, less 1


@pytest.mark.parametrize(("call", "kept"), [("cheater fair", ["blast 3"]), ("cheater cheat", ["blast 3"])])
def test_a_sparewright_keeps_the_shown_tactic_and_not_the_sleeve(call: str, kept: list[str]) -> None:
    s = sleeve("blast 3", "blast 1", allies={"cheater": "sparewright"}, face_up=["sparewright"]).does("blue", call)
    s.does("cheater", "use spare parts", "04")
    assert s.spent("cheater") == kept


@pytest.mark.rule("duel:duel.d5_shield")
def test_a_shield_takes_its_value_from_two_blasts_together() -> None:
    s = fc.scene("duel", aliens=["cheater", "blue"], hands={"cheater": ["13", "04"], "blue": ["06", "04"]}, **CALM)
    fight(s, "13 blast 3", "06 shield 3", (2, 4)).does("cheater", "use up the sleeve", "blast 2").does("blue", "cheater fair")
    assert s.warp("blue") == 5 + 2  # five less three, not nothing
    assert s.told("blast.stopped") == [("blue", "3", "5")]
