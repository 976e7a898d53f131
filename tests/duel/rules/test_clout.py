"""Clout and the ship advantage."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"orange": ["13", "20", "+08"], "blue": ["06", "-02", "-07"]}


@pytest.mark.rule("duel:clout.initial")
def test_clout_begins_with_the_plan() -> None:
    s = fc.scene("duel", **CONTEST, hands=HANDS)
    lay(s, "13", "-02")
    assert s.prompt("orange") == "reinforce.play"
    assert [s.clout("orange"), s.clout("blue")] == [13, -2]
    assert s.game.view(None)["clout"] == [[("plan", 13)], [("plan", -2)]]


@pytest.mark.rule("duel:clout.total")
def test_clout_is_plan_advantage_reinforcements_and_abilities() -> None:
    hands = {"prime": ["13", "+08"], "blue": ["06", "-07"]}
    position = {"aliens": ["prime", "blue"], "hands": hands, "allies": {"blue": "weathervane"}, "face_up": ["weathervane"]}
    s = fc.scene("duel", card="cheap_moon", **position)
    s.does("prime", "dial 3").does("blue", "dial 2").does("blue", "forecast high")
    lay(s, "13 shield 1", "06 shield 1")
    s.does("prime", "play +08 prime").does("blue", "play -07 prime")
    prime, blue = 13 + 5 + 4 + 8 - 7, 6 + 5  # plan, ships, the alien, reinforcements; plan and the envoy
    assert s.told("clout.counted") == [("prime", str(prime), "blue", str(blue))]


@pytest.mark.rule("duel:clout.negative")
def test_clout_can_be_negative_and_is_compared_as_it_is() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["-02", "-12"], "blue": ["04", "-10"]})
    fight(s, "-02 shield 1", "04 shield 1")
    s.does("orange", "play -12 blue").does("blue", "play -10 orange")
    assert s.told("clout.counted") == [("orange", "-12", "blue", "-8")]
    assert s.told("duel.won") == [("blue",)]


@pytest.mark.rule("duel:clout.negative")
def test_clout_can_be_zero() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["10", "-10"], "blue": ["-02"]})
    fight(s, "10 shield 1", "-02 shield 1").does("orange", "play -10 orange")
    assert s.told("clout.counted") == [("orange", "0", "blue", "-2")]
    assert s.told("duel.won") == [("orange",)]


@pytest.mark.rule("duel:adv.value")
@pytest.mark.parametrize(("card", "value"), [("vacant_shipyard", 8), ("forsaken_planet", 9), ("full_of_stars", 1), ("cheap_moon", 5)])
def test_the_card_says_what_more_ships_are_worth(card: str, value: int) -> None:
    s = fc.scene("duel", card=card, hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1", (3, 2))
    assert s.game.view(0)["advantage"] == value
    assert [s.clout("orange"), s.clout("blue")] == [13 + value, 6]


@pytest.mark.rule("duel:adv.value")
def test_regular_revenge_is_worth_seven() -> None:
    s = fc.scene("duel", card="regular_revenge", planets={"drizzle": {"orange": 1}}, hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1", (1, 2))
    assert [s.clout("orange"), s.clout("blue")] == [13, 6 + 7]


@pytest.mark.rule("duel:adv.tie")
def test_as_many_ships_give_nobody_the_advantage() -> None:
    s = fc.scene("duel", card="cheap_moon", hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1", (2, 2))
    assert [s.clout("orange"), s.clout("blue")] == [13, 6]
    assert s.game.view(None)["advantage_to"] is None


@pytest.mark.rule("duel:adv.dynamic")
def test_the_advantage_follows_the_ships() -> None:
    position = {"card": "cheap_moon", "hands": HANDS, "allies": {"blue": "tugboat"}, "face_up": ["tugboat"]}
    s = fc.scene("duel", **position)
    s.does("orange", "dial 3").does("blue", "dial 2")
    assert s.game.view(None)["advantage_to"] == 0
    lay(s, "13 blast 1", "06 blast 2")
    assert [s.ships("orange"), s.ships("blue")] == [1, 1]
    assert s.game.view(None)["advantage_to"] is None
    s.does("blue", "use tow")
    assert s.game.view(None)["advantage_to"] == 1
    assert [s.clout("orange"), s.clout("blue")] == [13, 6 + 5]


@pytest.mark.rule("duel:adv.counts_all_ships", "duel:duel.ships_already_there")
def test_ships_that_stood_there_count_too() -> None:
    s = fc.scene("duel", card="landlord_dispute", planets={"payday": {"orange": 2, "blue": 1}}, hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1", (1, 3))
    assert [s.ships("orange"), s.ships("blue")] == [3, 4]
    assert [s.clout("orange"), s.clout("blue")] == [13, 6 + 5]


@pytest.mark.rule("duel:duel.d9_winner")
@pytest.mark.parametrize(("orange", "blue", "winner"), [("13", "06", "orange"), ("13", "20", "blue"), ("04", "-02", "orange")])
def test_more_clout_wins(orange: str, blue: str, winner: str) -> None:
    s = fc.scene("duel", **CALM, hands={"orange": [orange], "blue": [blue]}, stack=["payday"])
    fight(s, f"{orange} shield 1", f"{blue} shield 1")
    assert s.told("duel.won") == [(winner,)]
    assert s.controls(winner) == ["payday"]


@pytest.mark.rule("duel:duel.d9_tie", "duel:role.straggler")
@pytest.mark.parametrize(("leader", "winner"), [("orange", "blue"), ("blue", "orange")])
def test_the_straggler_wins_a_tie(leader: str, winner: str) -> None:
    s = fc.scene("duel", **CALM, leader=leader, hands={"orange": ["13"], "blue": ["13"]})
    fight(s, "13 shield 1", "13 shield 1")
    assert s.told("duel.won") == [(winner,)]


@pytest.mark.rule("duel:role.scn_tie", "duel:duel.d9_tie")
def test_fifteen_to_fifteen_is_the_stragglers() -> None:
    s = fc.scene("duel", card="vacant_shipyard", hands={"orange": ["15"], "blue": ["07"]}, leader="orange")
    fight(s, "15 shield 1", "07 shield 1", (1, 2))
    assert s.told("clout.counted") == [("orange", "15", "blue", "15")]
    assert s.told("duel.won") == [("blue",)]
