"""Amoeba's flare: up to four ships before the cards are chosen; Ooze as an ally."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "amoeba", "azure"]
FLARE = "flare amoeba"


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Jade's four ships with two; both hold two cards to choose from."""
    given = {"ember": ["attack 8", "attack 9"], "jade": ["attack 10", "attack 11"], "amoeba": [], "azure": []} | hands
    return scene("classic", **({"seats": SEATS, "phase": "planning", "gate": {"ember": 2}, "hands": given, "stops": True} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_the_offense_brings_in_up_to_four_and_has_more_than_four_in_the_gate() -> None:
    s = planning({"ember": ["attack 8", "attack 9", FLARE]}).does("ember", FLARE, "amoeba in", *["ember 1"] * 4)
    assert s.prompt("ember") == "planning.select"  # a fifth is not asked for
    assert [s.ships("ember", "gate"), s.ships("ember", "ember 1")] == [6, 0]


def test_the_defense_takes_ships_out_of_its_planet() -> None:
    s = planning({"jade": ["attack 10", "attack 11", FLARE]})
    s.does("jade", FLARE, "amoeba out", *["jade 1"] * 2, "done", *["jade 2"] * 3)
    assert [s.ships("jade", "jade 1"), s.ships("jade", "jade 2")] == [1, 7]


@pytest.mark.parametrize("position", [{"gate": {"ember": 2, "azure": 1}}, {"beside": {"azure": 1}}, {}], ids=["ally", "other", "onlooker"])
def test_nobody_but_a_main_player_moves_ships(position: dict[str, Any]) -> None:
    assert planning({"azure": [FLARE]}, **position).asked == ["ember", "jade"]


def test_a_defense_without_ships_there_has_none_to_begin_with() -> None:
    s = planning({"jade": ["attack 10", "attack 11", FLARE]}, ships={"jade 1": {}})
    assert s.prompt("jade") == "planning.select"


def test_card_zapped_no_ship_moves() -> None:
    s = planning({"ember": ["attack 8", "attack 9", FLARE], "azure": ["card zap"]})
    card_zapped(s, "ember", FLARE, flare=FLARE)
    assert s.ships("ember", "gate") == 2


# --- super ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "totals"), [("gate", ("17", "14")), ("beside", ("10", "21"))])
def test_as_an_ally_it_oozes(place: str, totals: tuple[str, str]) -> None:
    allied = {"gate": {"ember": 2, "amoeba": 1}} if place == "gate" else {"beside": {"amoeba": 1}}
    s = planning({"ember": ["attack 8"], "jade": ["attack 10"], "amoeba": [FLARE]}, **allied)
    s.does("amoeba", FLARE, "amoeba in", *["amoeba 1"] * 4, *["amoeba 2"] * 2, "done")
    assert s.told("power.used") == [("amoeba", "use ooze as ally")]
    assert s.told("reveal.totals") == [totals]


def test_as_an_ally_it_takes_all_its_ships_out() -> None:
    s = planning({"ember": ["attack 8"], "jade": ["attack 10"], "amoeba": [FLARE]}, gate={"ember": 2, "amoeba": 1})
    s.does("amoeba", FLARE, "amoeba out", "amoeba 3")
    assert [s.told("reveal.totals"), s.ships("amoeba", "warp")] == [[("10", "14")], 0]


def test_as_a_main_player_or_without_its_power_there_is_nothing_to_use() -> None:
    s = planning({"amoeba": ["attack 8", FLARE], "ember": ["attack 8"]}, defense="amoeba")
    assert s.options("amoeba") == ["use ooze", "pass"]
    s = planning({"ember": ["attack 8"], "jade": ["attack 10"], "amoeba": [FLARE]}, gate={"ember": 2, "amoeba": 1}, zapped=["amoeba"])
    assert never_offered(s, FLARE)


def test_cosmic_zapped_its_ships_stay_and_the_flare_is_unspent() -> None:
    s = planning({"ember": ["attack 8"], "jade": ["attack 10"], "amoeba": [FLARE], "azure": ["cosmic zap"]}, beside={"amoeba": 1})
    cosmic_zapped(s, "amoeba", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("10", "15")]
