"""Oracle's flare: wild, both hands are shuffled together; super, the encounter ends when the opponent's card has been shown."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["oracle", "ember", "jade", "azure"]
FLARE = "flare oracle"
LOW, HIGH = ["attack 4", "attack 4"], ["attack 20", "attack 30", "negotiate"]


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Jade, with Azure as an ally."""
    hands = {"oracle": [], "ember": LOW, "jade": HIGH, "azure": []} | hands
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "planning", "gate": {"ember": 1, "azure": 1}} | position
    return scene("classic", **given, hands=hands)


def foreseeing(hands: dict[str, list[str]], offense: str = "oracle", defense: str = "ember", **position: Any) -> Scene:
    """Oracle meets Ember, whose card has to lie open; Jade is an ally."""
    hands = {"oracle": [FLARE, "attack 4", "attack 5"], "ember": ["attack 20", "attack 30"], "jade": [], "azure": []} | hands
    given = {"seats": SEATS, "offense": offense, "defense": defense, "phase": "planning", "gate": {offense: 2, "jade": 1}} | position
    s = scene("classic", **given, hands=hands)
    return s.does("ember", "attack 20") if s.asked == ["ember"] else s


def test_wild_both_hands_are_dealt_anew_each_as_large_as_before() -> None:
    s = planning({"ember": [FLARE, *LOW]}, seed=3).does("ember", FLARE)
    assert [len(s.hand("ember")), len(s.hand("jade"))] == [3, 3]
    assert sorted([*s.hand("ember"), *s.hand("jade")]) == sorted([*LOW, *HIGH, FLARE])
    assert s.hand("ember") != [*LOW, FLARE]


@pytest.mark.parametrize("seed", range(6))
def test_wild_who_misses_a_card_knows_who_has_it_and_nobody_else_does(seed: int) -> None:
    s = planning({"ember": [FLARE, *LOW]}, seed=seed).does("ember", FLARE)
    assert s.game.view(1)["known"][2] == ["attack_04"] * s.hand("jade").count("attack 4")
    assert s.game.view(3)["known"][1:3] == [["flare_oracle"], []]


def test_wild_not_for_allies_nor_with_nothing_else_in_hand() -> None:
    assert not offers(planning({"azure": [FLARE, "attack 6"]}), "azure", FLARE)
    assert not offers(planning({"ember": LOW, "jade": [FLARE]}), "jade", FLARE)


def test_wild_card_zapped_hands_stay() -> None:
    s = card_zapped(planning({"ember": [FLARE, *LOW], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert [s.hand("ember"), s.hand("jade")] == [LOW, sorted(HIGH)]


def test_super_the_encounter_ends_and_counts_as_a_success() -> None:
    s = foreseeing({}).does("oracle", FLARE)
    s.does("oracle", "oracle 1", "oracle 1").does("jade", "jade 1")
    assert [s.hand("ember"), s.ships("oracle", "warp"), s.game.result] == [["attack 20", "attack 30"], 0, "ended"]
    assert s.prompt("oracle") == "turn.second"


def test_super_as_defense_the_offense_has_its_second_encounter() -> None:
    s = foreseeing({}, "ember", "oracle").does("oracle", FLARE).does("ember", "ember 1", "ember 1").does("jade", "jade 1")
    assert s.prompt("ember") == "turn.second"


def test_super_a_grudge_a_tick_tock_or_a_warrior_make_nothing_of_it() -> None:
    s = scene(
        "classic", seats=["oracle", "warrior", "tick_tock"], phase="planning", gate={"oracle": 1}, stops=True,
        hands={"oracle": [FLARE, "attack 4"], "warrior": ["attack 20", "attack 30"]}, tokens={"tick_tock": {"cosmic": 5}},
    )  # fmt: skip
    s.does("warrior", "attack 20").does("oracle", FLARE, "oracle 1")
    assert [s.tokens("warrior", "experience"), s.tokens("tick_tock", "cosmic")] == [0, 5]


@pytest.mark.parametrize("position", [{"zapped": ["oracle"]}, {"offense": "jade", "defense": "ember", "gate": {"jade": 2, "oracle": 1}}])
def test_super_not_without_its_power_nor_as_an_ally(position: dict[str, Any]) -> None:
    hands = {"jade": ["attack 8"], "oracle": [FLARE]} if "offense" in position else {"oracle": [FLARE, "attack 4"]}
    s = foreseeing(hands, **position)
    assert "window.planning.first_shown" not in [prompt for _, prompt, _, _ in s.asks]


def test_super_card_zapped_the_encounter_goes_on() -> None:
    s = card_zapped(foreseeing({"jade": ["card zap"]}), "oracle", FLARE, flare=FLARE)
    assert s.prompt("oracle") == "planning.select"


def test_wild_a_flare_that_lies_elsewhere_leaves_the_whole_hand_to_be_shuffled() -> None:
    hands, sheets = {"miser": ["attack 8"], "ember": ["attack 10"]}, {"miser": {"hoard": [FLARE, "attack 20"]}}
    s = scene("classic", seats=["miser", "ember", "jade"], phase="planning", hands=hands, sheets=sheets).does("miser", FLARE)
    assert s.told("cards.hands_shuffled") == [("miser", "ember")]


def test_wild_not_where_the_opponent_has_no_card_in_hand() -> None:
    hands: dict[str, list[str]] = {"ember": [FLARE, "attack 8", "attack 10"], "miser": []}
    sheets = {"miser": {"hoard": ["attack 20"]}}
    assert not offers(scene("classic", seats=["ember", "miser", "jade"], phase="planning", hands=hands, sheets=sheets), "ember", FLARE)


def test_wild_not_with_the_flare_alone() -> None:
    hands, sheets = {"miser": [FLARE], "ember": ["attack 10"]}, {"miser": {"hoard": ["attack 20"]}}
    assert not offers(scene("classic", seats=["miser", "ember", "jade"], phase="planning", hands=hands, sheets=sheets), "miser", FLARE)
