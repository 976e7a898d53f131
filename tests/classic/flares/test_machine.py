"""Machine's flare: wild, a second encounter whatever came of the first; super, a card instead of a ship in Regroup."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["machine", "ember", "jade", "azure"]
FLARE = "flare machine"


def ending(hand: list[str], laid: tuple[str, str] = ("attack 4", "attack 20"), **position: Any) -> Scene:
    """Jade's first encounter, with Ember, is about to end: lost, unless said otherwise."""
    hands = {"jade": hand, "machine": [], "ember": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "jade", "defense": "ember", "phase": "reveal", "destiny": ["ember"]} | position
    return scene("classic", **given, laid=laid, hands=hands)


def regroup(**position: Any) -> Scene:
    """Machine's encounter begins with two ships in the warp."""
    given = {"seats": SEATS, "phase": "regroup", "warp": {"machine": 2}, "hands": {"machine": [FLARE, "attack 8"]}} | position
    return scene("classic", **given)


def test_wild_after_a_defeat() -> None:
    s = ending([FLARE, "attack 8"]).does("jade", FLARE)
    assert s.told("encounter.begins")[-1] == ("jade", "2")
    assert s.hand("jade") == ["attack 8", FLARE]
    assert s.game.offense == 2


@pytest.mark.parametrize("edition", [2008, 2018])
def test_wild_without_encounter_cards_a_new_hand_comes_beside_the_flare(edition: int) -> None:
    deck = ["plague", *["attack 6"] * 7]
    s = ending([FLARE, "quash"], edition=edition, deck=deck).does("jade", FLARE)
    assert s.told("encounter.begins")[-1] == ("jade", "2")
    assert [s.hand("jade"), "quash" in s.discard] == [[*["attack 6"] * 7, "plague", FLARE], True]


def test_wild_the_flare_lies_aside_however_many_hands_it_takes() -> None:
    deck = ["plague", "force field", "ionic gas", "emotion control", *["mobius tubes"] * 2, "+2", "+3", *["attack 6"] * 7, "negotiate"]
    s = ending([FLARE, "quash"], deck=deck).does("jade", FLARE)
    assert s.hand("jade") == [*["attack 6"] * 7, "negotiate", FLARE]


def test_wild_not_where_the_second_is_open_or_over_nor_in_another_turn() -> None:
    s = ending([FLARE, "attack 8"], ("attack 40", "attack 20"))
    assert s.prompt("jade") == "turn.second"
    assert not offers(ending([FLARE, "attack 8"], encounter=2), "jade", FLARE)
    assert not offers(ending(["attack 8"], hands={"azure": [FLARE]}), "azure", FLARE)


def test_wild_card_zapped_the_turn_is_over() -> None:
    s = card_zapped(ending([FLARE, "attack 8"], hands={"azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.told("turn.begins") == [("azure",)]


def test_super_a_card_instead_of_a_ship() -> None:
    s = regroup(deck=["attack 30"]).does("machine", FLARE)
    assert [s.ships("machine", "warp"), s.told("regroup.retrieved")] == [2, []]
    assert s.hand("machine") == ["attack 8", "attack 30", FLARE]


@pytest.mark.parametrize("position", [{"warp": {}}, {"offense": "ember", "warp": {"ember": 1}}, {"zapped": ["machine"]}])
def test_super_not_without_a_ship_to_bring_back_nor_in_another_turn_nor_zapped(position: dict[str, Any]) -> None:
    assert not offers(regroup(**position), "machine", FLARE)


def test_super_card_zapped_a_ship_comes_back() -> None:
    s = card_zapped(regroup(hands={"machine": [FLARE, "attack 8"], "jade": ["card zap"]}), "machine", FLARE, flare=FLARE)
    s.does("machine", "machine 1")
    assert s.ships("machine", "warp") == 1
