"""Virus's flare: wild, own ships times those of allies; super, Multiply counts all ships of the side."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["virus", "ember", "jade", "azure"]
FLARE = "flare virus"
ALLIED = {"virus": 2, "jade": 3, "azure": 1}


def fought(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 10", "attack 8"), **position: Any) -> Scene:
    """Ember with three ships and allies with two and one attacks Jade's four."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": laid, "stops": True} | position
    return scene("classic", **({"gate": {"ember": 3, "azure": 2, "virus": 1}} | given), hands={name: hands.get(name, []) for name in SEATS})


def multiplied(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 4", "attack 8"), **position: Any) -> Scene:
    """Virus with two ships and allies with three and one attacks Ember's four: 12 to 12, were it not for its flare."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": ALLIED, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


def test_wild_own_ships_are_multiplied_by_those_of_allies() -> None:
    s = fought({"ember": [FLARE]}).does("ember", FLARE)
    assert s.told("reveal.totals") == [("19", "12")]  # ten and three times three


def test_wild_as_defense_too() -> None:
    s = fought({"jade": [FLARE]}, gate={"ember": 3}, beside={"azure": 2}).does("jade", FLARE)
    assert s.told("reveal.totals") == [("13", "16")]


@pytest.mark.parametrize(
    ("who", "laid", "position"),
    [
        ("ember", ("attack 10", "negotiate"), {}),
        ("ember", ("attack 10", "attack 8"), {"gate": {"ember": 3}}),
        ("jade", ("attack 10", "attack 8"), {}),
        ("azure", ("attack 10", "attack 8"), {}),
        ("azure", ("attack 10", "attack 8"), {"gate": {"ember": 3}, "beside": {"azure": 2, "virus": 1}}),
    ],
)
def test_wild_only_for_a_main_player_with_allies_where_totals_count(who: str, laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(fought({who: [FLARE]}, laid, **position), who, FLARE)


def test_wild_card_zapped_ships_are_added() -> None:
    s = card_zapped(fought({"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("16", "12")]


def test_super_the_card_counts_once_for_each_ship_of_the_side() -> None:
    s = multiplied({"virus": [FLARE]}).does("virus", "yes")
    assert s.told("reveal.totals") == [("24", "12")]


def test_super_without_the_flare_allies_are_added() -> None:
    assert multiplied({"virus": [FLARE]}).does("virus", "no").told("reveal.totals") == [("12", "12")]


@pytest.mark.parametrize(
    ("laid", "position"),
    [
        (("attack 4", "negotiate"), {}),
        (("attack 4", "attack 8"), {"gate": {"virus": 2}}),
        (("attack 4", "attack 8"), {"zapped": ["virus"], "gate": {"virus": 2}}),
        (("attack 4", "attack 8"), {"offense": "ember", "defense": "jade", "gate": {"ember": 2, "virus": 1}}),
    ],
)
def test_super_not_where_it_changes_nothing_nor_without_the_power(laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(multiplied({"virus": [FLARE]}, laid, **position), "virus", FLARE)


def test_super_zapped_its_wild_side_counts() -> None:
    s = multiplied({"virus": [FLARE]}, zapped=["virus"]).does("virus", FLARE)
    assert s.told("reveal.totals") == [("12", "12")]  # four and twice four


def test_super_card_zapped_allies_are_added() -> None:
    s = card_zapped(multiplied({"virus": [FLARE], "azure": ["card zap"]}), "virus", "yes", flare=FLARE)
    assert s.told("reveal.totals") == [("12", "12")]


def test_super_cosmic_zapped_nothing_is_multiplied() -> None:
    s = cosmic_zapped(multiplied({"virus": [FLARE], "azure": ["cosmic zap"]}), "virus", "yes", flare=FLARE).pass_all()
    assert s.told("reveal.totals") == [("10", "12")]
