"""Ships and planets: where a ship can be, what moves it, and who controls a planet."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, by_chance, fight, lay

HANDS = {"orange": ["13", "20"], "blue": ["06", "04"]}


@pytest.mark.unguarded
@pytest.mark.rule("duel:ship.total")
@pytest.mark.parametrize("seed", range(12))
def test_twenty_ships_each_whatever_happens(seed: int) -> None:
    for g in by_chance(seed):
        assert [g.supply[seat] + g.warp[seat] + sum(g.fleet[seat::2]) for seat in (0, 1)] == [20, 20]
        assert min(*g.supply, *g.warp, *g.fleet) >= 0


@pytest.mark.rule("duel:ship.supply", "duel:ship.send")
def test_ships_are_sent_out_of_the_own_supply() -> None:
    s = fc.scene("duel", card="cheap_moon", supply={"orange": 9, "blue": 12})
    s.does("orange", "dial 3").does("blue", "dial 1")
    assert [s.supply("orange"), s.ships("orange"), s.warp("orange")] == [6, 3, 11]
    assert [s.supply("blue"), s.ships("blue"), s.warp("blue")] == [11, 1, 8]


@pytest.mark.rule("duel:ship.send")
def test_a_card_can_name_another_origin() -> None:
    s = fc.scene("duel", card="full_of_stars", supply={"orange": 9, "blue": 12})
    s.does("orange", "dial 3").does("blue", "dial 1")
    assert [s.supply("orange"), s.ships("orange"), s.warp("orange")] == [9, 3, 8]
    assert [s.supply("blue"), s.ships("blue"), s.warp("blue")] == [12, 1, 7]


@pytest.mark.rule("duel:ship.retreat")
def test_who_retreats_goes_from_the_planet_to_the_own_supply() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, stack=["payday"])
    fight(s, "13 shield 1", "06 shield 1", (2, 2))
    assert [s.supply("blue"), s.ships("blue", "payday"), s.warp("blue")] == [15, 0, 5]


@pytest.mark.rule("duel:ship.destroy")
def test_a_ship_on_a_planet_is_destroyed_into_the_warp() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, stack=["payday"])
    fight(s, "13 blast 3", "06 recover 1", (2, 3))
    assert [s.supply("blue"), s.warp("blue")] == [12, 8]
    assert s.warp("orange") == 5  # they stay their owner's


@pytest.mark.rule("duel:ship.destroy")
def test_a_ship_in_supply_is_destroyed_where_the_card_says_so() -> None:
    s = fc.scene("duel", card="tug_of_wormhole", next_card="pick_two", hands=HANDS, planets={"payday": {"blue": 1}}, warp={"orange": 0})
    lay(s, "13", "06")
    assert [s.supply("blue"), s.warp("blue"), s.ships("blue", "payday")] == [12, 7, 1]


@pytest.mark.rule("duel:ship.recover")
def test_recovered_ships_come_out_of_the_warp_into_the_own_supply() -> None:
    s = fc.scene("duel", card="repair_yard", next_card="cheap_moon", warp={"orange": 5, "blue": 2})
    s.does("orange", "ships 3").does("blue", "ships 2")
    assert [s.supply("orange"), s.warp("orange")] == [18, 2]
    assert [s.supply("blue"), s.warp("blue")] == [20, 0]


@pytest.mark.rule("duel:planet.control")
def test_one_own_ship_on_a_revealed_planet_is_control() -> None:
    s = fc.scene("duel", **CONTEST, planets={"payday": {"orange": 1}, "salad": {}, "drizzle": {"blue": 3}})
    assert s.controls("orange") == ["payday"]
    assert s.controls("blue") == ["drizzle"]


@pytest.mark.rule("duel:planet.control_shared")
def test_a_shared_planet_counts_in_full_for_both() -> None:
    s = fc.scene("duel", **CONTEST, planets={"payday": {"orange": 1, "blue": 4}, "salad": {"blue": 1}})
    assert s.controls("orange") == ["payday"]
    assert s.controls("blue") == ["payday", "salad"]
    assert s.game.view(None)["controlled"] == [1, 2]


@pytest.mark.rule("duel:planet.control_suspended")
def test_nobody_controls_a_planet_while_it_is_duelled_over() -> None:
    s = fc.scene(
        "duel", card="landlord_dispute", next_card="pick_two", planets={"payday": {"orange": 2}, "salad": {"orange": 1}}, hands=HANDS
    )
    assert s.controls("orange") == ["salad"]
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.controls("orange") == ["salad"]
    assert s.controls("blue") == []
    lay(s, "13 shield 1", "06 shield 1")
    assert s.prompt("blue") == "ships.recover"  # the prize: cleanup is still to come
    assert s.controls("orange") == ["salad"]
    s.does("blue", "ships 0")
    assert s.controls("orange") == ["payday", "salad"]


@pytest.mark.rule("duel:planet.count_unlimited_ships")
def test_many_ships_are_one_planet() -> None:
    s = fc.scene("duel", card="landlord_dispute", next_card="pick_two", planets={"payday": {"orange": 15}}, hands=HANDS, warp={"orange": 0})
    fight(s, "13 shield 1", "06 shield 1", (4, 1)).does("blue", "ships 0")
    assert s.ships("orange", "payday") == 19
    assert s.controls("orange") == ["payday"]
    assert s.game.view(None)["controlled"] == [1, 0]


@pytest.mark.rule("duel:planet.discover")
def test_the_top_planet_is_turned_up_and_joins_the_row() -> None:
    s = fc.scene("duel", card="cheap_moon", planets={"payday": {}, "salad": {}}, stack=["drizzle", "hot plate"])
    assert [planet["planet"] for planet in s.game.view(None)["row"]] == ["payday", "salad", "drizzle"]
    assert s.game.view(None)["planets_left"] == 9


@pytest.mark.unguarded
@pytest.mark.rule("duel:planet.discover")
@pytest.mark.parametrize("seed", range(6))
def test_a_revealed_planet_stays_revealed(seed: int) -> None:
    row: list[int] = []
    for g in by_chance(seed, aliens="none"):
        assert g.row[: len(row)] == row
        assert not set(g.row) & set(g.planets)
        row = g.row[:]


@pytest.mark.rule("duel:planet.stack_empty")
def test_without_a_new_planet_the_straggler_picks_a_revealed_one() -> None:
    twelve: dict[str, dict[str, int]] = {planet: {} for planet in ALL}
    twelve["payday"] = {"orange": 2, "blue": 1}
    s = fc.scene("duel", card="cheap_moon", planets=twelve)
    assert s.asked == ["blue"]
    assert sorted(s.options("blue")) == sorted(ALL)
    s.does("blue", "payday").does("orange", "dial 1").does("blue", "dial 4")
    assert [s.ships("orange"), s.ships("blue")] == [3, 5]
    assert s.game.view(None)["arena"] == "payday"


ALL = [
    "bathtub ring", "lagoon nine", "drizzle", "bubblegum prime", "blushworld", "flamingo flats", "overgrowth", "salad", "payday",
    "glitter gulch", "hot plate", "rustbucket",
]  # fmt: skip
