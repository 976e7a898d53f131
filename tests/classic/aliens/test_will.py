"""Will: as offense it meets anyone, anywhere, whatever destiny says."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["will", "jade", "azure", "saffron"]
TWO_HOMES: dict[str, dict[str, int]] = {"will 3": {}, "will 4": {}, "will 5": {}}


def home(name: str) -> list[str]:
    """The planets of a player's system."""
    return [f"{name} {number}" for number in range(1, 6)]


def drawing(card: str, **position: Any) -> Scene:
    """Will draws this destiny card."""
    hands = {"will": ["attack 20", "attack 10"], "jade": ["attack 6"], "azure": ["attack 6"]}
    return scene("classic", **{"seats": SEATS, "phase": "destiny", "destiny": [card], "hands": hands, **position})


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
@pytest.mark.parametrize("card", ["jade", "wild", "most colonies", "will"])
def test_whatever_the_card_says_it_meets_anybody(card: str) -> None:
    s = drawing(card)
    assert s.told("power.used") == [("will", "use choice")]  # it was not asked whether
    assert s.options("will") == ["jade", "azure", "saffron"]
    s.does("will", "azure")
    assert s.options("will") == home("azure")
    s.does("will", "azure 3")
    assert [s.names[s.game.defense], s.game.target] == ["azure", s.planet("azure 3")]
    assert s.told("launch.aimed") == [("will", "azure 3")]
    assert s.prompt("will") == "launch.ships"


def test_it_may_attack_one_players_colony_in_anothers_system() -> None:
    s = drawing("jade", ships={"saffron 2": {"saffron": 4, "azure": 2}}).does("will", "azure")
    assert s.options("will") == [*home("azure"), "saffron 2"]
    s.does("will", "saffron 2", "will 1", "will 1", "done", "done").does("azure", "done").does("will", "attack 20")
    assert s.told("reveal.totals") == [("22", "8")]  # Saffron's ships there take no part
    assert [s.ships("will", "saffron 2"), s.ships("saffron", "saffron 2"), s.ships("azure", "saffron 2")] == [2, 4, 0]
    assert [s.ships("azure", "warp"), s.colonies("will")] == [2, 1]


def test_it_may_drive_a_guest_out_of_its_own_system_whatever_the_colour() -> None:
    s = drawing("jade", ships={"will 2": {"will": 3, "azure": 1}}).does("will", "azure")
    assert s.options("will") == ["will 2", *home("azure")]
    s.does("will", "will 2", "will 1", "done", "done").does("azure", "done").does("will", "attack 20")
    assert [s.ships("will", "will 2"), s.ships("azure", "warp"), s.colonies("will")] == [4, 1, 0]


def test_a_planet_where_only_others_live_is_no_place_to_meet_somebody() -> None:
    s = drawing("jade", ships={"saffron 2": {"saffron": 4, "azure": 2}}).does("will", "jade")
    assert s.options("will") == home("jade")


def test_an_empty_planet_of_the_defenses_system_will_do() -> None:
    empty: dict[str, dict[str, int]] = {"azure 5": {}}
    s = (
        drawing("jade", ships=empty)
        .does("will", "azure", "azure 5", "will 1", "done", "done")
        .does("azure", "done")
        .does("will", "attack 20")
    )
    assert s.told("reveal.totals") == [("21", "6")]


def test_the_drawn_card_is_used_up_like_any_other() -> None:
    s = drawing("jade").does("will", "azure", "azure 1")
    assert s.game.view(None)["destiny_discard"] == [f"destiny:seat:{s.seat('jade')}"]


def test_it_chooses_anew_in_the_second_encounter() -> None:
    s = drawing("jade").does("will", "azure", "azure 1", "will 1", "done", "done").does("azure", "done").does("will", "attack 20", "yes")
    assert s.prompt("will") == "destiny.anyone"


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_another_offense_meets_whom_destiny_names() -> None:
    s = drawing("azure", offense="jade")
    assert [s.told("power.used"), s.names[s.game.defense], s.options("jade")] == [[], "azure", home("azure")]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_cards_target_stands() -> None:
    s = drawing("azure", hands={"will": ["attack 20"], "jade": ["cosmic zap"]}).does("jade", "cosmic zap")
    assert [s.names[s.game.defense], s.prompt("will"), s.options("will")] == ["azure", "launch.aim", home("azure")]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_own_colour_means_what_it_means_to_anybody_and_a_redraw_too() -> None:
    s = drawing("will", destiny=["will", "azure"], ships={"will 2": {"will": 3, "saffron": 1}}, hands={"jade": ["cosmic zap"]})
    s.does("jade", "cosmic zap")
    assert s.options("will") == ["redraw", "drive saffron from will 2"]
    s.does("will", "redraw")
    assert [s.names[s.game.defense], s.prompt("will")] == ["azure", "launch.aim"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_destiny_rules_it() -> None:
    s = drawing("azure", ships=TWO_HOMES)
    assert [s.told("power.used"), s.names[s.game.defense]] == [[], "azure"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_dictator_picks_its_card_in_vain() -> None:
    s = drawing("azure", seats=["will", "dictator", "azure"], hands={}).does("dictator", "azure")
    assert s.options("will") == ["dictator", "azure"]
    s.does("will", "dictator", "dictator 1")
    assert s.names[s.game.defense] == "dictator"


def test_it_cannot_resettle_an_empty_planet_of_its_own_while_its_power_works() -> None:
    empty: dict[str, dict[str, int]] = {"will 5": {}}
    s = drawing("will", ships=empty)
    assert [s.prompt("will"), s.options("will")] == ["destiny.anyone", ["jade", "azure", "saffron"]]
