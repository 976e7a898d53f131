"""Vacuum: the ships it loses drag as many others into the warp."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["vacuum", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"vacuum 3": {}, "vacuum 4": {}, "vacuum 5": {}}
NO_CARDS: dict[str, list[str]] = {"vacuum": ["attack 8"], "ember": [], "jade": [], "azure": []}


def beaten(azure: list[str] | None = None, **position: Any) -> Scene:
    """Vacuum's attack 4 and two ships are beaten by Ember's attack 20; Azure may hold a zap."""
    given = {
        "seats": SEATS,
        "phase": "reveal",
        "laid": ("attack 4", "attack 20"),
        "gate": {"vacuum": 2},
        "hands": NO_CARDS | {"azure": azure or []},
        **position,
    }
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional", "classic:board.mover_chooses")
def test_it_names_the_victims_and_they_choose_their_ships() -> None:
    s = beaten()
    assert s.told("power.used") == [("vacuum", "use catharsis")]
    assert s.options("vacuum") == ["ember", "jade", "azure", "done"]
    s.does("vacuum", "jade", "ember").does("jade", "jade 3").does("ember", "ember 1")
    assert [s.ships(name, "warp") for name in SEATS] == [2, 1, 1, 0]
    assert [s.ships("jade", "jade 3"), s.ships("ember", "ember 1")] == [3, 3]


def test_all_may_be_of_one_player() -> None:
    s = beaten().does("vacuum", "azure", "azure").does("azure", "azure 1", "azure 2")
    assert [s.ships(name, "warp") for name in SEATS] == [2, 0, 0, 2]


def test_it_may_take_fewer_or_none() -> None:
    s = beaten().does("vacuum", "azure", "done").does("azure", "azure 1")
    assert s.ships("azure", "warp") == 1
    s = beaten().does("vacuum", "done")
    assert [s.ships(name, "warp") for name in SEATS] == [2, 0, 0, 0]


def test_nobody_is_named_for_more_ships_than_it_has_on_colonies() -> None:
    bare: dict[str, dict[str, int]] = {f"jade {number}": {} for number in range(2, 6)} | {"jade 1": {"jade": 1}}
    s = beaten(ships=bare, warp={"jade": 19}).does("vacuum", "jade")
    assert s.options("vacuum") == ["ember", "azure", "done"]


def test_as_a_beaten_ally_it_drags_others_along_too() -> None:
    s = beaten(offense="jade", defense="ember", gate={"jade": 1, "vacuum": 1}).does("vacuum", "jade").does("jade", "jade 1")
    assert [s.ships("vacuum", "warp"), s.ships("jade", "warp")] == [1, 2]


@pytest.mark.rule("classic:power.phase")
def test_any_loss_in_any_phase_counts() -> None:
    s = scene("classic", seats=SEATS, phase="regroup", hands=NO_CARDS | {"jade": ["plague"]})
    s.does("jade", "plague", "vacuum").does("vacuum", *["vacuum 1"] * 3)
    s.does("vacuum", "jade", "jade", "jade").does("jade", *["jade 1"] * 3)
    assert s.ships("jade", "warp") == 3


def test_a_failed_deal_counts() -> None:
    s = beaten(laid=("negotiate", "negotiate")).does("vacuum", "none", *["vacuum 1"] * 3).does("ember", *["ember 1"] * 3)
    s.does("vacuum", *["ember"] * 3).does("ember", *["ember 2"] * 3)
    assert [s.ships("vacuum", "warp"), s.ships("ember", "warp")] == [3, 6]


def test_ships_in_the_gate_are_out_of_reach() -> None:
    s = beaten(offense="ember", defense="vacuum", laid=("attack 20", "attack 4"), gate={"ember": 2}, ships={"vacuum 1": {"vacuum": 1}})
    s.does("vacuum", "ember")
    assert s.options("ember") == ["ember 1", "ember 2", "ember 3", "ember 4", "ember 5"]


@pytest.mark.rule("classic:compensation.count")
def test_dragged_ships_bring_no_compensation() -> None:
    hands = NO_CARDS | {"jade": [], "ember": ["attack 8"] * 5}
    s = beaten(offense="jade", defense="ember", laid=("negotiate", "attack 20"), gate={"jade": 1, "vacuum": 2}, hands=hands)
    s.does("vacuum", "jade", "jade").does("jade", "jade 1", "jade 1")
    assert s.ships("jade", "warp") == 3
    assert s.told("compensation.taken") == [("jade", "ember", "1")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_others_losses_are_none_of_its_business() -> None:
    s = beaten(offense="jade", defense="ember", gate={"jade": 1, "azure": 2})
    assert s.told("power.used") == []


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_goes_down_alone() -> None:
    s = beaten(["cosmic zap"]).does("azure", "cosmic zap")
    assert [s.ships(name, "warp") for name in SEATS] == [2, 0, 0, 0]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_goes_down_alone() -> None:
    s = beaten(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.ships("vacuum", "warp") == 2


@pytest.mark.rule("classic:power.lost_at_once")
def test_the_loss_of_its_third_home_colony_drags_nobody_along() -> None:
    s = beaten(offense="ember", defense="vacuum", laid=("attack 20", "attack 4"), gate={"ember": 1}, target="vacuum 3",
               ships=TWO_HOMES | {"vacuum 3": {"vacuum": 2}})  # fmt: skip
    assert s.told("power.used") == []
    assert s.ships("vacuum", "warp") == 2


# --- with others ------------------------------------------------------------------------------------------------------------------------


def with_others(seats: list[str], **position: Any) -> Scene:
    """Vacuum among these, everybody without cards."""
    return beaten(seats=seats, hands={name: [] for name in seats}, **position)


def test_a_zombie_saves_what_it_was_to_lose() -> None:
    s = with_others(["vacuum", "ember", "zombie"]).does("vacuum", "zombie", "zombie").does("zombie", "zombie 1", "zombie 1")
    s.does("zombie", "zombie 2", "zombie 2")
    assert [s.ships("vacuum", "warp"), s.ships("zombie", "warp")] == [2, 0]


def test_ships_that_void_removes_do_not_go_to_the_warp() -> None:
    s = with_others(["vacuum", "void", "jade"])
    assert s.told("power.used") == [("void", "use eradicate")]
    assert s.ships("vacuum", "removed") == 2


def test_an_observers_ally_loses_nothing_and_drags_nobody_along() -> None:
    s = with_others(["observer", "ember", "vacuum"], gate={"observer": 1, "vacuum": 1}).does("vacuum", "vacuum 1")
    assert s.told("power.used") == [("observer", "use protect")]


def test_a_cudgels_blow_drags_along_once_more() -> None:
    s = with_others(["vacuum", "cudgel", "jade"]).does("vacuum", "cudgel", "jade").does("cudgel", "cudgel 2").does("jade", "jade 1")
    s.does("vacuum", *["vacuum 1"] * 4).does("vacuum", *["jade"] * 4).does("jade", *["jade 2"] * 4)
    assert [s.ships(name, "warp") for name in ("vacuum", "cudgel", "jade")] == [6, 1, 5]
