"""The thirteen discovery cards: what stands on them, and each prize played out."""

from typing import Any

import pytest

from fifthcolony.duel.destiny import DESTINY, Destiny
from tests.duel.positions import duel, ends, table, totals

PRINTED = {
    "full_of_stars": ("refresh", 1, "loser", "seed"),
    "forsaken_planet": ("event", 9, "loser", "seed"),
    "vacant_shipyard": ("event", 8, "loser", "seed"),
    "cheap_moon": ("refresh", 5, "winner", "original"),
    "planet_of_the_polite": ("event", 4, "loser", "original"),
    "narrow_landing_pad": ("refresh", 6, "loser", "original"),
    "unfinished_bridges": ("event", 3, "loser", "original"),
    "pop_up_colony": ("refresh", 10, "winner", "original"),
    "timeshare_asteroid": ("discovery", 2, "loser", "original"),
    "museum_of_old_wars": ("event", 7, "loser", "original"),
    "dark_side_diner": ("refresh", 5, "winner", "original"),
    "echoing_canyons": ("event", 4, "loser", "original"),
    "planet_nobody_ordered": ("event", 12, "loser", "original"),
}
LOST = ("13 shield 1", "20 shield 1")
"""Orange loses with two ships left on each side."""


def destiny(name: str | None) -> Destiny:
    """A destiny card by its name."""
    return next(card for card in DESTINY if card.name == name)


# --- what stands on them --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:component.cards", "duel:component.next_icon")
def test_there_are_thirteen() -> None:
    assert sorted(card.name for card in DESTINY if card.deck == "discovery") == sorted(PRINTED)


@pytest.mark.rule("duel:adv.value", "duel:duel.d10_prize")
@pytest.mark.parametrize("name", PRINTED)
def test_a_card_is_as_it_is_written(name: str) -> None:
    card = destiny(name)
    assert (card.next, card.advantage, card.prize_to, card.provenance) == PRINTED[name]
    assert card.where == "new"
    assert card.send == ("warp" if name == "full_of_stars" else "supply")
    assert card.dial == ((1, 2) if name == "narrow_landing_pad" else (1, 4))
    assert card.reinforcing is (name != "dark_side_diner")
    assert card.tactics
    assert not card.fewer


@pytest.mark.rule("duel:loop.discovery_kind", "duel:adv.value")
@pytest.mark.parametrize("name", PRINTED)
def test_a_planet_is_discovered_and_more_ships_are_worth_what_it_says(name: str) -> None:
    s = duel(*LOST, dials=(2, 1), card=name, stack=["salad"])
    assert s.told("planet.discovered")[0] == ("salad",)
    assert totals(s) == (13 + PRINTED[name][1], 20)


@pytest.mark.rule("duel:loop.next_deck")
@pytest.mark.parametrize("name", PRINTED)
def test_its_icon_names_the_next_deck(name: str) -> None:
    s = ends(duel(*LOST, card=name))
    assert destiny(s.game.view(None)["card"]).deck == PRINTED[name][0]


@pytest.mark.rule("duel:planet.stack_empty")
def test_with_no_planet_left_the_straggler_chooses_a_revealed_one() -> None:
    names = ("drizzle", "lagoon_nine", "bathtub_ring", "bubblegum_prime", "blushworld", "flamingo_flats")
    planets: dict[str, Any] = {name: {} for name in (*names, "overgrowth", "salad", "payday", "glitter_gulch", "hot_plate")}
    s = table("unfinished_bridges", planets=planets | {"rustbucket": {"orange": 3, "blue": 1}})
    assert s.asked == ["blue"]
    assert len(s.options("blue")) == 12
    s.does("blue", "rustbucket").does("orange", "dial 1").does("blue", "dial 1")
    assert (s.ships("orange"), s.ships("blue")) == (4, 2)


# --- It's Full of Stars ---------------------------------------------------------------------------------------------------------------


def test_full_of_stars_sends_out_of_the_warp() -> None:
    s = duel(dials=(3, 4), card="full_of_stars", warp={"blue": 2})
    assert (s.ships("orange"), s.warp("orange"), s.supply("orange")) == (3, 2, 15)
    assert (s.ships("blue"), s.warp("blue"), s.supply("blue")) == (2, 0, 18)


def test_full_of_stars_with_an_empty_warp_sends_one_ship_of_the_supply() -> None:
    s = duel(dials=(3, 4), card="full_of_stars", warp={"blue": 0})
    assert (s.ships("blue"), s.supply("blue")) == (1, 19)


@pytest.mark.rule("duel:win.zero_supply")
def test_full_of_stars_with_both_empty_loses() -> None:
    s = duel(dials=(3, 4), card="full_of_stars", planets={"payday": {"blue": 20}})
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:win.zero_supply_only_when_needed")
def test_full_of_stars_with_an_empty_supply_but_ships_in_the_warp_does_not_lose() -> None:
    s = duel(dials=(3, 4), card="full_of_stars", supply={"blue": 0})
    assert s.winners == []
    assert s.ships("blue") == 4


@pytest.mark.rule("duel:ability.partial")
@pytest.mark.parametrize(("warp", "back"), [(5, 3), (3, 1), (2, 0)])
def test_the_star_child_recovers_three_as_far_as_possible(warp: int, back: int) -> None:
    s = duel(*LOST, card="full_of_stars", warp={"orange": warp}).does("orange", "star child recover")
    assert s.warp("orange") == warp - 2 - back


@pytest.mark.rule("duel:ability.partial")
@pytest.mark.parametrize(("supply", "gone"), [(10, 3), (2, 2), (0, 0)])
def test_the_star_child_destroys_three_of_the_winners_supply(supply: int, gone: int) -> None:
    s = duel(*LOST, card="full_of_stars", supply={"blue": supply}).does("orange", "star child destroy")
    assert s.supply("blue") == supply - gone
    assert s.warp("blue") == 20 - supply - 2 + gone


# --- friendship -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d10_ex_naivety", "duel:loop.ex_forsaken")
def test_forsaken_planet_lets_the_loser_part_and_befriend() -> None:
    hands = {"orange": ["13", "31"], "blue": ["20", "31"]}
    s = duel(*LOST, card="forsaken_planet", allies={"orange": "deuce"}, face_up=["deuce"], hands=hands)
    assert s.prompt("orange") == "friendship.decrease"
    s.does("orange", "guile")
    assert s.ally("deuce") is None
    assert s.prompt("orange") == "friendship.increase"
    s.does("orange", "brawn")
    assert s.game.ally[0] == 0


@pytest.mark.rule("duel:ability.may")
def test_forsaken_planets_parts_are_optional_each() -> None:
    s = duel(*LOST, card="forsaken_planet").does("orange", "pass")
    assert s.prompt("orange") == "friendship.increase"
    s.does("orange", "pass")
    assert s.game.ally == [-1, -1, -1]


@pytest.mark.rule("duel:envoy.decrease_neutral")
def test_forsaken_planet_can_give_the_winner_an_ally_and_take_it_back() -> None:
    s = duel(*LOST, card="forsaken_planet").does("orange", "brawn")
    assert s.game.ally[0] == 1
    s.does("orange", "brawn")
    assert s.game.ally[0] == -1


def test_pop_up_colony_lets_the_winner_befriend_one() -> None:
    s = duel(*LOST, card="pop_up_colony")
    assert s.asked == ["blue"]
    assert s.options("blue") == ["brawn", "vision", "guile", "pass"]
    s.does("blue", "vision")
    assert s.game.ally[1] == 1
    assert duel(*LOST, card="pop_up_colony").does("blue", "pass").game.ally == [-1, -1, -1]


# --- ships ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "most"), [("vacant_shipyard", 8), ("narrow_landing_pad", 4)])
def test_the_loser_recovers_as_many_as_it_likes(card: str, most: int) -> None:
    s = duel(*LOST, card=card, warp={"orange": 12})
    assert s.options("orange") == [f"ships {number}" for number in range(most + 1)]
    s.does("orange", "ships 3")
    assert (s.warp("orange"), s.supply("orange")) == (9, 8 - 2 + 3 + 2)


@pytest.mark.rule("duel:ability.ex_partial")
def test_nobody_recovers_more_than_the_warp_holds() -> None:
    s = duel(*LOST, warp={"orange": 1})
    assert s.options("orange") == ["ships 0", "ships 1"]
    s = duel(*LOST, warp={"orange": 0})
    assert s.prompt("orange") == "dial.set_for_card"  # nothing to ask: the next card is here


def test_narrow_landing_pad_has_room_for_two() -> None:
    s = table("narrow_landing_pad")
    assert s.options("orange") == s.options("blue") == ["dial 1", "dial 2"]


@pytest.mark.rule("duel:duel.d11_both_stay", "duel:planet.control_shared")
def test_timeshare_lets_one_ship_stay() -> None:
    s = duel(*LOST, dials=(3, 3), card="timeshare_asteroid", stack=["salad"]).does("orange", "yes")
    assert (s.ships("orange", "salad"), s.ships("blue", "salad")) == (1, 3)
    assert s.controls("orange") == s.controls("blue") == ["salad"]
    assert s.supply("orange") == 14


def test_timeshare_may_be_declined() -> None:
    s = duel(*LOST, card="timeshare_asteroid", stack=["salad"]).does("orange", "no")
    assert s.controls("orange") == []


def test_timeshare_without_a_ship_left_has_no_effect() -> None:
    s = duel("13 recover 1", "20 blast 4", card="timeshare_asteroid", stack=["salad"])
    assert s.controls("orange") == []
    assert s.prompt("orange") == "dial.set"


@pytest.mark.rule("duel:win.both")
def test_both_staying_on_a_fifth_planet_win_together() -> None:
    held = {name: {"orange": 1, "blue": 1} for name in ("payday", "drizzle", "hot_plate", "rustbucket")}
    s = duel(*LOST, card="timeshare_asteroid", stack=["salad"], planets=held).does("orange", "yes")
    assert sorted(s.winners) == ["blue", "orange"]


@pytest.mark.parametrize(("blue", "most"), [(4, 2), (3, 2), (2, 1)])
def test_nobody_ordered_costs_the_winner_up_to_two_but_not_the_last(blue: int, most: int) -> None:
    s = duel(*LOST, dials=(1, blue), card="planet_nobody_ordered", stack=["salad"])
    assert s.asked == ["orange"]
    assert s.options("orange") == [f"ships {number}" for number in range(most + 1)]
    s.does("orange", f"ships {most}")
    assert s.ships("blue", "salad") == blue - most
    assert s.warp("blue") == 5 + most


@pytest.mark.rule("duel:loop.discovery_outcome")
def test_nobody_ordered_spares_a_single_ship() -> None:
    s = duel("06 shield 1", "31 shield 1", dials=(1, 1), card="planet_nobody_ordered", stack=["salad"])
    assert s.controls("blue") == ["salad"]


# --- cards ----------------------------------------------------------------------------------------------------------------------------


def test_cheap_moon_gives_three_cards_and_then_one() -> None:
    s = duel(*LOST, card="cheap_moon")
    assert (len(s.hand("blue")), len(s.hand("orange"))) == (3 + 3, 3 + 1)
    assert [event.params[0] for event in s.log if event.key == "cards.drawn"] == ["seat:1", "seat:0"]


@pytest.mark.rule("duel:reinf.gain")
def test_the_polite_give_two_reinforcements() -> None:
    s = duel(*LOST, card="planet_of_the_polite", reinforcements=["+08", "-10", "+03"])
    assert s.hand("orange")[-2:] == ["-10", "+08"]
    assert s.game.view(1)["reinforcements"] == 17


@pytest.mark.rule("duel:reinf.deck_empty", "duel:ability.partial")
def test_the_polite_give_what_there_is() -> None:
    every = ["+08", "+12", "-10", "-07", "±10", "∓10", "+03", "+04", "+05", "+06", "+07", "+10", "+15", "-03", "-04", "-05", "-12", "±05"]
    s = duel(*LOST, card="planet_of_the_polite", piles={"blue": every})
    assert s.hand("orange")[-1] == "=?"
    assert len(s.hand("orange")) == 4


def test_unfinished_bridges_give_four_cards() -> None:
    s = ends(duel(*LOST, card="unfinished_bridges", decks={"orange": ["04", "05", "07"]}))
    assert len(s.hand("orange")) == 6  # three and four, less one for the hand limit


@pytest.mark.rule("duel:duel.d10_before_retreat")
def test_the_museum_readies_up_to_three_the_one_just_used_included() -> None:
    s = duel(*LOST, card="museum_of_old_wars", spent={"orange": ["blast 3", "blast 2", "blast 1"]})
    assert s.options("orange") == ["token a", "token b", "token c", "token e", "done"]
    s.does("orange", "token a", "token c", "token e")
    assert s.spent("orange") == ["blast 3"]
    assert len(s.hand("orange")) == 4


def test_the_museum_may_ready_fewer() -> None:
    s = duel(*LOST, card="museum_of_old_wars").does("orange", "done")
    assert s.spent("orange") == ["blast 4"]
    assert len(s.hand("orange")) == 4


def test_the_diner_serves_no_reinforcements_but_as_plans() -> None:
    s = duel("+12 shield 1", "20 shield 1", card="dark_side_diner", hands={"orange": ["+12", "+08"], "blue": ["20", "-10"]})
    assert totals(s) == (12, 20)
    assert len(s.hand("blue")) == 2  # the tip jar: one reinforcement
    assert s.pile("orange") == ["+12"]


@pytest.mark.rule("duel:duel.d10_before_retreat")
def test_the_canyons_give_back_up_to_two_of_the_pile_but_nothing_of_this_duel() -> None:
    s = duel(*LOST, card="echoing_canyons", piles={"orange": ["42", "05", "07"]})
    assert s.options("orange") == ["05", "07", "42", "done"]
    s.does("orange", "42")
    assert s.options("orange") == ["05", "07", "done"]
    s.does("orange", "05")
    assert s.hand("orange") == ["05", "06", "20", "31", "42"]
    assert s.pile("orange") == ["07", "13"]
    assert s.game.view(1)["known"][0] == ["plan_05", "plan_42"]


@pytest.mark.rule("duel:ability.partial")
def test_the_canyons_may_be_silent() -> None:
    assert duel(*LOST, card="echoing_canyons", piles={"orange": ["42"]}).does("orange", "done").pile("orange") == ["42", "13"]
    assert duel(*LOST, card="echoing_canyons").pile("orange") == ["13"]
