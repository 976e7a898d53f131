"""Fodder: may throw in attacks that lie between its own card and the opponent's higher one."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["fodder", "ember", "jade", "azure"]
HAND = ["attack 4", "attack 6", "attack 6", "attack 10", "attack 12", "attack 14", "negotiate", "reinforcement 3"]
TWO_HOMES: dict[str, dict[str, int]] = {"fodder 3": {}, "fodder 4": {}, "fodder 5": {}}


def revealed(fodder: str, ember: str, **position: Any) -> Scene:
    """Fodder as offense with one ship meets Ember's four, and these cards are turned up."""
    hands = {"fodder": HAND, "ember": ["attack 8"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (fodder, ember), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_it_throws_in_what_lies_strictly_between_the_two_cards() -> None:
    s = revealed("attack 4", "attack 14").does("fodder", "use overwhelm")
    assert s.options("fodder") == ["attack 6", "attack 10", "attack 12", "done"]
    s.does("fodder", "attack 6", "attack 10", "done")
    assert s.total("offense") == 4 + 1 + 6 + 10
    assert s.discard == ["attack 6", "attack 10"]
    s.does("fodder", "pass")
    assert s.told("reveal.totals") == [("21", "18")]


def test_it_throws_in_as_many_as_it_likes_also_of_one_kind() -> None:
    s = revealed("attack 4", "attack 14").does("fodder", "use overwhelm", "attack 6", "attack 6", "attack 12", "attack 10")
    assert s.total("offense") == 4 + 1 + 6 + 6 + 12 + 10  # nothing is left to throw in, so it is not asked again
    assert s.hand("fodder") == ["attack 4", "attack 14", "negotiate", "reinforcement 3"]


def test_as_defense_it_does_the_same() -> None:
    s = revealed("attack 12", "attack 4", offense="ember", defense="fodder").does("fodder", "use overwhelm", "attack 10", "done", "pass")
    assert s.told("reveal.totals") == [("13", "18")]


def test_against_its_morph_nothing_lies_between() -> None:
    assert revealed("morph", "attack 14").told("power.used") == []


def test_what_was_thrown_in_is_shown_with_its_cause() -> None:
    s = revealed("attack 4", "attack 14").does("fodder", "use overwhelm", "attack 12", "done")
    totals = s.game.view(None)["totals"]
    assert totals is not None
    assert ("card:attack_12", 12) in totals[0]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_keep_its_cards() -> None:
    s = revealed("attack 4", "attack 14")
    assert s.options("fodder") == ["use overwhelm", "pass"]
    s.does("fodder", "pass", "pass")
    assert [s.told("reveal.totals"), len(s.hand("fodder"))] == [[("5", "18")], 8]


def test_nobody_sees_that_it_could() -> None:
    s = revealed("attack 4", "attack 14")
    assert s.game.view(s.seat("ember"))["waiting"] == []
    s.does("fodder", "use overwhelm")
    assert s.game.view(s.seat("ember"))["waiting"] == []


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards", [("attack 14", "attack 4"), ("attack 12", "attack 14"), ("negotiate", "attack 40"), ("attack 4", "negotiate")]
)
def test_it_needs_the_lower_of_two_attacks_and_something_in_between(cards: tuple[str, str]) -> None:
    s = revealed(*cards)
    assert s.told("power.used") == []
    assert "fodder" not in s.asked or s.prompt("fodder") != "window.reveal.after_reveal"


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_throw_nothing_in(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "fodder": 1}} if place == "gate" else {place: {"fodder": 1}}
    s = revealed("attack 4", "attack 20", offense="ember", defense="jade", **ships)
    assert s.told("power.used") == []
    assert "fodder" not in s.asked or s.prompt("fodder") == "window.reveal.reinforcements"


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_cards_stay_in_hand_and_in_the_next_encounter_it_may_throw_them_in() -> None:
    hands = {"fodder": ["attack 6", "attack 10"], "ember": ["attack 20", "attack 23"], "jade": ["cosmic zap"]}
    s = revealed("attack 14", "attack 1", hands=hands, offense="ember", defense="fodder", destiny=["fodder"])
    s.does("fodder", "use overwhelm").does("jade", "cosmic zap")
    assert [s.told("reveal.totals"), s.hand("fodder")] == [[("15", "5")], ["attack 6", "attack 10"]]
    s.does("ember", "yes", "fodder 2", "ember 1", "done", "done").does("fodder", "done", "attack 6").does("ember", "attack 20")
    assert s.options("fodder") == ["use overwhelm", "pass"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    s = revealed("attack 4", "attack 14", ships=TWO_HOMES)
    assert s.prompt("fodder") == "window.reveal.reinforcements"


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mains", "options"), [(("fodder", "tripler"), ["attack 6", "done"]), (("tripler", "fodder"), None)])
def test_against_tripler_what_the_card_counts_at_that_moment_is_what_matters(mains: tuple[str, str], options: list[str] | None) -> None:
    laid = ("attack 4", "attack 8") if mains[0] == "fodder" else ("attack 8", "attack 4")
    s = scene("classic", seats=["fodder", "tripler", "jade"], offense=mains[0], defense=mains[1], phase="reveal", laid=laid,
              hands={"fodder": ["attack 6", "attack 20", "attack 10"]})  # fmt: skip
    s.does("fodder", "use overwhelm")  # the offense acts first: Tripler's eight is not yet, or already, twenty-four
    assert s.options("fodder") == (options or ["attack 6", "attack 10", "attack 20", "done"])


def test_against_anti_matter_it_keeps_its_cards_if_it_is_wise() -> None:
    s = scene("classic", seats=["anti_matter", "fodder", "jade"], phase="reveal", laid=("attack 14", "attack 4"),
              hands={"fodder": ["attack 6"]}, gate={"anti_matter": 2})  # fmt: skip
    s.does("fodder", "use overwhelm", "attack 6")
    assert s.told("reveal.totals") == [("12", "14")]
    assert s.told("reveal.winner") == [("offense", "anti_matter")]


def test_what_it_threw_away_is_lost_to_emotion_control() -> None:
    s = revealed("attack 4", "attack 14", hands={"jade": ["emotion control"]})
    s.does("fodder", "use overwhelm", "attack 12", "done").does("jade", "emotion control")
    assert [s.prompt("fodder"), "attack 12" in s.discard] == ["deal.talk", True]


def test_with_demon_beside_it_what_is_borrowed_can_be_thrown_in() -> None:
    hands: dict[str, list[str]] = {"ember": ["attack 4"], "jade": ["attack 14"], "azure": ["attack 10", "attack 12"]}
    s = scene("classic", seats=["ember", "jade", "azure"], powers={"ember": ["fodder", "demon"]}, phase="alliance", hands=hands, stops=True)
    s.does("ember", "use possess", "done").does("jade", "done").does("ember", "attack 4", "use overwhelm", "attack 10", "done")
    assert "attack 10" in s.discard
    assert s.told("reveal.totals") == [("15", "18")]
