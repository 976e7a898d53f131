"""Masochist's flare: wild, another player's ship comes back in Regroup; super, an own one leaves the game."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["masochist", "ember", "jade", "azure"]
FLARE = "flare masochist"
WARP = {"ember": 2, "jade": 3, "masochist": 1}


def regroup(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember's encounter begins, and ships of three players are in the warp."""
    given = {"seats": SEATS, "offense": "ember", "phase": "regroup", "warp": WARP} | position
    return scene("classic", **given, hands=hands)


@pytest.mark.parametrize("who", ["azure", "ember"])
def test_wild_somebody_else_gets_a_ship_back_and_the_offense_none(who: str) -> None:
    s = regroup({who: [FLARE, "attack 8"]}).does(who, FLARE)
    assert s.options(who) == ["jade", "masochist"]
    s.does(who, "jade").does("jade", "jade 2")
    assert [s.ships("jade", "warp"), s.ships("ember", "warp")] == [2, 2]
    assert s.told("regroup.retrieved") == []


def test_wild_it_may_be_an_own_one() -> None:
    s = regroup({"jade": [FLARE]}).does("jade", FLARE, "jade", "jade 2")
    assert s.ships("jade", "warp") == 2


def test_wild_not_while_the_offense_has_no_ship_elsewhere_or_none_in_the_warp() -> None:
    none: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(1, 6)}
    assert not offers(regroup({"azure": [FLARE]}, ships=none, warp={"ember": 20, "jade": 1}), "azure", FLARE)
    assert not offers(regroup({"azure": [FLARE]}, warp={"jade": 1}), "azure", FLARE)
    assert not offers(regroup({"azure": [FLARE]}, warp={"ember": 1}), "azure", FLARE)
    assert not offers(regroup({"azure": [FLARE]}, phase="destiny"), "azure", FLARE)


def test_wild_card_zapped_the_offense_gets_its_ship() -> None:
    s = card_zapped(regroup({"azure": [FLARE], "jade": ["card zap"]}), "azure", FLARE, flare=FLARE).does("ember", "ember 1")
    assert [s.ships("ember", "warp"), s.ships("jade", "warp")] == [1, 3]


def test_super_a_ship_leaves_the_game() -> None:
    s = regroup({"masochist": [FLARE, "attack 8"]}, offense="masochist").does("masochist", FLARE)
    assert [s.ships("masochist", "removed"), s.ships("masochist", "warp"), s.told("regroup.retrieved")] == [1, 0, []]
    assert FLARE in s.hand("masochist")


@pytest.mark.parametrize(("offense", "warp"), [("ember", {"ember": 1, "masochist": 1}), ("masochist", {"jade": 1})])
def test_super_not_in_another_turn_nor_without_a_ship_in_the_warp(offense: str, warp: dict[str, int]) -> None:
    assert not offers(regroup({"masochist": [FLARE, "attack 8"]}, offense=offense, warp=warp), "masochist", FLARE)


def test_super_zapped_its_wild_side_counts() -> None:
    s = regroup({"masochist": [FLARE, "attack 8"]}, offense="masochist", zapped=["masochist"]).does("masochist", FLARE, "jade")
    assert s.told("flare.played") == [("masochist", FLARE, "flare wild")]


def test_super_card_zapped_the_ship_comes_back() -> None:
    s = regroup({"masochist": [FLARE, "attack 8"], "jade": ["card zap"]}, offense="masochist")
    card_zapped(s, "masochist", FLARE, flare=FLARE).does("masochist", "masochist 1")
    assert [s.ships("masochist", "removed"), s.ships("masochist", "warp")] == [0, 0]
