"""Kamikaze's flare: wild, ships from elsewhere raise the total; super, three ships come back in Regroup."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["kamikaze", "ember", "jade", "azure"]
FLARE = "flare kamikaze"


def laying(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Jade's ship meets Ember, with Azure as an ally, and both lay the only attack they have."""
    hands = {"kamikaze": [], "jade": ["attack 8"], "ember": ["attack 10"], "azure": []} | hands
    given = {"seats": SEATS, "offense": "jade", "defense": "ember", "phase": "planning", "gate": {"jade": 1, "azure": 1}, "stops": True}
    return scene("classic", **(given | position), hands=hands)


def regroup(hands: dict[str, list[str]], lost: int = 4, **position: Any) -> Scene:
    """Kamikaze's encounter begins, with ships in the warp."""
    return scene("classic", seats=SEATS, phase="regroup", hands=hands, warp={"kamikaze": lost}, **position)


def test_wild_up_to_four_ships_add_three_each() -> None:
    s = laying({"jade": ["attack 8", FLARE]}).does("jade", FLARE, "jade 1", "jade 1", "jade 2", "done")
    assert s.told("reveal.totals") == [("19", "14")]
    assert s.ships("jade", "warp") == 3


def test_wild_ships_in_the_encounter_cannot_go() -> None:
    s = laying({"ember": ["attack 10", FLARE]}).does("ember", FLARE)
    assert s.options("ember") == ["ember 2", "ember 3", "ember 4", "ember 5"]
    s.does("ember", "ember 2", "ember 2", "ember 2", "ember 2")
    assert s.told("reveal.totals") == [("10", "26")]


def test_wild_not_for_an_ally_nor_once_the_cards_are_up() -> None:
    assert not offers(laying({"azure": [FLARE]}), "azure", FLARE)
    assert not offers(laying({"jade": [FLARE]}, phase="reveal", laid=("attack 8", "attack 10")), "jade", FLARE)


def test_wild_card_zapped_nobody_is_lost() -> None:
    s = card_zapped(laying({"jade": ["attack 8", FLARE], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert [s.told("reveal.totals"), s.ships("jade", "warp")] == [[("10", "14")], 1]  # the one that lost


def test_super_three_ships_come_back() -> None:
    s = regroup({"kamikaze": [FLARE, "attack 8"]}).does("kamikaze", FLARE, "kamikaze 1", "kamikaze 2", "kamikaze 2")
    assert s.ships("kamikaze", "warp") == 1
    assert [place for _, place in s.told("regroup.retrieved")] == ["kamikaze 1", "kamikaze 2", "kamikaze 2"]


def test_super_as_many_as_there_are() -> None:
    s = regroup({"kamikaze": [FLARE, "attack 8"]}, lost=2).does("kamikaze", FLARE, "kamikaze 1", "kamikaze 2")
    assert s.ships("kamikaze", "warp") == 0


@pytest.mark.parametrize(("lost", "position"), [(1, {}), (4, {"offense": "ember"}), (4, {"zapped": ["kamikaze"]})])
def test_super_not_for_one_ship_nor_in_another_turn_nor_zapped(lost: int, position: dict[str, Any]) -> None:
    assert not offers(regroup({"kamikaze": [FLARE, "attack 8"]}, lost, **position), "kamikaze", FLARE)


def test_super_card_zapped_one_comes_back() -> None:
    s = card_zapped(regroup({"kamikaze": [FLARE, "attack 8"], "jade": ["card zap"]}), "kamikaze", FLARE, flare=FLARE)
    s.does("kamikaze", "kamikaze 1")
    assert s.ships("kamikaze", "warp") == 3
