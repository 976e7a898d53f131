"""Observer: as an ally its own ships, as a main player its allies' ships, are spared the warp."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["observer", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"observer 3": {}, "observer 4": {}, "observer 5": {}}
AS_ALLY: dict[str, Any] = {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "observer": 2}}
EMPTY: dict[str, list[str]] = {"observer": ["attack 8"], "ember": [], "jade": [], "azure": []}


def beaten(azure: list[str] | None = None, **position: Any) -> Scene:
    """An offense of attack 4 is beaten by Ember's attack 20: Observer's with Jade as ally, if nothing else is said."""
    given = {
        "seats": SEATS,
        "phase": "reveal",
        "laid": ("attack 4", "attack 20"),
        "gate": {"observer": 1, "jade": 2},
        "hands": EMPTY | {"azure": azure or []},
        **position,
    }
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_an_ally_it_brings_its_own_ships_home() -> None:
    s = beaten(**AS_ALLY, ships={"azure 2": {"observer": 1}})
    assert s.told("power.used") == [("observer", "use protect")]
    s.does("observer", "azure 2", "observer 5")
    assert [s.ships("observer", "warp"), s.ships("observer", "azure 2")] == [0, 2]
    assert s.ships("jade", "warp") == 1  # not its business


def test_as_a_defensive_ally_too() -> None:
    s = beaten(offense="jade", defense="ember", laid=("attack 20", "attack 4"), gate={"jade": 1}, beside={"observer": 1})
    s.does("observer", "observer 1")
    assert [s.ships("observer", "warp"), s.ships("ember", "warp")] == [0, 4]


def test_as_offense_it_sends_its_allies_home_and_loses_its_own_ships() -> None:
    s = beaten(gate={"observer": 1, "jade": 2, "azure": 1})
    s.does("jade", "jade 1", "jade 2").does("azure", "azure 3")
    assert s.told("power.used") == [("observer", "use protect")]
    assert [s.ships(name, "warp") for name in ("observer", "jade", "azure")] == [1, 0, 0]


def test_as_defense_it_protects_its_allies_too() -> None:
    s = beaten(offense="ember", defense="observer", laid=("attack 20", "attack 4"), gate={"ember": 1}, beside={"jade": 1})
    s.does("jade", "jade 1")
    assert [s.ships("observer", "warp"), s.ships("jade", "warp")] == [4, 0]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [
        {"gate": {"observer": 1}},
        {"laid": ("attack 20", "attack 4"), "beside": {"azure": 2}},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "azure": 1}},
    ],
    ids=["without allies", "the other side's allies", "onlooker"],
)
def test_it_protects_nobody_else(position: dict[str, Any]) -> None:
    s = beaten(**position)
    assert s.told("power.used") == []
    assert sum(s.ships(name, "warp") for name in SEATS) > 0


def test_a_failed_deal_costs_it_its_ships() -> None:
    s = beaten(laid=("negotiate", "negotiate")).does("jade", "jade 1", "jade 1").does("observer", "none", *["observer 1"] * 3)
    s.does("ember", *["ember 1"] * 3)
    assert s.told("power.used") == []
    assert s.ships("observer", "warp") == 3


@pytest.mark.rule("classic:power.phase")
def test_before_resolution_nobody_is_protected() -> None:
    s = scene("classic", seats=SEATS, offense="ember", phase="regroup", hands=EMPTY | {"jade": ["plague"], "ember": ["attack 8"]})
    s.does("jade", "plague", "observer").does("observer", *["observer 1"] * 3)
    assert s.ships("observer", "warp") == 3


@pytest.mark.rule("classic:strip.no_way_back")
def test_an_ally_without_a_colony_cannot_be_saved() -> None:
    nowhere: dict[str, dict[str, int]] = {f"jade {number}": {} for number in range(1, 6)}
    s = beaten(ships=nowhere, warp={"jade": 18})
    assert s.told("power.used") == []
    assert s.ships("jade", "warp") == 20


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
@pytest.mark.parametrize(("position", "lost"), [({}, "jade"), (AS_ALLY, "observer")])
def test_zapped_it_protects_nobody(position: dict[str, Any], lost: str) -> None:
    s = beaten(["cosmic zap"], **position).does("azure", "cosmic zap")
    assert s.ships(lost, "warp") == 2


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_protects_nobody() -> None:
    s = beaten(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert [s.ships("observer", "warp"), s.ships("jade", "warp")] == [1, 2]


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:timing.conflict_order")
@pytest.mark.parametrize("zapped", [False, True])
def test_a_zombie_among_its_allies_saves_itself_only_if_observer_does_not(zapped: bool) -> None:
    hands = {"observer": [], "ember": [], "zombie": [], "azure": ["cosmic zap"] if zapped else []}
    s = beaten(seats=["observer", "ember", "zombie", "azure"], gate={"observer": 1, "zombie": 1}, hands=hands)
    if zapped:
        s.does("azure", "cosmic zap")
    s.does("zombie", "zombie 1")
    assert s.ships("zombie", "warp") == 0
    assert s.told("power.used") == [("observer", "use protect")] + [("zombie", "use immortality")] * zapped


def test_beside_a_zombie_each_saves_its_own() -> None:
    seats = ["zombie", "ember", "observer", "azure"]
    s = beaten(seats=seats, gate={"zombie": 1, "observer": 1, "azure": 1}, hands={name: [] for name in seats})
    s.does("zombie", "zombie 1").does("observer", "observer 1")
    assert [s.ships(name, "warp") for name in ("zombie", "observer", "azure")] == [0, 0, 1]


def test_a_vacuum_cannot_drag_its_allies_along() -> None:
    seats = ["vacuum", "observer", "jade", "azure"]
    s = beaten(seats=seats, gate={"vacuum": 2}, beside={"jade": 1}, hands={name: [] for name in seats})
    s.does("vacuum", "jade", "jade").does("jade", "jade 2", "jade 2")
    assert s.told("power.used") == [("vacuum", "use catharsis"), ("observer", "use protect")]
    s.does("jade", "jade 3", "jade 3")
    assert s.ships("jade", "warp") == 0
