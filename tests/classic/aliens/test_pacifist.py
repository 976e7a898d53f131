"""Pacifist: its negotiate beats an attack."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["pacifist", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"pacifist 3": {}, "pacifist 4": {}, "pacifist 5": {}}


def revealed(offense_card: str, defense_card: str, **position: Any) -> Scene:
    """Pacifist as offense with one ship meets Ember's four, and these cards are turned up."""
    hands = {"pacifist": ["attack 8"], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (offense_card, defense_card), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_its_negotiate_beats_an_attack() -> None:
    s = revealed("negotiate", "attack 40")
    assert s.told("power.used") == [("pacifist", "use peace")]  # nobody asked it
    assert [s.ships("pacifist", "ember 1"), s.ships("ember", "warp")] == [1, 4]
    assert s.prompt("pacifist") == "turn.second"


def test_as_defense_its_negotiate_beats_an_attack_and_its_ally_is_rewarded() -> None:
    s = revealed("attack 40", "negotiate", offense="ember", defense="pacifist", beside={"jade": 1})
    assert s.ships("ember", "warp") == 1
    assert s.prompt("jade") == "rewards.take"


def test_nobody_collects_compensation_for_it() -> None:
    s = revealed("negotiate", "attack 40")
    assert s.told("compensation.taken") == []


def test_its_allies_land_with_it() -> None:
    s = revealed("negotiate", "attack 40", gate={"pacifist": 1, "azure": 2})
    assert s.ships("azure", "ember 1") == 2


def test_reinforcements_have_no_say_in_it() -> None:
    s = revealed("negotiate", "attack 40", hands={"ember": ["reinforcement 5"]})
    assert s.told("reveal.winner") == [("offense", "pacifist")]


def test_everybody_sees_that_it_leads() -> None:
    s = revealed("negotiate", "attack 40", hands={"jade": ["emotion control"]})
    assert s.game.view(None)["leading"] == 0


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_two_negotiates_are_a_deal_as_ever() -> None:
    s = revealed("negotiate", "negotiate")
    assert [s.told("power.used"), s.prompt("pacifist")] == [[], "deal.talk"]


@pytest.mark.parametrize(("cards", "winner"), [(("attack 8", "attack 4"), "offense"), (("attack 8", "negotiate"), "offense")])
def test_its_attacks_fight_as_anybodys(cards: tuple[str, str], winner: str) -> None:
    s = revealed(*cards)
    assert s.told("power.used") == []
    assert s.told("reveal.winner")[0][0] == winner


def test_its_morph_is_an_attack_against_an_attack() -> None:
    s = revealed("morph", "attack 8")
    assert [s.told("power.used"), s.told("reveal.totals")] == [[], [("9", "12")]]


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_bring_no_peace(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "pacifist": 1}} if place == "gate" else {place: {"pacifist": 1}}
    s = revealed("negotiate", "attack 8", offense="ember", defense="jade", **ships)
    assert [s.told("power.used"), s.told("reveal.winner")] == [[], [("defense", "jade")]]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_loses_and_collects_compensation() -> None:
    s = revealed("negotiate", "attack 4", hands={"jade": ["cosmic zap"]}).does("jade", "cosmic zap")
    assert s.told("reveal.winner") == [("defense", "ember")]
    assert s.told("compensation.taken") == [("pacifist", "ember", "1")]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_in_one_encounter_it_wins_the_next_in_peace() -> None:
    hands = {"pacifist": ["negotiate"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 4", "negotiate", hands=hands, offense="ember", defense="pacifist", edition=2008, destiny=["pacifist"],
                 ships={"pacifist 1": {}})  # fmt: skip
    s.does("jade", "cosmic zap")
    assert s.told("reveal.winner") == [("offense", "ember")]
    s.does("ember", "yes", "pacifist 2", "ember 1", "done", "done").does("pacifist", "done")
    assert s.told("reveal.winner")[1:] == [("defense", "pacifist")]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_its_negotiate_loses() -> None:
    s = revealed("negotiate", "attack 4", ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.winner")] == [[], [("defense", "ember")]]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_emotion_control_after_it_leaves_two_negotiates_and_a_deal() -> None:
    s = revealed("negotiate", "attack 40", hands={"jade": ["emotion control"]})
    assert s.told("power.used") == [("pacifist", "use peace")]
    s.does("jade", "emotion control")
    assert s.prompt("pacifist") == "deal.talk"


@pytest.mark.parametrize("mains", [("pacifist", "human"), ("human", "pacifist")])
def test_a_zapped_human_wins_whatever_the_cards_say(mains: tuple[str, str]) -> None:
    laid = ("negotiate", "attack 8") if mains[0] == "pacifist" else ("attack 8", "negotiate")
    s = scene("classic", seats=["pacifist", "human", "jade"], offense=mains[0], defense=mains[1], phase="reveal", laid=laid,
              hands={"jade": ["cosmic zap"]})  # fmt: skip
    if mains[0] == "pacifist":
        s.does("jade", "pass")  # peace comes first
    s.does("jade", "cosmic zap")
    assert s.told("reveal.winner")[0][1] == "human"


def test_chosen_may_lay_down_its_arms_before_peace_beats_them() -> None:
    s = scene("classic", seats=["pacifist", "chosen", "jade"], phase="reveal", laid=("negotiate", "attack 40"),
              deck=["negotiate", "plague", "quash"])  # fmt: skip
    s.does("chosen", "use divine intervention", "replace card negotiate")
    assert [s.told("power.used")[1:], s.prompt("pacifist")] == [[], "deal.talk"]
