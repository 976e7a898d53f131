"""Preservationist: strong where it has been before; keeps a discarded card for later after each refresh card."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

ME = "preservationist"
HANDS = {ME: ["06", "04", "05"], "blue": ["13", "04", "05"]}


def duel(card: str, planets: dict[str, dict[str, int]], tactics: tuple[str, str] = ("shield 2", "shield 2"), **position: Any) -> Scene:
    """Over a planet that is known already."""
    s = fc.scene("duel", **{"aliens": [ME, "blue"], "hands": HANDS, "card": card, "planets": planets, **position})
    return fight(s, f"06 {tactics[0]}", f"13 {tactics[1]}", (1, 1))


def clouts(s: Scene) -> tuple[str, ...]:
    """What both had when the winner was found."""
    return s.told("clout.counted")[-1][1::2]


def refreshed(pile: list[str], card: str = "fresh_ideas", **position: Any) -> Scene:
    """A refresh card has been resolved; both have drawn three cards by it."""
    hands = {ME: ["04"], "blue": ["05"]}
    wishes = {"aliens": [ME, "blue"], "hands": hands, "card": card, "next_card": "unfinished_bridges", "piles": {ME: pile}, **position}
    return fc.scene("duel", **wishes)


# --- Heritage Site --------------------------------------------------------------------------------------------------------------------


def test_eight_more_where_it_had_ships() -> None:
    assert clouts(duel("regular_revenge", {"drizzle": {ME: 1}})) == ("14", "13")


def test_also_where_it_sends_others_to_them() -> None:
    assert clouts(duel("landlord_dispute", {"payday": {ME: 1}})) == ("19", "13")  # 6, 8, and the ship advantage of 5


def test_also_where_both_had_ships() -> None:
    assert clouts(duel("regular_revenge", {"drizzle": {ME: 1, "blue": 1}})) == ("14", "13")


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_duel_that_starts_again_began_with_its_ships_there() -> None:
    s = duel("regular_revenge", {"drizzle": {ME: 1}}, ("blast 4", "blast 4"))
    assert clouts(fight(s, "04 shield 2", "05 shield 2", (1, 1))) == ("12", "5")


@pytest.mark.parametrize("planets", [{"drizzle": {}}, {"drizzle": {"blue": 2}}])
def test_not_where_it_had_none(planets: dict[str, dict[str, int]]) -> None:
    assert clouts(duel("landlord_dispute", planets))[0] == "6"


def test_not_over_a_new_planet_nor_in_a_contest() -> None:
    s = fc.scene("duel", aliens=[ME, "blue"], hands=HANDS, planets={"drizzle": {ME: 3}}, **CALM)
    assert clouts(fight(s, "06 shield 2", "13 shield 2")) == ("6", "13")
    s = fc.scene("duel", aliens=[ME, "blue"], hands=HANDS, planets={"drizzle": {ME: 3}}, **CONTEST)
    assert clouts(lay(s, "06", "13")) == ("6", "13")


# --- Restoration ----------------------------------------------------------------------------------------------------------------------


def test_after_a_refresh_card_a_card_of_its_pile_goes_on_its_deck() -> None:
    s = refreshed(["20", "42"]).does(ME, "use restoration", "42")
    assert [s.pile(ME), s.deck(ME)[0]] == [["20"], "42"]


def test_it_may_decline() -> None:
    s = refreshed(["20", "42"])
    top = s.deck(ME)[0]
    s.does(ME, "pass")
    assert [s.pile(ME), s.deck(ME)[0]] == [["20", "42"], top]


def test_after_the_card_is_resolved_for_both() -> None:
    s = refreshed(["20", "42"])
    assert [len(s.hand(ME)), len(s.hand("blue"))] == [4, 4]
    assert s.prompt(ME) == "window.refresh.after"


def test_not_with_an_empty_pile() -> None:
    assert refreshed([]).prompt(ME) == "dial.set"


@pytest.mark.parametrize("card", ["talent_show", "unfinished_bridges"])
def test_not_after_other_cards(card: str) -> None:
    s = fc.scene("duel", aliens=[ME, "blue"], hands=HANDS, card=card, piles={ME: ["42"]})
    s = lay(s, "06", "13") if card == "talent_show" else fight(s, "06 shield 2", "13 shield 2")
    assert s.told("power.used") == []


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_everybody_has_seen_which_card_it_keeps() -> None:
    s = refreshed(["20", "42"]).does(ME, "use restoration", "42")
    assert s.told("preservationist.kept") == [(ME, "42")]
    assert all(s.game.determinize(1, seed).decks[0][-1] == s.game.decks[0][-1] for seed in range(5))


def test_a_refresh_card_that_an_event_repeats_is_no_refresh_card() -> None:
    s = refreshed(["20"], "rerun_season", past=["fresh_ideas"])
    assert [len(s.hand(ME)), s.told("power.used")] == [4, []]


def test_the_card_it_keeps_is_one_that_the_chosen_finds() -> None:
    hands = {ME: ["06", "04"], "blue": ["13", "04"]}
    position: dict[str, Any] = {
        "hands": hands,
        "card": "drill_practice",
        "next_card": "talent_show",
        "allies": {ME: "chosen"},
        "face_up": ["chosen"],
    }
    s = refreshed(["42"], **position).does(ME, "use restoration")
    lay(s, "06", "13").does(ME, "use divine intervention")
    assert "42" in s.options(ME)
