"""Cudgel: forced in a duel, a revealed blast counts one more."""

import pytest

from tests.duel.positions import contest, duel, unrevealed

UP = {"allies": {"orange": "cudgel"}, "face_up": ["cudgel"]}


@pytest.mark.parametrize(("mine", "other", "left"), [("blast 2", "recover 1", 1), ("blast 1", "recover 1", 2), ("blast 3", "shield 1", 1)])
def test_a_blast_is_one_stronger(mine: str, other: str, left: int) -> None:
    s = duel(f"13 {mine}", f"20 {other}", dials=(4, 4), **UP)
    assert s.ships("blue") == left
    assert s.warp("blue") == 5 + 4 - left


def test_it_can_destroy_the_last_ship_and_win_the_duel() -> None:
    s = duel("06 blast 1", "31 recover 1", dials=(2, 2), **UP)
    assert s.told("duel.won_by_ships") == [("orange",)]


def test_shields_and_recovers_are_as_they_are() -> None:
    s = duel("13 shield 1", "20 blast 2", dials=(4, 4), **UP)
    assert (s.ships("orange"), s.ships("blue")) == (3, 4)
    s = duel("13 recover 1", "20 blast 2", dials=(4, 4), spent={"orange": ["blast 4", "blast 3"]}, **UP)
    assert s.ships("blue") == 4
    assert s.options("orange") == ["token a", "token b"]


def test_the_opponents_blast_is_as_it_is() -> None:
    s = duel("13 recover 1", "20 blast 2", dials=(4, 4), **UP)
    assert s.ships("orange") == 2


@pytest.mark.rule("duel:envoy.active", "duel:ability.may")
def test_it_is_forced_even_where_sparing_the_ships_would_be_better() -> None:
    # blasting all of them restarts the duel, which orange cannot afford: its supply is empty
    s = duel("31 blast 1", "20 blast 2", dials=(2, 2), supply={"orange": 2}, **UP)
    assert s.told("duel.restarted") != []
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == ["blue"]


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize(
    "position", [{"allies": {"orange": "cudgel"}}, {"face_up": ["cudgel"]}, {"allies": {"blue": "cudgel"}, "face_up": ["cudgel"]}]
)
def test_face_down_neutral_or_anothers_it_does_nothing(position: dict[str, object]) -> None:
    s = unrevealed(dials=(4, 4), **position)
    s.does("orange", "13 blast 2").does("blue", "20 recover 1")
    assert s.ships("blue") == 2


@pytest.mark.rule("duel:duel.d3_envoys")
def test_turned_up_in_this_duel_it_works_in_this_duel() -> None:
    s = duel(dials=(4, 4), allies={"orange": "cudgel"}).does("orange", "brawn")
    assert s.told("envoy.revealed") == [("orange", "cudgel")]
    s.does("orange", "13 blast 2").does("blue", "20 recover 1")
    assert s.ships("blue") == 1


def test_a_contest_has_no_blasts() -> None:
    s = contest("13", "20", **UP)
    assert s.told("contest.won") == [("blue",)]


def test_after_a_restart_it_still_works() -> None:
    s = duel("13 blast 1", "20 blast 2", dials=(2, 2), **UP).does("orange", "dial 4").does("blue", "dial 4")
    s.does("orange", "06 blast 2").does("blue", "31 recover 1")
    assert s.ships("blue") == 1


def test_mimeo_copies_it_and_both_blasts_grow() -> None:
    s = duel(dials=(4, 4), aliens=["orange", "mimeo"], **UP)
    s.does("mimeo", "use carbon copy")
    s.does("orange", "13 blast 2").does("mimeo", "20 blast 1")
    assert (s.ships("orange"), s.ships("mimeo")) == (2, 1)


@pytest.mark.rule("duel:ability.when")
@pytest.mark.parametrize(("mine", "other", "flexes"), [("blast 3", "blast 4", True), ("blast 4", "blast 4", False)])
def test_a_bouncer_compares_the_blast_as_it_counts(mine: str, other: str, flexes: bool) -> None:
    s = duel(f"13 {mine}", f"20 {other}", dials=(4, 4), aliens=["orange", "bouncer"], **UP)
    assert ("bouncer" in s.asked and "use flex" in s.options("bouncer")) is flexes
