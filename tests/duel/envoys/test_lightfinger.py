"""Lightfinger: after a loss it may take a random card of the winner's hand."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, idle, lay, unrevealed, winner

UP: dict[str, Any] = {"allies": {"orange": "lightfinger"}, "face_up": ["lightfinger"]}


def test_after_a_loss_it_takes_a_card() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "use souvenir")
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (4, 2)


def test_it_may_be_left_alone() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "pass")
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


def test_after_a_win_it_is_not_offered() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP)
    assert s.prompt("blue") == "ships.recover"


def test_which_card_is_chance_and_it_comes_before_the_prize() -> None:
    taken = set()
    for seed in range(10):
        s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "04"], "blue": ["20", "08", "09", "10", "11"]}, seed=seed, **UP)
        s.does("orange", "use souvenir")
        assert s.prompt("orange") == "ships.recover"
        taken |= set(s.hand("orange")) - {"04"}
    assert len(taken) > 2


@pytest.mark.rule("duel:hand.zero_optional")
def test_an_empty_hand_has_no_souvenir() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "04"], "blue": ["20", "06"]}, **UP)
    assert s.options("orange") == ["use souvenir", "pass"]
    s = duel(hands={"orange": ["13", "04"], "blue": ["20"]}, **UP).does("orange", "13 shield 1").does("blue", "20 shield 1")
    assert s.prompt("orange") == "ships.recover"
    assert s.hand("blue") == []


@pytest.mark.rule("duel:contest.effect")
def test_it_works_in_a_contest_before_the_effect() -> None:
    s = contest("13", "20", **UP)
    assert len(s.hand("blue")) == 3
    s.does("orange", "use souvenir")
    assert winner(s) == "blue"
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (4, 2 + 3)


@pytest.mark.rule("duel:duel.react_to_result")
def test_after_a_loss_by_ships_too() -> None:
    s = duel("13 recover 1", "20 blast 4", **UP).does("orange", "use souvenir")
    assert len(s.hand("orange")) == 4


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("lightfinger"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    lay(s, "13 shield 1", "20 shield 1")
    assert s.prompt("orange") == "ships.recover"


def test_both_know_the_card_and_a_spectator_does_not_hear_which() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "04"], "blue": ["20", "42"]}, **UP).does("orange", "use souvenir")
    assert s.hand("orange") == ["04", "42"]
    assert s.game.view(1)["known"][0] == ["plan_42"]
    assert all(event.audience == (0, 1) for event in s.log if "card:plan_42" in event.params and event.key == "card.taken")


@pytest.mark.rule("duel:misc.foreign_plans")
def test_the_card_stays_with_its_new_owner() -> None:
    s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "04"], "blue": ["20", "42"]}, **UP).does("orange", "use souvenir")
    ends(s)
    assert s.hand("orange") == ["04", "42"]


def test_a_played_plan_cannot_be_taken() -> None:
    for seed in range(6):
        s = duel("13 shield 1", "20 shield 1", hands={"orange": ["13", "04"], "blue": ["20", "05", "06"]}, seed=seed, **UP)
        assert "20" not in s.does("orange", "use souvenir").hand("orange")


def test_mimeo_takes_one_after_its_loss() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "31 shield 1", "20 shield 1").does("mimeo", "use souvenir")
    assert (len(s.hand("orange")), len(s.hand("mimeo"))) == (2, 4)


def test_an_iron_matron_sees_the_hand_of_one_that_is_left() -> None:
    hands = {"iron_matron": ["13", "04"], "blue": ["31", "42", "05"]}
    s = duel(
        "13 shield 1",
        "31 shield 1",
        aliens=["iron_matron", "blue"],
        hands=hands,
        allies={"iron_matron": "lightfinger"},
        face_up=["lightfinger"],
    )
    s.does("iron_matron", "use souvenir")
    assert s.winners == (["iron_matron"] if "05" in s.hand("iron_matron") else [])
