"""Mirror: may call for the digits of every attack to be read backwards."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["mirror", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"mirror 3": {}, "mirror 4": {}, "mirror 5": {}}


def planned(mirror: str, ember: str, **position: Any) -> Scene:
    """Mirror with one ship meets Ember's four; these cards are on the table."""
    hands = {"mirror": [mirror], "ember": [ember], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "planning", "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "other", "totals"),
    [
        ("attack 15", "attack 20", ("52", "6")),
        ("attack 8", "attack 40", ("81", "8")),
        ("attack 11", "attack 23", ("12", "36")),
        ("attack 0", "attack 1", ("1", "14")),
        ("attack 30", "morph", ("4", "7")),
    ],
)
def test_the_digits_of_both_attacks_change_places(mine: str, other: str, totals: tuple[str, str]) -> None:
    s = planned(mine, other).does("mirror", "use reversal")
    assert s.told("reveal.totals") == [totals]


def test_as_defense_it_does_the_same() -> None:
    s = planned("attack 4", "attack 30", offense="ember", defense="mirror").does("mirror", "use reversal")
    assert s.told("reveal.totals") == [("4", "44")]


def test_an_attack_beats_a_negotiate_however_it_is_read() -> None:
    s = planned("attack 10", "negotiate").does("mirror", "use reversal")
    assert s.told("reveal.winner") == [("offense", "mirror")]


def test_reinforcements_are_read_as_they_are() -> None:
    s = planned("attack 8", "attack 10", hands={"mirror": ["attack 8", "reinforcement 3"]}).does("mirror", "use reversal")
    s.does("mirror", "reinforcement 3", "offense")
    assert s.told("reveal.totals") == [("84", "5")]


def test_everybody_is_told_what_the_cards_count() -> None:
    s = planned("attack 11", "attack 15").does("mirror", "use reversal")
    assert s.told("reveal.counts") == [("ember", "51")]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_the_cards_as_they_are() -> None:
    s = planned("attack 15", "attack 20")
    assert s.options("mirror") == ["use reversal", "pass"]
    s.does("mirror", "pass")
    assert s.told("reveal.totals") == [("16", "24")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_call_for_nothing(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "mirror": 1}} if place == "gate" else {place: {"mirror": 1}}
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="planning", **ships)
    assert [s.told("power.used"), len(s.told("reveal.totals"))] == [[], 1]


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_calls_between_selection_and_reveal() -> None:
    s = planned("", "attack 10", hands={"mirror": ["attack 8", "attack 6"]})
    assert s.prompt("mirror") == "planning.select"
    s.does("mirror", "attack 8")
    assert [s.prompt("mirror"), s.told("reveal.cards")] == ["window.planning.after_select", []]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_cards_read_as_printed_and_in_the_next_encounter_it_may_call_again() -> None:
    hands = {"mirror": ["attack 15", "attack 6"], "ember": ["attack 8", "attack 10"], "jade": ["cosmic zap"]}
    s = planned("", "", hands=hands, destiny=["ember"]).does("mirror", "attack 15").does("ember", "attack 8")
    s.does("mirror", "use reversal").does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("16", "12")]
    s.does("mirror", "yes", "ember 2", "mirror 1", "done", "done").does("ember", "done").does("mirror", "use reversal")
    assert s.told("reveal.totals")[1:] == [("61", "5")]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    s = planned("attack 15", "attack 20", ships=TWO_HOMES)
    assert s.told("reveal.totals") == [("16", "24")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pick", "totals"), [("replace card attack 15", ("1", "55")), ("add card attack 15", ("1", "99"))])
def test_a_card_that_replaces_a_revealed_one_is_turned_too_but_an_added_one_is_not(pick: str, totals: tuple[str, str]) -> None:
    s = scene("classic", seats=["mirror", "chosen", "jade"], phase="planning", deck=["attack 15", "cosmic zap", "plague"],
              hands={"mirror": ["attack 0"], "chosen": ["attack 8"]})  # fmt: skip
    s.does("mirror", "use reversal").does("chosen", "use divine intervention", pick)
    assert s.told("reveal.totals") == [totals]


def test_what_fodder_throws_in_is_measured_by_the_turned_cards_but_not_turned_itself() -> None:
    s = scene("classic", seats=["mirror", "fodder", "jade"], phase="planning",
              hands={"mirror": ["attack 4"], "fodder": ["attack 40", "attack 6", "attack 1", "attack 15"]})  # fmt: skip
    s.does("fodder", "attack 40").does("mirror", "use reversal").does("fodder", "use overwhelm")
    assert s.options("fodder") == ["attack 6", "attack 15", "done"]  # between 4 and 40
    s.does("fodder", "attack 15", "done")
    assert s.told("reveal.totals") == [("41", "23")]


def test_against_tripler_the_turned_value_is_tripled() -> None:
    s = scene("classic", seats=["mirror", "tripler", "jade"], phase="planning", hands={"mirror": ["attack 6"], "tripler": ["attack 30"]})
    s.does("mirror", "use reversal")
    assert s.told("reveal.totals") == [("61", "13")]
