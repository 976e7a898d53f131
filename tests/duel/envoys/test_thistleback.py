"""Thistleback: forced in a duel, an opposing tactic that destroys its ally's ships costs the opponent one."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "thistleback"}, "face_up": ["thistleback"]}


def test_lost_ships_cost_the_opponent_one() -> None:
    s = duel("13 recover 1", "20 blast 3", dials=(4, 4), **UP)
    assert (s.ships("orange"), s.ships("blue")) == (1, 3)
    assert (s.warp("orange"), s.warp("blue")) == (8, 6)


def test_its_own_blast_comes_on_top() -> None:
    s = duel("13 blast 2", "20 blast 3", dials=(4, 4), **UP)
    assert (s.ships("orange"), s.ships("blue")) == (1, 1)


@pytest.mark.parametrize("other", ["shield 4", "recover 1", "blast 1"])
def test_without_a_loss_there_is_no_prickle(other: str) -> None:
    s = duel("13 shield 1", f"20 {other}", dials=(2, 2), **UP)
    assert s.ships("blue") == 2


@pytest.mark.rule("duel:envoy.active")
def test_it_happens_against_its_allys_wish_and_before_ships_are_counted() -> None:
    # both are left without a ship, and the duel begins again: orange has none to send
    s = duel("13 recover 1", "20 blast 1", dials=(1, 1), supply={"orange": 1}, **UP)
    assert s.told("duel.restarted") != []
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == ["blue"]


def test_it_takes_the_last_ship_too() -> None:
    s = duel("13 recover 1", "20 blast 1", dials=(2, 1), **UP)
    assert s.told("duel.won_by_ships") == [("orange",)]


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("thistleback"))
def test_face_down_or_neutral_it_does_nothing(position: dict[str, Any]) -> None:
    s = unrevealed(dials=(4, 4), **position)
    s.does("orange", "13 recover 1").does("blue", "20 blast 3")
    assert s.ships("blue") == 4


def test_its_ally_blasting_the_opponent_is_not_pricked() -> None:
    s = duel("13 blast 2", "20 recover 1", dials=(4, 4), **UP)
    assert (s.ships("orange"), s.ships("blue")) == (4, 2)


def test_everybody_is_told() -> None:
    s = duel("13 recover 1", "20 blast 3", dials=(4, 4), **UP)
    assert ("orange", "use prickle") in s.told("power.used")
    assert s.game.view(1)["warp"] == [8, 6]


def test_a_contest_has_no_tactics() -> None:
    assert contest("13", "20", **UP).told("power.used") == []


def test_mimeos_copy_pricks_back_but_a_prickle_is_no_tactic() -> None:
    s = duel(dials=(4, 4), aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    s.does("orange", "13 recover 1").does("mimeo", "20 blast 2")
    assert (s.ships("orange"), s.ships("mimeo")) == (2, 3)


def test_mimeo_and_the_ally_prick_each_other_when_both_blast() -> None:
    s = duel(dials=(4, 4), aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    s.does("orange", "13 blast 1").does("mimeo", "20 blast 1")
    assert (s.ships("orange"), s.ships("mimeo")) == (2, 2)


def test_a_bouncers_strike_is_no_tactic() -> None:
    s = duel("13 shield 1", "20 shield 1", dials=(2, 2), aliens=["orange", "bouncer"], **UP).does("bouncer", "use flex", "yes")
    assert (s.ships("orange"), s.ships("bouncer")) == (1, 2)
