"""Parasite's flare: wild, a ship settles where a power is lost; super, as an ally it sends as many ships as it likes."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["ember", "clone", "parasite", "azure"]
FLARE = "flare parasite"
THREE_HOMES: dict[str, dict[str, int]] = {"clone 4": {}, "clone 5": {}, "clone 1": {"clone": 1}}


def third_home_falls(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember beats Clone on its first planet, and two home colonies are left."""
    given: dict[str, Any] = {
        "seats": SEATS,
        "phase": "reveal",
        "laid": ("attack 40", "attack 4"),
        "ships": THREE_HOMES,
        "stops": True,
    } | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in given["seats"]})


def joining(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Clone and has invited Parasite."""
    hands = {"ember": ["attack 8"], "clone": ["attack 8"], "parasite": [FLARE], "azure": []} | hands
    given = {"seats": SEATS, "phase": "alliance", "invited": {"offense": ["parasite"]}} | position
    return scene("classic", **given, hands=hands)


@pytest.mark.parametrize(("planet", "others"), [("clone 4", 0), ("clone 2", 10)])
def test_wild_a_ship_settles_on_a_home_planet_empty_or_not(planet: str, others: int) -> None:
    s = third_home_falls({"azure": [FLARE]}).does("azure", FLARE)
    assert s.options("azure") == [f"clone {number}" for number in range(1, 6)]
    s.does("azure", planet, "azure 1")
    assert [s.ships("azure", planet), s.ships("clone", planet), s.ships("azure", "azure 1")] == [1, others, 3]
    assert s.hand("azure") == [FLARE]


def test_wild_at_once_before_the_winner_lands() -> None:
    s = third_home_falls({"azure": [FLARE]}).does("azure", FLARE, "clone 1", "azure 1")
    order = [key for key, *_ in s.log if key in ("power.lost", "flare.played", "ships.landed")]
    assert order == ["power.lost", "flare.played", "ships.landed", "ships.landed"]


def test_wild_only_where_it_is_not_yet() -> None:
    s = third_home_falls({"azure": [FLARE]}, ships=THREE_HOMES | {"clone 2": {"clone": 4, "azure": 1}}).does("azure", FLARE)
    assert "clone 2" not in s.options("azure")


@pytest.mark.parametrize(
    "position",
    [
        {"ships": {"clone 1": {"clone": 1}}},  # three homes are left
        {"ships": {number: {} for number in ("clone 3", "clone 4", "clone 5")} | {"clone 1": {"clone": 1}}},  # it had none to lose
        {"powers": {"clone": []}},
        {"powers": {"clone": ["masochist"]}},
        {"hidden": ["clone"], "edition": 2018},
    ],
)
def test_wild_not_where_no_power_is_lost(position: dict[str, Any]) -> None:
    assert not offers(third_home_falls({"azure": [FLARE]}, **position), "azure", FLARE)


def test_wild_not_on_oneself() -> None:
    assert not offers(third_home_falls({"clone": [FLARE]}), "clone", FLARE)


def test_wild_with_four_planets_at_the_second_home() -> None:
    ships: dict[str, dict[str, int]] = {"clone 1": {"clone": 1}, "clone 3": {}, "clone 4": {}}
    s = third_home_falls({"azure": [FLARE]}, ships=ships, variants=["four_planets"]).does("azure", FLARE)
    assert s.options("azure") == [f"clone {number}" for number in range(1, 5)]


def test_wild_card_zapped_nothing_settles() -> None:
    s = card_zapped(third_home_falls({"azure": [FLARE], "ember": ["card zap"]}), "azure", FLARE, flare=FLARE)
    assert s.colonies("azure") == 0


def test_wild_ships_that_are_about_to_be_lost_do_not_settle() -> None:
    seats = ["azure", "zombie", "parasite", "ember"]
    ships = {"zombie 1": {"zombie": 1}, "zombie 2": {"zombie": 9}, "zombie 3": {"zombie": 10}, "zombie 4": {}, "zombie 5": {}}
    own = {"azure 1": {"azure": 3}, "azure 2": {"azure": 4}, "azure 3": {"azure": 4}}
    s = third_home_falls({"azure": [FLARE]}, seats=seats, laid=("negotiate", "negotiate"), ships=ships | own)
    s.does("azure", "none", *["azure 1"] * 3).does("zombie", "zombie 1", "zombie 2", "zombie 2").does("zombie", *["zombie 2"] * 3)
    s.does("azure", FLARE, "zombie 4")
    assert s.options("azure") == ["azure 2", "azure 3", "azure 4", "azure 5"]
    s.does("azure", "azure 2")
    assert s.ships("azure", "warp") == 3


@pytest.mark.parametrize(("side", "word"), [("offense", "offense"), ("defense", "use infest")])
def test_super_as_an_ally_it_sends_any_number(side: str, word: str) -> None:
    s = joining({}).does("parasite", *([word] if word == "use infest" else ["pass", word]), FLARE)
    s.does("parasite", *["parasite 1"] * 4, *["parasite 2"] * 3, "done")
    assert s.told("alliance.committed") == [("parasite", "7", side)]


@pytest.mark.parametrize("position", [{"zapped": ["parasite"]}, {"ships": {"parasite 3": {}, "parasite 4": {}, "parasite 5": {}}}])
def test_super_not_without_its_power(position: dict[str, Any]) -> None:
    s = joining({}, **position).does("parasite", "offense")
    assert s.prompt("parasite") == "alliance.ships"
    assert not offers(s.does("parasite", *["parasite 1"] * 4), "parasite", FLARE)


def test_super_not_where_all_its_ships_may_come_anyway() -> None:
    few = {f"parasite {number}": {"parasite": 1} for number in range(1, 5)} | {"parasite 5": {}}
    s = joining({}, ships=few, warp={"parasite": 16}).does("parasite", "pass", "offense")
    assert s.prompt("parasite") == "alliance.ships"


def test_super_not_as_a_main_player() -> None:
    s = scene("classic", seats=SEATS, offense="parasite", defense="clone", phase="launch", hands={"parasite": [FLARE, "attack 8"]})
    s.does("parasite", "clone 1", *["parasite 1"] * 4)
    assert not offers(s, "parasite", FLARE)


def test_super_card_zapped_four_are_the_limit() -> None:
    s = joining({"azure": ["card zap"]}).does("parasite", "pass", "offense")
    card_zapped(s, "parasite", FLARE, flare=FLARE).does("parasite", *["parasite 1"] * 4)
    assert s.told("alliance.committed") == [("parasite", "4", "offense")]
