"""Tugboat: may bring a ship or take one home after tactics."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, totals, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "tugboat"}, "face_up": ["tugboat"]}


def test_it_sends_one_more() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "use tow", "tow send")
    assert (s.ships("orange"), s.supply("orange")) == (3, 12)
    assert (s.clout("orange"), s.clout("blue")) == (21, 20)


def test_it_takes_one_home() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "use tow", "tow retreat")
    assert (s.ships("orange"), s.supply("orange"), s.warp("orange")) == (1, 14, 5)
    assert s.clout("blue") == 28


def test_it_may_be_left_alone() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "pass")
    assert (s.ships("orange"), s.supply("orange")) == (2, 13)


def test_the_last_ship_cannot_go_home() -> None:
    s = duel("13 shield 1", "20 blast 2", **UP).does("orange", "use tow")
    assert (s.ships("orange"), s.supply("orange")) == (2, 12)  # sending is the one thing left


def test_with_an_empty_supply_it_can_only_retreat() -> None:
    s = duel("13 shield 1", "20 shield 1", supply={"orange": 2}, **UP).does("orange", "use tow")
    assert (s.ships("orange"), s.supply("orange")) == (1, 1)


def test_with_nothing_possible_it_is_not_offered() -> None:
    s = duel("13 shield 1", "20 blast 2", supply={"orange": 2}, **UP)
    assert s.told("duel.won") == [("blue",)]


def test_without_a_ship_there_it_cannot_tow() -> None:
    s = duel("13 recover 1", "20 blast 2", **UP)
    assert s.told("duel.won_by_ships") == [("blue",)]


def test_tactics_come_first_and_the_towed_ship_is_not_hit() -> None:
    s = duel("13 shield 1", "20 blast 2", **UP).does("orange", "use tow")
    assert s.warp("orange") == 6


def test_after_the_opponents_last_ship_is_gone_it_may_still_save_one() -> None:
    s = duel("06 blast 2", "31 recover 1", **UP).does("orange", "use tow", "tow retreat")
    assert s.told("duel.won_by_ships") == [("orange",)]
    assert (s.ships("orange"), s.supply("orange")) == (1, 14)


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("tugboat"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    s.does("orange", "13 shield 1").does("blue", "20 shield 1")
    assert s.told("duel.won") == [("blue",)]


def test_there_is_nothing_to_tow_in_a_contest() -> None:
    assert contest("13", "20", **UP).told("contest.won") == [("blue",)]


def test_without_tactics_there_is_no_moment_for_it() -> None:
    s = duel("13", "20", dials=(2, 0), card="blackout", planets={"blushworld": {"blue": 1}}, **UP)
    assert totals(s) == (13 + 10, 20)


@pytest.mark.rule("duel:duel.d1_barred")
def test_who_is_barred_from_sending_can_only_retreat() -> None:
    s = duel("13 shield 1", "20 shield 1", dials=(0, 1), card="regular_revenge", planets={"drizzle": {"orange": 2}}, **UP)
    s.does("orange", "use tow")
    assert s.told("ships.retreated")[0] == ("orange", "1", "drizzle")


def test_everybody_sees_it() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP)
    assert s.game.view(1)["waiting"] == []
    s.does("orange", "use tow", "tow send")
    assert s.game.view(1)["row"][-1]["ships"] == [3, 2]


@pytest.mark.rule("duel:role.default_order")
def test_mimeo_tows_after_the_leader_has() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    s.does("orange", "13 shield 1").does("mimeo", "20 shield 1").does("orange", "use tow", "tow send")
    s.does("mimeo", "use tow", "tow send")
    assert (s.ships("orange"), s.ships("mimeo")) == (3, 3)


def test_ships_from_the_warp_or_not_it_tows_from_supply() -> None:
    s = duel("13 shield 1", "20 shield 1", card="full_of_stars", **UP).does("orange", "use tow", "tow send")
    assert (s.warp("orange"), s.supply("orange"), s.ships("orange")) == (3, 14, 3)
