"""Masochist: turned up only with ten ships in supply; then having no ship to send wins the game."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, lay, table

UP: dict[str, Any] = {"allies": {"orange": "masochist"}, "face_up": ["masochist"]}
DOWN: dict[str, Any] = {"allies": {"orange": "masochist"}}


@pytest.mark.rule("duel:envoy.masochist_card")
@pytest.mark.parametrize(("supply", "can"), [(12, True), (11, False), (3, False)])
def test_it_is_turned_up_only_with_ten_ships_left_in_supply(supply: int, can: bool) -> None:
    s = duel(dials=(2, 2), supply={"orange": supply}, **DOWN)
    assert s.prompt("orange") == ("envoy.reveal" if can else "plan.choose")


@pytest.mark.rule("duel:envoy.masochist_card")
@pytest.mark.parametrize(("supply", "can"), [(10, True), (9, False)])
def test_the_same_in_a_contest(supply: int, can: bool) -> None:
    s = contest(supply={"orange": supply}, **DOWN)
    assert s.prompt("orange") == ("envoy.reveal" if can else "plan.choose")


def test_it_may_stay_face_down() -> None:
    s = duel(dials=(2, 2), **DOWN).does("orange", "pass")
    assert s.game.view(1)["envoys"][0]["name"] is None
    assert s.game.view(0)["envoys"][0]["name"] == "masochist"


@pytest.mark.rule("duel:envoy.masochist_card")
def test_without_a_ship_to_send_its_ally_wins() -> None:
    s = duel(dials=(1, 3), supply={"orange": 0}, **UP)
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:win.zero_supply")
@pytest.mark.parametrize("position", [DOWN, {"face_up": ["masochist"]}, {"allies": {"blue": "masochist"}, "face_up": ["masochist"]}])
def test_face_down_neutral_or_anothers_it_saves_nobody(position: dict[str, Any]) -> None:
    s = duel(dials=(1, 3), supply={"orange": 0}, **position)
    assert s.winners == ["blue"]


@pytest.mark.rule("duel:win.zero_supply_both_software")
def test_where_both_have_none_its_ally_alone_wins() -> None:
    s = duel(dials=(1, 3), supply={"orange": 0, "blue": 0}, **UP)
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:win.zero_supply_both")
def test_where_both_have_none_and_it_is_neutral_nobody_wins() -> None:
    s = duel(dials=(1, 3), supply={"orange": 0, "blue": 0}, face_up=["masochist"])
    assert s.game.outcome is not None
    assert s.winners == []


@pytest.mark.rule("duel:envoy.active")
def test_its_ally_cannot_help_winning_even_with_the_opponent_on_five_planets() -> None:
    held = {name: {"blue": 1} for name in ("payday", "salad", "drizzle", "hot_plate", "rustbucket")}
    s = duel(dials=(1, 3), supply={"orange": 0}, planets=held, **UP)
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:duel.d2_short")
def test_one_ship_is_enough_not_to_win() -> None:
    s = duel(dials=(4, 1), supply={"orange": 1}, **UP)
    assert s.winners == []
    assert s.supply("orange") == 0


@pytest.mark.rule("duel:duel.d1_barred", "duel:win.zero_supply_only_when_needed")
def test_who_is_barred_from_sending_does_not_win() -> None:
    s = duel(dials=(0, 1), card="regular_revenge", planets={"drizzle": {"orange": 2}}, supply={"orange": 0}, **UP)
    assert s.winners == []
    assert s.prompt("orange") == "plan.choose"


def test_where_ships_come_from_the_warp_both_places_must_be_empty() -> None:
    held = {"payday": {"orange": 20}}
    assert duel(dials=(1, 1), card="full_of_stars", planets=held, **UP).winners == ["orange"]
    assert duel(dials=(1, 1), card="full_of_stars", supply={"orange": 0}, **UP).winners == []


@pytest.mark.rule("duel:envoy.active_on_change")
def test_face_up_it_works_for_a_new_ally_with_few_ships() -> None:
    s = table("speed_dating", leader="blue", supply={"orange": 0}, warp={"orange": 20}, face_up=["masochist"])
    s.does("orange", "brawn").does("blue", "pass")
    s.does("blue", "ships 0").does("orange", "ships 0")
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == ["orange"]


def test_an_unseen_fails_and_wins_when_its_dial_is_shown() -> None:
    position: dict[str, Any] = {"allies": {"unseen": "masochist"}, "face_up": ["masochist"], "supply": {"unseen": 0}}
    s = duel(dials=(2, 2), aliens=["orange", "unseen"], **position)
    assert s.winners == []
    lay(s, "13 blast 1", "20 blast 1")
    assert s.winners == ["unseen"]


def test_mimeo_has_it_from_the_plans_on_and_wins_a_restart() -> None:
    s = duel(dials=(1, 1), aliens=["orange", "mimeo"], supply={"mimeo": 1}, **UP).does("mimeo", "use carbon copy")
    lay(s, "13 blast 1", "20 blast 1").does("orange", "dial 1").does("mimeo", "dial 1")
    assert s.winners == ["mimeo"]


def test_mimeo_and_the_ally_both_failing_win_together() -> None:
    s = duel(dials=(1, 1), aliens=["orange", "mimeo"], supply={"mimeo": 1, "orange": 1}, **UP).does("mimeo", "use carbon copy")
    lay(s, "13 blast 1", "20 blast 1").does("orange", "dial 1").does("mimeo", "dial 1")
    assert sorted(s.winners) == ["mimeo", "orange"]
