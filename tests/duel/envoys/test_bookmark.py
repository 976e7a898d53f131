"""Bookmark: after a loss the own plan may go on top of the deck instead of to the pile."""

from typing import Any

import pytest

from fifthcolony.duel.cards import KIND
from tests.duel.positions import contest, duel, ends, idle, lay, table, unrevealed

UP: dict[str, Any] = {"allies": {"orange": "bookmark"}, "face_up": ["bookmark"]}


def test_a_lost_plan_goes_on_top_of_the_deck() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "ships 0", "use dog ear")
    assert s.deck("orange")[0] == "13"
    assert s.pile("orange") == []
    assert s.pile("blue") == ["20"]


def test_it_may_be_left_alone() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "ships 0", "pass")
    assert s.pile("orange") == ["13"]


def test_after_a_win_it_is_not_offered() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP).does("blue", "ships 0")
    assert s.pile("orange") == ["20"]


def test_it_works_in_a_contest() -> None:
    s = contest("13", "20", **UP).does("orange", "use dog ear")
    assert s.deck("orange")[0] == "13"


def test_it_is_the_next_card_drawn() -> None:
    s = contest(hands={"orange": ["13"], "blue": ["20", "06"]}, **UP).does("blue", "20").does("orange", "use dog ear")
    assert "13" in s.hand("orange")  # an empty hand is filled at the checkpoint


@pytest.mark.rule("duel:reinf.discard")
def test_reinforcements_on_the_plan_are_discarded_as_ever() -> None:
    s = duel("13 shield 1", "31 shield 1", hands={"orange": ["13", "+08", "06"], "blue": ["31", "-03"]}, **UP)
    s.does("orange", "play +08 orange").does("blue", "play -03 orange").does("orange", "ships 0", "use dog ear")
    assert s.pile("orange") == ["+08", "-03"]
    assert s.deck("orange")[0] == "13"


def test_a_reinforcement_that_served_as_the_plan_is_the_plan() -> None:
    s = duel("+08 shield 1", "31 shield 1", hands={"orange": ["+08", "06"], "blue": ["31", "20"]}, **UP)
    s.does("orange", "ships 0", "use dog ear")
    assert s.deck("orange")[0] == "+08"


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("bookmark"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    lay(s, "13 shield 1", "20 shield 1").does("orange", "ships 0")
    assert s.pile("orange") == ["13"]


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_a_plan_that_was_never_revealed_goes_back_unseen() -> None:
    s = duel("13 recover 1", "20 blast 4", **UP).does("orange", "ships 0", "use dog ear")
    card = s.game.decks[0][-1]
    assert KIND[card] == "plan_13"
    assert s.game.seen[card] == 1
    assert s.pile("blue") == ["20"]


def test_a_restart_is_no_loss() -> None:
    s = duel("13 blast 4", "20 blast 4", **UP)
    assert s.pile("orange") == ["13"]
    assert sorted(s.asked) == ["blue", "orange"]


def test_a_second_plan_of_deuces_is_discarded() -> None:
    s = duel(
        "13 shield 1", "31 shield 1", allies={"orange": ["bookmark", "deuce"]}, face_up=["bookmark", "deuce"], aliens=["orange", "blue"]
    )
    s.does("orange", "use pair up", "ships 0", "use dog ear")
    assert s.pile("orange") == ["06"]


def test_mimeo_keeps_its_plan_after_a_loss() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "31 shield 1", "20 shield 1").does("mimeo", "ships 0", "use dog ear")
    assert s.deck("mimeo")[0] == "20"


def test_the_plan_switcheroo_left_it_is_its_plan() -> None:
    s = duel("31 shield 1", "20 shield 1", aliens=["orange", "switcheroo"], **UP).does("switcheroo", "use bait")
    s.does("orange", "ships 0", "use dog ear")
    assert s.deck("orange")[0] == "20"
    assert s.pile("switcheroo") == ["31"]


def test_in_the_photo_finish_the_game_is_over_before_cleanup() -> None:
    held = {name: {"orange": 1, "blue": 1} for name in ("payday", "salad", "drizzle", "hot_plate")}
    s = lay(table("photo_finish", planets=held, hands={"orange": ["13", "06"], "blue": ["20", "06"]}, **UP), "13", "20")
    assert s.winners == ["blue"]
    ends(s)
