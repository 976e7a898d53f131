"""Tripler: its low attacks count three times, its high ones a third."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["tripler", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"tripler 3": {}, "tripler 4": {}, "tripler 5": {}}


def revealed(tripler: str, ember: str, **position: Any) -> Scene:
    """Tripler as offense with one ship meets Ember's four, and these cards are turned up."""
    hands = {"tripler": [], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (tripler, ember), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("attack 0", 0), ("attack 1", 3), ("attack 6", 18), ("attack 10", 30), ("attack 11", 4), ("attack 12", 4), ("attack 13", 5),
        ("attack 14", 5), ("attack 15", 5), ("attack 20", 7), ("attack 23", 8), ("attack 30", 10), ("attack 40", 14),
    ],
)  # fmt: skip
def test_low_attacks_triple_and_high_ones_shrink_to_a_third_rounded_up(card: str, counts: int) -> None:
    s = revealed(card, "attack 4")
    assert s.told("power.used") == [("tripler", "use thrice")]  # nobody asked it
    assert s.told("reveal.counts") == [("tripler", str(counts))]
    assert s.told("reveal.totals") == [(str(counts + 1), "8")]


def test_as_defense_only_its_own_card_changes() -> None:
    s = revealed("attack 20", "attack 8", offense="ember", defense="tripler")
    assert s.told("reveal.totals") == [("21", "28")]


def test_ships_and_reinforcements_are_not_tripled() -> None:
    s = revealed("attack 4", "attack 30", hands={"tripler": ["reinforcement 5"]}, gate={"tripler": 4, "azure": 2})
    s.does("tripler", "reinforcement 5", "offense")
    assert s.told("reveal.totals") == [("23", "34")]


def test_its_morph_counts_three_times_the_low_attack_it_copies() -> None:
    s = revealed("morph", "attack 10")
    assert s.told("reveal.totals") == [("31", "14")]


def test_against_a_negotiate_three_times_as_much_wins_no_more() -> None:
    s = revealed("attack 8", "negotiate")
    assert s.told("power.used") == [("tripler", "use thrice")]
    assert s.told("reveal.winner") == [("offense", "tripler")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["attack 8", "negotiate"])
def test_a_negotiate_has_nothing_to_triple(other: str) -> None:
    assert revealed("negotiate", other).told("power.used") == []


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_triple_nothing(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "tripler": 1}} if place == "gate" else {place: {"tripler": 1}}
    s = revealed("attack 8", "attack 10", offense="ember", defense="jade", **ships)
    assert [s.told("power.used"), len(s.told("reveal.totals"))] == [[], 1]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_card_keeps_its_value_and_in_the_next_encounter_it_changes_again() -> None:
    hands = {"tripler": ["attack 8"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 40", "attack 20", hands=hands, destiny=["ember"]).does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("41", "24")]
    s.does("tripler", "yes", "ember 2", "tripler 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals")[1:] == [("25", "10")]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_its_card_keeps_its_value() -> None:
    s = revealed("attack 10", "attack 20", ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.totals")] == [[], [("11", "24")]]


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mains", [("tripler", "chosen"), ("chosen", "tripler")])
def test_its_morph_triples_what_chosen_has_in_the_end(mains: tuple[str, str]) -> None:
    laid = ("morph", "attack 20") if mains[0] == "tripler" else ("attack 20", "morph")
    s = scene("classic", seats=["tripler", "chosen", "jade"], offense=mains[0], defense=mains[1], phase="reveal", laid=laid,
              deck=["attack 9", "plague", "quash"])  # fmt: skip
    s.does("chosen", "use divine intervention", "replace card attack 9")
    assert s.told("reveal.totals") == ([("28", "13")] if mains[0] == "tripler" else [("10", "31")])


def test_beside_a_human_ally_four_are_added_after_all() -> None:
    s = scene("classic", seats=["tripler", "ember", "human"], phase="reveal", laid=("attack 5", "attack 20"),
              gate={"tripler": 1, "human": 1})  # fmt: skip
    assert s.told("reveal.totals") == [("21", "24")]


def test_emotion_control_makes_a_tripled_attack_a_negotiate() -> None:
    s = revealed("attack 10", "attack 4", hands={"tripler": ["attack 6"], "jade": ["emotion control"]}).does("jade", "emotion control")
    assert s.prompt("tripler") == "deal.talk"
