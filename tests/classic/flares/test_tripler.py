"""Tripler's flare: wild, the opponent's high attack is divided by three; super, attacks up to thirteen are tripled."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["tripler", "ember", "jade", "azure"]
FLARE = "flare tripler"


def shown(laid: tuple[str, str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember's single ship meets Jade's four."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": laid, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


def own(laid: tuple[str, str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """Tripler's single ship meets Ember's four."""
    return shown(laid, {"tripler": [FLARE], **hands}, **({"offense": "tripler", "defense": "ember"} | position))


@pytest.mark.parametrize(("card", "total"), [("attack 15", "6"), ("attack 20", "8"), ("attack 23", "9"), ("attack 40", "15")])
def test_wild_fifteen_or_more_is_divided_and_rounded_up(card: str, total: str) -> None:
    s = shown((card, "attack 8"), {"jade": [FLARE]}).does("jade", FLARE)
    assert s.told("reveal.totals") == [(total, "12")]


def test_wild_as_offense_too() -> None:
    assert shown(("attack 8", "attack 30"), {"ember": [FLARE]}).does("ember", FLARE).told("reveal.totals") == [("9", "14")]


def test_wild_it_stays_divided_when_the_other_card_changes_and_a_new_card_is_not() -> None:
    for offense, totals in (("chosen", ("13", "14")), ("ember", ("9", "16"))):
        defense = "ember" if offense == "chosen" else "chosen"
        hands: dict[str, list[str]] = {offense: [FLARE], defense: [], "azure": []}
        deck = ["attack 12", "attack 4", "attack 4"]
        seats = [offense, defense, "azure"]
        s = scene("classic", seats=seats, phase="reveal", laid=("attack 8", "attack 30"), hands=hands, deck=deck, stops=True)
        s.does(offense, FLARE).does("chosen", "use divine intervention", "replace card attack 12")
        assert s.told("reveal.totals") == [totals]


def test_wild_a_card_that_has_become_another_is_not_divided_any_more() -> None:
    s = shown(("attack 4", "attack 23"), {"ember": [FLARE], "jade": ["flare mirror"]})
    s.does("ember", FLARE).does("jade", "flare mirror")
    assert s.told("reveal.totals") == [("5", "8")]


@pytest.mark.parametrize(
    ("who", "laid"), [("jade", ("attack 14", "attack 8")), ("jade", ("negotiate", "attack 20")), ("azure", ("attack 20", "attack 30"))]
)
def test_wild_only_against_an_opponent_with_such_an_attack(who: str, laid: tuple[str, str]) -> None:
    assert not offers(shown(laid, {who: [FLARE]}, gate={"ember": 1, "azure": 1}), who, FLARE)


def test_wild_card_zapped_it_counts_what_it_is() -> None:
    s = card_zapped(shown(("attack 20", "attack 8"), {"jade": [FLARE], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("21", "12")]


@pytest.mark.parametrize(("card", "total"), [("attack 11", "34"), ("attack 13", "40")])
def test_super_up_to_thirteen_is_tripled(card: str, total: str) -> None:
    assert own((card, "attack 8"), {}).does("tripler", "yes").told("reveal.totals") == [(total, "12")]


@pytest.mark.parametrize(
    ("laid", "position"),
    [
        (("attack 10", "attack 8"), {}),
        (("attack 14", "attack 8"), {}),
        (("attack 12", "negotiate"), {}),
        (("attack 12", "attack 8"), {"zapped": ["tripler"]}),
        (("attack 12", "attack 8"), {"ships": {"tripler 3": {}, "tripler 4": {}, "tripler 5": {}}}),
    ],
)
def test_super_not_where_it_changes_nothing_nor_without_the_power(laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(own(laid, {}, **position), "tripler", FLARE)


def test_super_zapped() -> None:
    s = card_zapped(own(("attack 12", "attack 8"), {"azure": ["card zap"]}), "tripler", "yes", flare=FLARE)
    assert s.told("reveal.totals") == [("5", "12")]
    s = cosmic_zapped(own(("attack 12", "attack 8"), {"azure": ["cosmic zap"]}), "tripler", "yes", flare=FLARE)
    assert s.told("reveal.totals") == [("13", "12")]


@pytest.mark.rule("classic:flare.zapped_power")
def test_wild_is_open_to_a_tripler_whose_power_was_zapped() -> None:
    s = cosmic_zapped(own(("attack 12", "attack 20"), {"azure": ["cosmic zap"]}), "tripler", "yes", flare=FLARE)
    assert s.does("tripler", FLARE).told("reveal.totals") == [("13", "11")]


def test_wild_comes_too_late_for_a_card_that_is_multiplied_already() -> None:
    hands = {"virus": [], "tripler": [FLARE], "azure": ["cosmic zap"]}
    given = {"seats": list(hands), "phase": "reveal", "gate": {"virus": 2}, "laid": ("attack 20", "attack 8"), "stops": True}
    s = scene("classic", **given, hands=hands).does("azure", "pass").does("azure", "cosmic zap")
    assert [s.told("power.zapped"), s.told("reveal.totals")] == [[("tripler", "tripler")], [("40", "12")]]
