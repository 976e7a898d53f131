"""Citadel's flare: five for the defense; citadels that count against it."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["citadel", "ember", "jade", "azure"]
FLARE = "flare citadel"


def turned_up(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember's 15 and one ship meet Jade's 8 and four."""
    given: dict[str, list[str]] = {"citadel": [], "ember": [], "jade": [], "azure": []} | hands
    fixed = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": ("attack 15", "attack 8")}
    return scene("classic", **(fixed | {"hands": given, "stops": True} | position))


def besieged(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Ember attacks Jade 1, where citadels of 4 and 6 stand; Citadel has its flare."""
    given: dict[str, list[str]] = {"citadel": [FLARE], "ember": ["attack 8"], "jade": ["attack 10"], "azure": []} | (hands or {})
    sheets = {"citadel": {"planet:2.1": ["attack 4", "attack 6"]}}
    fixed = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "planning", "hands": given, "sheets": sheets, "stops": True}
    return scene("classic", **(fixed | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "position", "totals"),
    [
        ("jade", {}, ("16", "17")),
        ("ember", {}, ("16", "17")),
        ("azure", {"beside": {"azure": 1}}, ("16", "18")),
        ("azure", {"gate": {"ember": 1, "azure": 2}}, ("18", "17")),
    ],
)
def test_whoever_takes_part_adds_five_to_the_defense(player: str, position: dict[str, Any], totals: tuple[str, str]) -> None:
    assert turned_up({player: [FLARE]}, **position).does(player, FLARE).told("reveal.totals") == [totals]


@pytest.mark.parametrize("position", [{}, {"beside": {"azure": 1}, "laid": ("attack 15", "negotiate")}], ids=["onlooker", "no totals"])
def test_else_it_adds_nothing(position: dict[str, Any]) -> None:
    assert never_offered(turned_up({"azure": [FLARE]}, **position), FLARE)


def test_card_zapped_it_adds_nothing() -> None:
    s = card_zapped(turned_up({"jade": [FLARE], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("16", "12")]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_its_citadels_count_against_the_defense_and_fall_with_it() -> None:
    s = besieged().does("citadel", "use fortify", "yes")
    assert s.told("reveal.totals") == [("9", "4")]
    assert [s.game.sheet, s.hand("citadel")] == [[], [FLARE]]


def test_it_may_leave_the_flare_in_its_hand() -> None:
    assert besieged().does("citadel", "use fortify", "no").told("reveal.totals") == [("9", "24")]


def test_without_citadels_or_power_there_is_nothing_to_turn_round() -> None:
    assert never_offered(besieged(sheets={}), FLARE)
    assert never_offered(besieged(zapped=["citadel"]), FLARE)


def test_card_zapped_they_count_for_the_defense() -> None:
    s = besieged({"azure": ["card zap"]}).does("citadel", "use fortify")
    assert card_zapped(s, "citadel", "yes", flare=FLARE).told("reveal.totals") == [("9", "24")]


def test_cosmic_zapped_they_count_for_nobody() -> None:
    s = besieged({"azure": ["cosmic zap"]}).does("citadel", "use fortify")
    assert cosmic_zapped(s, "citadel", "yes", flare=FLARE).told("reveal.totals") == [("9", "14")]
