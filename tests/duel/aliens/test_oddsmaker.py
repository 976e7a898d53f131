"""Oddsmaker: bets on every winner, and turns chips into clout, or into the game."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"oddsmaker": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def betting(chips: int = 0, **position: Any) -> Scene:
    """A contest of 10 against 13; the bet is next."""
    given = {"aliens": ["oddsmaker", "blue"], "hands": HANDS, "tokens": {"oddsmaker": {"chips": chips}}, **CONTEST, **position}
    return lay(fc.scene("duel", **given), "10", "13")


def duel(tactics: tuple[str, str], **position: Any) -> Scene:
    """The same in a duel."""
    s = fc.scene("duel", **{"aliens": ["oddsmaker", "blue"], "hands": HANDS, **CALM, **position})
    return fight(s, f"10 {tactics[0]}", f"13 {tactics[1]}")


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


# --- Take Bets ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bet", "chips"), [("blue", 1), ("oddsmaker", 0)])
def test_a_right_bet_gives_a_chip(bet: str, chips: int) -> None:
    s = betting()
    assert s.options("oddsmaker") == ["oddsmaker", "blue"]  # it has to
    s.does("oddsmaker", bet)
    assert [s.tokens("oddsmaker", "chips"), s.told("oddsmaker.bet")] == [chips, [("oddsmaker", bet)]]


@pytest.mark.rule("duel:duel.react_to_result")
@pytest.mark.parametrize(("bet", "chips"), [("blue", 1), ("oddsmaker", 0)])
def test_a_duel_won_by_ships_pays_too(bet: str, chips: int) -> None:
    s = duel(("shield 2", "blast 4")).does("oddsmaker", bet)
    assert [s.tokens("oddsmaker", "chips"), s.told("clout.counted")] == [chips, []]


def test_so_does_a_winner_that_was_named() -> None:
    hands = {"oddsmaker": ["31", "04"], "underdog": ["06", "07"]}
    s = lay(fc.scene("duel", aliens=["oddsmaker", "underdog"], hands=hands, **CONTEST), "31", "06").does("oddsmaker", "underdog")
    assert s.tokens("oddsmaker", "chips") == 1


@pytest.mark.rule("duel:duel.d6_restart_state")
@pytest.mark.parametrize(("second", "chips"), [("blue", 1), ("oddsmaker", 0)])
def test_only_the_newest_bet_of_a_duel_that_starts_again_counts(second: str, chips: int) -> None:
    s = duel(("blast 4", "blast 4")).does("oddsmaker", "oddsmaker" if second == "blue" else "blue")
    assert s.game.view(0)["secrets"] == []
    fight(s, "04 shield 2", "06 shield 2").does("oddsmaker", second)
    assert [s.tokens("oddsmaker", "chips"), len(s.told("oddsmaker.bet"))] == [chips, 1]


def test_the_bet_is_secret_until_the_winner_is_known() -> None:
    hands = {"oddsmaker": ["10", "+03"], "blue": ["13", "06"]}
    s = betting(hands=hands).does("oddsmaker", "blue")
    assert [s.game.view(seat)["secrets"] for seat in (0, 1, None)] == [[("bet", 1)], [], []]
    assert s.told("oddsmaker.bet") == []
    assert len({s.game.determinize(1, seed).secret(0, "bet") for seed in range(20)}) == 2
    assert s.does("oddsmaker", "pass").told("oddsmaker.bet") == [("oddsmaker", "blue")]


def test_chips_are_public() -> None:
    assert betting(3).game.view(1)["tokens"] == [(0, "chips", 3)]


def test_no_bet_between_contests_and_duels() -> None:
    s = fc.scene("duel", aliens=["oddsmaker", "blue"], hands=HANDS, begin="checkpoint", next_card="tax_amnesty")
    assert s.prompt("oddsmaker") == "dial.set_for_card"


# --- Cash Out -------------------------------------------------------------------------------------------------------------------------


def test_two_chips_for_six_clout_once() -> None:
    s = betting(5).does("oddsmaker", "oddsmaker", "use cash out")
    assert [clouts(s), s.tokens("oddsmaker", "chips")] == [("16", "13"), 4]  # five, two paid, one won


def test_it_may_keep_them() -> None:
    s = betting(5).does("oddsmaker", "oddsmaker", "pass")
    assert [clouts(s), s.tokens("oddsmaker", "chips")] == [("10", "13"), 5]


@pytest.mark.parametrize("chips", [0, 1])
def test_not_with_fewer_than_two(chips: int) -> None:
    s = betting(chips).does("oddsmaker", "oddsmaker")
    assert clouts(s) == ("10", "13")


def test_before_reinforcements_are_played() -> None:
    hands = {"oddsmaker": ["10", "04"], "blue": ["13", "-10"]}
    s = betting(2, hands=hands, leader="blue").does("oddsmaker", "oddsmaker")
    assert s.prompt("oddsmaker") == "window.d8.before"
    assert s.does("oddsmaker", "use cash out").prompt("blue") == "reinforce.play"


def test_not_where_the_step_of_reinforcements_is_skipped() -> None:
    s = duel(("shield 2", "shield 2"), tokens={"oddsmaker": {"chips": 4}}, card="dark_side_diner", next_card=None).does("oddsmaker", "blue")
    assert [clouts(s), s.tokens("oddsmaker", "chips")] == [("10", "13"), 5]


def test_not_when_ships_have_decided() -> None:
    s = duel(("shield 2", "blast 4"), tokens={"oddsmaker": {"chips": 4}}).does("oddsmaker", "oddsmaker")
    assert s.tokens("oddsmaker", "chips") == 4


# --- The House Wins -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:win.alternative")
@pytest.mark.parametrize(("chips", "winners"), [(7, []), (8, ["oddsmaker"]), (9, ["oddsmaker"])])
def test_eight_chips_win_at_the_win_check(chips: int, winners: list[str]) -> None:
    s = fc.scene("duel", aliens=["oddsmaker", "blue"], begin="checkpoint", tokens={"oddsmaker": {"chips": chips}}, next_card="tax_amnesty")
    assert s.winners == winners
    assert (s.game.outcome.reason if s.game.outcome else "") == ("win.house" if winners else "")


@pytest.mark.rule("duel:win.not_immediate")
def test_the_eighth_chip_waits_for_the_win_check() -> None:
    s = betting(7, card="tug_of_wormhole", next_card="repair_yard").does("oddsmaker", "blue", "pass")
    assert [s.tokens("oddsmaker", "chips"), s.winners] == [8, []]
    assert s.does("blue", "ships 0").winners == ["oddsmaker"]


@pytest.mark.rule("duel:win.checkpoint_alternative")
def test_five_planets_of_the_opponent_share_the_victory() -> None:
    planets = {tile: {"blue": 1} for tile in ("payday", "salad", "drizzle", "hot_plate", "rustbucket")}
    s = fc.scene("duel", aliens=["oddsmaker", "blue"], begin="checkpoint", tokens={"oddsmaker": {"chips": 8}}, planets=planets)
    assert s.winners == ["oddsmaker", "blue"]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


def test_it_cashes_out_knowing_the_plans_that_the_chosen_brought() -> None:
    decks = {"oddsmaker": ["08", "09", "11"], "blue": ["12", "14", "15"]}
    s = betting(2, allies={"blue": "chosen"}, face_up=["chosen"], decks=decks).does("oddsmaker", "oddsmaker")
    s.does("blue", "use divine intervention").does("oddsmaker", "11").does("blue", "12").does("oddsmaker", "use cash out")
    assert clouts(s) == ("17", "12")


def test_plans_that_are_swapped_after_the_bet_do_not_touch_it() -> None:
    hands = {"oddsmaker": ["10", "04"], "switcheroo": ["13", "06"]}
    s = lay(fc.scene("duel", aliens=["oddsmaker", "switcheroo"], hands=hands, **CONTEST), "10", "13").does("oddsmaker", "oddsmaker")
    s.does("switcheroo", "use bait")
    assert s.tokens("oddsmaker", "chips") == 1
