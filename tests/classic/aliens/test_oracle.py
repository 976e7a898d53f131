"""Oracle: its opponent lays the encounter card first, face up."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["oracle", "ember", "jade", "azure"]
HANDS = {"oracle": ["attack 10", "negotiate"], "ember": ["attack 8", "attack 20"]}
TWO_HOMES: dict[str, dict[str, int]] = {"oracle 3": {}, "oracle 4": {}, "oracle 5": {}}


def planning(jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Oracle meets Ember, and both are about to lay a card; Jade and Azure may hold zaps."""
    hands = HANDS | {"jade": jade or [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "planning", "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
@pytest.mark.parametrize(("offense", "defense"), [("oracle", "ember"), ("ember", "oracle")])
def test_the_opponent_lays_first_and_for_all_to_see(offense: str, defense: str) -> None:
    s = planning(offense=offense, defense=defense)
    assert s.told("power.used") == [("oracle", "use foresee")]  # nobody asked it
    assert s.asked == ["ember"]
    s.does("ember", "attack 20")
    assert s.asked == ["oracle"]
    for seat in (None, 0, 1, 2, 3):
        assert s.game.view(seat)["laid"] == (["attack_20", None] if offense == "ember" else [None, "attack_20"])


def test_its_own_card_stays_face_down() -> None:
    s = scene(
        "classic",
        seats=["oracle", "sorcerer", "jade"],
        phase="planning",
        hands={"oracle": ["attack 10", "negotiate"], "sorcerer": ["attack 8"]},
    )
    s.does("oracle", "attack 10")
    assert s.prompt("sorcerer") == "window.planning.after_select"
    assert s.game.view(s.seat("oracle"))["laid"] == ["attack_10", "attack_08"]
    assert s.game.view(s.seat("jade"))["laid"] == s.game.view(s.seat("sorcerer"))["laid"] == ["face_down", "attack_08"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_foresee_nothing(place: str) -> None:
    hands = {"ember": ["attack 8", "attack 20"], "jade": ["attack 6", "attack 12"]}
    ships = {"gate": {"ember": 1, "oracle": 1}} if place == "gate" else {place: {"oracle": 1}}
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="planning", hands=hands, **ships)
    assert s.told("power.used") == []
    assert s.asked == ["ember", "jade"]


@pytest.mark.rule("classic:power.phase")
def test_it_foresees_in_planning_and_not_earlier() -> None:
    s = planning(phase="alliance")
    assert s.told("power.used") == []
    s.does("oracle", "done").does("ember", "done")
    assert s.told("power.used") == [("oracle", "use foresee")]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_both_lay_at_once_and_in_the_next_encounter_it_foresees_again() -> None:
    s = planning(jade=["cosmic zap"], destiny=["ember"], gate={"oracle": 4})
    s.does("jade", "cosmic zap")
    assert s.asked == ["oracle", "ember"]
    s.does("oracle", "attack 10").does("ember", "attack 8")
    s.does("oracle", "yes", "ember 2", "oracle 1", "done", "done").does("ember", "done")
    assert s.told("power.used") == [("oracle", "use foresee")] * 2
    assert s.told("planning.laid_openly") == [("ember", "attack 20")]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = planning(jade=["cosmic zap"], azure=["card zap"]).does("jade", "cosmic zap").does("azure", "card zap")
    assert s.asked == ["ember"]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_both_lay_at_once() -> None:
    s = planning(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.asked == ["oracle", "ember"]


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_blinds_it() -> None:
    s = planning(phase="launch", ships=TWO_HOMES | {"oracle 3": {"oracle": 1}})
    s.does("oracle", "ember 1", "oracle 3", "done", "done").does("ember", "done")
    assert s.told("power.lost") == [("oracle",)]
    assert s.asked == ["oracle", "ember"]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    s = planning(phase="destiny", destiny=["oracle", "ember"], ships=TWO_HOMES)
    s.does("oracle", "resettle oracle 3", "oracle 1", "done", "yes", "ember 1", "oracle 1", "done", "done").does("ember", "done")
    assert s.asked == ["ember"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:timing.ex_oracle_sorcerer", "classic:timing.printed_timing")
def test_a_sorcerer_forced_to_lay_openly_may_still_swap() -> None:
    s = scene(
        "classic",
        seats=["oracle", "sorcerer", "jade"],
        phase="planning",
        hands={"oracle": ["attack 20", "attack 1"], "sorcerer": ["attack 4", "attack 6"]},
    )
    assert s.asked == ["sorcerer"]  # before the selection comes before after it, though the offense is first in timing order
    s.does("sorcerer", "attack 4").does("oracle", "attack 20").does("sorcerer", "use magic")
    assert s.told("reveal.cards") == [("oracle", "attack 4", "sorcerer", "attack 20")]


def test_a_clone_that_showed_its_card_may_still_keep_it_and_all_know_it() -> None:
    s = scene(
        "classic",
        seats=["oracle", "clone", "jade"],
        phase="planning",
        hands={"oracle": ["attack 20", "attack 1"], "clone": ["attack 4", "attack 6"]},
    )
    s.does("clone", "attack 6").does("oracle", "attack 20").does("clone", "use replicate")
    assert s.hand("clone") == ["attack 4", "attack 6"]
    assert s.game.view(s.seat("jade"))["known"][s.seat("clone")] == ["attack_06"]
