"""The seven event cards that are duels over a revealed planet."""

from typing import Any

import pytest

from fifthcolony.duel.destiny import DESTINY, Destiny
from tests.duel.positions import duel, ends, table, totals

PRINTED = {
    "regular_revenge": ("refresh", 7, "winner", "seed", "blue pink green gold red", "newcomers"),
    "landlord_dispute": ("refresh", 5, "loser", "original", "gold green pink red blue", "supply"),
    "family_reunion": ("discovery", 8, "winner", "original", "red blue gold pink green", "supply"),
    "blackout": ("refresh", 10, "loser", "original", "pink gold blue green red", "newcomers"),
    "hostile_picnic": ("discovery", 6, "winner", "original", "green red blue pink gold", "supply"),
    "rush_hour": ("refresh", 4, "loser", "original", "blue green red gold pink", "supply"),
    "compound_grudge": ("refresh", 6, "winner", "original", "", "newcomers"),
}
TILES = {
    "blue": ["bathtub_ring", "lagoon_nine", "drizzle"],
    "pink": ["bubblegum_prime", "blushworld", "flamingo_flats"],
    "green": ["overgrowth", "salad"],
    "gold": ["payday", "glitter_gulch"],
    "red": ["hot_plate", "rustbucket"],
}
LOST = ("13 shield 1", "20 shield 1")


def destiny(name: str | None) -> Destiny:
    """A destiny card by its name."""
    return next(card for card in DESTINY if card.name == name)


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_is_as_it_is_written(name: str) -> None:
    card = destiny(name)
    assert (card.next, card.advantage, card.prize_to, card.provenance, " ".join(card.bar), card.send) == PRINTED[name]
    assert card.deck == "event"
    assert card.dial == ((1, 2) if name == "family_reunion" else (1, 4))
    assert card.tactics is (name != "blackout")
    assert card.fewer is (name == "hostile_picnic")
    assert card.winner_keeps == (1 if name == "rush_hour" else 0)
    assert card.reinforcing


# --- the planet bar -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:bar.order")
@pytest.mark.parametrize("name", [name for name in PRINTED if name != "compound_grudge"])
def test_the_first_symbol_that_is_revealed_decides(name: str) -> None:
    bar = PRINTED[name][4].split()
    for first in range(5):
        revealed: dict[str, Any] = {TILES[symbol][0]: {} for symbol in reversed(bar[first:])}
        assert table(name, planets=revealed).game.view(None)["arena"] == TILES[bar[first]][0]


@pytest.mark.rule("duel:bar.several", "duel:bar.ex_revenge")
def test_of_several_the_straggler_picks_one() -> None:
    s = table("regular_revenge", planets={"salad": {}, "blushworld": {"orange": 1}, "flamingo_flats": {}})
    assert s.asked == ["blue"]
    assert s.options("blue") == ["blushworld", "flamingo flats"]
    s.does("blue", "flamingo flats")
    assert s.game.view(None)["arena"] == "flamingo_flats"


@pytest.mark.rule("duel:loop.next_deck")
@pytest.mark.parametrize("name", PRINTED)
def test_its_icon_names_the_next_deck(name: str) -> None:
    lays = ("13", "20") if name == "blackout" else LOST
    s = ends(duel(*lays, card=name, planets={"drizzle": {}}))
    assert destiny(s.game.view(None)["card"]).deck == PRINTED[name][0]


# --- Regular Revenge ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d1_barred", "duel:win.zero_supply_only_when_needed")
def test_revenge_whoever_stands_there_sends_none() -> None:
    s = table("regular_revenge", planets={"drizzle": {"orange": 1}}, supply={"orange": 0})
    assert s.asked == ["blue"]
    s.does("blue", "dial 3")
    assert s.winners == []
    assert (s.ships("orange"), s.ships("blue"), s.supply("blue")) == (1, 3, 12)


@pytest.mark.rule("duel:duel.d1_barred")
def test_revenge_with_both_there_nobody_sends() -> None:
    s = table("regular_revenge", planets={"drizzle": {"orange": 2, "blue": 1}})
    assert s.prompt("orange") == s.prompt("blue") == "plan.choose"


@pytest.mark.rule("duel:duel.d1_barred", "duel:duel.d6_restart_state")
def test_revenge_that_restarts_on_an_empty_planet_lets_both_send() -> None:
    hands = {"orange": ["13", "06"], "blue": ["20", "06"]}
    s = table("regular_revenge", planets={"drizzle": {"orange": 2, "blue": 1}}, hands=hands)
    s.does("orange", "13 blast 4").does("blue", "20 blast 3")
    assert s.prompt("orange") == s.prompt("blue") == "dial.set"


def test_revenge_gives_the_winner_five_cards() -> None:
    s = duel(*LOST, card="regular_revenge", planets={"drizzle": {}}, hands={"orange": ["13", "06"], "blue": ["20", "06"]})
    assert len(s.hand("blue")) == 6
    assert len(s.hand("orange")) == 1


# --- the others -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.ships_already_there", "duel:adv.counts_all_ships")
def test_the_landlord_fights_with_all_who_are_there() -> None:
    s = duel(*LOST, dials=(1, 2), card="landlord_dispute", planets={"payday": {"orange": 3}}, warp={"orange": 7})
    assert totals(s) == (13 + 5, 20)
    assert s.options("orange") == [f"ships {number}" for number in range(6)]
    s.does("orange", "ships 4")
    assert (s.ships("orange", "payday"), s.controls("blue")) == (0, ["payday"])
    assert (s.supply("orange"), s.warp("orange")) == (17, 3)


def test_the_family_sends_one_or_two_and_the_winner_befriends() -> None:
    s = table("family_reunion", planets={"hot_plate": {}}, hands={"orange": ["13", "06"], "blue": ["20", "06"]})
    assert s.options("orange") == ["dial 1", "dial 2"]
    s.does("orange", "dial 1").does("blue", "dial 2").does("orange", "13 shield 1").does("blue", "20 shield 1")
    assert totals(s) == (13, 28)
    assert s.options("blue") == ["brawn", "vision", "guile", "pass"]
    s.does("blue", "guile")
    assert s.game.ally[2] == 1


def test_in_the_dark_there_are_no_tactics() -> None:
    s = duel(dials=(2, 0), card="blackout", planets={"blushworld": {"blue": 1}}, hands={"orange": ["13", "06"], "blue": ["31", "06"]})
    assert s.options("orange") == ["06", "13"]
    s.does("orange", "13").does("blue", "31")
    assert totals(s) == (13 + 10, 31)
    assert s.spent("orange") == s.spent("blue") == []
    assert len(s.hand("orange")) == 1 + 3


@pytest.mark.rule("duel:duel.d6_none")
def test_in_the_dark_two_empty_supplies_end_the_game() -> None:
    s = duel(dials=(1, 1), card="blackout", planets={"blushworld": {}}, supply={"orange": 0})
    assert s.winners == ["blue"]


@pytest.mark.parametrize(("dials", "clouts"), [((3, 1), (13, 26)), ((1, 3), (19, 20)), ((2, 2), (13, 20))])
def test_at_the_picnic_fewer_ships_have_the_advantage(dials: tuple[int, int], clouts: tuple[int, int]) -> None:
    s = duel(*LOST, dials=dials, card="hostile_picnic", planets={"salad": {}}, reinforcements=["+08"])
    assert totals(s) == clouts
    assert "+08" in s.hand("blue")


@pytest.mark.rule("duel:adv.dynamic")
def test_at_the_picnic_the_count_after_tactics_matters() -> None:
    s = duel("13 recover 1", "20 blast 3", dials=(4, 2), card="hostile_picnic", planets={"salad": {}})
    assert totals(s) == (13 + 6, 20)


def test_in_the_rush_hour_the_winner_leaves_one_ship() -> None:
    s = duel(*LOST, dials=(1, 4), card="rush_hour", planets={"drizzle": {"blue": 2}}, spent={"orange": ["blast 3"]})
    assert totals(s) == (13, 24)
    s.does("orange", "ships 2")
    assert s.options("orange") == ["token a", "token b"]
    s.does("orange", "token b")
    assert (s.ships("blue", "drizzle"), s.supply("blue")) == (1, 14)
    assert (s.warp("orange"), s.spent("orange")) == (3, ["blast 4"])


def test_in_the_rush_hour_a_single_ship_stays() -> None:
    s = ends(duel(*LOST, dials=(1, 1), card="rush_hour", planets={"drizzle": {}}))
    assert s.ships("blue", "drizzle") == 1
    assert s.spent("orange") == []  # the only spent one is readied without a choice


# --- Grudge with Interest -------------------------------------------------------------------------------------------------------------


def test_the_straggler_chooses_a_planet_of_the_leaders() -> None:
    planets = {"payday": {"orange": 2}, "salad": {"blue": 1}, "drizzle": {"orange": 1, "blue": 1}, "hot_plate": {}}
    s = table("compound_grudge", planets=planets)
    assert s.asked == ["blue"]
    assert s.options("blue") == ["payday", "drizzle"]
    s.does("blue", "payday")
    assert s.asked == ["blue"]
    assert s.prompt("blue") == "dial.set"


def test_a_leader_without_planets_leaves_all_of_them() -> None:
    s = table("compound_grudge", planets={"payday": {}, "salad": {}})
    assert s.options("blue") == ["payday", "salad"]


def test_the_straggler_may_choose_where_neither_can_send() -> None:
    s = table("compound_grudge", planets={"payday": {"orange": 2}, "drizzle": {"orange": 1, "blue": 1}}).does("blue", "drizzle")
    assert s.prompt("orange") == "plan.choose"


@pytest.mark.rule("duel:ability.partial")
@pytest.mark.parametrize(("supply", "most"), [(9, 2), (1, 1)])
def test_the_winner_destroys_up_to_two_in_the_supply(supply: int, most: int) -> None:
    planets: dict[str, Any] = {"payday": {"orange": 2}}
    s = duel(*LOST, dials=(0, 2), card="compound_grudge", planets=planets, supply={"orange": supply})
    assert s.options("blue") == [f"ships {number}" for number in range(most + 1)]
    s.does("blue", f"ships {most}")
    assert s.supply("orange") == supply - most + 2
    assert s.warp("orange") == 18 - supply + most


def test_the_winner_may_spare_them() -> None:
    s = duel(*LOST, dials=(0, 2), card="compound_grudge", planets={"payday": {"orange": 2}}).does("blue", "ships 0")
    assert s.warp("orange") == 5


@pytest.mark.parametrize(("card", "told"), [("hostile_picnic", ("drizzle", "6", "favours fewer")), ("landlord_dispute", ("drizzle", "5"))])
def test_a_card_that_favours_fewer_ships_says_so(card: str, told: tuple[str, ...]) -> None:
    s = table(card, planets={"drizzle": {}})
    assert s.told("duel.began") == [told]
    assert s.game.view(None)["fewer"] == (len(told) == 3)
