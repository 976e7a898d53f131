"""Grumpus: forced in a duel, who sent more ships has the ship advantage as long as one of them is there."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, idle, totals, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "grumpus"}, "face_up": ["grumpus"]}


def test_more_ships_sent_keep_the_advantage_when_fewer_are_left() -> None:
    s = duel("13 shield 1", "20 blast 3", dials=(3, 2), **UP)
    assert (s.ships("orange"), s.ships("blue")) == (1, 2)
    assert (s.clout("orange"), s.clout("blue")) == (13 + 8, 20)
    assert s.told("duel.won") == [("orange",)]


def test_equal_numbers_left_give_it_all_the_same() -> None:
    s = duel("13 recover 1", "20 blast 1", dials=(3, 2), **UP)
    assert (s.ships("orange"), s.ships("blue")) == (2, 2)
    assert s.clout("orange") == 21


@pytest.mark.parametrize("dials", [(2, 2), (2, 3)])
def test_who_did_not_send_more_is_not_entitled(dials: tuple[int, int]) -> None:
    s = duel("13 blast 1", "20 shield 1", dials=dials, **UP)
    assert s.clout("orange") == 13
    assert s.clout("blue") == 20 + (8 if dials[1] > dials[0] else 0)


def test_without_a_ship_left_there_is_nothing_to_be_entitled_to() -> None:
    s = duel("31 recover 1", "06 blast 4", dials=(3, 2), **UP)
    assert s.told("duel.won_by_ships") == [("blue",)]
    assert s.game.view(0)["advantage_to"] == 1


def test_ships_sent_count_not_dials() -> None:
    s = duel("13 recover 1", "20 recover 1", dials=(4, 3), supply={"orange": 2}, **UP)
    assert (s.clout("orange"), s.clout("blue")) == (13, 28)


def test_ships_sent_count_not_those_standing_there() -> None:
    s = duel("13 recover 1", "20 recover 1", dials=(2, 1), card="landlord_dispute", planets={"payday": {"blue": 5}}, **UP)
    assert (s.ships("orange"), s.ships("blue")) == (2, 6)
    assert (s.clout("orange"), s.clout("blue")) == (13 + 5, 20)


def test_who_may_not_send_has_sent_none() -> None:
    s = duel("13 recover 1", "20 recover 1", dials=(1, 0), card="regular_revenge", planets={"drizzle": {"blue": 4}}, **UP)
    assert totals(s) == (13 + 7, 20)


def test_where_fewer_ships_have_the_advantage_it_beats_that_too() -> None:
    position: dict[str, Any] = {"card": "hostile_picnic", "planets": {"salad": {}}}
    assert totals(duel("13 recover 1", "20 recover 1", dials=(3, 1), **position, **UP)) == (13 + 6, 20)
    assert totals(duel("13 recover 1", "20 recover 1", dials=(3, 1), **position)) == (13, 20 + 6)


@pytest.mark.rule("duel:envoy.active")
def test_it_is_nobodys_choice() -> None:
    s = duel(dials=(3, 2), **UP)
    assert s.prompt("orange") == s.prompt("blue") == "plan.choose"
    assert s.game.view(1)["advantage_to"] == 0


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("grumpus"))
def test_face_down_or_neutral_it_does_nothing(position: dict[str, Any]) -> None:
    s = unrevealed(dials=(3, 2), **position)
    s.does("orange", "13 shield 1").does("blue", "20 blast 3")
    assert (s.clout("orange"), s.clout("blue")) == (13, 28)


def test_turned_up_after_the_dials_it_looks_back_at_them() -> None:
    s = duel(dials=(3, 2), allies={"orange": "grumpus"}).does("orange", "brawn")
    s.does("orange", "13 shield 1").does("blue", "20 blast 3")
    assert (s.clout("orange"), s.clout("blue")) == (21, 20)


def test_a_restarted_duel_compares_its_own_dials() -> None:
    s = duel("13 blast 4", "20 blast 4", dials=(3, 2), **UP).does("orange", "dial 1").does("blue", "dial 2")
    s.does("orange", "06 recover 1").does("blue", "31 recover 1")
    assert (s.clout("orange"), s.clout("blue")) == (6, 39)


def test_a_contest_knows_no_ship_advantage() -> None:
    assert contest("13", "20", **UP).told("contest.won") == [("blue",)]


@pytest.mark.rule("duel:misc.grumpus_unseen")
@pytest.mark.parametrize(("dials", "entitled"), [((3, 2), True), ((2, 3), False), ((2, 2), False)])
def test_an_unseen_dial_is_compared_when_it_is_shown(dials: tuple[int, int], entitled: bool) -> None:
    s = duel("13 shield 2", "20 blast 4", dials=dials, aliens=["orange", "unseen"], **UP)
    left = dials[0] - 2
    assert s.ships("orange") == left
    if left:
        assert s.clout("orange") == 13 + (8 if entitled else 0)
    else:
        assert s.told("duel.won_by_ships") == [("unseen",)]


@pytest.mark.rule("duel:misc.grumpus_unseen")
def test_an_unseen_ally_is_entitled_once_its_ships_are_there() -> None:
    s = duel("13 blast 3", "20 recover 1", dials=(2, 4), aliens=["orange", "unseen"], allies={"unseen": "grumpus"}, face_up=["grumpus"])
    assert (s.ships("orange"), s.ships("unseen")) == (2, 1)
    assert (s.clout("orange"), s.clout("unseen")) == (13, 28)


def test_mimeo_feels_entitled_too() -> None:
    s = duel(dials=(2, 3), aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    s.does("orange", "13 blast 2").does("mimeo", "20 recover 1")
    assert (s.ships("orange"), s.ships("mimeo")) == (2, 1)
    assert (s.clout("orange"), s.clout("mimeo")) == (13, 28)


def test_a_swarms_cousin_counts_as_sent() -> None:
    s = duel(dials=(2, 2), aliens=["swarm", "blue"], allies={"swarm": "grumpus"}, face_up=["grumpus"]).does("swarm", "use plus the cousins")
    s.does("swarm", "13 shield 1").does("blue", "20 blast 3")
    assert (s.ships("swarm"), s.ships("blue")) == (1, 2)
    assert s.clout("swarm") == 21
