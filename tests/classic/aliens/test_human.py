"""Human: adds four to its side's total; if zapped, its side wins at once."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["human", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"human 3": {}, "human 4": {}, "human 5": {}}


def revealed(human: str, ember: str, jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Human as offense meets Ember, and these cards are up; Jade and Azure may hold zaps."""
    hands = {"human": [], "ember": ["attack 6"], "jade": jade or [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": (human, ember), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_it_adds_four() -> None:
    s = revealed("attack 8", "attack 8")
    assert s.told("power.used") == [("human", "use humanity")]  # nobody asked it
    assert s.told("reveal.totals") == [("13", "12")]


def test_as_defense_it_adds_four() -> None:
    s = revealed("attack 12", "attack 8", offense="ember", defense="human")
    assert s.told("reveal.totals") == [("13", "16")]


@pytest.mark.parametrize(("place", "totals"), [("gate", ("14", "12")), ("beside", ("9", "17"))])
def test_as_an_ally_it_adds_four_to_its_side(place: str, totals: tuple[str, str]) -> None:
    ships = {"gate": {"ember": 1, "human": 1}} if place == "gate" else {"beside": {"human": 1}}
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="reveal", laid=("attack 8", "attack 8"), **ships)
    assert s.told("reveal.totals") == [totals]


def test_with_two_negotiates_four_more_change_nothing() -> None:
    s = revealed("negotiate", "negotiate")
    assert s.told("power.used") == [("human", "use humanity")]
    assert s.prompt("human") == "deal.talk"


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_an_onlooker_adds_nothing() -> None:
    s = revealed("attack 8", "attack 8", jade=["cosmic zap"], offense="ember", defense="azure")
    assert s.told("power.used") == []
    assert s.told("reveal.totals") == [("9", "12")]


@pytest.mark.rule("classic:power.phase")
def test_it_adds_nothing_before_the_cards_are_up() -> None:
    s = scene("classic", seats=SEATS, phase="alliance", hands={"human": ["attack 8", "attack 10"]})
    s.does("human", "done").does("ember", "done")
    assert [s.prompt("human"), s.told("power.used")] == ["planning.select", []]
    s.does("human", "attack 8")
    assert s.told("power.used") == [("human", "use humanity")]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
@pytest.mark.parametrize("cards", [("attack 1", "attack 40"), ("negotiate", "attack 40"), ("negotiate", "negotiate")])
def test_zapped_its_side_wins_whatever_the_cards_say(cards: tuple[str, str]) -> None:
    s = revealed(*cards, jade=["cosmic zap"]).does("jade", "cosmic zap")
    assert s.told("reveal.winner") == [("offense", "human")]
    assert [s.ships("human", "ember 1"), s.ships("ember", "warp")] == [1, 4]
    assert s.told("compensation.taken") == []  # a negotiate that lost to a negotiate, or an attack that lost, collects nothing


def test_zapped_as_an_ally_it_makes_its_side_win() -> None:
    s = revealed("attack 40", "attack 1", offense="ember", defense="jade", beside={"human": 2}, azure=["cosmic zap"])
    s.does("azure", "cosmic zap")
    assert s.told("reveal.winner") == [("defense", "jade")]
    assert s.prompt("human") == "rewards.take"


def test_it_may_zap_itself() -> None:
    s = revealed("attack 1", "attack 40", hands={"human": ["cosmic zap"]}).does("human", "cosmic zap")
    assert s.told("reveal.winner") == [("offense", "human")]


def test_a_winning_attack_against_a_negotiate_pays_compensation_zapped_or_not() -> None:
    s = revealed("attack 1", "negotiate", hands={"human": ["attack 8"], "jade": ["cosmic zap"]}).does("jade", "cosmic zap")
    assert s.told("compensation.taken") == [("ember", "human", "1")]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_in_one_encounter_it_adds_four_in_the_next() -> None:
    hands = {"human": ["attack 10"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 1", "attack 40", hands=hands, destiny=["ember"]).does("jade", "cosmic zap")
    s.does("human", "yes", "ember 2", "human 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals") == [("15", "10")]


def test_a_card_zap_answering_the_zap_leaves_it_with_its_four() -> None:
    s = revealed("attack 1", "attack 40", jade=["cosmic zap"], azure=["card zap"]).does("jade", "cosmic zap").does("azure", "card zap")
    assert s.told("reveal.totals") == [("6", "44")]
    assert s.told("reveal.winner") == [("defense", "ember")]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_there_is_nothing_to_add_and_nothing_to_zap() -> None:
    s = revealed("attack 8", "attack 8", jade=["cosmic zap"], ships=TWO_HOMES)
    assert s.told("reveal.totals") == [("9", "12")]


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_ends_it() -> None:
    hands = {"human": ["attack 8"], "ember": ["attack 8"]}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands, ships=TWO_HOMES | {"human 3": {"human": 1}})
    s.does("human", "ember 1", "human 3", "done", "done").does("ember", "done")
    assert s.told("reveal.totals") == [("9", "12")]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    hands = {"human": ["attack 8"], "ember": ["attack 8"]}
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["human", "ember"], hands=hands, ships=TWO_HOMES)
    s.does("human", "resettle human 3", "human 1", "done", "yes", "ember 1", "human 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals") == [("13", "12")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:timing.conflict_order")
def test_against_macron_the_offense_is_used_first_and_a_zap_on_human_leaves_macron_no_use() -> None:
    s = scene("classic", seats=["macron", "human", "jade"], phase="reveal", laid=("attack 40", "attack 1"), hands={"jade": ["cosmic zap"]})
    s.does("jade", "pass")  # Macron's mass
    assert s.told("power.used") == [("macron", "use mass"), ("human", "use humanity")]
    s.does("jade", "cosmic zap")
    assert s.told("reveal.winner") == [("defense", "human")]
    assert s.ships("macron", "warp") == 1


def test_a_zombie_beaten_by_its_zap_still_comes_home() -> None:
    s = scene("classic", seats=["human", "zombie", "jade"], phase="reveal", laid=("attack 1", "attack 40"), hands={"jade": ["cosmic zap"]})
    s.does("jade", "cosmic zap").does("zombie", *["zombie 2"] * 4)
    assert [s.ships("zombie", "warp"), s.ships("zombie", "zombie 2")] == [0, 8]
    assert s.ships("human", "zombie 1") == 1
