"""The rulebook's two long examples, number by number."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import fight, keys, lay

SHIPYARD = {
    "aliens": ["preservationist", "bouncer"],
    "card": "vacant_shipyard",
    "next_card": "talent_show",
    "stack": ["payday"],
    "hands": {"preservationist": ["13", "20", "04"], "bouncer": ["06", "04", "10"]},
}


@pytest.mark.rule("duel:duel.ex_full")
def test_preservationist_against_bouncer_on_vacant_shipyard() -> None:
    s = fc.scene("duel", **SHIPYARD)
    assert [(s.supply(name), s.warp(name)) for name in s.names] == [(15, 5), (15, 5)]
    s.does("preservationist", "dial 3").does("bouncer", "dial 2")
    assert [s.supply(name) for name in s.names] == [12, 13]
    assert s.game.view(None)["advantage"] == 8
    assert s.game.view(None)["advantage_to"] == s.seat("preservationist")

    s.lays("preservationist", "13", "shield 2").lays("bouncer", "06", "blast 4")
    assert not s.told("power.used")  # Flex needs tactics that are alike; on a new planet nothing is a heritage
    assert s.told("ships.destroyed") == [("preservationist", "2", "payday")]
    assert [s.ships("preservationist"), s.ships("bouncer")] == [1, 2]
    assert s.warp("preservationist") == 7
    assert s.game.view(None)["advantage_to"] == s.seat("bouncer")
    assert s.told("plan.revealed") == [("preservationist", "13"), ("bouncer", "06")]
    assert s.told("clout.counted") == [("preservationist", "13", "bouncer", "14")]
    assert s.told("duel.won") == [("bouncer",)]

    assert s.options("preservationist") == [f"ships {number}" for number in range(8)]  # at most 8, and there are 7
    s.does("preservationist", "ships 7")
    assert [s.supply("preservationist"), s.warp("preservationist"), s.ships("preservationist", "payday")] == [20, 0, 0]
    assert [s.supply("bouncer"), s.warp("bouncer"), s.ships("bouncer", "payday")] == [13, 5, 2]
    assert [s.controls(name) for name in s.names] == [[], ["payday"]]
    assert [s.pile("preservationist"), s.pile("bouncer")] == [["13"], ["06"]]
    assert [s.spent("preservationist"), s.spent("bouncer")] == [["blast 3"], ["blast 4"]]  # the first is the token with shield 2
    assert s.told("destiny.turned_up") == [("event", "talent show")]


@pytest.mark.rule("duel:duel.ex_full")
def test_without_the_shield_all_three_would_have_been_destroyed() -> None:
    s = fc.scene("duel", **SHIPYARD)
    fight(s, "13 recover 1", "06 blast 4", (3, 2))
    assert s.told("ships.destroyed") == [("preservationist", "3", "payday")]
    assert s.told("duel.won_by_ships") == [("bouncer",)]


MATRON = {
    "aliens": ["iron_matron", "pickled"],
    "leader": "pickled",
    "card": "unfinished_bridges",
    "next_card": "talent_show",
}


@pytest.mark.rule("duel:reinf.ex_full")
def test_iron_matron_against_pickled() -> None:
    s = fc.scene("duel", **MATRON, hands={"iron_matron": ["31", "-07"], "pickled": ["10", "+12", "-10", "04"]})
    fight(s, "31 shield 1", "10 shield 1", (2, 2))
    assert [s.clout("iron_matron"), s.clout("pickled")] == [31, 10]  # as many ships: no advantage
    assert s.asked == ["pickled"]
    s.does("pickled", "play +12 pickled")
    assert [s.clout("iron_matron"), s.clout("pickled")] == [31, 22]
    s.does("iron_matron", "pass")
    s.does("pickled", "play -10 iron_matron")
    assert [s.clout("iron_matron"), s.clout("pickled")] == [21, 22]
    s.does("iron_matron", "play -07 pickled")
    assert s.told("reinforce.passed") == [("iron_matron",), ("pickled",), ("iron_matron",)]  # neither has one left
    assert s.told("clout.counted") == [("iron_matron", "21", "pickled", "15")]
    assert s.told("duel.won") == [("iron_matron",)]
    assert s.pile("iron_matron") == ["31", "-10"]
    assert s.pile("pickled") == ["10", "+12", "-07"]


@pytest.mark.rule("duel:reinf.ex_full", "duel:alien.no_header")
@pytest.mark.parametrize(("last", "winners"), [("20", ["iron_matron"]), ("04", [])])
def test_her_punishment_looks_at_a_last_card_in_the_middle_of_it(last: str, winners: list[str]) -> None:
    s = fc.scene("duel", **MATRON, hands={"iron_matron": ["31", "-07"], "pickled": ["10", "+12", "-10", last]})
    fight(s, "31 shield 1", "10 shield 1", (2, 2))
    s.does("pickled", "play +12 pickled").does("iron_matron", "pass")
    assert s.winners == []
    s.does("pickled", "play -10 iron_matron")
    assert s.told("card.shown") == [("pickled", last)]
    assert s.winners == winners
    assert "clout.counted" not in keys(s)


@pytest.mark.rule("duel:ability.when", "duel:ability.before_after")
def test_a_mirrored_minus_2_is_minus_20_and_31_is_13() -> None:
    position = {"hands": {"orange": ["-02", "+08"], "blue": ["31"]}, "allies": {"blue": "mirror"}, "face_up": ["mirror"]}
    s = fc.scene("duel", card="talent_show", **position)
    s.does("orange", "-02")
    assert s.game.view(None)["values"] == [-20, 13]
    assert [s.clout("orange"), s.clout("blue")] == [-20, 13]


@pytest.mark.rule("duel:duel.d5_recover2", "duel:duel.d5_recover2_opponent", "duel:duel.d5_recover_partial")
def test_recover_2_with_one_spent_token_against_blast_4() -> None:
    position = {"spent": {"orange": ["blast 3"], "blue": ["shield 3"]}, "hands": {"orange": ["13"], "blue": ["06"]}}
    s = fc.scene("duel", card="unfinished_bridges", next_card="talent_show", **position)
    s.does("orange", "dial 4").does("blue", "dial 1")
    lay(s, "13 recover 2", "06 blast 4")
    assert s.told("tactic.readied") == [("orange", "token b"), ("blue", "token c")]
    assert s.spent("orange") == []
    assert s.spent("blue") == ["blast 4"]
