"""Kamikaze: may send up to four of its ships to the warp for two cards each."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["kamikaze", "jade", "azure"]
DECK = ["attack 4", "attack 5", "attack 7", "attack 9", "attack 10", "attack 11", "attack 12", "attack 13"]
TWO_HOMES: dict[str, dict[str, int]] = {"kamikaze 3": {}, "kamikaze 4": {}, "kamikaze 5": {}}


def diving(**position: Any) -> Scene:
    """Kamikaze attacks Jade with a ship, and no card has been chosen yet; Azure looks on."""
    hands = {"kamikaze": ["attack 1"], "jade": ["attack 20"], "azure": ["attack 6"]}
    return scene("classic", **{"seats": SEATS, "phase": "planning", "hands": hands, "deck": DECK, **position})


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("offense", "defense"), [("kamikaze", "jade"), ("jade", "kamikaze")])
@pytest.mark.parametrize("ships", [1, 2, 4])
def test_each_ship_brings_two_cards(offense: str, defense: str, ships: int) -> None:
    s = diving(offense=offense, defense=defense).does("kamikaze", "use sacrifice", *["kamikaze 1", "kamikaze 2"][: ships // 2] * 2)
    s.does("kamikaze", *["kamikaze 1"] * (ships % 2), *["done"] * (ships < 4))
    assert s.ships("kamikaze", "warp") == ships
    assert s.hand("kamikaze") == ["attack 1", *DECK[: 2 * ships]]


def test_they_come_from_any_of_its_colonies_but_not_from_the_gate() -> None:
    s = diving(ships={"jade 2": {"jade": 4, "kamikaze": 1}}, gate={"kamikaze": 2}).does("kamikaze", "use sacrifice")
    assert s.options("kamikaze") == ["kamikaze 1", "kamikaze 2", "kamikaze 3", "kamikaze 4", "kamikaze 5", "jade 2"]
    s.does("kamikaze", "jade 2", "done")
    assert [s.colonies("kamikaze"), s.ships("kamikaze", "gate"), s.ships("kamikaze", "warp")] == [0, 2, 1]


def test_as_defense_it_may_give_up_the_planet_under_attack() -> None:
    s = diving(offense="jade", defense="kamikaze", target="kamikaze 1", ships={"kamikaze 1": {"kamikaze": 2}})
    s.does("kamikaze", "use sacrifice", "kamikaze 1", "kamikaze 1", "done")
    assert s.game.involved(1) == [(s.seat("kamikaze"), s.planet("kamikaze 1"), 0)]


def test_the_new_cards_can_be_laid_at_once() -> None:
    s = diving().does("kamikaze", "use sacrifice", "kamikaze 1", "done")
    assert s.options("kamikaze") == ["attack 1", "attack 4", "attack 5"]


def test_it_may_spare_its_ships() -> None:
    s = diving(hands={"kamikaze": ["attack 1", "attack 6"], "jade": ["attack 20"]})
    assert s.options("kamikaze") == ["use sacrifice", "pass"]
    s.does("kamikaze", "pass")
    assert [s.ships("kamikaze", "warp"), s.hand("kamikaze")] == [0, ["attack 1", "attack 6"]]


def test_ships_lost_this_way_bring_no_compensation() -> None:
    hands = {"kamikaze": ["negotiate", "attack 1"], "jade": ["attack 20", "attack 4", "attack 4"]}
    s = diving(hands=hands).does("kamikaze", "use sacrifice", "kamikaze 1", "kamikaze 1", "done", "negotiate").does("jade", "attack 20")
    assert s.ships("kamikaze", "warp") == 3
    assert s.told("compensation.taken") == [("kamikaze", "jade", "1")]  # for the ship in the gate


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("position", [{}, {"gate": {"jade": 1, "kamikaze": 1}}, {"beside": {"kamikaze": 1}}])
def test_it_dives_only_as_a_main_player(position: dict[str, Any]) -> None:
    s = diving(offense="jade", defense="azure", **position)
    assert s.told("power.used") == []
    assert "kamikaze" not in s.asked


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_dives_once_before_the_cards_are_chosen_and_at_no_other_time() -> None:
    s = diving(phase="alliance").does("kamikaze", "done").does("jade", "done")
    assert s.prompt("kamikaze") == "window.planning.before_select"
    s.does("kamikaze", "use sacrifice", "kamikaze 1", "done")
    assert s.prompt("kamikaze") == "planning.select"


def test_without_a_colony_there_is_nothing_to_give() -> None:
    all_away: dict[str, dict[str, int]] = {f"kamikaze {number}": {} for number in range(1, 6)}
    s = diving(ships=all_away, gate={"kamikaze": 1}, warp={"kamikaze": 19})
    assert s.told("power.used") == []


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_loses_no_ship_and_gets_no_card() -> None:
    hands = {"kamikaze": ["attack 1", "attack 6"], "jade": ["attack 20"], "azure": ["cosmic zap"]}
    s = diving(hands=hands).does("kamikaze", "use sacrifice").does("azure", "cosmic zap")
    assert [s.ships("kamikaze", "warp"), s.hand("kamikaze")] == [0, ["attack 1", "attack 6"]]
    assert s.prompt("kamikaze") == "planning.select"


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_cannot_dive() -> None:
    s = diving(ships=TWO_HOMES)
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.lost_at_once")
def test_the_dive_that_costs_the_third_home_colony_still_brings_its_cards() -> None:
    s = diving(ships=TWO_HOMES | {"kamikaze 3": {"kamikaze": 1}}).does("kamikaze", "use sacrifice", "kamikaze 3", "done")
    assert s.told("power.lost") == [("kamikaze",)]
    assert s.hand("kamikaze") == ["attack 1", "attack 4", "attack 5"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_trader_takes_the_cards_the_dive_has_brought() -> None:
    s = diving(seats=["kamikaze", "trader", "azure"], hands={"kamikaze": ["attack 1"], "trader": ["attack 20"]})
    s.does("kamikaze", "use sacrifice", "kamikaze 1", "done").does("trader", "use transference")
    assert [s.hand("trader"), s.hand("kamikaze")] == [["attack 1", "attack 4", "attack 5"], ["attack 20"]]


def test_an_oracle_foresees_the_card_only_after_the_dive() -> None:
    s = diving(seats=["kamikaze", "oracle", "azure"], hands={"kamikaze": ["attack 1"], "oracle": ["attack 20"]})
    s.does("kamikaze", "use sacrifice", "kamikaze 1", "done")
    assert s.options("kamikaze") == ["attack 1", "attack 4", "attack 5"]
    assert s.asked == ["kamikaze"]
