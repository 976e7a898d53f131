"""Warpish: adds one to its total for each ship in the warp, whoever owns it."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["warpish", "ember", "jade", "azure"]
LOST = {"warpish": 2, "ember": 1, "azure": 3}
TWO_HOMES: dict[str, dict[str, int]] = {"warpish 3": {}, "warpish 4": {}, "warpish 5": {}}


def revealed(offense_card: str, defense_card: str, **position: Any) -> Scene:
    """Warpish as offense with one ship meets Ember on a planet with four; six ships of three players are in the warp."""
    hands = {"warpish": [], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "warp": LOST, "laid": (offense_card, defense_card), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_it_adds_everybodys_ships_in_the_warp() -> None:
    s = revealed("attack 8", "attack 10")
    assert s.told("power.used") == [("warpish", "use necromancy")]  # nobody asked it
    assert s.told("reveal.totals") == [("15", "14")]
    assert s.told("reveal.winner") == [("offense", "warpish")]


def test_as_defense_it_adds_them_to_its_own_side() -> None:
    s = revealed("attack 20", "attack 8", offense="ember", defense="warpish", gate={"ember": 1})
    assert s.told("reveal.totals") == [("21", "18")]


def test_an_empty_warp_adds_nothing() -> None:
    s = revealed("attack 8", "attack 10", warp={})
    assert s.told("reveal.totals") == [("9", "14")]


def test_ships_out_of_the_game_are_not_in_the_warp() -> None:
    s = revealed("attack 8", "attack 10", ships={"removed": {"azure": 4}})
    assert s.told("reveal.totals") == [("15", "14")]


def test_what_adds_to_the_total_is_shown_with_its_cause() -> None:
    s = revealed("attack 8", "attack 10", hands={"ember": ["reinforcement 2"]})
    totals = s.game.view(None)["totals"]
    assert totals is not None
    assert ("alien:warpish", 6) in totals[0]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["attack 8", "negotiate"])
def test_with_a_negotiate_the_dead_stay_dead(other: str) -> None:
    assert revealed("negotiate", other).told("power.used") == []


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_add_nothing(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "warpish": 1}} if place == "gate" else {place: {"warpish": 1}}
    s = revealed("attack 8", "attack 10", offense="ember", defense="jade", **ships)
    assert [s.told("power.used"), len(s.told("reveal.totals"))] == [[], 1]


@pytest.mark.rule("classic:power.phase")
def test_the_warp_is_counted_when_the_cards_are_up() -> None:
    hands = {"warpish": ["attack 8", "attack 20"], "ember": ["attack 10"], "jade": ["plague"]}
    s = scene("classic", seats=SEATS, phase="regroup", hands=hands, destiny=["ember"])
    s.does("jade", "plague", "azure").does("azure", *["azure 1"] * 3)
    s.does("warpish", "ember 1", "warpish 1", "done", "done").does("ember", "done")
    assert s.told("power.used") == []
    s.does("warpish", "attack 8")
    assert s.told("reveal.totals") == [("12", "14")]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_adds_nothing_and_in_the_next_encounter_it_adds_again() -> None:
    hands = {"warpish": ["attack 8"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 20", "attack 10", hands=hands, destiny=["ember"], warp={"azure": 3}).does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("21", "14")]
    s.does("warpish", "yes", "ember 2", "warpish 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals")[1:] == [("16", "10")]  # three of Azure's, four of Ember's


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_adds_nothing() -> None:
    s = revealed("attack 8", "attack 10", ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.totals")] == [[], [("9", "14")]]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_against_anti_matter_the_dead_do_it_harm() -> None:
    s = scene("classic", seats=["warpish", "anti_matter", "jade"], phase="reveal", laid=("attack 8", "attack 14"), warp={"jade": 5},
              gate={"warpish": 1})  # fmt: skip
    assert s.told("reveal.totals") == [("14", "10")]
    assert s.told("reveal.winner") == [("defense", "anti_matter")]


def test_against_warrior_both_add_what_they_have() -> None:
    s = scene("classic", seats=["warpish", "warrior", "jade"], phase="reveal", laid=("attack 8", "attack 8"), warp={"jade": 4},
              tokens={"warrior": {"experience": 3}})  # fmt: skip
    assert s.told("power.used") == [("warpish", "use necromancy"), ("warrior", "use mastery")]
    assert s.told("reveal.totals") == [("13", "15")]
