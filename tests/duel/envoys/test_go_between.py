"""Go-Between: may have the other player resolve the prize; then it is neutral."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, idle, lay, unrevealed, winner

UP: dict[str, Any] = {"allies": {"orange": "go_between"}, "face_up": ["go_between"]}


def test_a_losers_prize_goes_to_the_winner() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP).does("orange", "use misdelivered")
    assert s.prompt("orange") == "ships.recover"
    s.does("orange", "ships 5")
    assert (s.supply("orange"), s.warp("orange"), s.warp("blue")) == (18, 0, 5)


def test_a_winners_prize_goes_to_the_loser() -> None:
    s = duel("13 shield 1", "20 shield 1", card="regular_revenge", planets={"drizzle": {}}, **UP).does("orange", "use misdelivered")
    ends(s)
    assert len(s.hand("orange")) > len(s.hand("blue"))


def test_it_becomes_neutral_and_stays_face_up() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP).does("orange", "use misdelivered")
    assert s.ally("go_between") is None
    assert s.game.view(1)["envoys"][2]["name"] == "go_between"


def test_it_may_be_left_alone() -> None:
    s = duel("20 shield 1", "13 shield 1", **UP).does("orange", "pass")
    assert s.prompt("blue") == "ships.recover"
    assert s.ally("go_between") == "orange"


def test_who_loses_may_give_the_prize_away_too() -> None:
    s = duel("13 shield 1", "20 shield 1", **UP).does("orange", "use misdelivered")
    assert s.asked == ["blue"]


@pytest.mark.rule("duel:duel.d10_always")
def test_after_a_win_by_ships_too() -> None:
    s = duel("13 blast 4", "20 recover 1", **UP).does("orange", "use misdelivered")
    assert s.prompt("orange") == "ships.recover"


def test_a_contest_has_no_prize() -> None:
    s = contest("13", "20", **UP)
    assert winner(s) == "blue"
    assert s.ally("go_between") == "orange"


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("go_between"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    lay(s, "20 shield 1", "13 shield 1")
    assert s.prompt("blue") == "ships.recover"


def test_the_opponent_in_a_prize_is_the_resolvers() -> None:
    s = duel("20 shield 1", "13 shield 1", card="full_of_stars", **UP).does("orange", "use misdelivered", "star child destroy")
    assert s.supply("blue") == 12 + 2  # three destroyed; two that had come from the Warp retreated


def test_cheap_moon_gives_three_to_the_loser_then() -> None:
    s = duel("20 shield 1", "13 shield 1", card="cheap_moon", **UP).does("orange", "use misdelivered")
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (4, 6)


def test_winner_inside_a_prize_stays_who_won() -> None:
    s = duel("20 shield 1", "13 shield 1", dials=(4, 2), card="planet_nobody_ordered", **UP).does("orange", "use misdelivered")
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2"]
    s.does("orange", "ships 1")
    assert s.warp("orange") == 6
    assert s.warp("blue") == 5


def test_the_winners_ship_stays_anyway_where_one_may_stay() -> None:
    s = duel("20 shield 1", "13 shield 1", card="timeshare_asteroid", stack=["salad"], **UP).does("orange", "use misdelivered")
    assert s.controls("orange") == ["salad"]
    assert s.controls("blue") == []


def test_mimeo_turns_it_back() -> None:
    s = duel(aliens=["orange", "mimeo"], **UP).does("mimeo", "use carbon copy")
    lay(s, "20 shield 1", "13 shield 1").does("orange", "use misdelivered").does("mimeo", "use misdelivered")
    assert s.prompt("mimeo") == "ships.recover"
    assert s.ally("go_between") is None


def test_used_by_mimeo_first_it_is_neutral_for_its_ally_for_real() -> None:
    s = duel(aliens=["mimeo", "blue"], allies={"blue": "go_between"}, face_up=["go_between"]).does("mimeo", "use carbon copy")
    lay(s, "20 shield 1", "13 shield 1").does("mimeo", "use misdelivered")
    assert s.prompt("mimeo") == "ships.recover"
    assert s.ally("go_between") is None
