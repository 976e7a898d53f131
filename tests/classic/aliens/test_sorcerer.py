"""Sorcerer: may exchange the two encounter cards before they are revealed."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["sorcerer", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"sorcerer 3": {}, "sorcerer 4": {}, "sorcerer 5": {}}


def planned(jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Sorcerer meets Ember; with one encounter card each, the cards are on the table. Jade and Azure may hold zaps."""
    hands = {"sorcerer": ["attack 1"], "ember": ["attack 20"], "jade": jade or [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "planning", "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_as_offense_it_takes_the_card_of_the_defense() -> None:
    s = planned().does("sorcerer", "use magic")
    assert s.told("reveal.cards") == [("sorcerer", "attack 20", "ember", "attack 1")]
    assert s.told("reveal.totals") == [("21", "5")]
    assert s.ships("sorcerer", "ember 1") == 1


def test_as_defense_it_takes_the_card_of_the_offense() -> None:
    s = planned(offense="ember", defense="sorcerer").does("sorcerer", "use magic")
    assert s.told("reveal.cards") == [("ember", "attack 1", "sorcerer", "attack 20")]


def test_its_negotiate_becomes_the_opponents_who_collects_for_losing_with_it() -> None:
    hands = {"sorcerer": ["negotiate", "attack 8"], "ember": ["attack 20"]}
    s = planned(hands=hands, ships={"ember 1": {"ember": 1}}).does("sorcerer", "negotiate", "use magic")
    assert s.ships("ember", "warp") == 1
    assert s.told("compensation.taken") == [("ember", "sorcerer", "1")]


def test_each_main_player_discards_the_card_before_it() -> None:
    s = planned().does("sorcerer", "use magic")
    assert s.told("cards.discarded")[:2] == [("sorcerer", "attack 20"), ("ember", "attack 1")]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_the_cards_alone() -> None:
    s = planned()
    assert s.options("sorcerer") == ["use magic", "pass"]
    s.does("sorcerer", "pass")
    assert s.told("reveal.cards") == [("sorcerer", "attack 1", "ember", "attack 20")]


def test_after_the_swap_nobody_sees_more_than_before() -> None:
    s = planned(jade=["cosmic zap"], azure=["card zap"])
    views = [s.game.view(seat)["laid"] for seat in range(4)]
    assert views == [["attack_01", "face_down"], ["face_down", "attack_20"], *[["face_down", "face_down"]] * 2]
    s.does("sorcerer", "use magic")
    assert [s.game.view(seat)["laid"] for seat in range(4)] == views  # declared, not yet done


def test_a_swapped_card_still_comes_out_of_the_hand_that_laid_it() -> None:
    s = planned(hands={"sorcerer": ["attack 6", "attack 6", "negotiate"], "ember": ["attack 20"]})
    for card, name in zip(s.game.hands[0], ("jade", "azure"), strict=False):
        s.game.seen[card] |= 1 << s.seat(name)  # Jade has seen one of them, Azure the other
    s.does("sorcerer", "attack 6", "use magic")
    assert [s.game.view(s.seat(name))["known"][0] for name in ("jade", "azure")] == [[], []]  # either may be the one now up


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_swap_nothing(place: str) -> None:
    ships = {"gate": {"ember": 1, "sorcerer": 1}} if place == "gate" else {place: {"sorcerer": 1}}
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="planning", **ships)
    assert s.told("power.used") == []
    assert len(s.told("reveal.cards")) == 1


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_swaps_only_between_selection_and_reveal() -> None:
    s = planned(hands={"sorcerer": ["attack 1", "attack 4"], "ember": ["attack 20"]})
    assert s.prompt("sorcerer") == "planning.select"
    s.does("sorcerer", "attack 1")
    assert s.prompt("sorcerer") == "window.planning.after_select"
    assert s.told("reveal.cards") == []


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_cards_stay_and_in_the_next_encounter_it_may_swap_again() -> None:
    hands = {"sorcerer": ["attack 40", "attack 6"], "ember": ["attack 4", "attack 12"], "jade": ["cosmic zap", "attack 8"]}
    s = planned(hands=hands, destiny=["ember"])
    s.does("sorcerer", "attack 40").does("ember", "attack 4").does("sorcerer", "use magic").does("jade", "cosmic zap")
    assert s.told("reveal.cards") == [("sorcerer", "attack 40", "ember", "attack 4")]  # and it was not asked a second time
    s.does("sorcerer", "yes", "ember 2", "sorcerer 1", "done", "done").does("ember", "done")
    assert s.options("sorcerer") == ["use magic", "pass"]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = planned(jade=["cosmic zap"], azure=["card zap"])
    s.does("sorcerer", "use magic").does("jade", "cosmic zap").does("azure", "card zap")
    assert s.told("reveal.cards") == [("sorcerer", "attack 20", "ember", "attack 1")]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_the_cards_stay() -> None:
    s = planned(ships=TWO_HOMES)
    assert s.told("reveal.cards") == [("sorcerer", "attack 1", "ember", "attack 20")]


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_ends_it() -> None:
    s = planned(phase="launch", ships=TWO_HOMES | {"sorcerer 3": {"sorcerer": 1}})
    s.does("sorcerer", "ember 1", "sorcerer 3", "done", "done").does("ember", "done")
    assert s.told("reveal.cards") == [("sorcerer", "attack 1", "ember", "attack 20")]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    s = planned(phase="destiny", destiny=["sorcerer", "ember"], ships=TWO_HOMES)
    s.does("sorcerer", "resettle sorcerer 3", "sorcerer 1", "done", "yes", "ember 1", "sorcerer 1", "done", "done").does("ember", "done")
    assert s.options("sorcerer") == ["use magic", "pass"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_against_oracle_it_swaps_its_shown_card_for_a_hidden_one_it_does_not_see() -> None:
    s = scene(
        "classic",
        seats=["sorcerer", "oracle", "jade"],
        phase="planning",
        hands={"sorcerer": ["negotiate"], "oracle": ["attack 20", "attack 1"]},
    )
    s.does("oracle", "attack 20")
    assert s.game.view(s.seat("sorcerer"))["laid"] == ["negotiate", "face_down"]
    s.does("sorcerer", "use magic")
    assert s.told("reveal.cards") == [("sorcerer", "attack 20", "oracle", "negotiate")]


def test_against_clone_each_owns_the_card_it_ended_up_with() -> None:
    s = scene("classic", seats=["sorcerer", "clone", "jade"], phase="planning", hands={"sorcerer": ["attack 1"], "clone": ["attack 20"]})
    s.does("sorcerer", "use magic").does("clone", "use replicate")
    assert s.hand("clone") == ["attack 1"]
    assert s.discard[-1:] == ["attack 20"]
