"""Healer: may give another player the ships it has just lost back, and draws a card for it."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "healer", "jade"]
TWO_HOMES: dict[str, dict[str, int]] = {"healer 3": {}, "healer 4": {}, "healer 5": {}}
NO_CARDS: dict[str, list[str]] = {name: [] for name in SEATS}


def beaten(jade: list[str] | None = None, **position: Any) -> Scene:
    """Ember's attack 4 and two ships are beaten by Saffron's attack 20; Healer looks on, Jade may hold a zap."""
    given = {
        "seats": SEATS,
        "phase": "reveal",
        "laid": ("attack 4", "attack 20"),
        "gate": {"ember": 2},
        "hands": NO_CARDS | {"jade": jade or []},
        "deck": ["attack 40", "attack 30"],
        **position,
    }
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_the_ships_come_back_where_their_owner_likes_and_it_draws_a_card() -> None:
    s = beaten(ships={"jade 2": {"ember": 1}}).does("healer", "use heal").does("ember", "jade 2", "ember 1")
    assert [s.ships("ember", "warp"), s.ships("ember", "jade 2")] == [0, 2]
    assert s.hand("healer") == ["attack 40"]


def test_several_players_are_several_uses() -> None:
    s = beaten(gate={"ember": 1, "jade": 2}).does("healer", "use heal")
    assert s.options("healer") == ["ember", "jade"]
    s.does("healer", "jade").does("jade", "jade 1", "jade 1").does("healer", "use heal").does("ember", "ember 1")
    assert [s.ships(name, "warp") for name in ("ember", "jade")] == [0, 0]
    assert s.hand("healer") == ["attack 30", "attack 40"]
    assert s.told("power.used") == [("healer", "use heal")] * 2


def test_it_may_heal_one_and_not_the_other() -> None:
    s = beaten(gate={"ember": 1, "jade": 2}).does("healer", "use heal", "ember").does("ember", "ember 1").does("healer", "pass")
    assert [s.ships(name, "warp") for name in ("ember", "jade")] == [0, 2]


@pytest.mark.rule("classic:power.phase")
def test_it_heals_any_loss_in_any_phase() -> None:
    s = scene("classic", seats=SEATS, phase="regroup", hands=NO_CARDS | {"ember": ["attack 8"], "jade": ["plague"]}, deck=["attack 40"])
    s.does("jade", "plague", "saffron").does("saffron", "saffron 1", "saffron 2", "saffron 3").does("healer", "use heal")
    s.does("saffron", *["saffron 5"] * 3)
    assert [s.ships("saffron", "warp"), s.ships("saffron", "saffron 5")] == [0, 7]


@pytest.mark.rule("classic:board.return_needs_colony")
def test_a_lost_planet_is_no_place_to_return_to() -> None:
    s = beaten(laid=("attack 20", "attack 4")).does("healer", "use heal")
    assert s.options("saffron") == ["saffron 2", "saffron 3", "saffron 4", "saffron 5"]
    s.does("saffron", *["saffron 2"] * 4)
    assert [s.ships("saffron", "saffron 2"), s.ships("ember", "saffron 1")] == [8, 2]


def test_as_a_main_player_it_may_heal_its_opponent() -> None:
    s = beaten(offense="healer", defense="ember", laid=("attack 20", "attack 4"), gate={"healer": 1}).does("healer", "use heal")
    s.does("ember", *["ember 2"] * 4)
    assert [s.ships("healer", "ember 1"), s.ships("ember", "warp")] == [1, 0]


@pytest.mark.rule("classic:compensation.count")
def test_the_healed_still_collects_compensation() -> None:
    s = beaten(laid=("negotiate", "attack 20"), hands=NO_CARDS | {"saffron": ["attack 8"] * 3}).does("healer", "use heal")
    s.does("ember", "ember 1", "ember 1")
    assert s.told("compensation.taken") == [("ember", "saffron", "2")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_need_not_heal() -> None:
    s = beaten()
    assert s.options("healer") == ["use heal", "pass"]
    s.does("healer", "pass")
    assert [s.ships("ember", "warp"), s.hand("healer")] == [2, []]


def test_its_own_ships_stay_lost() -> None:
    s = beaten(gate={"ember": 1, "healer": 1}).does("healer", "use heal").does("ember", "ember 1")  # no choice of a patient
    assert [s.ships("ember", "warp"), s.ships("healer", "warp")] == [0, 1]


def test_who_has_no_colony_left_cannot_be_healed() -> None:
    last: dict[str, dict[str, int]] = {f"saffron {number}": {} for number in range(2, 6)} | {"saffron 1": {"saffron": 4}}
    s = beaten(laid=("attack 20", "attack 4"), ships=last, warp={"saffron": 16})
    assert s.told("power.used") == []
    assert s.ships("saffron", "warp") == 20


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_heals_nobody_for_the_rest_of_the_encounter() -> None:
    s = beaten(["cosmic zap"], gate={"ember": 1, "jade": 1}).does("healer", "use heal").does("jade", "cosmic zap")
    assert [s.ships(name, "warp") for name in ("ember", "jade")] == [1, 1]
    assert s.hand("healer") == []
    assert "healer" not in s.asked


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_heals_nobody() -> None:
    assert beaten(ships=TWO_HOMES).ships("ember", "warp") == 2


@pytest.mark.rule("classic:power.lost_at_once")
def test_the_defeat_that_costs_its_third_home_colony_leaves_its_allies_unhealed() -> None:
    s = beaten(offense="ember", defense="healer", laid=("attack 20", "attack 4"), target="healer 3", beside={"jade": 1},
               ships=TWO_HOMES | {"healer 3": {"healer": 2}})  # fmt: skip
    assert s.told("power.used") == []
    assert s.ships("jade", "warp") == 1


# --- with others ------------------------------------------------------------------------------------------------------------------------


def with_others(seats: list[str], **position: Any) -> Scene:
    """Healer among these, everybody without cards."""
    return beaten(seats=seats, hands={name: [] for name in seats}, gate={seats[0]: 2}, **position)


def test_ships_that_void_has_removed_come_back_into_the_game() -> None:
    s = with_others(["ember", "void", "healer"]).does("healer", "use heal").does("ember", "ember 1", "ember 1")
    assert [s.ships("ember", "removed"), s.ships("ember", "warp"), s.ships("ember", "ember 1")] == [0, 0, 6]


def test_a_cudgels_blow_is_a_loss_of_its_own() -> None:
    s = with_others(["ember", "cudgel", "healer"]).does("healer", "use heal").does("ember", "ember 1", "ember 1")
    s.does("ember", *["ember 1"] * 4).does("healer", "use heal").does("ember", *["ember 2"] * 4)
    assert s.ships("ember", "warp") == 0
    assert s.hand("healer") == ["attack 30", "attack 40"]


@pytest.mark.parametrize("seats", [["vacuum", "ember", "healer"], ["ember", "healer", "vacuum"]])
def test_healing_a_vacuum_undoes_no_catharsis(seats: list[str]) -> None:
    vacuum_first = seats[0] == "vacuum"
    s = beaten(seats=seats, hands={name: [] for name in seats}, gate={seats[0]: 1, "vacuum": 1})
    if vacuum_first:
        s.does("vacuum", "ember").does("ember", "ember 1").does("healer", "pass").does("healer", "use heal").does("vacuum", "vacuum 1")
    else:
        s.does("healer", "use heal", "vacuum").does("vacuum", "vacuum 1").does("healer", "pass")
        s.does("vacuum", "ember").does("ember", "ember 1").does("healer", "pass")
    assert s.ships("vacuum", "warp") == 0
    assert s.ships("ember", "warp") == (1 if vacuum_first else 2)


def test_what_a_zombie_saves_needs_no_healing() -> None:
    s = with_others(["zombie", "ember", "healer"]).does("zombie", "zombie 1", "zombie 1")
    assert s.told("power.used") == [("zombie", "use immortality")]


def test_a_remora_clings_to_the_ships_that_come_back_and_to_the_card() -> None:
    s = with_others(["ember", "saffron", "healer", "remora"], warp={"remora": 2}).does("healer", "use heal").does("ember", *["ember 1"] * 2)
    s.does("remora", "use cling to ships", "remora 1", "use cling to cards")
    assert s.ships("remora", "warp") == 1
    assert [s.hand("healer"), s.hand("remora")] == [["attack 40"], ["attack 30"]]
