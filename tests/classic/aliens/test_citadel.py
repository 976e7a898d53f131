"""Citadel: lays attacks beside planets, and may add them to the defense when such a planet is the target."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene, card_name

SEATS = ["citadel", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"citadel 3": {}, "citadel 4": {}, "citadel 5": {}}


def drawn(citadel: list[str], **position: Any) -> Scene:
    """Ember has drawn destiny: it meets Jade. Citadel holds these cards."""
    hands = {"citadel": citadel, "ember": ["attack 8"], "jade": ["attack 8"], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "ember", "phase": "destiny", "destiny": ["jade"], "hands": hands, **position}
    return scene("classic", **given)


def besieged(ember: str, jade: str, **position: Any) -> Scene:
    """Ember attacks Jade 1 with one ship against four; citadels of 4 and 6 stand there, and one of 15 on Jade 2."""
    hands = {"citadel": [], "ember": [ember], "jade": [jade], "azure": []} | position.pop("hands", {})
    sheets = {"citadel": {"planet:2.1": ["attack 4", "attack 6"], "planet:2.2": ["attack 15"]}}
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "planning", "hands": hands, "sheets": sheets, **position}
    return scene("classic", **given)


def citadels(s: Scene) -> list[str]:
    """The cards that stand beside planets, for everybody's eyes."""
    return [f"{s.say(where)}: {card_name(kind)}" for _, where, kind in s.game.view(None)["sheet"]]


def standing(s: Scene) -> int:
    """How many of its citadels there are, seen or not."""
    return len(s.game.sheet)


# --- building -------------------------------------------------------------------------------------------------------------------------


def test_after_destiny_it_may_lay_an_attack_beside_any_planet() -> None:
    s = drawn(["attack 8", "attack 20", "negotiate", "quash"]).does("citadel", "use build")
    assert s.options("citadel") == ["attack 8", "attack 20"]
    s.does("citadel", "attack 20")
    assert len(s.options("citadel")) == 20
    s.does("citadel", "azure 5")
    assert citadels(s) == ["azure 5: attack 20"]
    assert [s.hand("citadel"), s.told("power.used")] == [["attack 8", "negotiate", "quash"], []]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_keep_its_attacks() -> None:
    s = drawn(["attack 8"]).does("citadel", "pass")
    assert [s.hand("citadel"), s.prompt("ember")] == [["attack 8"], "launch.aim"]


def test_one_an_encounter_though_destiny_is_drawn_again() -> None:
    s = drawn(["attack 8", "attack 20"], destiny=["ember", "jade"], ships={"ember 5": {}}).does(
        "citadel", "use build", "attack 8", "jade 1"
    )
    s.does("ember", "redraw")
    assert s.prompt("ember") == "launch.aim"


def test_who_let_the_first_draw_pass_may_build_after_the_second() -> None:
    s = drawn(["attack 8", "attack 20"], destiny=["ember", "jade"], ships={"ember 5": {}}).does("citadel", "pass")
    s.does("ember", "redraw")
    assert s.options("citadel") == ["use build", "pass"]


def test_an_offense_that_builds_with_its_last_encounter_card_ends_its_turn() -> None:
    s = drawn(["attack 8"], offense="citadel", destiny=["jade"]).does("citadel", "use build", "jade 1")
    assert s.told("encounter.called_off") == [("citadel",)]
    assert s.seat("jade") in s.game.destiny_discard  # the card that was never obeyed
    s = drawn(["attack 8"], offense="citadel", destiny=["jade"], edition=2008).does("citadel", "use build", "jade 1")
    assert s.prompt("citadel") == "launch.aim"  # 2008 stops only where the card is needed


def test_without_an_attack_there_is_nothing_to_build() -> None:
    assert drawn(["negotiate", "morph", "reinforcement 5"]).prompt("ember") == "launch.aim"


@pytest.mark.rule("classic:zap.not_without_use")
def test_building_cannot_be_zapped() -> None:
    s = drawn(["attack 8"], hands={"azure": ["cosmic zap"]}).does("citadel", "use build", "jade 1")
    assert citadels(s) == ["jade 1: attack 8"]


# --- activating -----------------------------------------------------------------------------------------------------------------------


def test_all_citadels_beside_the_target_add_to_the_defense_and_stay_if_it_wins() -> None:
    s = besieged("attack 20", "attack 8").does("citadel", "use fortify")
    assert s.told("reveal.totals") == [("21", "22")]
    assert standing(s) == 3


def test_they_fall_with_the_defense_but_not_those_elsewhere() -> None:
    s = besieged("attack 23", "attack 8").does("citadel", "use fortify")
    assert s.told("reveal.totals") == [("24", "22")]
    assert [standing(s), sorted(s.discard)] == [1, ["attack 23", "attack 4", "attack 6", "attack 8"]]


def test_they_fall_with_a_defense_that_negotiates() -> None:
    s = besieged("attack 20", "negotiate").does("citadel", "use fortify")
    assert standing(s) == 1


@pytest.mark.parametrize("answer", ["deal", "none"])
def test_a_deal_made_or_failed_is_no_defeat(answer: str) -> None:
    s = (
        besieged("negotiate", "negotiate", hands={"ember": ["negotiate", "attack 8"]})
        .does("ember", "negotiate")
        .does("citadel", "use fortify")
    )
    if answer == "deal":
        s.does("ember", "give card", "offer").does("jade", "accept")
    else:
        s.does("ember", "none", *["ember 1"] * 3).does("jade", *["jade 1"] * 3)
    assert standing(s) == 3


def test_not_activated_they_count_for_nothing_and_stay() -> None:
    s = besieged("attack 20", "attack 8").does("citadel", "pass")
    assert s.told("reveal.totals") == [("21", "12")]
    assert standing(s) == 3


def test_it_may_fortify_against_itself() -> None:
    s = besieged("attack 20", "attack 8", offense="citadel", hands={"citadel": ["attack 20"]}).does("citadel", "use fortify")
    assert s.told("reveal.totals") == [("21", "22")]


@pytest.mark.rule("classic:power.phase")
def test_beside_another_planet_they_are_of_no_use() -> None:
    s = besieged("attack 20", "attack 8", target="jade 3")
    assert s.told("reveal.totals") == [("21", "12")]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_they_neither_count_nor_fall() -> None:
    s = besieged("attack 20", "attack 8", hands={"azure": ["cosmic zap"]}).does("citadel", "use fortify").does("azure", "cosmic zap")
    assert s.told("reveal.totals") == [("21", "12")]
    assert standing(s) == 3


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_neither_builds_nor_fortifies() -> None:
    assert drawn(["attack 8"], ships=TWO_HOMES).prompt("ember") == "launch.aim"
    s = besieged("attack 20", "attack 8", ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert standing(s) == 3


def test_citadels_fall_though_the_power_is_lost_with_the_planet() -> None:
    hands = {"citadel": ["attack 8"], "ember": ["attack 40"], "jade": [], "azure": []}
    s = scene("classic", seats=SEATS, offense="ember", defense="citadel", phase="planning", target="citadel 3", hands=hands,
              ships=TWO_HOMES | {"citadel 3": {"citadel": 1}}, sheets={"citadel": {"planet:0.3": ["attack 4"]}})  # fmt: skip
    s.does("citadel", "use fortify")
    assert s.told("power.lost") == [("citadel",)]
    assert standing(s) == 0


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_sorcerer_swaps_the_cards_but_not_the_citadels() -> None:
    hands = {"citadel": [], "ember": ["attack 20"], "sorcerer": ["attack 8"]}
    s = scene("classic", seats=["citadel", "ember", "sorcerer"], offense="ember", defense="sorcerer", phase="planning", hands=hands,
              sheets={"citadel": {"planet:2.1": ["attack 4", "attack 6"]}})  # fmt: skip
    s.does("sorcerer", "use magic").does("citadel", "use fortify")
    assert s.told("reveal.totals") == [("9", "34")]


def test_against_anti_matter_citadels_drag_the_defense_down() -> None:
    hands = {"citadel": [], "ember": ["attack 8"], "anti_matter": ["attack 8"]}
    s = scene("classic", seats=["citadel", "ember", "anti_matter"], offense="ember", defense="anti_matter", phase="planning", hands=hands,
              sheets={"citadel": {"planet:2.1": ["attack 15"]}})  # fmt: skip
    s.does("citadel", "use fortify")
    assert s.told("reveal.winner") == [("offense", "ember")]
    assert standing(s) == 0
