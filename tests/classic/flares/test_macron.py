"""Macron's flare: wild, each own ship adds one more; super, it may send four ships."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["macron", "ember", "jade", "azure"]
FLARE = "flare macron"


def turned_up(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 8", "attack 10"), **position: Any) -> Scene:
    """Ember with three ships and Azure with two attack Jade's four."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "gate": {"ember": 3, "azure": 2}, "stops": True}
    return scene("classic", **(given | position), laid=laid, hands={name: hands.get(name, []) for name in SEATS})


def launch(**position: Any) -> Scene:
    """Macron is about to send ships against Ember."""
    given = {"seats": SEATS, "phase": "launch", "hands": {"macron": [FLARE, "attack 8"]}} | position
    return scene("classic", **given, defense="ember").does("macron", "ember 1")


def joining(**position: Any) -> Scene:
    """Macron is invited by Ember."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "alliance", "invited": {"offense": ["macron"]}}
    return scene("classic", **given, hands={"macron": [FLARE]} | position.pop("hands", {}), **position).does("macron", "offense")


@pytest.mark.parametrize(("who", "totals"), [("ember", ("16", "14")), ("azure", ("15", "14")), ("jade", ("13", "18"))])
def test_wild_one_more_for_each_own_ship(who: str, totals: tuple[str, str]) -> None:
    s = turned_up({who: [FLARE]}).does(who, FLARE)
    assert s.told("reveal.totals") == [totals]
    assert s.hand(who) == [FLARE]


def test_wild_not_for_who_takes_no_part_nor_where_no_totals_are_counted() -> None:
    assert not offers(turned_up({"macron": [FLARE]}, zapped=["macron"]), "macron", FLARE)
    assert not offers(turned_up({"ember": [FLARE]}, ("attack 8", "negotiate")), "ember", FLARE)
    assert not offers(turned_up({"ember": [FLARE]}, ("negotiate", "attack 8")), "ember", FLARE)


def test_wild_card_zapped_ships_count_as_usual() -> None:
    s = card_zapped(turned_up({"ember": [FLARE], "jade": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("13", "14")]


def test_super_as_offense_it_may_send_four() -> None:
    s = launch().does("macron", "yes", "macron 1", "macron 1", "macron 2", "macron 2")
    assert s.ships("macron", "gate") == 4


def test_super_as_ally_it_may_send_four() -> None:
    s = joining().does("macron", "yes", "macron 1", "macron 1", "macron 2", "macron 2")
    assert s.told("alliance.committed") == [("macron", "4", "offense")]


def test_super_declined_or_not_in_hand_it_sends_one() -> None:
    s = launch().does("macron", "no", "macron 1")
    assert s.ships("macron", "gate") == 1
    assert not offers(launch(hands={"macron": ["attack 8"]}), "macron", FLARE)
    assert not offers(launch(ships={"macron 3": {}, "macron 4": {}, "macron 5": {}}), "macron", FLARE)


def test_super_card_zapped_it_sends_one() -> None:
    s = card_zapped(launch(hands={"macron": [FLARE, "attack 8"], "jade": ["card zap"]}), "macron", "yes", flare=FLARE).does(
        "macron", "macron 1"
    )
    assert s.ships("macron", "gate") == 1


def test_super_cosmic_zapped_it_is_held_back_by_nothing() -> None:
    s = cosmic_zapped(joining(hands={"macron": [FLARE], "azure": ["cosmic zap"]}), "macron", "yes", flare=FLARE)
    s.does("macron", "macron 1", "macron 1", "done")
    assert s.ships("macron", "gate") == 2
