"""Spiff's flare: wild, a beaten defense leaves a ship on the planet; super, it crash-lands from a defeat by five."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["spiff", "ember", "jade", "azure"]
FLARE = "flare spiff"
TWO_HOMES: dict[str, dict[str, int]] = {"spiff 3": {}, "spiff 4": {}, "spiff 5": {}}


def fought(laid: tuple[str, str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """Spiff with two ships meets Ember's four."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": {"spiff": 2}, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_wild_one_ship_stays_beside_the_winner() -> None:
    s = fought(("attack 20", "attack 4"), {"ember": [FLARE]}).does("ember", FLARE)
    assert [s.ships("ember", "spiff 1"), s.ships("ember", "ember 1"), s.ships("spiff", "ember 1"), s.ships("ember", "warp")] == [0, 1, 2, 3]
    assert s.colonies("spiff") == 1


def test_wild_it_is_no_ship_to_be_compensated_for() -> None:
    s = fought(("attack 20", "negotiate"), {"ember": [FLARE], "spiff": ["attack 8"] * 4}).does("ember", FLARE)
    assert s.told("compensation.taken") == [("ember", "spiff", "3")]


def test_wild_also_on_a_colony_abroad() -> None:
    ships = {"jade 2": {"jade": 4, "ember": 2}}
    s = fought(("attack 20", "attack 4"), {"ember": [FLARE]}, target="jade 2", ships=ships).does("ember", FLARE)
    assert s.ships("ember", "jade 2") == 1


@pytest.mark.parametrize(
    ("who", "laid", "position"),
    [
        ("ember", ("attack 4", "attack 20"), {}),
        ("ember", ("attack 20", "attack 4"), {"ships": {"ember 1": {}}}),
        ("jade", ("attack 20", "attack 4"), {"beside": {"jade": 2}}),
        ("spiff", ("attack 4", "attack 11"), {"zapped": ["spiff"]}),
    ],
)
def test_wild_only_for_a_beaten_defense_that_has_a_ship_there(who: str, laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(fought(laid, {who: [FLARE]}, **position), who, FLARE)


def test_wild_card_zapped_all_are_lost() -> None:
    s = card_zapped(fought(("attack 20", "attack 4"), {"ember": [FLARE], "jade": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert [s.ships("ember", "ember 1"), s.ships("ember", "warp")] == [0, 4]


# --- super ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["attack 7", "attack 11"])
def test_super_one_ship_lands_after_a_defeat_by_five_to_nine(card: str) -> None:
    s = fought(("attack 4", card), {"spiff": [FLARE]}).does("spiff", FLARE)
    assert [s.ships("spiff", "ember 1"), s.ships("spiff", "warp"), s.ships("ember", "ember 1")] == [1, 1, 4]
    assert s.told("power.used") == [("spiff", "use crash land softly")]


@pytest.mark.parametrize("card", ["attack 6", "attack 12"])
def test_super_not_by_less_nor_where_its_power_does_without(card: str) -> None:
    s = fought(("attack 4", card), {"spiff": [FLARE]})
    assert not offers(s.does("spiff", "use crash land") if card == "attack 12" else s, "spiff", FLARE)
    assert s.ships("spiff", "ember 1") == (card == "attack 12")


@pytest.mark.parametrize(
    "position",
    [
        {"zapped": ["spiff"]},
        {"ships": TWO_HOMES},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "spiff": 1}},
    ],
)
def test_super_not_without_its_power_nor_as_an_ally(position: dict[str, Any]) -> None:
    assert not offers(fought(("attack 4", "attack 9"), {"spiff": [FLARE]}, **position), "spiff", FLARE)


def test_super_zapped_nothing_lands() -> None:
    s = card_zapped(fought(("attack 4", "attack 9"), {"spiff": [FLARE], "jade": ["card zap"]}), "spiff", FLARE, flare=FLARE)
    assert [s.ships("spiff", "ember 1"), s.ships("spiff", "warp")] == [0, 2]
    s = cosmic_zapped(fought(("attack 4", "attack 9"), {"spiff": [FLARE], "jade": ["cosmic zap"]}), "spiff", FLARE, flare=FLARE)
    assert [s.ships("spiff", "ember 1"), s.ships("spiff", "warp")] == [0, 2]
