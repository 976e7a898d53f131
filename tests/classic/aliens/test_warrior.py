"""Warrior: gains a token by every win or deal and two by every failure, and adds its tokens to its total."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["warrior", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"warrior 3": {}, "warrior 4": {}, "warrior 5": {}}


def revealed(offense_card: str, defense_card: str, tokens: int = 0, **position: Any) -> Scene:
    """Warrior as offense with one ship meets Ember's four, and these cards are turned up."""
    hands = {"warrior": [], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (offense_card, defense_card), "hands": hands, **position}
    return scene("classic", **given, tokens={"warrior": {"experience": tokens}})


def tokens_of(s: Scene) -> int:
    """How many tokens Warrior has, as everybody sees."""
    seat = s.seat("warrior")
    return sum(number for holder, kind, number in s.game.view(None)["tokens"] if (holder, kind) == (seat, "experience"))


# --- gaining tokens ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:component.tokens")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        (("attack 20", "attack 4"), 1),
        (("attack 4", "attack 20"), 2),
        (("attack 4", "negotiate"), 1),
        (("negotiate", "attack 4"), 2),
    ],
)
def test_as_offense_a_win_teaches_one_and_a_defeat_two(cards: tuple[str, str], gained: int) -> None:
    s = revealed(*cards, tokens=5)
    assert tokens_of(s) == 5 + gained
    assert s.told("tokens.now")[-1] == ("warrior", "token experience", str(5 + gained))


@pytest.mark.parametrize(("cards", "gained"), [(("attack 20", "attack 4"), 2), (("attack 4", "attack 20"), 1)])
def test_as_defense_it_learns_by_the_same_measure(cards: tuple[str, str], gained: int) -> None:
    assert tokens_of(revealed(*cards, offense="ember", defense="warrior")) == gained


def test_a_deal_teaches_one() -> None:
    s = revealed("negotiate", "negotiate", hands={"warrior": ["attack 8", "attack 6"]}, edition=2008)
    s.does("warrior", "give card", "attack 6", "offer").does("ember", "accept").does("warrior", "warrior 1")
    assert [s.prompt("warrior"), tokens_of(s)] == ["turn.second", 1]


def test_a_failed_deal_teaches_two() -> None:
    s = revealed("negotiate", "negotiate", hands={"warrior": ["attack 8"]})
    s.does("warrior", "none", *["warrior 1"] * 3).does("ember", *["ember 1"] * 3).does("warrior", "warrior 1")
    assert tokens_of(s) == 2


def test_each_encounter_of_a_turn_teaches() -> None:
    hands = {"warrior": ["attack 6"], "ember": ["attack 40"]}
    s = revealed("attack 20", "attack 4", hands=hands, destiny=["ember"])
    assert tokens_of(s) == 1
    s.does("warrior", "yes", "ember 2", "warrior 1", "done", "done").does("ember", "done")
    assert tokens_of(s) == 3


def test_settling_an_empty_planet_and_a_turn_that_breaks_off_teach_nothing() -> None:
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["warrior"], ships={"warrior 5": {}})
    s.does("warrior", "resettle warrior 5", "warrior 1", "done")
    assert tokens_of(s) == 0
    s = scene("classic", seats=SEATS, phase="planning", hands={"warrior": ["reinforcement 2"]})
    assert [s.told("encounter.called_off"), tokens_of(s)] == [[("warrior",)], 0]


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_learn_and_add_nothing(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "warrior": 1}} if place == "gate" else {place: {"warrior": 1}}
    s = revealed("attack 20", "attack 4", tokens=4, offense="ember", defense="jade", **ships)
    assert [s.told("power.used"), tokens_of(s)] == [[], 4]


# --- adding them ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_it_adds_its_tokens_and_keeps_them() -> None:
    s = revealed("attack 8", "attack 8", tokens=4)
    assert s.told("power.used") == [("warrior", "use mastery")]  # nobody asked it
    assert s.told("reveal.totals") == [("13", "12")]
    assert tokens_of(s) == 5


def test_as_defense_it_adds_its_tokens() -> None:
    s = revealed("attack 12", "attack 8", tokens=2, offense="ember", defense="warrior")
    assert s.told("reveal.totals") == [("13", "14")]


@pytest.mark.parametrize("other", ["attack 8", "negotiate"])
def test_with_a_negotiate_it_adds_nothing(other: str) -> None:
    assert revealed("negotiate", other, tokens=9).told("power.used") == []


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect", "classic:zap.not_without_use", "classic:zap.ex_warrior_zombie")
def test_zapped_its_tokens_do_not_count_but_it_still_gains_some() -> None:
    s = revealed("attack 8", "attack 8", tokens=9, hands={"jade": ["cosmic zap"]}).does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("9", "12")]
    assert tokens_of(s) == 11


def test_what_it_learned_while_zapped_counts_in_the_next_encounter() -> None:
    hands = {"warrior": ["attack 8"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 20", "attack 8", tokens=3, hands=hands, destiny=["ember"]).does("jade", "cosmic zap")
    s.does("warrior", "yes", "ember 2", "warrior 1", "done", "done").does("ember", "done")
    assert s.told("reveal.totals") == [("21", "12"), ("13", "10")]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_neither_adds_nor_learns_but_keeps_what_it_has() -> None:
    s = revealed("attack 8", "attack 8", tokens=9, ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.totals"), tokens_of(s)] == [[], [("9", "12")], 9]


@pytest.mark.rule("classic:power.lost_at_once")
def test_the_defeat_that_costs_its_third_home_colony_teaches_nothing() -> None:
    ships = TWO_HOMES | {"warrior 3": {"warrior": 2}}
    s = revealed("attack 40", "attack 8", tokens=2, offense="ember", defense="warrior", target="warrior 3", ships=ships)
    assert [s.told("reveal.totals"), s.told("power.lost"), tokens_of(s)] == [[("41", "12")], [("warrior",)], 2]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_losing_to_a_zapped_human_it_learns_as_by_any_defeat() -> None:
    s = scene("classic", seats=["warrior", "human", "jade"], phase="reveal", laid=("attack 40", "attack 1"), hands={"jade": ["cosmic zap"]})
    s.does("jade", "pass", "cosmic zap")
    assert [s.told("reveal.winner"), tokens_of(s)] == [[("defense", "human")], 2]


def test_against_anti_matter_its_experience_does_it_harm() -> None:
    s = scene("classic", seats=["warrior", "anti_matter", "jade"], phase="reveal", laid=("attack 4", "attack 10"),
              tokens={"warrior": {"experience": 5}})  # fmt: skip
    assert s.told("reveal.totals") == [("10", "6")]
    assert tokens_of(s) == 7
