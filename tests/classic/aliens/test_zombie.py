"""Zombie: its ships return to its colonies instead of going to the warp; in a deal it may free ships from the warp."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["zombie", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"zombie 3": {}, "zombie 4": {}, "zombie 5": {}}


def beaten(jade: list[str], azure: list[str] | None = None, **position: Any) -> Scene:
    """Zombie as offense has lost two ships from the gate; Jade and Azure may hold zaps."""
    hands = {"zombie": ["attack 8"], "ember": ["attack 6"], "jade": jade, "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 4", "attack 20"), "gate": {"zombie": 2}, "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_beaten_ships_go_to_colonies_of_its_choice() -> None:
    s = beaten([], ships={"jade 2": {"zombie": 1}})
    assert s.told("power.used") == [("zombie", "use immortality")]  # nobody asked whether
    s.does("zombie", "jade 2", "zombie 5")
    assert [s.ships("zombie", where) for where in ("warp", "gate", "jade 2")] == [0, 0, 2]


@pytest.mark.parametrize("role", ["gate", "beside"])
def test_a_beaten_ally_goes_home_too(role: str) -> None:
    laid = ("attack 1", "attack 20") if role == "gate" else ("attack 40", "attack 4")
    fleet = {"ember": 1, "zombie": 1} if role == "gate" else {"zombie": 1}
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="reveal", laid=laid, **{role: fleet})
    s.does("zombie", "zombie 1")
    assert [s.ships("zombie", "warp"), s.ships("zombie", "zombie 1")] == [0, 5]


def test_a_beaten_defense_leaves_the_planet_for_another_colony() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="zombie", phase="reveal", laid=("attack 20", "attack 4"), target="zombie 2")
    assert "zombie 2" not in s.options("zombie")
    s.does("zombie", *["zombie 1"] * 4)
    assert [s.ships("zombie", "zombie 2"), s.ships("zombie", "zombie 1"), s.ships("zombie", "warp")] == [0, 8, 0]
    assert s.ships("ember", "zombie 2") == 1


@pytest.mark.rule("classic:power.phase")
def test_any_loss_in_any_phase_counts() -> None:
    s = scene("classic", seats=SEATS, phase="regroup", hands={"jade": ["plague"]})
    s.does("jade", "plague", "zombie").does("zombie", "zombie 1", "zombie 1", "zombie 2")
    s.does("zombie", "zombie 5", "zombie 5", "zombie 5")
    assert [s.ships("zombie", "warp"), s.ships("zombie", "zombie 1"), s.ships("zombie", "zombie 5")] == [0, 2, 7]


def test_a_failed_deal_costs_it_nothing_but_moves() -> None:
    s = scene("classic", seats=SEATS, phase="reveal", laid=("negotiate", "negotiate"))
    s.does("zombie", "none", "zombie 1", "zombie 1", "zombie 1").does("ember", "ember 1", "ember 1", "ember 1")
    s.does("zombie", "zombie 2", "zombie 2", "zombie 2")
    assert [s.ships("zombie", "warp"), s.ships("ember", "warp"), s.ships("zombie", "zombie 2")] == [0, 3, 7]


def test_saved_ships_earn_no_compensation() -> None:
    s = beaten([], laid=("negotiate", "attack 20"))
    s.does("zombie", "zombie 1", "zombie 1")
    assert s.told("compensation.taken") == []


@pytest.mark.rule("classic:zap.not_without_use", "classic:zap.ex_warrior_zombie")
def test_freeing_ships_in_a_deal_is_no_use() -> None:
    s = scene("classic", seats=SEATS, phase="reveal", laid=("negotiate", "negotiate"), warp={"azure": 2}, hands={"jade": ["cosmic zap"]})
    s.does("zombie", "give free", "give card", "offer").does("ember", "accept").does("azure", "azure 3")
    assert s.told("power.used") == []
    assert [s.ships("azure", "warp"), s.ships("azure", "azure 3")] == [1, 5]


def test_as_defense_it_may_free_ships_too() -> None:
    s = scene(
        "classic", seats=SEATS, offense="ember", defense="zombie", phase="reveal", laid=("negotiate", "negotiate"), warp={"zombie": 1}
    )
    s.does("ember", "let them speak").does("zombie", "give free", "give card", "offer").does("ember", "accept").does("zombie", "zombie 1")
    assert s.ships("zombie", "warp") == 0


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_it_saves_nobody_else() -> None:
    s = scene(
        "classic",
        seats=SEATS,
        offense="ember",
        defense="jade",
        phase="reveal",
        laid=("attack 4", "attack 20"),
        gate={"ember": 1, "azure": 1},
    )
    assert s.told("power.used") == []
    assert [s.ships("ember", "warp"), s.ships("azure", "warp")] == [1, 1]


@pytest.mark.rule("classic:strip.no_way_back")
def test_a_planet_stripped_for_the_encounter_is_no_place_to_return_to() -> None:
    s = beaten([], ships={"zombie 1": {}})
    assert s.options("zombie") == ["zombie 2", "zombie 3", "zombie 4", "zombie 5"]


@pytest.mark.rule("classic:strip.no_way_back")
def test_ships_that_give_up_their_planets_all_at_once_have_nowhere_to_return_to() -> None:
    last: dict[str, dict[str, int]] = {f"zombie {number}": {"zombie": 1} for number in (1, 2, 3)} | {"zombie 4": {}, "zombie 5": {}}
    s = scene(
        "classic",
        seats=SEATS,
        offense="ember",
        defense="zombie",
        phase="reveal",
        laid=("negotiate", "negotiate"),
        ships=last,
        warp={"zombie": 17},
    )
    s.does("ember", "none", *["ember 1"] * 3)  # Zombie loses all it has, and is not asked
    assert s.ships("zombie", "warp") == 20
    assert s.told("power.used") == []


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect", "classic:zap.ex_warrior_zombie")
def test_zapped_it_loses_its_ships() -> None:
    s = beaten(["cosmic zap"]).does("jade", "cosmic zap")
    assert s.ships("zombie", "warp") == 2


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_is_mortal_for_the_whole_encounter_and_for_no_longer() -> None:
    hands = {"zombie": ["attack 4", "attack 1", "attack 0"], "ember": ["attack 20", "attack 10"], "jade": ["plague", "cosmic zap"]}
    s = scene("classic", seats=SEATS, phase="regroup", hands=hands, destiny=["ember", "zombie"], ships={"zombie 5": {"zombie": 1}})
    s.does("jade", "plague", "zombie").does("zombie", *["zombie 1"] * 3).does("jade", "cosmic zap").does("zombie", "attack 1")
    s.does("zombie", "zombie 1", "ember 1", "zombie 2", "done", "done").does("ember", "done", "attack 20").does("zombie", "attack 4")
    assert s.ships("zombie", "warp") == 3  # three by the plague, one back at regroup, one by the defeat: no second use
    s.does("ember", "zombie 5", *["ember 1"] * 4, "done").does("zombie", "done", "zombie 3")  # beaten: 14 to 1
    assert [s.ships("zombie", "warp"), s.ships("zombie", "zombie 5")] == [3, 0]
    assert s.told("power.used") == [("zombie", "use immortality")] * 2


def test_zapped_it_collects_compensation_for_what_it_lost() -> None:
    s = beaten(["cosmic zap"], laid=("negotiate", "attack 20")).does("jade", "cosmic zap")
    assert s.told("compensation.taken") == [("zombie", "ember", "1")]  # two are due, one is there


@pytest.mark.rule("classic:zap.not_without_use")
def test_zapped_it_may_still_free_ships_in_a_deal() -> None:
    hands = {"zombie": ["negotiate", "negotiate", "attack 8", "attack 6"], "ember": ["negotiate"], "jade": ["plague", "cosmic zap"]}
    s = scene("classic", seats=SEATS, phase="regroup", hands=hands, destiny=["ember"])
    s.does("jade", "plague", "zombie").does("zombie", *["zombie 1"] * 3).does("jade", "cosmic zap")
    s.does("zombie", "attack 6", "zombie 1", "ember 1", "zombie 2", "done", "done").does("ember", "done").does("zombie", "negotiate")
    s.does("zombie", "give free", "give free", "give card", "offer").does("ember", "accept").does("zombie", "zombie 3", "zombie 3")
    assert s.ships("zombie", "warp") == 0


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = beaten(["cosmic zap"], ["card zap"]).does("jade", "cosmic zap").does("azure", "card zap")
    s.does("zombie", "zombie 1", "zombie 1")
    assert s.ships("zombie", "warp") == 0


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold", "classic:power.lost_at_once")
def test_with_two_home_colonies_it_is_mortal() -> None:
    s = beaten([], ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.ships("zombie", "warp") == 2


def test_with_two_home_colonies_it_frees_nobody() -> None:
    s = scene("classic", seats=SEATS, phase="reveal", laid=("negotiate", "negotiate"), warp={"azure": 2}, ships=TWO_HOMES)
    assert "give free" not in s.options("zombie")


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_makes_it_mortal() -> None:
    hands = {"zombie": ["attack 4"], "ember": ["attack 20"]}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands, ships=TWO_HOMES | {"zombie 3": {"zombie": 1}})
    s.does("zombie", "ember 1", "zombie 3", "done", "done").does("ember", "done")
    assert s.ships("zombie", "warp") == 1


def test_losing_the_third_home_colony_it_still_saves_the_ships_there() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="zombie", phase="reveal", laid=("attack 20", "attack 4"),
              target="zombie 3", ships=TWO_HOMES | {"zombie 3": {"zombie": 2}})  # fmt: skip
    s.does("zombie", "zombie 1", "zombie 1")  # the power goes with the ships, not before them
    assert s.ships("zombie", "warp") == 0
    assert s.told("power.lost") == [("zombie",)]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    hands = {"zombie": ["attack 4", "attack 1"], "ember": ["attack 20"]}
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["zombie", "ember"], hands=hands, ships=TWO_HOMES)
    s.does("zombie", "resettle zombie 3", "zombie 1", "done", "yes", "ember 1", "zombie 2", "done", "done").does("ember", "done")
    s.does("zombie", "attack 4", "zombie 3")
    assert [s.ships("zombie", "warp"), s.ships("zombie", "zombie 3")] == [0, 2]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_beside_a_parasite_only_its_own_ships_are_saved() -> None:
    s = scene("classic", seats=["ember", "jade", "zombie", "parasite"], phase="reveal", laid=("attack 4", "attack 20"),
              gate={"ember": 1, "zombie": 1, "parasite": 1})  # fmt: skip
    s.does("zombie", "zombie 1")
    assert [s.ships(name, "warp") for name in ("ember", "zombie", "parasite")] == [1, 0, 1]


@pytest.mark.parametrize("zapped", [True, False])
def test_against_clone_it_collects_only_for_ships_it_really_lost_and_before_the_card_returns(zapped: bool) -> None:
    s = scene("classic", seats=["clone", "zombie", "jade"], phase="reveal", laid=("attack 20", "negotiate"),
              hands={"clone": ["attack 4"], "zombie": [], "jade": ["cosmic zap"] if zapped else []})  # fmt: skip
    s.does("jade", "cosmic zap") if zapped else s.does("zombie", *["zombie 2"] * 4)
    s.does("clone", "use replicate")
    assert s.hand("zombie") == (["attack 4"] if zapped else [])
    assert s.hand("clone") == (["attack 20"] if zapped else ["attack 4", "attack 20"])
