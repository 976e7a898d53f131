"""Machine: may go on with encounters as long as it holds an encounter card."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["machine", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"machine 3": {}, "machine 4": {}, "machine 5": {}}
LOST = ("attack 4", "attack 20")
WON = ("attack 20", "attack 4")


def ended(laid: tuple[str, str], jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """An encounter of Machine's with Ember has just ended so; Machine has another card, Jade and Azure may hold zaps."""
    hands = {"machine": ["attack 8"], "ember": ["attack 6"], "jade": jade or ["attack 6"], "azure": azure or ["attack 6"]}
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "hands": hands, "destiny": ["ember"], **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_a_lost_encounter_does_not_end_its_turn() -> None:
    s = ended(LOST).does("machine", "use continuity")
    assert s.told("encounter.begins") == [("machine", "2")]
    assert s.told("turn.begins") == []


def test_neither_does_a_failed_deal() -> None:
    s = ended(("negotiate", "negotiate"))
    s.does("machine", "none", *["machine 1"] * 3).does("ember", *["ember 1"] * 3).does("machine", "machine 2")
    assert s.options("machine") == ["use continuity", "pass"]


@pytest.mark.parametrize("encounter", [2, 3, 7])
def test_there_is_no_cap_of_two(encounter: int) -> None:
    s = ended(WON, encounter=encounter).does("machine", "use continuity")
    assert s.told("encounter.begins") == [("machine", str(encounter + 1))]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_it_at_that() -> None:
    s = ended(LOST)
    assert s.options("machine") == ["use continuity", "pass"]
    s.does("machine", "pass")
    assert s.told("turn.begins") == [("ember",)]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.use_is_the_zappable_part")
def test_the_ordinary_second_encounter_is_no_use() -> None:
    s = ended(WON, jade=["cosmic zap"])
    assert s.prompt("machine") == "turn.second"
    s.does("machine", "yes")
    assert s.told("power.used") == []
    assert s.told("encounter.begins") == [("machine", "2")]


@pytest.mark.parametrize("hand", [[], ["reinforcement 3", "plague"]])
def test_without_an_encounter_card_it_stands_still(hand: list[str]) -> None:
    s = ended(LOST, hands={"machine": hand, "ember": ["attack 6"]})
    if "reinforcement 3" in hand:
        s.does("machine", "pass")  # the chance to reinforce
    assert s.told("turn.begins") == [("ember",)]
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.role")
def test_as_defense_it_goes_on_with_nothing() -> None:
    s = ended(LOST, offense="ember", defense="machine")
    assert s.told("power.used") == []
    assert s.told("turn.begins") == [("jade",)]


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_is_asked_when_the_encounter_is_over_and_all_ships_are_home() -> None:
    s = ended(LOST, gate={"machine": 2})
    assert s.prompt("machine") == "window.encounter.end"
    assert s.discard == ["attack 4", "attack 20"]
    assert [s.ships("machine", "gate"), s.ships("machine", "warp")] == [0, 2]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_turn_is_over() -> None:
    s = ended(LOST, jade=["cosmic zap", "attack 6"]).does("machine", "use continuity").does("jade", "cosmic zap")
    assert s.told("turn.begins") == [("ember",)]
    assert s.game.view(None)["zapped"] == []  # the next encounter has begun


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_may_go_on_again_in_its_next_turn() -> None:
    hands = {
        "machine": ["attack 20", "attack 20", "attack 6", "attack 1"],
        "ember": ["attack 4", "attack 12"],
        "jade": ["attack 4", "cosmic zap"],
    }
    s = scene("classic", seats=["machine", "ember", "jade"], phase="reveal", laid=("attack 6", "attack 40"), hands=hands,
              destiny=["machine", "machine", "ember"])  # fmt: skip
    s.does("machine", "use continuity").does("jade", "cosmic zap")
    s.does("ember", "machine 1", "ember 1", "done", "done").does("machine", "done").does("ember", "attack 4").does("machine", "attack 20")
    s.does("jade", "machine 1", "jade 1", "done", "done").does("machine", "done", "attack 20")
    assert s.told("turn.begins") == [("ember",), ("jade",), ("machine",)]
    s.does("machine", "machine 1", "ember 1", "machine 1", "done", "done").does("ember", "done").does("machine", "attack 6")
    assert s.options("machine") == ["use continuity", "pass"]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_after_its_second_encounter_it_has_no_third() -> None:
    s = ended(WON, jade=["cosmic zap", "attack 6"], encounter=2).does("machine", "use continuity").does("jade", "cosmic zap")
    assert s.told("turn.begins") == [("ember",)]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = ended(LOST, jade=["cosmic zap", "attack 6"], azure=["card zap", "attack 6"])
    s.does("machine", "use continuity").does("jade", "cosmic zap").does("azure", "card zap")
    assert s.told("encounter.begins") == [("machine", "2")]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_a_defeat_ends_its_turn() -> None:
    s = ended(LOST, ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.told("turn.begins") == [("ember",)]


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_ends_it() -> None:
    hands = {"machine": ["attack 4", "attack 1"], "ember": ["attack 20"]}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands, ships=TWO_HOMES | {"machine 3": {"machine": 1}})
    s.does("machine", "ember 1", "machine 3", "done", "done").does("ember", "done").does("machine", "attack 4")
    assert s.told("turn.begins") == [("ember",)]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    hands = {"machine": ["attack 4", "attack 1"], "ember": ["attack 20"]}
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["machine", "ember"], hands=hands, ships=TWO_HOMES)
    s.does("machine", "resettle machine 3", "machine 1", "done", "yes", "ember 1", "machine 1", "done", "done").does("ember", "done")
    s.does("machine", "attack 4")
    assert s.options("machine") == ["use continuity", "pass"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_macron_collecting_double_takes_the_card_it_would_go_on_with() -> None:
    s = scene("classic", seats=["machine", "macron", "jade"], phase="reveal", laid=("attack 40", "negotiate"), encounter=2,
              hands={"machine": ["attack 4", "attack 1"], "macron": []}, ships={"macron 1": {"macron": 1}})  # fmt: skip
    assert s.hand("macron")[:2] == ["attack 1", "attack 4"]  # two cards for one ship
    assert s.told("power.used") == [("macron", "use mass")]
    assert s.told("turn.begins") == [("macron",)]


def test_what_a_parasite_did_in_one_encounter_is_over_in_the_next() -> None:
    s = scene("classic", seats=["machine", "ember", "parasite"], phase="alliance", destiny=["ember"],
              hands={"machine": ["attack 4", "attack 1"], "ember": ["attack 20", "attack 12"], "parasite": ["attack 8"]})  # fmt: skip
    s.does("machine", "done").does("ember", "done").does("parasite", "use infest", "offense", "parasite 1", "done")
    s.does("machine", "attack 4").does("ember", "attack 20").does(
        "machine", "use continuity", "machine 1", "ember 2", "machine 2", "done", "done"
    )
    s.does("ember", "done")
    assert s.options("parasite") == ["use infest", "pass"]
    assert s.ships("parasite", "gate") == 0
