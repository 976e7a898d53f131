"""Anti-Matter: the lower total wins, and its own ships and all allies' ships are subtracted."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["anti_matter", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"anti_matter 3": {}, "anti_matter 4": {}, "anti_matter 5": {}}


def revealed(offense_card: str, defense_card: str, **position: Any) -> Scene:
    """Anti-Matter with one ship meets Ember's four, and these cards are turned up."""
    hands = {"anti_matter": [], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (offense_card, defense_card), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_its_ship_is_subtracted_and_the_lower_total_wins() -> None:
    s = revealed("attack 8", "attack 10")
    assert s.told("power.used") == [("anti_matter", "use negation")]  # nobody asked it
    assert s.told("reveal.totals") == [("7", "14")]
    assert [s.ships("anti_matter", "ember 1"), s.ships("ember", "warp")] == [1, 4]


def test_as_defense_its_ships_on_the_planet_are_subtracted() -> None:
    s = revealed("attack 8", "attack 12", offense="ember", defense="anti_matter", gate={"ember": 2})
    assert s.told("reveal.totals") == [("10", "8")]
    assert s.ships("ember", "warp") == 2


def test_allies_of_both_sides_are_subtracted_from_their_side() -> None:
    s = revealed("attack 8", "attack 10", gate={"anti_matter": 1, "jade": 2}, beside={"azure": 3})
    assert s.told("reveal.totals") == [("5", "11")]


def test_a_total_may_be_less_than_nothing() -> None:
    s = revealed("attack 0", "attack 1", gate={"anti_matter": 1, "jade": 4}, ships={"ember 1": {}}, beside={"azure": 4})
    assert s.told("reveal.totals") == [("-5", "-3")]
    assert s.told("reveal.winner") == [("offense", "anti_matter")]


def test_a_tie_still_goes_to_the_defense() -> None:
    s = revealed("attack 10", "attack 5")
    assert s.told("reveal.totals") == [("9", "9")]
    assert s.told("reveal.winner") == [("defense", "ember")]


def test_reinforcements_still_add_so_they_help_the_other_side() -> None:
    s = revealed("attack 10", "attack 4", hands={"anti_matter": ["reinforcement 2"]})
    assert s.game.view(0)["leading"] == 1
    s.does("anti_matter", "reinforcement 2", "defense")
    assert s.told("reveal.totals") == [("9", "10")]
    assert s.told("reveal.winner") == [("offense", "anti_matter")]


def test_everybody_sees_that_the_lower_total_wins() -> None:
    s = revealed("attack 8", "attack 10", hands={"ember": ["reinforcement 2"]})
    view = s.game.view(None)
    assert [view["lower_wins"], view["leading"]] == [True, 0]
    assert view["totals"] == [[("card:attack_08", 8), ("seat:0", -1)], [("card:attack_10", 10), ("seat:1", 4)]]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "winner"), [(("attack 1", "negotiate"), "offense"), (("negotiate", "attack 40"), "defense")])
def test_an_attack_beats_a_negotiate_as_ever(cards: tuple[str, str], winner: str) -> None:
    s = revealed(*cards)
    assert s.told("power.used") == []
    assert s.told("reveal.winner")[0][0] == winner


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(("place", "totals"), [("gate", ("10", "14")), ("beside", ("9", "15")), ("warp", ("9", "14"))])
def test_allies_and_onlookers_negate_nothing(place: str, totals: tuple[str, str]) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "anti_matter": 1}} if place == "gate" else {place: {"anti_matter": 1}}
    s = revealed("attack 8", "attack 10", offense="ember", defense="jade", **ships)
    assert s.told("power.used") == []
    assert s.told("reveal.totals") == [totals]


@pytest.mark.rule("classic:power.phase")
def test_nothing_is_negated_before_the_cards_are_up() -> None:
    s = scene("classic", seats=SEATS, phase="planning", hands={"anti_matter": ["attack 8", "attack 6"], "ember": ["attack 10"]})
    assert [s.prompt("anti_matter"), s.told("power.used")] == ["planning.select", []]
    s.does("anti_matter", "attack 8")
    assert s.told("power.used") == [("anti_matter", "use negation")]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_all_counts_as_ever_and_in_the_next_encounter_it_negates_again() -> None:
    hands = {"anti_matter": ["attack 6"], "ember": ["attack 8"], "jade": ["cosmic zap"]}
    s = revealed("attack 20", "attack 10", hands=hands, destiny=["ember"]).does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("21", "14")]
    assert s.told("reveal.winner") == [("offense", "anti_matter")]
    s.does("anti_matter", "yes", "ember 2", "anti_matter 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals")[1:] == [("5", "12")]
    assert s.told("reveal.winner")[1:] == [("offense", "anti_matter")]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_the_higher_total_wins() -> None:
    s = revealed("attack 8", "attack 10", ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.totals")] == [[], [("9", "14")]]
    assert s.told("reveal.winner") == [("defense", "ember")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_the_ship_of_a_macron_ally_takes_four_away() -> None:
    s = scene("classic", seats=["anti_matter", "ember", "macron"], phase="reveal", laid=("attack 8", "attack 10"), beside={"macron": 1})
    assert s.told("reveal.totals") == [("7", "10")]


def test_what_a_human_ally_adds_is_no_ship_and_still_adds() -> None:
    s = scene("classic", seats=["anti_matter", "ember", "human"], phase="reveal", laid=("attack 8", "attack 10"),
              gate={"anti_matter": 1, "human": 1})  # fmt: skip
    assert s.told("reveal.totals") == [("10", "14")]


@pytest.mark.parametrize(("offense", "defense", "totals"), [("anti_matter", "virus", ("18", "24")), ("virus", "anti_matter", ("40", "2"))])
def test_a_virus_multiplies_to_its_own_harm(offense: str, defense: str, totals: tuple[str, str]) -> None:
    s = scene("classic", seats=["anti_matter", "virus", "jade"], offense=offense, defense=defense, phase="reveal",
              laid=("attack 20", "attack 6"), gate={offense: 2})  # fmt: skip
    assert s.told("reveal.totals") == [totals]


def test_emotion_control_leaves_no_totals_to_compare() -> None:
    s = revealed("attack 8", "attack 10", hands={"jade": ["emotion control"]}).does("jade", "emotion control")
    assert s.prompt("anti_matter") == "deal.talk"
