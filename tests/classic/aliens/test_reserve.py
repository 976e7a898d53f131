"""Reserve: plays low attacks as reinforcements, and cancels another player's reinforcement at the price of a negotiate."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["reserve", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"reserve 3": {}, "reserve 4": {}, "reserve 5": {}}


def standing(reserve: list[str], **position: Any) -> Scene:
    """Reserve with one ship and an 8 against Ember's four ships and 10: 9 to 14."""
    hands = {"reserve": reserve, "ember": [], "jade": [], "azure": []} | position.pop("hands", {})
    return scene("classic", **({"seats": SEATS, "phase": "reveal", "laid": ("attack 8", "attack 10"), "hands": hands} | position))


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_an_attack_of_six_or_less_reinforces_by_its_value() -> None:
    s = standing(["attack 6", "attack 7"]).does("reserve", "use call up", "offense")
    assert s.told("reveal.totals") == [("15", "14")]
    assert [s.hand("reserve"), sorted(s.discard)] == [["attack 7"], ["attack 10", "attack 6", "attack 8"]]


def test_it_may_call_up_as_many_as_it_has() -> None:
    s = standing(["attack 4", "attack 4", "attack 1"])
    s.does("reserve", "use call up", "attack 4", "offense", "use call up", "attack 4", "offense", "use call up", "offense")
    assert s.told("reveal.totals") == [("18", "14")]


@pytest.mark.rule("classic:reinforcement.until_all_pass")
def test_it_may_answer_a_reinforcement_with_another_attack() -> None:
    s = standing(["attack 6", "attack 5"], hands={"ember": ["reinforcement 5"]})
    s.does("reserve", "use call up", "attack 6", "offense", "pass").does("ember", "reinforcement 5", "defense")
    s.does("reserve", "use call up", "offense")
    assert s.told("reveal.totals") == [("20", "19")]


@pytest.mark.rule("classic:reinforcement.either_side")
def test_it_may_help_the_other_side() -> None:
    s = standing(["attack 6"]).does("reserve", "use call up", "defense")
    assert s.told("reveal.totals") == [("9", "20")]


@pytest.mark.parametrize("place", ["gate", "beside"])
def test_as_an_ally_it_reinforces_too(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "reserve": 1}} if place == "gate" else {"beside": {"reserve": 1}}
    s = standing(["attack 6"], offense="ember", defense="jade", **ships)
    assert s.options("reserve") == ["use call up", "pass"]


def test_ordinary_reinforcements_are_still_played_as_ever() -> None:
    s = standing(["attack 6", "reinforcement 3"])
    assert s.options("reserve") == ["use call up", "reinforcement 3", "pass"]
    s.does("reserve", "reinforcement 3", "offense", "pass")
    assert s.told("power.used") == []


def test_for_a_negotiate_it_cancels_a_reinforcement_of_another() -> None:
    s = standing(["negotiate"], hands={"ember": ["reinforcement 5"]}).does("ember", "reinforcement 5", "defense")
    assert s.options("reserve") == ["use turn away", "pass"]
    s.does("reserve", "use turn away")
    assert s.told("reveal.totals") == [("9", "14")]
    assert s.discard[:2] == ["negotiate", "reinforcement 5"]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_let_everything_be() -> None:
    s = standing(["negotiate", "attack 4"], hands={"ember": ["reinforcement 5"]})
    s.does("reserve", "pass").does("ember", "reinforcement 5", "defense").does("reserve", "pass", "pass")
    assert s.told("reveal.totals") == [("9", "19")]
    assert s.hand("reserve") == ["attack 4", "negotiate"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_seven_is_too_high() -> None:
    assert standing(["attack 7", "attack 40"]).told("reveal.totals") == [("9", "14")]


@pytest.mark.rule("classic:power.role")
def test_an_onlooker_neither_reinforces_nor_cancels() -> None:
    s = standing(["attack 4", "negotiate"], offense="ember", defense="jade", hands={"ember": ["reinforcement 2"]})
    s.does("ember", "reinforcement 2", "offense")
    assert s.told("reveal.totals") == [("11", "14")]
    assert s.told("power.used") == []


def test_it_does_not_cancel_what_it_plays_itself() -> None:
    s = standing(["attack 4", "negotiate"]).does("reserve", "use call up", "offense")
    assert s.told("reveal.totals") == [("13", "14")]


@pytest.mark.rule("classic:reinforcement.when")
def test_against_a_negotiate_there_is_nothing_to_reinforce() -> None:
    s = standing(["attack 4", "attack 5"], laid=("attack 8", "negotiate"))
    assert s.told("reveal.winner") == [("offense", "reserve")]
    assert s.told("power.used") == []


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_attack_stays_in_hand_and_neither_use_is_left() -> None:
    s = standing(["attack 6", "negotiate"], hands={"ember": ["reinforcement 2"], "jade": ["cosmic zap"]})
    s.does("reserve", "use call up").does("jade", "cosmic zap").does("ember", "reinforcement 2", "offense")
    assert s.told("reveal.totals") == [("11", "14")]
    assert s.hand("reserve") == ["attack 6", "negotiate"]


def test_zapped_the_negotiate_stays_in_hand_and_the_reinforcement_counts() -> None:
    s = standing(["negotiate"], hands={"ember": ["reinforcement 5"], "jade": ["cosmic zap"]})
    s.does("ember", "reinforcement 5", "defense").does("reserve", "use turn away").does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("9", "19")]
    assert s.hand("reserve") == ["negotiate"]


def test_a_use_whose_price_went_to_save_it_from_a_zap_does_nothing() -> None:
    s = standing(["negotiate", "flare filch"], hands={"ember": ["reinforcement 5"], "jade": ["cosmic zap"]})
    s.does("ember", "reinforcement 5", "defense").does("reserve", "use turn away").does("jade", "cosmic zap").does(
        "reserve", "flare filch", "pass"
    )
    assert s.told("reveal.totals") == [("9", "19")]
    assert s.hand("reserve") == ["cosmic zap", "flare filch"]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_its_attacks_stay_attacks() -> None:
    assert standing(["attack 6"], ships=TWO_HOMES).told("reveal.totals") == [("9", "14")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_under_anti_matter_its_attacks_still_add() -> None:
    hands = {"reserve": ["attack 6"], "anti_matter": []}
    s = scene("classic", seats=["reserve", "anti_matter", "jade"], phase="reveal", laid=("attack 8", "attack 10"), hands=hands)
    s.does("reserve", "use call up", "defense")
    assert s.told("reveal.winner") == [("offense", "reserve")]


def test_a_card_zap_does_not_touch_a_reinforcement() -> None:
    s = standing(["attack 6"], hands={"jade": ["card zap"]}).does("reserve", "use call up", "offense")
    assert s.told("reveal.totals") == [("15", "14")]


def test_everybody_has_seen_the_attack_it_called_up() -> None:
    s = standing(["attack 6", "attack 6", "attack 6"]).does("reserve", "use call up", "offense")
    totals = s.game.view(s.seat("azure"))["totals"]
    assert totals is not None
    assert totals[0][-1] == ("card:attack_06", 6)
