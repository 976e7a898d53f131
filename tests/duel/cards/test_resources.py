"""Refresh cards on which planets yield resources."""

import pytest

from tests.duel.positions import table

ONE = {"orange": ["13"], "blue": ["20"]}


@pytest.mark.rule("duel:resource.ex_cards_or_resources", "duel:resource.control")
def test_cards_or_the_resource_of_one_planet() -> None:
    planets = {"payday": {"orange": 1}, "drizzle": {"orange": 1, "blue": 1}, "salad": {"blue": 1}, "hot_plate": {}}
    s = table("cards_or_resources", planets=planets, hands=ONE)
    assert s.options("orange") == ["payday befriend", "drizzle draw 3", "draw 2"]
    s.does("orange", "drizzle draw 3")
    assert len(s.hand("orange")) == 4
    assert s.options("blue") == ["drizzle draw 3", "salad gain 2", "draw 2"]
    s.does("blue", "salad gain 2")
    assert len(s.hand("blue")) == 3
    assert s.game.view(0)["reinforcements"] == 17


def test_cards_or_cards_without_a_planet() -> None:
    s = table("cards_or_resources", hands=ONE)
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


@pytest.mark.rule("duel:envoy.no_effect_legal")
def test_a_resource_that_befriends_is_no_may() -> None:
    s = table("cards_or_resources", planets={"payday": {"orange": 1}}, allies={"orange": "cudgel"}).does("orange", "payday befriend")
    assert s.options("orange") == ["brawn", "vision", "guile"]
    s.does("orange", "brawn")
    assert s.ally("cudgel") == "orange"


@pytest.mark.rule("duel:resource.acquire")
@pytest.mark.parametrize(
    ("card", "planet", "reward"),
    [
        ("cards_or_resources", "drizzle", "draw 3"),
        ("cards_or_resources", "blushworld", "recover 3"),
        ("cards_or_resources", "salad", "gain 2"),
        ("cards_or_resources", "payday", "befriend"),
        ("cards_or_resources", "hot_plate", "befriend"),
        ("ships_or_resources", "drizzle", "recover 5"),
        ("ships_or_resources", "blushworld", "draw 3"),
        ("ships_or_resources", "salad", "ready all"),
        ("ships_or_resources", "payday", "gain 2"),
        ("ships_or_resources", "hot_plate", "shoot 2"),
        ("bumper_harvest", "drizzle", "draw 2"),
        ("bumper_harvest", "blushworld", "recover 2"),
        ("bumper_harvest", "salad", "gain 1"),
        ("bumper_harvest", "payday", "ready 2"),
        ("bumper_harvest", "hot_plate", "may befriend"),
        ("stragglers_pantry", "drizzle", "recover 3"),
        ("stragglers_pantry", "blushworld", "gain 1"),
        ("stragglers_pantry", "salad", "draw 3"),
        ("stragglers_pantry", "payday", "recover 3"),
        ("stragglers_pantry", "hot_plate", "gain 1"),
    ],
)
def test_every_symbol_yields_its_line(card: str, planet: str, reward: str) -> None:
    # Blue is the straggler, and alone on the planet
    s = table(card, planets={planet: {"blue": 1}, "bubblegum_prime": {"orange": 2}}, hands=ONE, warp={"blue": 9, "orange": 0}, allies={})
    while s.asked == ["orange"]:
        s.does("orange", s.options("orange")[-1])
    word = f"{planet.replace('_', ' ')} {reward}"
    before = (len(s.hand("blue")), s.supply("orange"))
    s.does("blue", word)
    kind, _, number = reward.partition(" ")
    if kind in ("draw", "gain"):
        assert len(s.hand("blue")) == before[0] + int(number)
        assert s.hand("blue")[-1].startswith(("+", "-", "±", "∓", "=")) is (kind == "gain")
    elif kind == "recover":
        assert s.options("blue") == [f"ships {count}" for count in range(int(number) + 1)]
    elif kind == "shoot":
        assert s.supply("orange") == before[1] - 2
    elif "befriend" in reward:
        assert ("pass" in s.options("blue")) is reward.startswith("may")


def test_ships_or_resources_shoots_and_readies() -> None:
    planets = {"hot_plate": {"orange": 1}, "salad": {"blue": 1}}
    s = table("ships_or_resources", planets=planets, supply={"blue": 1}, spent={"blue": ["blast 4", "blast 3"]})
    assert s.options("orange") == ["hot plate shoot 2", "recover 3"]
    s.does("orange", "hot plate shoot 2")
    assert s.supply("blue") == 0
    s.does("blue", "salad ready all")
    assert s.spent("blue") == []


def test_ships_instead_of_resources() -> None:
    s = table("ships_or_resources", planets={"hot_plate": {"orange": 1}}).does("orange", "recover 3", "ships 3")
    assert s.warp("orange") == 2
    assert s.prompt("blue") == "ships.recover"


@pytest.mark.rule("duel:resource.two_same")
def test_a_bumper_harvest_is_two_different_planets_straggler_first() -> None:
    planets = {"drizzle": {"blue": 1}, "lagoon_nine": {"blue": 1}, "payday": {"blue": 1, "orange": 1}}
    s = table("bumper_harvest", planets=planets, hands=ONE, spent={"blue": ["blast 4"]})
    assert s.asked == ["blue"]
    assert s.options("blue") == ["drizzle draw 2", "lagoon nine draw 2", "payday ready 2", "done"]
    s.does("blue", "lagoon nine draw 2")
    assert s.options("blue") == ["drizzle draw 2", "payday ready 2", "done"]
    s.does("blue", "drizzle draw 2")
    assert len(s.hand("blue")) == 5
    assert s.asked == ["orange"]


def test_a_bumper_harvest_may_be_smaller() -> None:
    s = table("bumper_harvest", planets={"drizzle": {"blue": 1}, "salad": {"blue": 1}}, hands=ONE).does("blue", "salad gain 1", "done")
    assert len(s.hand("blue")) == 2
    s = table("bumper_harvest", planets={"drizzle": {"blue": 1}}, hands=ONE).does("blue", "done")
    assert len(s.hand("blue")) == 1


def test_a_bumper_harvest_without_a_planet_is_two_cards() -> None:
    s = table("bumper_harvest", hands=ONE)
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


def test_the_pantry_is_two_planets_for_the_straggler_and_one_for_the_leader() -> None:
    planets = {"salad": {"blue": 1}, "overgrowth": {"blue": 1}, "payday": {"orange": 1}, "drizzle": {"orange": 1}}
    s = table("stragglers_pantry", planets=planets, hands=ONE)
    assert s.options("blue") == ["salad draw 3", "overgrowth draw 3", "done"]
    s.does("blue", "salad draw 3", "overgrowth draw 3")
    assert len(s.hand("blue")) == 7
    assert s.options("orange") == ["payday recover 3", "drizzle recover 3"]
    s.does("orange", "drizzle recover 3", "ships 3")
    assert s.warp("orange") == 2
    assert s.prompt("blue") == "card.discard_down"


def test_the_pantry_without_planets_feeds_the_straggler_alone() -> None:
    s = table("stragglers_pantry", hands=ONE)
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (1, 4)
