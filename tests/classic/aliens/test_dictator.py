"""Dictator: picks the destiny card for every other offense."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "jade", "dictator", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"dictator 3": {}, "dictator 4": {}, "dictator 5": {}}


def drawing(jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Ember is about to draw destiny, and Jade's colour is on top; Jade and Azure may hold zaps."""
    hands = {"ember": ["attack 20", "attack 10"], "jade": jade or ["attack 6"], "azure": azure or ["attack 6"]}
    given = {"seats": SEATS, "phase": "destiny", "destiny": ["jade"], "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_picks_any_card_of_the_destiny_deck() -> None:
    s = drawing()
    assert s.told("power.used") == [("dictator", "use command")]  # it was not asked whether
    everybody = ["ember", "jade", "dictator", "azure"]
    assert s.options("dictator") == [*everybody, "wild", "most colonies", "most cards", "fewest in warp"]
    s.does("dictator", "azure")
    assert s.told("destiny.drawn") == [("ember", "azure")]
    assert s.game.defense == s.seat("azure")


def test_it_may_pick_itself() -> None:
    s = drawing().does("dictator", "dictator")
    assert s.game.defense == s.seat("dictator")


def test_the_picked_card_leaves_the_deck() -> None:
    s = drawing()
    before = s.game.view(None)["destiny"]
    s.does("dictator", "azure")
    assert s.game.view(None)["destiny"] == before - 1
    assert s.game.view(None)["destiny_discard"] == [f"destiny:seat:{s.seat('azure')}"]


def test_the_card_counts_as_drawn_by_the_offense_which_picks_a_player_on_a_wild() -> None:
    s = drawing().does("dictator", "wild")
    assert s.options("ember") == ["jade", "dictator", "azure"]


def test_a_redraw_is_picked_too() -> None:
    guests = {"ember 1": {"ember": 3, "jade": 1}, "jade 1": {"jade": 3}}  # so that Ember has a choice
    s = drawing(ships=guests).does("dictator", "ember").does("ember", "redraw")
    assert s.asked == ["dictator"]
    s.does("dictator", "azure")
    assert s.told("destiny.drawn") == [("ember", "ember"), ("ember", "azure")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_as_offense_it_draws_like_anybody() -> None:
    s = drawing(offense="dictator")
    assert s.told("power.used") == []
    assert s.told("destiny.drawn") == [("dictator", "jade")]


@pytest.mark.rule("classic:power.phase")
def test_it_commands_at_no_other_time() -> None:
    s = drawing(phase="regroup", warp={"ember": 1})
    assert [s.prompt("ember"), s.told("power.used")] == ["regroup.retrieve", []]
    s.does("ember", "ember 1")
    assert s.asked == ["dictator"]
    s.does("dictator", "jade").does("ember", "jade 1", "ember 1", "done", "done").does("jade", "done").does("ember", "attack 20")
    assert len(s.told("power.used")) == 1


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


def zapped(drawn: str, **position: Any) -> Scene:
    """Dictator has been zapped, and chance has drawn this card."""
    for seed in range(1, 200):
        s = drawing(jade=["cosmic zap", "attack 4"], seed=seed, **position).does("jade", "cosmic zap")
        if s.told("destiny.drawn")[0] == ("ember", drawn):
            return s
    raise AssertionError(f"{drawn} is never drawn")


@pytest.mark.rule("classic:zap.effect")
@pytest.mark.parametrize("drawn", ["jade", "azure", "wild"])
def test_zapped_the_deck_is_shuffled_and_any_card_may_turn_up(drawn: str) -> None:
    s = zapped(drawn)
    assert len(s.told("destiny.drawn")) == 1


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_has_no_say_in_a_redraw_either() -> None:
    s = zapped("ember", ships={"ember 1": {"ember": 3, "jade": 1}, "jade 1": {"jade": 3}}).does("ember", "redraw")
    assert len(s.told("destiny.drawn")) >= 2
    assert s.told("power.used") == [("dictator", "use command")]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_in_one_encounter_it_commands_in_the_next() -> None:
    s = zapped("jade")
    s.does("ember", "jade 1", "ember 1", "done", "done").does("jade", "done").does("ember", "attack 20", "yes")
    assert s.prompt("dictator") == "dictator.card"


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = drawing(jade=["cosmic zap"], azure=["card zap"]).does("jade", "cosmic zap").does("azure", "card zap").does("dictator", "azure")
    assert s.told("destiny.drawn") == [("ember", "azure")]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_has_no_say() -> None:
    s = drawing(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.told("destiny.drawn") == [("ember", "jade")]


@pytest.mark.rule("classic:power.lost_at_once")
def test_a_home_colony_lost_to_a_plague_ends_it_before_the_draw() -> None:
    s = drawing(phase="regroup", azure=["plague"], ships=TWO_HOMES | {"dictator 3": {"dictator": 3}})
    s.does("azure", "plague", "dictator").does("dictator", *["dictator 3"] * 3)
    assert s.told("power.lost") == [("dictator",)]
    assert s.told("destiny.drawn") == [("ember", "jade")]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    s = drawing(offense="dictator", destiny=["dictator", "jade"], ships=TWO_HOMES)
    s.does("dictator", "resettle dictator 3", "dictator 1", "done", "no")
    assert s.told("turn.begins") == [("azure",)]
    assert s.prompt("dictator") == "dictator.card"


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_it_picks_for_every_further_encounter_of_a_machine() -> None:
    hands = {"machine": ["attack 4", "attack 1"], "jade": ["attack 40"]}
    s = scene("classic", seats=["machine", "jade", "dictator"], phase="destiny", hands=hands)
    s.does("dictator", "jade").does("machine", "jade 1", "machine 1", "done", "done").does("jade", "done")
    s.does("machine", "attack 4", "use continuity", "machine 1")
    assert s.prompt("dictator") == "dictator.card"
    assert s.told("encounter.begins") == [("machine", "2")]


def test_fewest_in_warp_finds_the_zombie_whose_ships_never_stay_there() -> None:
    s = scene("classic", seats=["ember", "jade", "zombie", "dictator"], phase="destiny", warp={"jade": 1, "dictator": 1})
    s.does("dictator", "fewest in warp")
    assert s.game.defense == s.seat("zombie")
