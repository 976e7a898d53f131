"""Filch: may take its opponent's used encounter card."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["filch", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"filch 3": {}, "filch 4": {}, "filch 5": {}}


def resolved(jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Filch as offense has beaten Ember's attack 4 with an attack 20; Jade and Azure may hold zaps."""
    hands = {"filch": ["attack 8"], "ember": ["attack 6"], "jade": jade or [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_it_takes_the_opponents_card_from_the_discard_pile() -> None:
    s = resolved()
    assert s.discard == ["attack 20", "attack 4"]
    s.does("filch", "use theft")
    assert s.hand("filch") == ["attack 4", "attack 8"]
    assert s.discard == ["attack 20"]


def test_beaten_as_defense_it_takes_the_card_that_beat_it() -> None:
    s = resolved(offense="ember", defense="filch").does("filch", "use theft")
    assert s.hand("filch") == ["attack 8", "attack 20"]


def test_it_takes_a_negotiate_after_a_deal() -> None:
    s = resolved(laid=("negotiate", "negotiate")).does("filch", "give card", "offer").does("ember", "accept").does("filch", "use theft")
    assert s.hand("filch") == ["negotiate"]
    assert s.discard == ["negotiate"]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_the_card() -> None:
    s = resolved()
    assert s.options("filch") == ["use theft", "pass"]
    s.does("filch", "pass")
    assert s.hand("filch") == ["attack 8"]


def test_everybody_remembers_the_card_it_took() -> None:
    s = resolved().does("filch", "use theft")
    assert s.game.view(s.seat("azure"))["known"][s.seat("filch")] == ["attack_04"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_take_nothing(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "filch": 1}} if place == "gate" else {place: {"filch": 1}}
    s = resolved(offense="ember", defense="jade", **ships)
    assert "filch" not in s.asked or s.prompt("filch") != "window.resolution.after_discard"
    assert s.told("power.used") == []


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_leaves_the_card_and_in_the_next_encounter_it_may_take_one() -> None:
    s = resolved(jade=["cosmic zap", "attack 6"], destiny=["ember"]).does("filch", "use theft").does("jade", "cosmic zap")
    assert s.hand("filch") == ["attack 8"]
    assert s.discard == ["attack 20", "attack 4", "cosmic zap"]
    s.does("filch", "yes", "ember 2", "filch 1", "done", "done").does("ember", "done")
    assert s.options("filch") == ["use theft", "pass"]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = resolved(["cosmic zap"], ["card zap"]).does("filch", "use theft").does("jade", "cosmic zap").does("azure", "card zap")
    assert s.hand("filch") == ["attack 4", "attack 8"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_takes_nothing() -> None:
    s = resolved(ships=TWO_HOMES)
    assert s.prompt("filch") == "turn.second"


@pytest.mark.rule("classic:power.lost_at_once")
def test_the_defeat_that_costs_the_third_home_colony_costs_the_card_too() -> None:
    s = resolved(offense="ember", defense="filch", target="filch 3", ships=TWO_HOMES | {"filch 3": {"filch": 2}})
    assert "filch" not in s.asked


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_it_cannot_take_what_a_clone_keeps() -> None:
    s = resolved(seats=["filch", "clone", "jade"], hands={"filch": ["attack 8"], "clone": [], "jade": []})
    s.does("clone", "use replicate")
    assert s.prompt("filch") == "turn.second"


def test_it_can_take_what_a_clone_lets_go() -> None:
    s = resolved(seats=["filch", "clone", "jade"], hands={"filch": ["attack 8"], "clone": [], "jade": []})
    s.does("clone", "pass").does("filch", "use theft")
    assert s.hand("filch") == ["attack 4", "attack 8"]


def test_after_a_sorcerers_swap_it_takes_the_card_the_opponent_resolved_with() -> None:
    s = scene("classic", seats=["filch", "sorcerer", "jade"], phase="planning", hands={"filch": ["attack 4"], "sorcerer": ["attack 20"]})
    s.does("sorcerer", "use magic").does("filch", "use theft")
    assert s.hand("filch") == ["attack 4"]  # its own, which had become the other's


@pytest.mark.rule("classic:timing.conflict_order")
def test_who_comes_first_gets_the_card() -> None:
    hands: dict[str, list[str]] = {"fido": [], "filch": [], "jade": []}
    s = resolved(seats=["fido", "filch", "jade"], hands=hands).does("fido", "use fetch", "attack 20", "jade").does("jade", "yes")
    assert "filch" not in s.asked  # the offense's card is gone
    s = resolved(seats=["filch", "fido", "jade"], hands=hands).does("filch", "use theft").does("fido", "use fetch")
    assert s.prompt("fido") == "fido.taker"  # one card is left to offer
    assert s.hand("filch") == ["attack 4"]
