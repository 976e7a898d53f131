"""Tactics: readied, shown, resolved, spent."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, fight, lay

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}
ALL_SPENT = ["blast 4", "blast 3", "blast 2", "shield 4", "blast 1"]


def show(first: str, second: str, dials: tuple[int, int] = (4, 4), **position: object) -> Scene:
    """Both have shown a tactic on Payday; plans are 13 and 06."""
    s = fc.scene("duel", **CALM, hands=HANDS, stack=["payday"], **position)
    return fight(s, f"13 {first}", f"06 {second}", dials)


def lost(s: Scene) -> list[int]:
    """Ships that went to the Warp since the beginning."""
    return [s.warp(name) - 5 for name in s.names]


@pytest.mark.rule("duel:tactic.readied")
def test_only_readied_tactics_can_be_chosen() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, spent={"orange": ["blast 4", "shield 4"]})
    s.does("orange", "dial 1").does("blue", "dial 1")
    halves = {option.split(" ", 1)[1] for option in s.options("orange")}
    assert halves == {"blast 3", "shield 2", "blast 2", "shield 3", "blast 1", "recover 2"}
    assert len({option.split(" ", 1)[1] for option in s.options("blue")}) == 10


@pytest.mark.rule("duel:tactic.readied", "duel:duel.d4_tactic", "duel:duel.d4_ex_choice")
def test_a_chosen_tactic_is_its_owners_secret() -> None:
    s = fc.scene("duel", aliens=["orange", "oddsmaker"], **CALM, hands={"orange": ["13", "20"], "oddsmaker": ["06"]})
    s.does("orange", "dial 1").does("oddsmaker", "dial 1")
    s.lays("orange", "13", "shield 2").lays("oddsmaker", "06", "blast 4")
    assert s.prompt("oddsmaker").startswith("oddsmaker")  # both have chosen, nothing is shown yet
    mine, theirs = s.game.view(0), s.game.view(1)
    assert [mine["plans"][0], mine["tactics"][0]] == ["plan_13", "shield_2"]
    assert [theirs["plans"][0], theirs["tactics"][0]] == ["face_down", "face_down"]
    assert [mine["plans"][1], mine["tactics"][1]] == ["face_down", "face_down"]


@pytest.mark.rule("duel:tactic.spent", "duel:duel.d5_spend")
def test_a_played_tactic_is_spent_for_all_to_see() -> None:
    s = show("shield 2", "blast 4")
    assert s.spent("orange") == ["blast 3"]  # the token with shield 2
    assert s.spent("blue") == ["blast 4"]
    assert [s.game.view(seat)["spent"] for seat in (0, 1, None)] == [[[1], [0]]] * 3


@pytest.mark.rule("duel:tactic.no_auto_ready")
def test_spent_tactics_do_not_come_back_by_themselves() -> None:
    spent = {"orange": ALL_SPENT[1:], "blue": ALL_SPENT[1:]}
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "20"], "blue": ["06", "04"]}, spent=spent)
    fight(s, "13 shield 1", "06 shield 1")
    assert s.prompt("blue") == "plan.choose"  # the next card's contest
    assert s.spent("orange") == s.spent("blue") == ALL_SPENT


@pytest.mark.rule("duel:tactic.none_readied")
def test_without_a_readied_tactic_one_plays_without() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, spent={"orange": ALL_SPENT}, stack=["payday"])
    s.does("orange", "dial 4").does("blue", "dial 1")
    assert s.options("orange") == ["04", "13", "20"]
    assert all(" " in option for option in s.options("blue"))  # who has one must choose one
    lay(s, "20", "06 blast 3")
    assert lost(s) == [3, 0]
    assert s.controls("orange") == ["payday"]


@pytest.mark.rule("duel:duel.d5_reveal")
def test_shown_then_resolved_then_spent() -> None:
    s = show("blast 2", "blast 1")
    told = [event.key for event in s.log]
    assert s.told("tactic.shown") == [("orange", "blast 2"), ("blue", "blast 1")]
    assert told.index("tactic.shown") < told.index("ships.destroyed") < told.index("plan.revealed")
    assert [s.spent("orange"), s.spent("blue")] == [["blast 2"], ["blast 1"]]


@pytest.mark.rule("duel:duel.d5_blast")
@pytest.mark.parametrize(("blast", "there", "gone"), [(2, 4, 2), (4, 4, 4), (4, 3, 3), (1, 2, 1)])
def test_a_blast_destroys_its_value_or_all_there_are(blast: int, there: int, gone: int) -> None:
    assert lost(show(f"blast {blast}", "recover 1", (1, there))) == [0, gone]


@pytest.mark.rule("duel:duel.d5_blast_only_planet")
def test_a_blast_hits_opposing_ships_on_the_planet_alone() -> None:
    s = show("blast 4", "recover 1", (2, 2), planets={"salad": {"blue": 3, "orange": 1}})
    assert lost(s) == [0, 2]
    assert [s.ships("blue", "salad"), s.ships("orange", "salad")] == [3, 1]
    assert s.supply("blue") == 10
    assert s.ships("orange", "payday") == 2


@pytest.mark.rule("duel:duel.d5_shield")
@pytest.mark.parametrize(("blast", "shield", "gone"), [(4, 2, 2), (4, 1, 3), (3, 2, 1)])
def test_a_shield_lowers_the_blast(blast: int, shield: int, gone: int) -> None:
    assert lost(show(f"blast {blast}", f"shield {shield}")) == [0, gone]


@pytest.mark.rule("duel:duel.d5_shield_floor")
def test_a_shield_above_the_blast_does_not_strike_back() -> None:
    assert lost(show("blast 1", "shield 4")) == [0, 0]
    assert lost(show("blast 3", "shield 3")) == [0, 0]


@pytest.mark.rule("duel:duel.d5_shield_idle", "duel:duel.d5_spend")
@pytest.mark.parametrize("other", ["shield 2", "recover 1"])
def test_a_shield_against_no_blast_does_nothing_and_is_spent(other: str) -> None:
    s = show("shield 3", other)
    assert lost(s) == [0, 0]
    assert s.spent("orange") == ["blast 2"]


@pytest.mark.rule("duel:duel.d5_simultaneous")
def test_two_blasts_strike_at_once() -> None:
    s = show("blast 3", "blast 4", (3, 3))
    assert lost(s) == [3, 3]  # destroyed ships have struck all the same
    assert s.prompt("orange") == "dial.set"


@pytest.mark.rule("duel:duel.d5_recover1")
def test_recover_1_readies_one_of_choice_and_itself() -> None:
    s = show("recover 1", "shield 1", spent={"orange": ["blast 4", "blast 3"]})
    assert s.options("orange") == ["token a", "token b"]
    s.does("orange", "token b")
    assert s.spent("orange") == ["blast 4"]


@pytest.mark.rule("duel:duel.d5_recover2")
def test_recover_2_readies_two_and_then_one_of_the_opponents() -> None:
    spent = {"orange": ["blast 4", "blast 3", "blast 2"], "blue": ["blast 4", "shield 4"]}
    s = show("recover 2", "shield 2", spent=spent)
    s.does("orange", "token a", "token c")
    assert s.asked == ["blue"]
    s.does("blue", "token d")
    assert s.spent("orange") == ["blast 3"]
    assert s.spent("blue") == ["blast 4", "blast 3"]  # what blue showed is spent afterwards


@pytest.mark.rule("duel:duel.d5_recover2_opponent", "duel:duel.d5_recover_partial")
def test_the_token_just_shown_does_not_qualify() -> None:
    s = show("recover 2", "blast 4", spent={"orange": ["blast 3"], "blue": ["shield 3"]}, dials=(4, 1))
    assert s.spent("orange") == []  # one was all there was, and the shown token stays readied
    assert s.spent("blue") == ["blast 4"]  # blast 2 with shield 3 is back
    s = show("recover 2", "blast 4", dials=(4, 1))
    assert s.spent("blue") == ["blast 4"]  # nothing had been spent before


@pytest.mark.rule("duel:duel.d5_recover_partial")
def test_as_many_as_there_are_are_readied() -> None:
    assert show("recover 1", "shield 1").spent("orange") == []
    s = show("recover 2", "shield 1", spent={"blue": ["blast 3", "blast 1"]})
    s.does("blue", "token e")  # the opponent's part happens all the same
    assert s.spent("blue") == ["blast 4", "blast 3"]


@pytest.mark.rule("duel:duel.d5_choice_order")
@pytest.mark.parametrize(("leader", "follower"), [("orange", "blue"), ("blue", "orange")])
def test_the_leader_chooses_first(leader: str, follower: str) -> None:
    spent = {"orange": ["blast 4", "blast 3"], "blue": ["blast 4", "blast 3"]}
    s = show("recover 1", "recover 1", spent=spent, leader=leader)
    assert s.asked == [leader]
    s.does(leader, "token a")
    assert s.asked == [follower]
    s.does(follower, "token b")
    assert [s.spent(leader), s.spent(follower)] == [["blast 3"], ["blast 4"]]


@pytest.mark.rule("duel:duel.d5_spend")
def test_blasts_and_shields_are_spent_and_recovers_are_not() -> None:
    s = show("blast 1", "recover 1")
    assert [s.spent("orange"), s.spent("blue")] == [["blast 1"], []]
    s = show("blast 1", "shield 4")  # without effect, and spent all the same
    assert [s.spent("orange"), s.spent("blue")] == [["blast 1"], ["shield 4"]]


@pytest.mark.parametrize(("blast", "shield", "stopped"), [(4, 1, "1"), (3, 4, "3"), (2, 2, "2")])
def test_what_a_shield_stops_is_told(blast: int, shield: int, stopped: str) -> None:
    s = show(f"blast {blast}", f"shield {shield}")
    assert s.told("blast.stopped") == [("blue", stopped, str(blast))]


def test_nothing_is_told_of_a_shield_that_stops_nothing() -> None:
    assert show("shield 2", "shield 3").told("blast.stopped") == show("blast 2", "blast 3").told("blast.stopped") == []
