"""Contests: a duel cut down to plans."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CONTEST, keys, lay

HANDS = {"orange": ["13", "+08", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:contest.scope")
def test_no_ships_no_planet_no_tactics_no_advantage_no_prize() -> None:
    planets = {"payday": {"orange": 3, "blue": 1}}
    s = fc.scene("duel", **CONTEST, hands=HANDS, planets=planets)
    assert s.prompt("orange") == "plan.choose"  # no dials
    assert s.options("blue") == ["04", "06", "10"]  # no tactics
    lay(s, "13", "06")
    assert s.game.view(None)["arena"] is None
    assert s.game.view(None)["advantage_to"] is None
    assert [s.clout("orange"), s.clout("blue")] == [13, 6]
    assert s.controls("orange") == s.controls("blue") == ["payday"]
    s.does("orange", "pass")
    assert not s.told("prize.won")
    assert [s.supply("orange"), s.supply("blue")] == [12, 14]
    assert [s.spent("orange"), s.spent("blue")] == [[], []]


@pytest.mark.rule("duel:contest.scope")
def test_abilities_for_duels_rest() -> None:
    hands = {"sledge": ["13", "04"], "blue": ["06", "10"]}
    s = fc.scene("duel", aliens=["sledge", "blue"], **CONTEST, hands=hands, planets={"payday": {"sledge": 3}})
    lay(s, "13", "06")
    assert s.told("clout.counted") == [("sledge", "13", "blue", "6")]


@pytest.mark.rule("duel:contest.steps")
@pytest.mark.parametrize(("leader", "straggler"), [("orange", "blue"), ("blue", "orange")])
def test_the_seven_steps(leader: str, straggler: str) -> None:
    s = fc.scene("duel", **CONTEST, leader=leader, hands=HANDS, allies={leader: "cudgel", straggler: "lodger"})
    assert s.asked == [leader]
    s.does(leader, "brawn")
    assert s.asked == [straggler]
    s.does(straggler, "guile")
    assert s.asked == ["orange", "blue"]
    s.does("orange", "13")
    assert s.game.view(1)["plans"] == [None, None]  # in secret
    s.does("blue", "06")
    s.does("orange", "play +08 orange")
    order = [
        "contest.began", "envoy.revealed", "plans.chosen", "plan.revealed", "reinforce.played_on", "clout.counted", "contest.won",
        "cards.gained", "destiny.turned_up",
    ]  # fmt: skip
    told = [key for key in keys(s) if key in order]
    assert list(dict.fromkeys(told)) == order


@pytest.mark.rule("duel:contest.winner")
def test_more_clout_wins_with_reinforcements_and_abilities() -> None:
    hands = {"prime": ["13", "04"], "blue": ["10", "+06"]}
    s = fc.scene("duel", aliens=["prime", "blue"], **CONTEST, hands=hands)
    lay(s, "13", "10").does("blue", "play +06 blue")
    assert s.told("clout.counted") == [("prime", "17", "blue", "16")]
    assert s.told("contest.won") == [("prime",)]


@pytest.mark.rule("duel:contest.effect")
def test_the_winner_carries_the_card_out_before_cards_are_discarded() -> None:
    s = fc.scene("duel", card="zoning_hearing", hands=HANDS, planets={"payday": {"blue": 1}}, next_card="pick_two")
    lay(s, "13", "06").does("orange", "pass")
    assert s.asked == ["orange"]
    assert s.prompt("orange") == "planet.settle"
    assert [s.pile("orange"), s.pile("blue")] == [[], []]
    s.does("orange", "payday")
    assert s.controls("orange") == s.controls("blue") == ["payday"]
    assert [s.pile("orange"), s.pile("blue")] == [["13"], ["06"]]


@pytest.mark.rule("duel:contest.cleanup")
def test_what_lies_on_a_plan_goes_with_it() -> None:
    s = fc.scene("duel", **CONTEST, hands=HANDS)
    lay(s, "13", "06").does("orange", "play +08 blue")
    assert [s.pile("orange"), s.pile("blue")] == [["13"], ["06", "+08"]]
