"""Warpish's flare: wild, own ships in the warp are added; super, the opponent's are subtracted from the opponent's total."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["warpish", "ember", "jade", "azure"]
FLARE = "flare warpish"
WARP = {"warpish": 1, "ember": 2, "jade": 3, "azure": 4}


def fought(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 10", "attack 8"), **position: Any) -> Scene:
    """Ember's single ship meets Jade's first planet, where she has four; ten ships are in the warp."""
    homes = {"ships": {f"{name} 1": {name: 4} for name in SEATS[1:]}}
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": laid, "warp": WARP, "stops": True}
    return scene("classic", **(given | homes | position), hands={name: hands.get(name, []) for name in SEATS})


@pytest.mark.parametrize(("who", "totals"), [("ember", ("13", "12")), ("jade", ("11", "15"))])
def test_wild_its_own_ships_in_the_warp_count(who: str, totals: tuple[str, str]) -> None:
    assert fought({who: [FLARE]}).does(who, FLARE).told("reveal.totals") == [totals]


@pytest.mark.parametrize(
    ("who", "laid", "position"),
    [
        ("ember", ("attack 10", "negotiate"), {}),
        ("ember", ("attack 10", "attack 8"), {"warp": {"jade": 3}}),
        ("azure", ("attack 10", "attack 8"), {"gate": {"ember": 1, "azure": 1}}),
    ],
)
def test_wild_only_for_a_main_player_with_ships_there_where_totals_count(who: str, laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(fought({who: [FLARE]}, laid, **position), who, FLARE)


def test_wild_card_zapped_nothing_is_added() -> None:
    s = card_zapped(fought({"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("11", "12")]


def test_super_besides_its_power_the_opponents_ships_count_against_the_opponent() -> None:
    s = fought({"warpish": [FLARE]}, offense="warpish", defense="jade").does("warpish", FLARE)
    assert s.told("reveal.totals") == [("21", "9")]  # ten, a ship and ten in the warp; eight, four ships less three


@pytest.mark.parametrize(
    "position",
    [
        {"warp": {"warpish": 3}},
        {"laid": ("attack 10", "negotiate")},
        {"offense": "ember", "gate": {"ember": 1, "warpish": 1}},
        {"offense": "ember", "gate": {"ember": 1}, "beside": {"warpish": 1}},
    ],
)
def test_super_only_as_a_main_player_against_one_with_ships_there(position: dict[str, Any]) -> None:
    laid = position.pop("laid", ("attack 10", "attack 8"))
    assert not offers(fought({"warpish": [FLARE]}, laid, **({"offense": "warpish"} | position)), "warpish", FLARE)


def test_super_zapped_its_wild_side_counts() -> None:
    s = fought({"warpish": [FLARE]}, offense="warpish", defense="jade", zapped=["warpish"]).does("warpish", FLARE)
    assert s.told("reveal.totals") == [("12", "12")]


def test_super_card_zapped_the_power_stands_alone() -> None:
    s = card_zapped(fought({"warpish": [FLARE], "azure": ["card zap"]}, offense="warpish", defense="jade"), "warpish", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("21", "12")]
