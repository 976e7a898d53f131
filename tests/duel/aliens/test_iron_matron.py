"""Iron Matron: looks at a last card, which may win her the game; decides what a revealed 20 is worth."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene, card_kind
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

ME = "iron_matron"


def against(other: str, hand: list[str], mine: list[str] | None = None, **position: Any) -> Scene:
    """A contest with somebody who holds these cards."""
    given = {"aliens": [ME, other], "hands": {ME: mine or ["04", "05", "06"], other: hand}, **CONTEST, **position}
    return fc.scene("duel", **given)


def allied(owner: str, envoy: str) -> dict[str, Any]:
    """A face-up ally."""
    return {"allies": {owner: envoy}, "face_up": [envoy]}


# --- Punish: every way in which a hand becomes one card -------------------------------------------------------------------------------


@pytest.mark.rule("duel:win.instant", "duel:alien.ex_matron", "duel:alien.no_header")
@pytest.mark.parametrize("last", ["20", "31", "42"])
def test_a_last_card_of_20_31_or_42_wins_when_the_plan_has_left_the_hand(last: str) -> None:
    s = lay(against("blue", [last, "13"]), "04", "13")
    assert [s.winners, s.game.outcome.reason if s.game.outcome else ""] == [[ME], "win.punished"]
    assert s.told("card.shown") == [("blue", last)]
    assert s.told("plan.revealed") == []


@pytest.mark.parametrize("last", ["-02", "13", "15", "23", "+12"])
def test_any_other_card_is_shown_and_the_game_goes_on(last: str) -> None:
    s = lay(against("blue", [last, "10"]), "04", "10")
    assert s.told("card.shown") == [("blue", last)]
    assert [s.winners, s.game.view(0)["known"][1]] == [[], [card_kind(last)]]


def test_by_playing_a_reinforcement() -> None:
    s = lay(against("blue", ["13", "+08", "42"], leader="blue"), "04", "13").does("blue", "play +08 blue")
    assert s.winners == [ME]


def test_by_adding_a_second_plan() -> None:
    s = lay(against("blue", ["13", "05", "42"], **allied("blue", "deuce")), "04", "13").does("blue", "use pair up")
    assert s.winners == [ME]


def test_by_paying_with_cards() -> None:
    s = lay(against("gavel", ["13", "05", "06", "42"]), "04", "13").does("gavel", "use going once", "05", "06", "done")
    assert s.winners == [ME]


def test_by_paying_for_a_tactic() -> None:
    s = against("blue", ["13", "05", "42"], **CALM, **allied("blue", "sparewright"))
    fight(s, "04 shield 2", "13 shield 2").does("blue", "use spare parts", "05")
    assert s.winners == [ME]


def test_by_setting_a_snare() -> None:
    s = against("pitfall", ["13", "42"]).does("pitfall", "13")
    assert s.winners == [ME]


def test_by_the_penalty_for_a_lost_bait() -> None:
    s = lay(against("switcheroo", ["13", "05", "42"]), "04", "13").does("switcheroo", "use bait", "05")
    assert s.winners == [ME]


def test_by_being_robbed() -> None:
    s = lay(against("blue", ["13", "20", "31"], **allied(ME, "lightfinger")), "04", "13").does(ME, "use souvenir")
    assert s.winners == [ME]  # whichever was stolen


def test_by_drawing_the_only_card_there_is() -> None:
    s = against("blue", ["13"], decks={"blue": ["42"]})
    s.game.decks[1] = s.game.decks[1][-1:]
    s.does(ME, "04")  # blue wins and draws
    assert s.winners == [ME]


def test_by_gaining_a_reinforcement_with_an_empty_hand() -> None:
    s = against("blue", ["13"], card="dark_side_diner", next_card=None, reinforcements=["+08"])
    fight(s, "04 shield 2", "13 shield 2")
    assert s.told("card.shown") == [("blue", "+08")]


def test_by_taking_back_the_plan_that_lost() -> None:
    s = against("musician", ["13", "05"], mine=["42", "04", "05"])
    lay(s, "42", "13").does("musician", "use encore")
    assert s.told("card.shown") == [("musician", "05")]  # that one while it was the last; then there were two


def test_by_picking_up_a_reinforcement() -> None:
    s = lay(against("rummager", ["13", "+08"], mine=["42", "04", "05"]), "42", "13")
    s.does("rummager", "play +08 rummager", "use still good")
    assert s.told("card.shown") == [("rummager", "+08")] * 2  # when the plan was laid, and again


def test_between_destiny_cards_too() -> None:
    s = fc.scene("duel", aliens=[ME, "blue"], card="coffee_break", hands={ME: ["04", "05", "06", "07"], "blue": ["13", "42"]})
    s.does(ME, "dial 1").does("blue", "dial 2").does(ME, "ships 0").does("blue", "ships 0", "13")
    assert s.winners == [ME]


def test_between_discarding_and_filling_a_hand() -> None:
    s = fc.scene("duel", aliens=[ME, "blue"], card="spring_cleaning", hands={ME: ["04", "05"], "blue": ["13", "42"]})
    s.does(ME, "done").does("blue", "13", "done")
    assert s.winners == [ME]


def test_by_exchanging_it_for_the_plan() -> None:
    s = lay(against("blue", ["42", "13"], **allied("blue", "standby")), "04", "42")
    assert s.told("card.shown") == [("blue", "13")]
    assert s.does("blue", "use change of cast").winners == [ME]


def test_by_a_swap_with_the_jar() -> None:
    s = against("pickled", ["13"], beside={"pickled": {"jar": ["31", "05"]}}).does("pickled", "use brine swap", "31")
    assert s.winners == [ME]


def test_by_a_swap_with_the_snare() -> None:
    s = against("pitfall", ["13"], beside={"pitfall": {"snare": ["31"]}}).does("pitfall", "use move snare")
    assert s.winners == [ME]


def test_by_passing_the_only_card_on_for_another() -> None:
    s = against("blue", ["13"], mine=["31"], card="hand_me_downs", next_card="unfinished_bridges", decks={"blue": ["05"]})
    assert s.told("card.shown") == [("blue", "31")]
    assert s.winners == [ME]


# --- Punish does not work -------------------------------------------------------------------------------------------------------------


def test_not_with_two_cards_nor_with_none() -> None:
    assert lay(against("blue", ["42", "31", "13"]), "04", "13").told("card.shown") == []
    s = against("blue", ["13"])
    s.does(ME, "04")
    assert s.told("card.shown") == []


def test_not_for_her_own_last_card() -> None:
    s = lay(against("blue", ["13", "05", "06"], mine=["04", "42"]), "04", "13")
    assert s.told("card.shown") == []


def test_a_hand_that_stays_one_card_is_not_shown_again() -> None:
    s = lay(against("blue", ["13", "-02"]), "04", "13")
    assert s.told("card.shown") == [("blue", "-02")]


def test_a_jar_and_a_snare_are_no_hand() -> None:
    s = against("pickled", ["13", "06", "05"], beside={"pickled": {"jar": ["42", "31"]}}).does("pickled", "pass")
    assert lay(s, "04", "13").winners == []


@pytest.mark.rule("duel:reinf.ex_full")
def test_the_example_of_the_rulebook_gives_no_occasion_while_two_cards_are_left() -> None:
    hands = {ME: ["31", "-07", "04"], "pickled": ["10", "+12", "-10", "42", "05"]}
    s = fc.scene("duel", aliens=[ME, "pickled"], leader="pickled", hands=hands, **CALM)
    fight(s, "31 shield 2", "10 shield 2")
    s.does("pickled", "play +12 pickled").does(ME, "pass").does("pickled", "play -10 iron_matron").does(ME, "play -07 pickled")
    assert s.told("clout.counted") == [("iron_matron", "21", "pickled", "15")]
    assert [s.pile(ME), s.pile("pickled")] == [["31", "-10"], ["10", "+12", "-07"]]


# --- Impose Your Decree ---------------------------------------------------------------------------------------------------------------


def decree(mine: str, theirs: str, **position: Any) -> Scene:
    """Plans are up; the blue hand stays large."""
    return lay(against("blue", [theirs, "05", "06"], mine=[mine, "07", "08"], **position), mine, theirs)


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


@pytest.mark.parametrize(("label", "value"), [("decree 42", "42"), ("decree -42", "-42"), ("decree 20", "20")])
def test_a_revealed_20_counts_as_she_says(label: str, value: str) -> None:
    assert clouts(decree("20", "13").does(ME, "use impose your decree", label)) == (value, "13")
    assert clouts(decree("13", "20").does(ME, "use impose your decree", label)) == ("13", value)


def test_each_of_two_by_itself() -> None:
    s = decree("20", "20").does(ME, "use impose your decree", "decree 42", "decree -42")
    assert clouts(s) == ("42", "-42")


def test_she_may_decline() -> None:
    assert clouts(decree("20", "13").does(ME, "pass")) == ("20", "13")


def test_in_a_duel_before_reinforcements_and_ships() -> None:
    s = against("blue", ["20", "05", "06"], mine=["13", "07", "08"], **CALM)
    fight(s, "13 shield 2", "20 shield 2", (1, 2)).does(ME, "use impose your decree", "decree -42")
    assert clouts(s) == ("13", "-39")


@pytest.mark.parametrize(("mine", "theirs"), [("42", "31"), ("10", "-02")])
def test_not_without_a_20(mine: str, theirs: str) -> None:
    assert decree(mine, theirs).told("power.used") == []


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_when_ships_have_decided() -> None:
    s = against("blue", ["20", "05", "06"], mine=["13", "07", "08"], **CALM)
    assert fight(s, "13 shield 2", "20 blast 4").told("power.used") == []


# --- combinations ---------------------------------------------------------------------------------------------------------------------


def test_a_mirrored_20_is_none_and_nothing_mirrors_into_one() -> None:
    s = decree("20", "-02", **allied("blue", "mirror"))
    assert [use for use in s.told("power.used") if use[0] == "iron_matron"] == []
    assert clouts(s) == ("2", "-20")


@pytest.mark.rule("duel:role.default_order")
def test_a_leading_matron_can_decree_a_straggling_underdog_into_winning() -> None:
    s = lay(against("underdog", ["13", "05", "06"], mine=["20", "07", "08"]), "20", "13").does(ME, "use impose your decree", "decree 42")
    assert s.told("contest.won") == [("underdog",)]


def test_a_plan_that_the_chosen_brings_is_judged_anew() -> None:
    position = {**allied("blue", "chosen"), "decks": {ME: ["10", "11", "12"], "blue": ["20", "14", "15"]}}
    s = decree("20", "13", **position).does(ME, "use impose your decree", "decree 42")
    s.does("blue", "use divine intervention").does(ME, "10").does("blue", "20").does(ME, "use impose your decree", "decree -42")
    assert clouts(s) == ("10", "-42")
