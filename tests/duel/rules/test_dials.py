"""Steps 1 and 2 of a duel: dials are set, shown, and ships go."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, When
from tests.duel.rules.playing import fight, invited

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:duel.d1_dials", "duel:ability.secret_choices")
def test_both_set_a_dial_in_secret() -> None:
    s = fc.scene("duel", card="cheap_moon")
    assert s.asked == ["orange", "blue"]
    views = []
    for dial in range(1, 5):
        twin = fc.load(s.game.dump())
        twin.answer(0, dial - 1)
        views.append(twin.view(1))
    assert all(view == views[0] for view in views)
    s.does("orange", "dial 3")
    assert s.asked == ["blue"]  # what is set stays set
    assert not s.told("dial.shown")


@pytest.mark.rule("duel:duel.d1_barred", "duel:bar.ex_revenge")
def test_who_is_barred_sets_no_dial_and_cannot_lose_by_it() -> None:
    s = fc.scene("duel", card="regular_revenge", leader="orange", supply={"orange": 0}, planets={"drizzle": {"orange": 1}})
    assert s.asked == ["blue"]
    s.does("blue", "dial 4")
    assert [s.ships("orange"), s.supply("orange")] == [1, 0]
    assert [s.ships("blue"), s.supply("blue")] == [4, 11]
    assert s.prompt("orange") == "plan.choose"


@pytest.mark.rule("duel:duel.d1_barred", "duel:duel.d6_restart_state")
def test_being_barred_is_tested_anew_after_a_restart() -> None:
    s = fc.scene("duel", card="regular_revenge", planets={"drizzle": {"orange": 2}}, hands=HANDS)
    fight(s, "13 blast 2", "06 blast 4", (1, 2))
    assert s.asked == ["orange", "blue"]  # nobody has ships there any more
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert [s.ships("orange"), s.ships("blue")] == [1, 1]


@pytest.mark.rule("duel:duel.d1_barred", "duel:win.zero_supply")
def test_the_exemption_ends_with_the_restart() -> None:
    s = fc.scene("duel", card="regular_revenge", planets={"drizzle": {"orange": 2}}, supply={"orange": 0}, hands=HANDS)
    fight(s, "13 blast 2", "06 blast 4", (1, 2))
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == ["blue"]


@pytest.mark.rule("duel:duel.d2_reveal")
def test_both_dials_are_shown_at_once_and_the_ships_go() -> None:
    s = fc.scene("duel", card="cheap_moon")
    s.does("blue", "dial 1").does("orange", "dial 4")
    assert s.told("dial.shown") == [("orange", "4"), ("blue", "1")]
    assert [s.ships("orange"), s.supply("orange")] == [4, 11]
    assert [s.ships("blue"), s.supply("blue")] == [1, 14]
    assert s.game.view(0)["dials"] == s.game.view(1)["dials"] == [4, 1]


@pytest.mark.rule("duel:duel.d2_ex_dial")
def test_a_dial_of_three_sends_three() -> None:
    s = fc.scene("duel", card="cheap_moon", supply={"orange": 15})
    s.does("orange", "dial 3").does("blue", "dial 2")
    assert s.ships("orange") == 3
    assert s.supply("orange") == 12


@pytest.mark.rule("duel:duel.d2_short")
def test_a_dial_above_the_supply_sends_all_there_is() -> None:
    s = fc.scene("duel", card="unfinished_bridges", supply={"orange": 2, "blue": 1}, next_card="talent_show", hands=HANDS)
    s.does("orange", "dial 4").does("blue", "dial 4")
    assert [s.ships("orange"), s.supply("orange")] == [2, 0]
    assert [s.ships("blue"), s.supply("blue")] == [1, 0]
    assert s.game.outcome is None  # no loss now


@pytest.mark.rule("duel:duel.d2_short", "duel:duel.d2_zero", "duel:win.zero_supply_only_when_needed")
def test_the_next_forced_send_loses() -> None:
    s = fc.scene("duel", card="timeshare_asteroid", supply={"orange": 2}, hands=HANDS, next_card="cheap_moon")
    fight(s, "13 shield 1", "06 shield 1", (4, 1)).does("blue", "no")
    assert s.supply("orange") == 0
    assert s.winners == []
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == ["blue"]


@must(When.DIALS_SHOWN, DUEL)
def regrows(g: Game, me: int) -> None:
    """Between the dials and the sending three ships come back."""
    g.warp[me] -= 3
    g.supply[me] += 3


@pytest.mark.rule("duel:duel.d2_supply_moment", "duel:duel.d2_zero")
@pytest.mark.parametrize(("supply", "sent"), [(2, 4), (0, 3)])
def test_the_supply_is_read_when_ships_are_sent(supply: int, sent: int) -> None:
    with invited(Alien("gardener", regrows, complexity="green")):
        s = fc.scene("duel", aliens=["gardener", "blue"], card="cheap_moon", supply={"gardener": supply})
        s.does("gardener", "dial 4").does("blue", "dial 1")
        assert s.game.outcome is None
        assert s.ships("gardener") == sent


@pytest.mark.rule("duel:duel.d2_supply_moment")
def test_a_dial_shown_later_reads_the_supply_later() -> None:
    s = fc.scene("duel", aliens=["unseen", "blue"], card="cheap_moon", supply={"unseen": 0}, hands={"unseen": ["13"], "blue": ["06"]})
    s.does("unseen", "dial 2").does("blue", "dial 1")
    assert s.game.outcome is None
    s.lays("unseen", "13", "shield 1").lays("blue", "06", "shield 1")
    assert s.winners == ["blue"]
