"""Chosen: may have both players exchange the revealed plan for one of the top three cards of their decks."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, idle, lay, totals, unrevealed, winner

UP: dict[str, Any] = {"allies": {"orange": "chosen"}, "face_up": ["chosen"]}
DECKS: dict[str, Any] = {"decks": {"orange": ["04", "23", "10"], "blue": ["08", "-02", "42"]}}


def revealed(**position: Any) -> Any:
    """Orange has laid 13, Blue 20; both are up."""
    return duel("13 shield 1", "20 shield 1", **(UP | DECKS | position))


def test_both_take_one_of_three_and_throw_the_rest_away() -> None:
    s = revealed().does("orange", "use divine intervention")
    assert s.options("orange") == ["04", "10", "23"]
    s.does("orange", "23")
    assert s.options("blue") == ["-02", "08", "42"]
    s.does("blue", "08")
    assert totals(s) == (23, 8)
    assert sorted(s.pile("orange")) == ["04", "10", "13"]
    assert sorted(s.pile("blue")) == ["-02", "20", "42"]
    assert s.game.view(None)["beside"] == []


def test_in_cleanup_the_new_plans_are_discarded_too() -> None:
    s = ends(revealed().does("orange", "use divine intervention", "23").does("blue", "08"))
    assert sorted(s.pile("orange")) == ["04", "10", "13", "23"]
    assert sorted(s.hand("orange")) == ["06", "20", "31"]


def test_it_works_in_a_contest() -> None:
    s = contest("31", "20", **UP, **DECKS).does("orange", "use divine intervention", "04").does("blue", "42")
    assert winner(s) == "blue"


def test_it_may_be_left_alone() -> None:
    s = revealed().does("orange", "pass")
    assert totals(s) == (13, 20)
    assert s.pile("orange") == []


def test_the_exchange_itself_is_forced_on_both() -> None:
    s = revealed(decks={"orange": ["04", "05", "-02"], "blue": ["04", "05", "-02"]}).does("orange", "use divine intervention")
    assert "pass" not in s.options("orange")
    s.does("orange", "05")
    assert s.options("blue") == ["-02", "04", "05"]


@pytest.mark.rule("duel:role.default_order")
def test_the_leader_exchanges_first_whoever_asked_for_it() -> None:
    s = revealed(leader="blue").does("orange", "use divine intervention")
    assert s.asked == ["blue"]
    s.does("blue", "42")
    assert s.asked == ["orange"]


@pytest.mark.rule("duel:info.hidden")
def test_the_opponent_sees_the_number_of_cards_and_not_which() -> None:
    s = revealed().does("orange", "use divine intervention")
    assert [entry[2] for entry in s.game.view(1)["beside"]] == ["face_down"] * 3
    assert sorted(entry[2] for entry in s.game.view(0)["beside"]) == ["plan_04", "plan_10", "plan_23"]
    s.does("orange", "23")
    assert s.game.view(1)["plans"][0] == "plan_23"


def test_it_happens_once() -> None:
    s = revealed().does("orange", "use divine intervention", "23").does("blue", "08")
    assert s.told("chosen.exchanged") == [("orange", "23"), ("blue", "08")]
    assert winner(s) == "orange"
    assert len(s.told("clout.counted")) == 1


@pytest.mark.rule("duel:reinf.order")
def test_reinforcements_follow_once() -> None:
    hands = {"orange": ["13", "+08"], "blue": ["20", "+12"]}
    s = revealed(hands=hands).does("orange", "use divine intervention", "23").does("blue", "08")
    assert s.prompt("orange") == "reinforce.play"
    s.does("orange", "pass").does("blue", "pass")
    assert totals(s) == (23, 8)


@pytest.mark.rule("duel:deck.reshuffle")
def test_a_short_deck_is_renewed_from_the_pile() -> None:
    rest = ["04", "05", "07", "08", "09", "10", "11", "12", "14", "15", "23", "-02", "42"]
    s = revealed(decks={"orange": ["04"]}, piles={"orange": rest[1:]}).does("orange", "use divine intervention")
    assert len(s.options("orange")) == 3
    assert "04" in s.options("orange")
    assert len(s.game.decks[0]) == 10


@pytest.mark.rule("duel:ability.partial")
def test_without_any_card_to_draw_the_plan_stays() -> None:
    every = ["04", "05", "07", "08", "09", "10", "11", "12", "14", "15", "23", "-02", "42"]
    s = revealed(hands={"orange": ["13", "06", "20", "31", *every], "blue": ["20", "06"]}, decks={"blue": ["08", "-02", "42"]})
    s.does("orange", "use divine intervention").does("blue", "42")
    assert totals(s) == (13, 42)


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("position", idle("chosen"))
def test_face_down_or_neutral_it_is_not_offered(position: dict[str, Any]) -> None:
    s = unrevealed(**position)
    lay(s, "13 shield 1", "20 shield 1")
    assert totals(s) == (13, 20)


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_plans_that_were_never_revealed_are_not_exchanged() -> None:
    s = duel("13 blast 4", "20 recover 1", **UP)
    assert s.told("duel.won_by_ships") == [("orange",)]
    assert s.prompt("blue") == "ships.recover"


@pytest.mark.parametrize(("taken", "clout"), [("08", 8), ("23", 27)])
def test_a_prime_counts_the_plan_that_stands_in_the_end(taken: str, clout: int) -> None:
    s = duel("20 shield 1", "13 shield 1", aliens=["orange", "prime"], leader="prime", decks={"prime": ["08", "23", "42"]}, **UP)
    assert s.clout("prime") == 17
    s.does("orange", "use divine intervention").does("prime", taken)
    s.does("orange", s.options("orange")[0])
    assert totals(s)[1] == clout


def test_a_second_plan_of_deuces_stays() -> None:
    s = duel(
        "13 shield 1", "20 shield 1", allies={"orange": "chosen", "blue": "deuce"}, face_up=["chosen", "deuce"], leader="blue", **DECKS
    )
    s.does("blue", "use pair up")
    s.does("orange", "use divine intervention").does("blue", "08").does("orange", "23")
    assert totals(s) == (23, 8 + 6)
    ends(s)
    assert sorted(s.pile("blue")) == ["-02", "06", "08", "20", "42"]


def test_deuce_can_still_pair_up_after_the_exchange() -> None:
    s = duel("13 shield 1", "20 shield 1", allies={"orange": "chosen", "blue": "deuce"}, face_up=["chosen", "deuce"], **DECKS)
    s.does("orange", "use divine intervention", "23").does("blue", "08").does("blue", "use pair up")
    assert totals(s) == (23, 14)


def test_mimeo_may_call_for_it_once_more() -> None:
    decks = {"orange": ["04", "23", "10", "05", "07", "09"], "mimeo": ["08", "-02", "42", "11", "12", "14"]}
    s = duel(aliens=["orange", "mimeo"], decks=decks, **UP).does("mimeo", "use carbon copy")
    lay(s, "13 shield 1", "20 shield 1").does("orange", "use divine intervention", "23").does("mimeo", "08")
    s.does("mimeo", "use divine intervention").does("orange", "09").does("mimeo", "14")
    assert totals(s) == (9, 14)


def test_plans_that_switcheroo_exchanged_belong_to_who_has_them_now() -> None:
    s = duel("13 shield 1", "20 shield 1", aliens=["orange", "switcheroo"], decks={"orange": ["04", "23", "10"]}, **UP)
    s.does("switcheroo", "use bait").does("orange", "use divine intervention", "23")
    assert sorted(s.pile("orange")) == ["04", "10", "20"]


def test_cards_that_are_looked_at_are_not_told_as_drawn() -> None:
    s = duel("13 shield 1", "20 shield 1", **DECKS, **UP).does("orange", "use divine intervention")
    assert s.told("deck.looked_at") == [("orange", "3")]
    assert s.told("cards.drawn") == []
    assert [event.audience for event in s.log if event.key == "deck.looked_at_by_you"] == [(0,)]


def test_with_nothing_to_look_at_nothing_is_told() -> None:
    s = duel(**UP)
    s.game.decks[0], s.game.piles[0] = [], []
    lay(s, "13 shield 1", "20 shield 1").does("orange", "use divine intervention")
    assert s.told("deck.looked_at") == [("blue", "3")]
