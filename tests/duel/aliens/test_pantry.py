"""Pantry: a larger hand, and a card when it runs low."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

NINE = ["04", "05", "06", "07", "08", "09", "10", "11", "12"]


def checkpoint(mine: list[str], theirs: list[str] | None = None) -> Scene:
    """Before the next destiny card, a contest."""
    hands = {"pantry": mine, "blue": theirs or ["04", "05", "06", "07"]}
    return fc.scene("duel", aliens=["pantry", "blue"], hands=hands, begin="checkpoint", next_card="talent_show")


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:setup.6_other_limit")
@pytest.mark.parametrize("aliens", [["pantry", "prime"], ["prime", "pantry"]])
def test_the_opening_hand_is_eight(aliens: list[str]) -> None:
    g = fc.new_game("duel", seed=3, aliens=aliens)
    assert g.view(None)["hands"] == [8 if name == "pantry" else 6 for name in aliens]
    assert g.view(None)["limits"] == [8 if name == "pantry" else 6 for name in aliens]


def test_it_discards_down_to_eight() -> None:
    s = checkpoint(NINE)
    assert s.prompt("pantry") == "card.discard_down"
    s.does("pantry", "04")
    assert s.hand("pantry") == NINE[1:]


def test_eight_are_not_too_many() -> None:
    assert checkpoint(NINE[1:]).prompt("pantry") == "plan.choose"


@pytest.mark.parametrize(("held", "then"), [(1, 2), (2, 3), (3, 4), (4, 4), (8, 8)])
def test_three_cards_or_fewer_bring_one_more(held: int, then: int) -> None:
    s = checkpoint(NINE[:held])
    assert len(s.hand("pantry")) == then
    assert s.told("power.used") == ([("pantry", "use nibble")] if then > held else [])


@pytest.mark.rule("duel:hand.zero_checkpoint")
def test_an_empty_hand_is_filled_to_eight_and_needs_no_nibble() -> None:
    s = checkpoint([])
    assert len(s.hand("pantry")) == 8
    assert s.told("power.used") == []


def test_before_each_destiny_card() -> None:
    s = fc.scene("duel", aliens=["pantry", "blue"], hands={"pantry": ["13", "04"], "blue": ["06", "04", "05"]}, **CALM)
    fight(s, "13 shield 2", "06 shield 2", (2, 1))
    assert len(s.hand("pantry")) == 2
    assert s.told("destiny.turned_up")[-1] == ("event", "talent show")


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:loop.no_checkpoint_before_first")
def test_not_before_the_first_card() -> None:
    s = fc.scene("duel", aliens=["pantry", "blue"], begin="roles", card=None)
    assert s.told("power.used") == []


def test_not_for_the_opponent() -> None:
    s = checkpoint(NINE[:4], ["04", "05"])
    assert [len(s.hand("blue")), s.game.view(None)["limits"]] == [2, [8, 6]]
    assert checkpoint(NINE[:4], NINE[:7]).prompt("blue") == "card.discard_down"


def test_not_in_the_middle_of_a_contest() -> None:
    s = fc.scene("duel", aliens=["pantry", "blue"], hands={"pantry": ["13", "04"], "blue": ["06", "04"]}, **CONTEST)
    assert len(s.hand("pantry")) == 2


# --- combinations ---------------------------------------------------------------------------------------------------------------------


def test_every_filling_of_its_hand_goes_to_eight() -> None:
    hands = {"pantry": ["04"], "blue": ["05"]}
    s = fc.scene("duel", aliens=["pantry", "blue"], card="spring_cleaning", next_card="tax_amnesty", hands=hands)
    s.does("pantry", "done").does("blue", "done")
    assert [len(s.hand("pantry")), len(s.hand("blue"))] == [8, 6]
    s = fc.scene("duel", aliens=["pantry", "blue"], hands={"pantry": [], "blue": ["05"]}, **CONTEST)
    assert len(s.hand("pantry")) == 8  # a plan has to be chosen


@pytest.mark.parametrize(("pile", "then"), [(["20"], 2), ([], 1)])
def test_without_a_deck_it_draws_from_the_pile_or_not_at_all(pile: list[str], then: int) -> None:
    hands = {"pantry": ["13"], "blue": ["04", "05"]}
    s = fc.scene("duel", aliens=["pantry", "blue"], hands=hands, piles={"pantry": pile}, begin="draw", next_card="tax_amnesty")
    s.game.decks[0].clear()
    s.does("pantry", "dial 1").does("blue", "dial 2")
    assert len(s.hand("pantry")) == then


def test_a_last_card_is_shown_before_it_can_nibble() -> None:
    hands = {"pantry": ["12", "31"], "iron_matron": ["04", "06", "07"]}
    s = lay(fc.scene("duel", aliens=["pantry", "iron_matron"], hands=hands, **CONTEST), "12", "04")
    assert s.winners == ["iron_matron"]
