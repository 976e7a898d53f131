"""Refresh cards that are chosen from, cut, or resolved in secret."""

import pytest

from tests.duel.positions import table

ONE = {"orange": ["13"], "blue": ["20"]}


# --- choices --------------------------------------------------------------------------------------------------------------------------


def test_the_last_resort_is_what_nobody_struck() -> None:
    s = table("last_resort", hands=ONE)
    assert s.asked == ["orange"]
    assert s.options("orange") == ["befriend", "draw 4", "gain 2", "recover 3", "lose 3"]
    s.does("orange", "lose 3").does("blue", "gain 2").does("orange", "befriend").does("blue", "recover 3")
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (5, 5)


@pytest.mark.rule("duel:ability.partial")
def test_the_last_resort_can_cost_the_last_ships() -> None:
    s = table("last_resort", supply={"blue": 2}, hands=ONE)
    s.does("orange", "draw 4").does("blue", "gain 2").does("orange", "befriend").does("blue", "recover 3")
    assert (s.supply("orange"), s.supply("blue"), s.warp("blue")) == (12, 0, 20)


def test_the_last_resort_that_befriends_is_no_may_and_the_leader_is_first() -> None:
    s = table("last_resort").does("orange", "draw 4").does("blue", "gain 2").does("orange", "lose 3").does("blue", "recover 3")
    assert s.asked == ["orange"]
    assert s.options("orange") == ["brawn", "vision", "guile"]
    s.does("orange", "guile").does("blue", "brawn")
    assert s.game.ally == [1, -1, 0]


def test_the_last_resort_recovers_up_to_three_each() -> None:
    s = table("last_resort").does("orange", "draw 4").does("blue", "gain 2").does("orange", "lose 3").does("blue", "befriend")
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2", "ships 3"]


def test_pick_two_different_ones_straggler_first() -> None:
    s = table("pick_two", hands=ONE, spent={"blue": ["blast 4"]})
    assert s.asked == ["blue"]
    assert s.options("blue") == ["recover 3", "draw 2", "gain 1", "ready 2", "befriend"]
    s.does("blue", "draw 2")
    assert len(s.hand("blue")) == 3
    assert s.options("blue") == ["recover 3", "gain 1", "ready 2", "befriend"]
    s.does("blue", "ready 2", "token a")
    assert s.spent("blue") == []
    assert s.options("orange") == ["recover 3", "draw 2", "gain 1", "ready 2", "befriend"]
    s.does("orange", "draw 2", "befriend")
    assert s.options("orange") == ["brawn", "vision", "guile"]


def test_what_is_picked_must_not_be_possible() -> None:
    s = table("pick_two", hands=ONE, warp={"blue": 0}).does("blue", "ready 2", "recover 3")
    assert s.asked == ["orange"]
    assert (s.warp("blue"), s.spent("blue"), len(s.hand("blue"))) == (0, [], 1)


def test_the_leader_cuts_and_the_straggler_chooses() -> None:
    s = table("cut_and_choose", hands=ONE).does("orange", "cut first", "cut second", "cut second", "cut first")
    assert s.options("blue") == ["pile recover 5+may befriend", "pile draw 3+gain 1"]
    s.does("blue", "pile draw 3+gain 1")
    assert len(s.hand("blue")) == 5
    s.does("orange", "ships 5", "brawn")
    assert (s.warp("orange"), s.game.ally) == (0, [0, -1, -1])


def test_who_cuts_is_told_how_many_lie_on_the_first_pile_and_what_on_both() -> None:
    s = table("cut_and_choose", hands=ONE)
    assert list(s.game.asks[0].params) == ["reward:recover_5", 0]
    s.does("orange", "cut second", "cut first", "cut second")
    assert list(s.game.asks[0].params) == ["reward:may_befriend", 1, "reward:draw_3", "reward:recover_5", "reward:gain_1"]


@pytest.mark.parametrize(("way", "pile"), [("cut first", 0), ("cut second", 1)])
@pytest.mark.parametrize("takes", ["none", "all"])
def test_a_pile_may_be_empty(way: str, pile: int, takes: str) -> None:
    s = table("cut_and_choose", hands=ONE).does("orange", *[way] * 4)
    assert s.options("blue")[1 - pile] == "pile none"
    taker = "orange" if takes == "none" else "blue"
    s.does("blue", s.options("blue")[pile if takes == "all" else 1 - pile])
    assert s.asked == [taker]
    s.does(taker, "ships 2", "pass")
    assert (s.warp(taker), len(s.hand(taker))) == (3, 5)


# --- both in secret -------------------------------------------------------------------------------------------------------------------


def test_spring_cleaning_throws_any_cards_out_and_fills_hands() -> None:
    s = table("spring_cleaning", hands={"orange": ["13", "06", "+08"], "blue": ["20", "05"]})
    s.does("orange", "06").does("blue", "done").does("orange", "+08").does("orange", "done")
    assert s.pile("orange") == ["06", "+08"]
    assert s.pile("blue") == []
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (6, 6)
    assert "13" in s.hand("orange")


@pytest.mark.rule("duel:ability.secret_choices", "duel:info.hidden")
def test_spring_cleaning_is_secret_and_so_is_how_much_of_it() -> None:
    s = table("spring_cleaning", hands={"orange": ["13", "06", "+08"], "blue": ["20", "05"]}).does("orange", "06").does("blue", "done")
    view = s.game.view(1)
    assert view["hands"] == [3, 2]
    assert view["piles"] == [[], []]
    assert view["aside"] == []
    assert view["waiting"] == []
    assert not any("card:plan_06" in event.params for event in s.log)


def test_spring_cleaning_may_take_nothing_or_all() -> None:
    s = table("spring_cleaning", hands={"orange": ["13"], "blue": ["20", "05"]}).does("orange", "13").does("blue", "done")
    assert s.pile("orange") == ["13"]
    assert len(s.hand("orange")) == 6


def test_spring_cleaning_does_not_cut_a_full_hand() -> None:
    eight = ["04", "05", "06", "07", "08", "09", "10", "11"]
    s = table("spring_cleaning", hands={"orange": eight, "blue": ["20"]}).does("orange", "done").does("blue", "done")
    assert s.prompt("orange") == "card.discard_down"
    assert s.hand("orange") == eight


def test_spring_cleaning_fills_an_empty_hand() -> None:
    s = table("spring_cleaning", hands={"orange": [], "blue": []})
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (6, 6)


@pytest.mark.parametrize(("dial", "ships", "cards"), [(1, 2, 0), (2, 3, 1), (3, 4, 2), (4, 5, 3)])
def test_a_coffee_break_brings_ships_and_costs_cards(dial: int, ships: int, cards: int) -> None:
    s = (
        table("coffee_break", hands={"orange": ["04", "05", "06", "07"], "blue": ["20"]})
        .does("orange", f"dial {dial}")
        .does("blue", "dial 1")
    )
    assert s.options("orange") == [f"ships {number}" for number in range(ships + 1)]
    s.does("orange", f"ships {ships}", *["04", "05", "06"][:cards])
    assert s.warp("orange") == 5 - ships
    assert s.hand("orange") == ["04", "05", "06", "07"][cards:]
    assert s.asked == ["blue"]


@pytest.mark.rule("duel:ability.partial", "duel:hand.zero_optional")
@pytest.mark.parametrize("hand", [["04"], []])
def test_a_coffee_break_costs_as_many_cards_as_there_are(hand: list[str]) -> None:
    s = (
        table("coffee_break", hands={"orange": hand, "blue": ["20"]})
        .does("orange", "dial 4")
        .does("blue", "dial 1")
        .does("orange", "ships 0")
    )
    assert s.hand("orange") == []
    assert s.pile("orange") == hand


@pytest.mark.rule("duel:ability.secret_choices")
def test_a_coffee_break_is_set_in_secret() -> None:
    s = table("coffee_break").does("orange", "dial 4")
    assert s.asked == ["blue"]
    assert s.told("dials.compared") == []


def test_who_discards_the_whole_hand_is_not_asked_in_which_order() -> None:
    s = table("coffee_break", hands={"orange": ["13", "06"], "blue": ["20", "05", "31", "04"]})
    s.does("orange", "dial 4").does("blue", "dial 4").does("orange", "ships 0")
    assert sorted(s.pile("orange")) == ["06", "13"]
    assert s.prompt("blue") == "ships.recover"
    assert s.does("blue", "ships 0").prompt("blue") == "card.discard"  # three of four: a choice
