"""The plans, the planets and the tactics: what stands on them."""

import pytest

from fifthcolony.duel.cards import HALVES, PLANS, TOKENS, VALUE, plans_of
from fifthcolony.duel.planets import TILES
from tests.duel.positions import contest, duel

PLAN = {
    -2: "seed", 4: "seed", 5: "seed", 6: "seed", 7: "seed", 8: "original", 9: "original", 10: "seed", 11: "seed", 12: "original",
    13: "seed", 14: "original", 15: "original", 20: "seed", 23: "original", 31: "seed", 42: "seed",
}  # fmt: skip
PLANET = {
    "bathtub_ring": "blue", "lagoon_nine": "blue", "drizzle": "blue",
    "bubblegum_prime": "pink", "blushworld": "pink", "flamingo_flats": "pink",
    "overgrowth": "green", "salad": "green",
    "payday": "gold", "glitter_gulch": "gold",
    "hot_plate": "red", "rustbucket": "red",
}  # fmt: skip
TOKEN = {
    "token a": (("blast", 4), ("shield", 1)),
    "token b": (("blast", 3), ("shield", 2)),
    "token c": (("blast", 2), ("shield", 3)),
    "token d": (("shield", 4), ("recover", 1)),
    "token e": (("blast", 1), ("recover", 2)),
}


@pytest.mark.rule("duel:component.cards", "duel:component.plan_range")
def test_there_are_seventeen_plans() -> None:
    assert {plan.value: plan.provenance for plan in PLANS} == PLAN
    assert len(PLANS) == 17
    assert (min(PLAN), max(PLAN)) == (-2, 42)


@pytest.mark.rule("duel:component.plan_decks_equal")
def test_both_decks_are_the_same() -> None:
    assert [VALUE[card] for card in plans_of(0)] == [VALUE[card] for card in plans_of(1)] == sorted(PLAN)
    assert not set(plans_of(0)) & set(plans_of(1))


@pytest.mark.rule("duel:clout.initial")
@pytest.mark.parametrize("value", PLAN)
def test_a_plan_is_worth_its_number(value: int) -> None:
    name = f"{value:03}" if value < 0 else f"{value:02}"
    other = "06" if value != 6 else "05"
    s = contest(name, other, hands={"orange": [name, "+08"], "blue": [other, "+12"]})
    assert s.clout("orange") == value


@pytest.mark.rule("duel:component.pieces")
def test_there_are_twelve_planets() -> None:
    assert dict(TILES) == PLANET
    assert len(TILES) == 12


@pytest.mark.rule("duel:component.pieces", "duel:component.tactic_halves")
def test_there_are_five_tokens_with_two_halves() -> None:
    assert TOKENS == 5
    assert [HALVES[2 * token : 2 * token + 2] for token in range(TOKENS)] == list(TOKEN.values())


@pytest.mark.rule("duel:duel.d4_tactic", "duel:component.tactic_halves", "duel:tactic.readied")
def test_each_half_of_a_readied_token_can_be_used() -> None:
    s = duel(hands={"orange": ["13"], "blue": ["20"]}, spent={"blue": ["blast 4", "shield 4"]})
    assert s.options("orange") == [f"13 {icon} {value}" for halves in TOKEN.values() for icon, value in halves]
    assert s.options("blue") == [f"20 {icon} {value}" for token in "bce" for icon, value in TOKEN[f"token {token}"]]


@pytest.mark.rule("duel:duel.d5_blast", "duel:duel.d5_shield", "duel:duel.d5_shield_floor")
@pytest.mark.parametrize("blast", [4, 3, 2, 1])
@pytest.mark.parametrize("shield", [1, 2, 3, 4])
def test_every_blast_against_every_shield(blast: int, shield: int) -> None:
    s = duel(f"13 blast {blast}", f"20 shield {shield}", dials=(4, 4))
    assert s.ships("blue") == 4 - max(0, blast - shield)
    assert s.ships("orange") == 4
    assert len(s.spent("orange")) == len(s.spent("blue")) == 1


@pytest.mark.rule("duel:duel.d5_recover1", "duel:duel.d5_spend")
def test_recover_one_readies_one_of_choice_and_stays_readied() -> None:
    s = duel("13 recover 1", "20 shield 1", spent={"orange": ["blast 4", "blast 3"]})
    assert s.options("orange") == ["token a", "token b"]
    s.does("orange", "token b")
    assert s.spent("orange") == ["blast 4"]


@pytest.mark.rule("duel:duel.d5_recover2", "duel:duel.d5_recover2_opponent")
def test_recover_two_readies_two_and_then_one_of_the_opponents() -> None:
    s = duel("13 recover 2", "20 blast 1", spent={"orange": ["blast 4", "blast 3", "blast 2"], "blue": ["blast 4", "blast 3"]})
    s.does("orange", "token a", "token c")
    assert s.options("blue") == ["token a", "token b"]
    s.does("blue", "token a")
    assert (s.spent("orange"), s.spent("blue")) == (["blast 3"], ["blast 3", "blast 1"])


@pytest.mark.rule("duel:duel.d5_recover_partial")
def test_recover_two_with_one_spent_token_and_an_opponent_without_any() -> None:
    s = duel("13 recover 2", "20 blast 1", spent={"orange": ["blast 4"]})
    assert (s.spent("orange"), s.spent("blue")) == ([], ["blast 1"])


@pytest.mark.rule("duel:duel.d5_choice_order")
def test_two_recovers_are_resolved_leader_first() -> None:
    spent = {"orange": ["blast 4", "blast 3", "blast 2"], "blue": ["blast 4", "blast 3", "blast 2"]}
    s = duel("13 recover 1", "20 recover 1", leader="blue", spent=spent)
    assert s.asked == ["blue"]
    s.does("blue", "token a")
    assert s.asked == ["orange"]
