"""Virus: multiplies its attack by its ships instead of adding them."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["virus", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"virus 3": {}, "virus 4": {}, "virus 5": {}}


def revealed(offense_card: str, defense_card: str, **position: Any) -> Scene:
    """Virus as offense with three ships meets Ember's four, and these cards are turned up."""
    hands = {"virus": [], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "gate": {"virus": 3}, "laid": (offense_card, defense_card), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_its_card_counts_once_for_each_ship() -> None:
    s = revealed("attack 8", "attack 20")
    assert s.told("power.used") == [("virus", "use multiply")]  # nobody asked it
    assert s.told("reveal.counts") == [("virus", "24")]
    assert s.told("reveal.totals") == [("24", "24")]


def test_as_defense_the_ships_on_the_planet_multiply() -> None:
    s = revealed("attack 20", "attack 6", offense="ember", defense="virus", gate={"ember": 4})
    assert s.told("reveal.totals") == [("24", "24")]


def test_ships_of_allies_are_added() -> None:
    s = revealed("attack 8", "attack 20", gate={"virus": 3, "jade": 4})
    assert s.told("reveal.totals") == [("28", "24")]


def test_defending_an_empty_planet_its_card_counts_nothing() -> None:
    s = revealed("attack 1", "attack 40", offense="ember", defense="virus", gate={"ember": 1}, ships={"virus 1": {}}, beside={"jade": 1})
    assert s.told("reveal.totals") == [("2", "1")]
    assert s.told("reveal.winner") == [("offense", "ember")]


def test_a_single_ship_adds_nothing() -> None:
    s = revealed("attack 8", "attack 4", gate={"virus": 1})
    assert s.told("reveal.totals") == [("8", "8")]


def test_reinforcements_are_added_to_the_product() -> None:
    s = revealed("attack 8", "attack 20", hands={"virus": ["reinforcement 2"]}).does("virus", "reinforcement 2", "offense")
    assert s.told("reveal.totals") == [("26", "24")]


def test_a_morph_is_multiplied_as_the_attack_it_copies() -> None:
    s = revealed("morph", "attack 20")
    assert s.told("reveal.totals") == [("60", "24")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["attack 8", "negotiate"])
def test_a_negotiate_is_not_multiplied(other: str) -> None:
    assert revealed("negotiate", other).told("power.used") == []


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(("place", "totals"), [("gate", ("12", "14")), ("beside", ("9", "17")), ("warp", ("9", "14"))])
def test_as_ally_or_onlooker_its_ships_count_as_anybodys(place: str, totals: tuple[str, str]) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "virus": 3}} if place == "gate" else {"gate": {"ember": 1}, place: {"virus": 3}}
    s = revealed("attack 8", "attack 10", offense="ember", defense="jade", **ships)
    assert [s.told("power.used"), s.told("reveal.totals")] == [[], [totals]]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_ships_are_added_and_in_the_next_encounter_they_multiply_again() -> None:
    hands = {"virus": ["attack 7"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 23", "attack 20", hands=hands, destiny=["ember"]).does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("26", "24")]
    s.does("virus", "yes", "ember 2", "virus 1", "virus 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals")[1:] == [("14", "10")]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_its_ships_are_added() -> None:
    s = revealed("attack 8", "attack 20", ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.totals")] == [[], [("11", "24")]]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_macron_ally_adds_its_four() -> None:
    s = scene("classic", seats=["virus", "ember", "macron"], phase="reveal", laid=("attack 8", "attack 20"), gate={"virus": 2, "macron": 1})
    assert s.told("reveal.totals") == [("20", "24")]


@pytest.mark.parametrize("mains", [("virus", "mirror"), ("mirror", "virus")])
def test_the_digits_that_mirror_has_turned_are_multiplied(mains: tuple[str, str]) -> None:
    s = scene("classic", seats=["virus", "mirror", "jade"], offense=mains[0], defense=mains[1], phase="planning", gate={mains[0]: 2},
              hands={"virus": ["attack 20"], "mirror": ["attack 6"]})  # fmt: skip
    s.does("mirror", "use reversal")
    assert s.told("reveal.totals") == ([("4", "64")] if mains[0] == "virus" else [("62", "8")])


def test_emotion_control_leaves_nothing_of_the_product() -> None:
    s = revealed("attack 8", "attack 20", hands={"virus": ["attack 6"], "jade": ["emotion control"]}).does("jade", "emotion control")
    assert s.prompt("virus") == "deal.talk"
