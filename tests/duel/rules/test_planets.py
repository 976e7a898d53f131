"""Resources of planets, and the planet bar."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import planets_with

HANDS = {"orange": ["13"], "blue": ["06"]}
LINES = {
    "lagoon nine": "draw 3",
    "blushworld": "recover 3",
    "salad": "gain 2",
    "payday": "befriend",
    "hot plate": "befriend",
}


@pytest.mark.rule("duel:resource.acquire")
def test_the_symbol_of_the_planet_selects_the_line() -> None:
    s = fc.scene("duel", card="cards_or_resources", planets=planets_with("orange", 4), hands=HANDS, next_card="cheap_moon")
    expected = [f"{tile} {line}" for tile, line in LINES.items()][:4]
    assert s.options("orange") == [*expected, "draw 2"]
    s.does("orange", "salad gain 2")
    assert len(s.hand("orange")) == 3
    assert len(s.game.reinforcements) == 17


@pytest.mark.rule("duel:resource.control")
def test_only_planets_under_control_count_shared_ones_included() -> None:
    planets = {"lagoon nine": {"orange": 1, "blue": 2}, "salad": {"blue": 1}, "payday": {}}
    s = fc.scene("duel", card="cards_or_resources", planets=planets, hands=HANDS, next_card="cheap_moon")
    assert s.options("orange") == ["lagoon nine draw 3", "draw 2"]
    s.does("orange", "draw 2")
    assert s.options("blue") == ["lagoon nine draw 3", "salad gain 2", "draw 2"]


@pytest.mark.rule("duel:resource.ex_cards_or_resources")
def test_the_pictured_cards_or_resources() -> None:
    planets = {"payday": {"orange": 1}, "drizzle": {"orange": 1}, "salad": {"blue": 1}, "lagoon nine": {"blue": 1}}
    position = {"planets": planets, "hands": HANDS, "envoys": ["cudgel", "mirror", "lodger"], "next_card": "cheap_moon"}
    s = fc.scene("duel", card="cards_or_resources", **position)
    assert s.options("orange") == ["payday befriend", "drizzle draw 3", "draw 2"]
    s.does("orange", "payday befriend", "vision")
    assert s.ally("mirror") == "orange"
    assert s.options("blue") == ["salad gain 2", "lagoon nine draw 3", "draw 2"]
    s.does("blue", "salad gain 2")
    assert [len(s.hand("orange")), len(s.hand("blue"))] == [1, 3]
    assert s.prompt("orange") == "dial.set"  # exactly one line each
    s = fc.scene("duel", card="cards_or_resources", **position)
    s.does("orange", "drizzle draw 3").does("blue", "draw 2")
    assert [len(s.hand("orange")), len(s.hand("blue"))] == [4, 3]


@pytest.mark.rule("duel:resource.two_same")
def test_two_planets_of_one_symbol_give_their_line_twice() -> None:
    planets = {"lagoon nine": {"blue": 1}, "drizzle": {"blue": 1}, "salad": {"orange": 1}, "payday": {"orange": 1}}
    s = fc.scene("duel", card="bumper_harvest", planets=planets, hands=HANDS)
    s.does("blue", "lagoon nine draw 2", "drizzle draw 2")
    assert len(s.hand("blue")) == 1 + 2 + 2
    assert s.asked == ["orange"]


@pytest.mark.rule("duel:bar.order")
@pytest.mark.parametrize(
    ("row", "arena"),
    [
        (["payday", "salad", "blushworld", "drizzle"], "drizzle"),
        (["payday", "salad", "blushworld"], "blushworld"),
        (["hot plate", "payday", "salad"], "salad"),
        (["hot plate", "payday"], "payday"),
        (["hot plate"], "hot_plate"),
    ],
)
def test_the_first_symbol_on_the_bar_that_is_revealed_decides(row: list[str], arena: str) -> None:
    s = fc.scene("duel", card="regular_revenge", planets={tile: {} for tile in row})  # blue, pink, green, gold, red
    assert s.game.view(None)["arena"] == arena


@pytest.mark.rule("duel:bar.order")
def test_every_card_reads_its_own_bar() -> None:
    row: dict[str, dict[str, int]] = {tile: {} for tile in ("drizzle", "blushworld", "salad", "payday", "hot plate")}
    arenas = {card: fc.scene("duel", card=card, planets=row).game.view(None)["arena"] for card in BARS}
    assert arenas == BARS


BARS = {
    "landlord_dispute": "payday",
    "family_reunion": "hot_plate",
    "blackout": "blushworld",
    "hostile_picnic": "salad",
    "rush_hour": "drizzle",
}


@pytest.mark.rule("duel:bar.several")
def test_one_planet_of_the_symbol_is_taken_without_choice() -> None:
    s = fc.scene("duel", card="regular_revenge", planets={"drizzle": {"orange": 1, "blue": 1}, "payday": {}})
    assert not any(ask.prompt == "planet.choose" for ask in s.game.asks)
    assert s.game.view(None)["arena"] == "drizzle"


@pytest.mark.rule("duel:bar.several", "duel:bar.ex_revenge")
@pytest.mark.parametrize(("leader", "straggler"), [("orange", "blue"), ("blue", "orange")])
def test_regular_revenge_with_two_pink_planets_and_no_blue_one(leader: str, straggler: str) -> None:
    planets = {"payday": {"orange": 1}, "blushworld": {"orange": 2}, "salad": {}, "flamingo flats": {"blue": 1}}
    hands = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}
    s = fc.scene("duel", card="regular_revenge", leader=leader, planets=planets, hands=hands, next_card="pick_two")
    assert s.asked == [straggler]
    assert s.options(straggler) == ["blushworld", "flamingo flats"]
    s.does(straggler, "blushworld")
    assert s.game.view(None)["advantage"] == 7
    assert s.asked == ["blue"]  # orange has ships there and cannot send
    s.does("blue", "dial 1").lays("orange", "13", "shield 1").lays("blue", "06", "shield 1")
    assert s.told("clout.counted") == [("orange", "20", "blue", "6")]
    assert len(s.hand("orange")) == 2 + 5
