"""How abilities are worded: may, can, as far as possible, before, when, after."""

from collections.abc import Mapping

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, fight, keys, lay

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:ability.may")
def test_only_what_may_be_done_is_asked() -> None:
    s = fc.scene("duel", aliens=["swarm", "prime"], **CALM, hands={"swarm": ["13", "20"], "prime": ["07", "+08"]})
    s.does("swarm", "dial 1").does("prime", "dial 1")
    assert s.options("swarm") == ["use plus the cousins", "pass"]
    s.does("swarm", "pass")
    assert s.ships("swarm") == 1
    lay(s, "13 shield 1", "07 shield 1")
    assert s.prompt("prime") == "reinforce.play"
    assert s.clout("prime") == 7 + 4  # nobody asked whether it wants them
    assert s.told("power.used") == [("prime", "use indivisible")]


@pytest.mark.rule("duel:ability.may")
def test_a_prize_that_says_may_can_be_declined_and_another_cannot() -> None:
    s = fc.scene("duel", card="pop_up_colony", hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1")
    assert "pass" in s.options("orange")
    s = fc.scene("duel", card="full_of_stars", hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1")
    assert s.options("blue") == ["star child recover", "star child destroy"]


@pytest.mark.rule("duel:ability.can")
def test_can_widens_and_asks_nothing() -> None:
    envoys = {"envoys": ["cudgel", "mirror", "lodger"], "allies": {"plus_one": "cudgel"}}
    s = fc.scene("duel", aliens=["plus_one", "blue"], card="speed_dating", next_card="cheap_moon", **envoys)
    s.does("blue", "pass").does("plus_one", "vision")
    assert [s.ally("cudgel"), s.ally("mirror")] == ["plus_one", "plus_one"]
    assert s.prompt("plus_one") == "ships.recover"  # no question which to keep
    s = fc.scene(
        "duel", aliens=["orange", "blue"], card="speed_dating", next_card="cheap_moon", **{**envoys, "allies": {"orange": "cudgel"}}
    )
    s.does("blue", "pass").does("orange", "vision")
    assert s.prompt("orange") == "friendship.part_with"


@pytest.mark.rule("duel:ability.partial")
def test_every_part_that_is_possible_is_done() -> None:
    hands = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}
    s = fc.scene("duel", card="museum_of_old_wars", hands=hands, next_card="talent_show")
    fight(s, "13 recover 1", "06 recover 1")
    assert len(s.hand("blue")) == 2 + 1  # no tactic to ready, and a card all the same
    s = fc.scene("duel", card="tug_of_wormhole", hands=hands, supply={"blue": 1}, warp={"orange": 0}, next_card="pick_two")
    lay(s, "13", "06")
    assert [s.supply("blue"), s.warp("blue")] == [0, 20]  # two were to be destroyed


@pytest.mark.rule("duel:ability.ex_partial")
@pytest.mark.parametrize(("warp", "recovered"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_recover_2_recovers_what_there_is(warp: int, recovered: int) -> None:
    s = fc.scene("duel", card="mandatory_teamwork", warp={"orange": warp, "blue": 0}, next_card="cheap_moon", hands=HANDS)
    s.does("orange", "teamwork share").does("blue", "teamwork share")  # each draws 2 and recovers 2
    assert s.warp("orange") == warp - recovered
    assert s.supply("orange") == 20 - warp + recovered
    assert s.game.outcome is None


@pytest.mark.rule("duel:ability.before_after")
def test_before_is_directly_ahead_of_the_event() -> None:
    position = {"hands": {"orange": ["13", "20"], "blue": ["06", "+08"]}, "allies": {"orange": "standby"}, "face_up": ["standby"]}
    s = fc.scene("duel", **CONTEST, **position)
    lay(s, "13", "06")
    assert s.prompt("orange") == "window.d7.before_reveal"
    assert not s.told("plan.revealed")
    s.does("orange", "use change of cast")
    told = keys(s)
    assert told[told.index("standby.changed") + 1] == "plan.revealed"
    assert s.told("plan.revealed")[0] == ("orange", "20")


@pytest.mark.rule("duel:ability.before_after")
def test_after_is_directly_behind_the_event() -> None:
    s = fc.scene("duel", aliens=["prime", "blue"], **CONTEST, hands={"prime": ["13", "20"], "blue": ["06", "+08"]})
    lay(s, "13", "06")
    told = keys(s)
    assert told[told.index("power.used") - 1] == "plan.revealed"
    assert s.prompt("blue") == "reinforce.play"


@pytest.mark.rule("duel:ability.when")
@pytest.mark.parametrize(("plan", "clout"), [("20", 2 + 4), ("13", 31 + 4), ("23", 32), ("07", 70)])
def test_what_happens_when_comes_before_what_happens_after(plan: str, clout: int) -> None:
    position = {"allies": {"blue": "mirror"}, "face_up": ["mirror"], "hands": {"prime": [plan, "04", "+08"], "blue": ["06", "10"]}}
    s = fc.scene("duel", aliens=["prime", "blue"], **CONTEST, **position)
    lay(s, plan, "06")
    assert s.clout("prime") == clout  # mirrored first, although it leads; then looked at whether it is prime
    told = [use for _, use in s.told("power.used")]
    assert told[0] == "use mirror"


@pytest.mark.rule("duel:ability.secret_choices")
def test_nothing_is_shown_before_both_are_committed_and_nothing_is_taken_back() -> None:
    s = fc.scene("duel", card="tax_amnesty", hands=HANDS)
    before: Mapping[str, object] = s.game.view(1)
    s.does("orange", "dial 4")
    after: Mapping[str, object] = s.game.view(1)
    assert {name for name in after if after[name] != before[name]} <= {"waiting"}
    assert not s.told("dials.compared")
    with pytest.raises(fc.WrongSeat):
        s.game.answer(0, 0)
    s.does("blue", "dial 1")
    assert s.told("dials.compared") == [("orange", "4", "blue", "1")]
