"""The nineteen refresh cards: what stands on them, and each played out."""

from typing import Any

import pytest

from fifthcolony.duel.destiny import DESTINY, Destiny
from tests.duel.positions import ends, table

PRINTED: dict[str, tuple[str, str, dict[str, str] | None]] = {
    "last_resort": ("discovery", "seed", None),
    "cards_or_resources": (
        "discovery",
        "seed",
        {"blue": "draw_3", "pink": "recover_3", "green": "gain_2", "gold": "befriend", "red": "befriend"},
    ),
    "ships_or_resources": (
        "discovery",
        "original",
        {"blue": "recover_5", "pink": "draw_3", "green": "ready_all", "gold": "gain_2", "red": "shoot_2"},
    ),
    "bumper_harvest": (
        "event",
        "original",
        {"blue": "draw_2", "pink": "recover_2", "green": "gain_1", "gold": "ready_2", "red": "may_befriend"},
    ),
    "stragglers_pantry": (
        "discovery",
        "original",
        {"blue": "recover_3", "pink": "gain_1", "green": "draw_3", "gold": "recover_3", "red": "gain_1"},
    ),
    "repair_yard": ("discovery", "original", None),
    "warp_buffet": ("discovery", "original", None),
    "tune_up": ("discovery", "original", None),
    "drill_practice": ("event", "original", None),
    "fan_mail": ("discovery", "original", None),
    "recruitment_drive": ("discovery", "original", None),
    "speed_dating": ("discovery", "original", None),
    "cold_shoulder": ("discovery", "original", None),
    "spring_cleaning": ("event", "original", None),
    "fresh_ideas": ("discovery", "original", None),
    "pick_two": ("discovery", "original", None),
    "cut_and_choose": ("discovery", "original", None),
    "coffee_break": ("discovery", "original", None),
    "shore_leave": ("event", "original", None),
}
ONE = {"orange": ["13"], "blue": ["20"]}


def destiny(name: str | None) -> Destiny:
    """A destiny card by its name."""
    return next(card for card in DESTINY if card.name == name)


@pytest.mark.rule("duel:component.cards")
def test_there_are_nineteen() -> None:
    assert sorted(card.name for card in DESTINY if card.deck == "refresh") == sorted(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_is_as_it_is_written(name: str) -> None:
    card = destiny(name)
    assert (card.next, card.provenance, card.resources) == PRINTED[name]
    assert card.where == ""


@pytest.mark.rule("duel:loop.next_deck")
@pytest.mark.parametrize("name", [name for name in PRINTED if name != "coffee_break"])
def test_its_icon_names_the_next_deck(name: str) -> None:
    s = ends(table(name, planets={"drizzle": {"orange": 1}}))
    assert destiny(s.game.view(None)["card"]).deck == PRINTED[name][0]


# --- each player, leader first --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:role.default_order")
@pytest.mark.parametrize(("card", "most", "cards"), [("repair_yard", 4, 0), ("warp_buffet", 3, 1), ("fan_mail", 2, 1)])
@pytest.mark.parametrize("leader", ["orange", "blue"])
def test_both_recover_as_many_as_they_like(card: str, most: int, cards: int, leader: str) -> None:
    other = "blue" if leader == "orange" else "orange"
    s = table(card, leader=leader, hands=ONE)
    assert s.asked == [leader]
    assert s.options(leader) == [f"ships {number}" for number in range(most + 1)]
    s.does(leader, f"ships {most}").does(other, "ships 1")
    assert (s.warp(leader), s.warp(other)) == (5 - most, 4)
    assert (len(s.hand(leader)), len(s.hand(other))) == (1 + cards, 1 + cards)


@pytest.mark.rule("duel:ability.ex_partial")
@pytest.mark.parametrize(("warp", "most"), [(0, 0), (1, 1), (2, 2)])
def test_recovering_goes_as_far_as_the_warp_does(warp: int, most: int) -> None:
    s = table("fan_mail", warp={"orange": warp})
    assert s.asked == (["orange"] if most else ["blue"])
    if most:
        assert s.options("orange") == [f"ships {number}" for number in range(most + 1)]


@pytest.mark.rule("duel:reinf.gain")
def test_fan_mail_brings_a_reinforcement_each_the_leaders_first() -> None:
    s = ends(table("fan_mail", hands=ONE, reinforcements=["+08", "+12"]))
    assert (s.hand("orange"), s.hand("blue")) == (["13", "+08"], ["20", "+12"])


@pytest.mark.rule("duel:reinf.gain", "duel:reinf.deck_empty")
def test_recruits_come_two_and_two_until_there_are_none() -> None:
    s = table("recruitment_drive", hands=ONE, reinforcements=["+08", "+12", "-10", "-07"])
    assert (s.hand("orange"), s.hand("blue")) == (["13", "+08", "+12"], ["20", "-10", "-07"])
    every = ["+08", "+12", "-10", "-07", "±10", "∓10", "+03", "+04", "+05", "+06", "+07", "+10", "+15", "-03", "-04", "-05"]
    s = table("recruitment_drive", hands=ONE, piles={"blue": every})
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 2)


def test_fresh_ideas_are_three_cards() -> None:
    s = table("fresh_ideas", hands=ONE, decks={"orange": ["04", "05", "06"], "blue": ["07", "08", "09"]})
    assert (s.hand("orange"), s.hand("blue")) == (["04", "05", "06", "13"], ["07", "08", "09", "20"])


@pytest.mark.rule("duel:deck.reshuffle", "duel:deck.reshuffle_lazy")
def test_fresh_ideas_stop_where_there_are_no_cards_at_all() -> None:
    values = ["-02", "04", "05", "06", "07", "08", "09", "10", "11", "12", "14", "15", "20", "23", "31"]
    s = table("fresh_ideas", hands={"orange": ["13"], "blue": ["20"]}, beside={"orange": {"jar": values}})
    assert s.hand("orange") == ["13", "42"]


# --- tactics --------------------------------------------------------------------------------------------------------------------------


def test_a_tune_up_readies_everything_without_asking() -> None:
    s = table("tune_up", hands=ONE, spent={"orange": ["blast 4", "blast 3", "shield 4"], "blue": ["blast 1"]})
    assert s.spent("orange") == s.spent("blue") == []
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (2, 2)


def test_a_drill_readies_up_to_two() -> None:
    s = table("drill_practice", hands=ONE, spent={"orange": ["blast 4", "blast 3", "shield 4"], "blue": ["blast 1"]})
    assert s.options("orange") == ["token a", "token b", "token d", "done"]
    s.does("orange", "token a", "token d")
    assert s.options("blue") == ["token e", "done"]
    s.does("blue", "done")
    assert (s.spent("orange"), s.spent("blue")) == (["blast 3"], ["blast 1"])
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


# --- friendship -----------------------------------------------------------------------------------------------------------------------


def test_dating_begins_with_the_straggler_and_ships_follow() -> None:
    s = table("speed_dating")
    assert s.asked == ["blue"]
    s.does("blue", "brawn").does("orange", "pass")
    assert s.game.ally == [1, -1, -1]
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2"]
    s.does("orange", "ships 2").does("blue", "ships 1")
    assert (s.warp("orange"), s.warp("blue")) == (3, 4)


@pytest.mark.rule("duel:envoy.limit", "duel:envoy.limit_read", "duel:envoy.scn_limit")
def test_a_second_ally_is_read_before_one_of_the_two_goes() -> None:
    s = table("cold_shoulder", allies={"orange": "cudgel"}, face_up=["cudgel"], envoys=["chosen"], leader="blue")
    s.does("blue", "vision")
    assert s.asked == ["orange"]
    assert s.game.view(0)["envoys"][1]["name"] == "chosen"
    assert s.game.view(1)["envoys"][1]["name"] is None
    s.does("orange", "brawn")
    assert s.game.ally == [-1, 0, -1]
    assert s.game.face_up == [True, False, False]


def test_the_cold_shoulder_goes_leader_first_and_the_cuddle_straggler_first() -> None:
    s = table("cold_shoulder", hands=ONE)
    order = []
    for answer in ("brawn", "pass", "brawn", "pass"):
        name = s.asked[0]
        order.append((name, s.prompt(name)))
        s.does(name, answer)
    less, more = "friendship.decrease", "friendship.increase"
    assert order == [("orange", less), ("blue", less), ("blue", more), ("orange", more)]
    assert s.game.ally == [1, -1, -1]
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (2, 2)


# --- Shore Leave ----------------------------------------------------------------------------------------------------------------------


def test_shore_leave_takes_ships_home_but_one_a_planet() -> None:
    s = table("shore_leave", planets={"payday": {"orange": 3, "blue": 2}, "salad": {"orange": 1}, "drizzle": {"orange": 2}})
    assert s.asked == ["orange"]
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2"]
    s.does("orange", "ships 2")
    assert s.options("orange") == ["ships 0", "ships 1"]
    s.does("orange", "ships 0")
    assert [s.ships("orange", planet) for planet in ("payday", "salad", "drizzle")] == [1, 1, 2]
    assert s.supply("orange") == 11
    s.does("blue", "ships 1")
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2"]
    s.does("orange", "ships 2").does("blue", "ships 2")
    assert (s.warp("orange"), s.warp("blue")) == (3, 3)


@pytest.mark.rule("duel:warpplanet.control")
@pytest.mark.parametrize(("orange", "blue", "most"), [(3, 1, 2), (2, 2, 2), (1, 2, 1)])
def test_shore_leave_keeps_one_on_the_warpplanet_only_where_it_is_controlled(orange: int, blue: int, most: int) -> None:
    s = table("shore_leave", planets={"payday": {"orange": orange, "blue": blue}}, warpplanet="payday")
    assert s.options("orange") == [f"ships {number}" for number in range(most + 1)]
    s.does("orange", f"ships {most}")
    assert s.ships("orange", "payday") == orange - most


def test_shore_leave_with_nobody_to_spare_asks_nothing() -> None:
    s = table("shore_leave", planets={"payday": {"orange": 1, "blue": 1}})
    assert s.prompt("orange") == "ships.recover"


def position_of(card: str) -> dict[str, Any]:
    """Something of everything."""
    return {
        "card": card,
        "planets": {"drizzle": {"orange": 3, "blue": 1}, "salad": {"blue": 2}, "payday": {"orange": 1}},
        "spent": {"orange": ["blast 4", "blast 3"], "blue": ["blast 2"]},
        "hands": {"orange": ["13", "06"], "blue": ["20", "05"]},
    }


@pytest.mark.rule("duel:ship.total")
@pytest.mark.parametrize("name", [name for name in PRINTED if name != "coffee_break"])
def test_whatever_is_refused_no_ship_and_no_card_is_lost(name: str) -> None:
    s = ends(table(**position_of(name)))
    for seat in (0, 1):
        assert s.game.supply[seat] + s.game.warp[seat] + sum(s.game.fleet[seat::2]) == 20
    cards = sum(len(group) for groups in (s.game.hands, s.game.decks, s.game.piles) for group in groups) + len(s.game.reinforcements)
    assert cards == 17 + 17 + 19
