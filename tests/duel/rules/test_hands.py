"""Hands and plan decks: the limit, empty hands, empty decks."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, fight, plans_but

SEVEN = ["04", "05", "06", "07", "08", "09", "10"]


@pytest.mark.rule("duel:hand.limit")
def test_the_limit_is_six_and_works_at_its_moments_only() -> None:
    s = fc.scene("duel", card="fresh_ideas", next_card="cheap_moon")
    assert [len(s.hand("orange")), len(s.hand("blue"))] == [9, 9]  # above it in between
    assert s.game.view(None)["limits"] == [6, 6]
    assert s.prompt("orange") == "card.discard_down"
    s = fc.scene("duel", aliens=["pantry", "blue"], card="fresh_ideas", next_card="cheap_moon")
    assert s.game.view(None)["limits"] == [8, 6]


@pytest.mark.rule("duel:hand.limit")
def test_a_hand_above_the_limit_can_fight() -> None:
    s = fc.scene("duel", **CONTEST, hands={"orange": [*SEVEN, "11"], "blue": ["20", "13"]})
    assert len(s.options("orange")) == 8


@pytest.mark.rule("duel:hand.discard_down")
def test_who_is_above_the_limit_discards_down_to_it_by_choice() -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", hands={"orange": [*SEVEN, "11"], "blue": SEVEN[:6]})
    assert s.asked == ["orange"]
    s.does("orange", "07", "11")
    assert s.hand("orange") == ["04", "05", "06", "08", "09", "10"]
    assert s.pile("orange") == ["07", "11"]
    assert s.prompt("orange") == "dial.set"


@pytest.mark.rule("duel:hand.discard_secret", "duel:ability.secret_choices")
def test_both_choose_at_once_and_unseen() -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", hands={"orange": [*SEVEN, "11"], "blue": SEVEN})
    assert s.asked == ["orange", "blue"]
    s.does("orange", "07").does("blue", "04")
    assert [s.pile("orange"), s.pile("blue")] == [[], []]  # one of orange's is still to come
    assert s.game.view(1)["hands"] == [8, 7]
    assert s.game.view(1)["aside"] == ["plan_04"]
    s.does("orange", "04")
    assert [s.pile("orange"), s.pile("blue")] == [["07", "04"], ["04"]]


@pytest.mark.rule("duel:hand.discard_secret")
def test_reinforcements_count_towards_the_limit() -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", hands={"orange": [*SEVEN[:5], "+08", "-07"], "blue": SEVEN[:6]})
    assert s.asked == ["orange"]
    s.does("orange", "-07")
    assert s.pile("orange") == ["-07"]


@pytest.mark.rule("duel:hand.zero_checkpoint")
def test_an_empty_hand_is_filled_before_the_next_card() -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", hands={"orange": [], "blue": ["04"]})
    assert len(s.hand("orange")) == 6
    assert s.hand("blue") == ["04"]  # one card is enough to get none


@pytest.mark.rule("duel:hand.zero_checkpoint")
def test_it_is_filled_to_the_own_limit() -> None:
    s = fc.scene("duel", aliens=["pantry", "blue"], begin="checkpoint", next_card="cheap_moon", hands={"pantry": [], "blue": ["04"]})
    assert len(s.hand("pantry")) == 8


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_who_must_lay_a_card_and_has_none_draws_first() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": [], "blue": ["04", "05"]})
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert len(s.hand("orange")) == 6
    assert s.prompt("orange") == "plan.choose"
    s = fc.scene("duel", **CONTEST, hands={"orange": [], "blue": ["04", "05"]})
    assert len(s.hand("orange")) == 6


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_who_must_pass_a_card_on_and_has_none_draws_first() -> None:
    s = fc.scene("duel", card="hand_me_downs", next_card="cheap_moon", hands={"orange": [], "blue": ["04", "05", "06"]})
    assert s.prompt("orange") == "card.pass_on"
    assert len(s.hand("orange")) == 6


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_a_hand_that_is_looked_at_is_filled_first() -> None:
    position = {"hands": {"orange": ["13", "20"], "blue": []}, "allies": {"orange": "overdue"}, "face_up": ["overdue"]}
    s = fc.scene("duel", **CONTEST, **position)
    s.does("orange", "use check out")
    assert len(s.hand("blue")) == 6
    assert len(s.game.view(0)["known"][1]) == 2


@pytest.mark.rule("duel:hand.zero_optional")
def test_optional_uses_and_costs_draw_nothing() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13"], "blue": ["06", "-07"]})
    fight(s, "13 shield 1", "06 shield 1")
    assert s.asked == ["blue"]  # the leader has no reinforcement to play
    assert s.hand("orange") == []
    s = fc.scene("duel", aliens=["gavel", "blue"], **CALM, hands={"gavel": ["13"], "blue": ["06", "-07"]})
    fight(s, "13 shield 1", "06 shield 1")
    assert s.asked == ["blue"]  # no card to sell
    assert s.hand("gavel") == []


@pytest.mark.rule("duel:deck.reshuffle")
def test_an_empty_deck_is_made_anew_from_the_own_pile() -> None:
    piles = {"orange": [*plans_but("13", "04", "05"), "+08", "-07"]}
    s = fc.scene(
        "duel",
        card="fresh_ideas",
        next_card="cheap_moon",
        hands={"orange": ["13"], "blue": ["20"]},
        piles=piles,
        decks={"orange": ["04", "05"]},
    )
    assert len(s.told("deck.reshuffled")) == 1
    assert len(s.hand("orange")) == 4
    assert {"04", "05", "13"} <= set(s.hand("orange"))
    assert s.pile("orange") == []
    assert len(s.game.decks[0]) == 16 - 1


@pytest.mark.rule("duel:deck.reshuffle", "duel:misc.foreign_plans")
def test_foreign_plans_are_shuffled_in_too() -> None:
    piles = {"orange": [*plans_but("13"), "42"]}  # the other 42 is blue's
    s = fc.scene("duel", card="fresh_ideas", next_card="cheap_moon", hands={"orange": ["13"], "blue": ["20"]}, piles=piles)
    mine = s.game.decks[0] + s.game.hands[0]
    assert len([card for card in mine if card >= 17]) == 1
    assert not set(s.game.decks[1]) & set(mine)


@pytest.mark.rule("duel:deck.reshuffle_lazy")
def test_the_last_card_drawn_leaves_an_empty_deck() -> None:
    piles = {"orange": plans_but("13", "04", "05", "06")}
    position = {"hands": {"orange": ["13"], "blue": ["20"]}, "piles": piles, "decks": {"orange": ["04", "05", "06"]}}
    s = fc.scene("duel", card="fresh_ideas", next_card="cheap_moon", **position)
    assert s.hand("orange") == ["04", "05", "06", "13"]
    assert s.game.decks[0] == []
    assert len(s.pile("orange")) == 13
    assert not s.told("deck.reshuffled")


@pytest.mark.rule("duel:deck.reshuffle_lazy")
def test_without_a_pile_drawing_stops() -> None:
    s = fc.scene(
        "duel", card="fresh_ideas", next_card="cheap_moon", hands={"orange": plans_but("13"), "blue": ["20"]}, decks={"orange": ["13"]}
    )
    assert len(s.hand("orange")) == 17
    assert s.game.outcome is None


@pytest.mark.rule("duel:deck.reshuffle_lazy", "duel:hand.zero_forced_use")
def test_who_has_no_card_anywhere_lays_none_and_counts_nothing() -> None:
    piles = {"blue": [*plans_but("04", "-02"), *plans_but()]}
    s = fc.scene("duel", **CONTEST, hands={"orange": [], "blue": ["04", "-02"]}, piles=piles)
    assert s.asked == ["blue"]
    s.does("blue", "-02")
    assert s.told("clout.counted") == [("orange", "0", "blue", "-2")]
    assert s.told("contest.won") == [("orange",)]
