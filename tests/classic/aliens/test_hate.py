"""Hate: at the start of its turn it discards a card; everybody else matches it or loses three ships."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["hate", "jade", "azure"]
HAND = ["attack 8", "attack 20", "negotiate", "morph", "+3", "quash"]
NEW = ["attack 1", "attack 5", "attack 6", "attack 7", "attack 9", "attack 10", "negotiate", "negotiate"]
TWO_HOMES: dict[str, dict[str, int]] = {"hate 3": {}, "hate 4": {}, "hate 5": {}}


def raging(jade: list[str], azure: list[str] | None = None, **position: Any) -> Scene:
    """Hate's turn begins; Azure has nothing but an attack 0 unless told otherwise."""
    hands = {"hate": HAND, "jade": jade, "azure": azure or ["attack 0"]}
    return scene("classic", **{"seats": SEATS, "phase": "start_turn", "hands": hands, "destiny": ["jade"], "deck": NEW, **position})


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_discards_a_card_of_its_choice() -> None:
    s = raging(["attack 4"])
    assert s.told("power.used") == [("hate", "use rage")]  # it was not asked whether
    assert s.options("hate") == ["attack 8", "attack 20", "negotiate", "morph", "reinforcement 3", "quash"]
    s.does("hate", "morph")
    assert [s.discard, "morph" in s.hand("hate")] == [["morph"], False]


@pytest.mark.parametrize(
    ("card", "jade", "answers"),
    [
        ("attack 8", ["attack 4", "attack 8", "attack 10", "negotiate"], ["attack 8", "attack 10", "hate ships"]),
        ("negotiate", ["attack 40", "negotiate", "plague"], ["negotiate", "hate ships"]),
        ("reinforcement 3", ["attack 40", "+2", "+5"], ["reinforcement 2", "reinforcement 5", "hate ships"]),
        ("quash", ["attack 40", "plague", "card zap"], ["card zap", "plague", "hate ships"]),
    ],
)
def test_the_others_match_its_type_and_an_attack_with_no_lower_one_or_lose_ships(card: str, jade: list[str], answers: list[str]) -> None:
    s = raging(jade).does("hate", card)
    assert [s.prompt("jade"), s.options("jade")] == ["hate.match", answers]


def test_who_matches_loses_the_card_and_no_ship() -> None:
    s = raging(["negotiate", "attack 4"]).does("hate", "negotiate").does("jade", "negotiate")
    assert [s.hand("jade"), s.ships("jade", "warp"), s.discard[:2]] == [["attack 4"], 0, ["negotiate", "negotiate"]]


def test_who_will_not_match_loses_three_ships_that_hate_picks() -> None:
    s = raging(["negotiate"], ships={"azure 5": {"azure": 4, "jade": 1}}).does("hate", "negotiate").does("jade", "hate ships")
    assert [s.prompt("hate"), s.options("hate")] == ["hate.ships", ["jade 1", "jade 2", "jade 3", "jade 4", "jade 5", "azure 5"]]
    s.does("hate", "azure 5", "jade 1", "jade 1")
    assert [s.ships("jade", "warp"), s.colonies("jade"), s.ships("jade", "jade 1"), s.hand("jade")] == [3, 0, 2, ["negotiate"]]


def test_who_cannot_match_is_not_asked() -> None:
    s = raging(["attack 10", "plague"]).does("hate", "attack 20")
    assert s.prompt("hate") == "hate.ships"  # lower attacks are no match
    s.does("hate", "jade 1", "jade 2", "jade 3", "azure 1", "azure 1", "azure 1")
    assert [s.ships("jade", "warp"), s.ships("azure", "warp"), s.hand("jade")] == [3, 3, ["attack 10", "plague"]]


def test_they_answer_one_after_the_other_from_its_left() -> None:
    s = raging(["negotiate"], ["negotiate"], offense="hate").does("hate", "negotiate")
    assert s.asked == ["jade"]
    s.does("jade", "negotiate")
    assert s.asked == ["azure"]
    s.does("azure", "negotiate")
    assert [s.told("encounter.begins"), s.prompt("hate")] == [[("hate", "1")], "launch.aim"]


def test_who_has_fewer_than_three_ships_loses_them_all() -> None:
    few: dict[str, dict[str, int]] = {"jade 1": {"jade": 2}, "jade 2": {}, "jade 3": {}, "jade 4": {}, "jade 5": {}}
    s = raging(["attack 4"], ["attack 40"], ships=few, warp={"jade": 18})
    s.does("hate", "attack 8").does("azure", "attack 40")
    assert s.ships("jade", "warp") == 20


def test_out_of_encounter_cards_it_draws_a_new_hand_at_the_end() -> None:
    s = raging(["attack 10"], hands={"hate": ["attack 8", "quash"], "jade": ["attack 10"], "azure": ["attack 11"]})
    s.does("hate", "attack 8").does("jade", "attack 10")
    assert s.hand("hate") == ["quash"]
    s.does("azure", "attack 11")
    assert [s.hand("hate"), s.discard] == [NEW, ["attack 8", "attack 10", "attack 11", "quash"]]


@pytest.mark.rule("classic:start.hand_check_2018")
def test_a_hand_it_needs_is_drawn_before_the_rage() -> None:
    s = raging([], hands={"hate": ["quash"], "jade": ["attack 4"], "azure": ["attack 0"]})
    assert [s.discard, s.hand("hate"), s.prompt("hate")] == [["quash"], NEW, "hate.card"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_in_anothers_turn_it_is_calm() -> None:
    assert raging(["attack 4"], offense="jade").told("power.used") == []


@pytest.mark.rule("classic:power.phase", "classic:second.starts_at_regroup")
def test_it_rages_once_a_turn_not_once_an_encounter() -> None:
    s = raging(["negotiate", "attack 4"], ["negotiate", "attack 0"]).does("hate", "negotiate").does("jade", "negotiate")
    s.does("azure", "negotiate").does("hate", "jade 1", "hate 1", "done", "done").does("jade", "done").does(
        "hate", "attack 20", "pass", "yes"
    )
    assert len(s.told("power.used")) == 1


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_nobody_loses_anything() -> None:
    s = raging(["cosmic zap", "attack 4"]).does("jade", "cosmic zap")
    assert [s.hand("hate"), s.hand("azure"), s.prompt("hate")] == [
        ["attack 8", "attack 20", "negotiate", "morph", "reinforcement 3", "quash"], ["attack 0"], "launch.aim",
    ]  # fmt: skip


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_is_calm() -> None:
    assert raging(["attack 4"], ships=TWO_HOMES).told("power.used") == []


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_zombies_three_ships_go_home() -> None:
    hands = {"hate": HAND, "zombie": ["attack 4"], "azure": ["attack 40"]}
    s = raging([], seats=["hate", "zombie", "azure"], hands=hands, destiny=["azure"])
    s.does("hate", "attack 8", "zombie 1", "zombie 1", "zombie 1").does("zombie", "zombie 2", "zombie 2", "zombie 2")
    assert [s.ships("zombie", "zombie 1"), s.ships("zombie", "zombie 2"), s.ships("zombie", "warp")] == [1, 7, 0]


def test_what_it_picks_may_cost_a_player_its_power_before_the_encounter() -> None:
    few: dict[str, dict[str, int]] = {"dictator 1": {"dictator": 3}, "dictator 4": {}, "dictator 5": {}}
    hands = {"hate": HAND, "dictator": ["attack 4"], "azure": ["attack 40"]}
    s = raging([], seats=["hate", "dictator", "azure"], hands=hands, ships=few, destiny=["azure"])
    s.does("hate", "attack 8", *["dictator 1"] * 3).does("azure", "attack 40")
    assert [s.told("power.lost"), s.told("destiny.drawn")] == [[("dictator",)], [("hate", "azure")]]


def test_with_a_hoard_and_no_hand_it_has_nothing_to_discard() -> None:
    s = raging(
        [], powers={"hate": ["hate", "miser"]}, hands={"hate": [], "jade": [], "azure": []}, sheets={"hate": {"hoard": ["attack 20"]}}
    )
    assert [s.told("power.used"), s.prompt("hate")] == [[], "launch.aim"]
