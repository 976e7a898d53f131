"""Void's flare: wild, for a ship an artifact does nothing; super, beaten ships leave the game by an ally too."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["ember", "jade", "void", "azure"]
FLARE = "flare void"


def plagued(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember plays a Plague on Jade as its encounter begins."""
    given = {"seats": SEATS, "phase": "regroup", "zapped": ["void"]} | position
    s = scene("classic", **given, hands={"ember": ["plague", "attack 8"], "jade": ["attack 8"], "void": [], "azure": []} | hands)
    return s.does("ember", "plague", "jade")


def beaten(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 20", "attack 4"), **position: Any) -> Scene:
    """Ember and its ally Void attack Jade, who has an ally too."""
    given = {
        "seats": SEATS,
        "phase": "reveal",
        "laid": laid,
        "gate": {"ember": 2, "void": 1},
        "beside": {"azure": 2},
        "stops": True,
    } | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["jade", "azure", "void"])
def test_wild_for_a_ship_an_artifact_does_nothing_and_is_discarded(who: str) -> None:
    s = plagued({who: [FLARE]}).does(who, FLARE, f"{who} 2")
    assert [s.ships(name, "warp") for name in ("jade", "azure", "void")] == [int(name == who) for name in ("jade", "azure", "void")]
    assert ["plague" in s.discard, FLARE in s.hand(who), s.told("card.cancelled")] == [True, True, [("ember", "plague")]]


def test_wild_a_zap_that_does_nothing_leaves_what_it_was_played_on() -> None:
    hands = {"tripler": ["attack 4"], "ember": ["cosmic zap"], "azure": [FLARE]}
    s = scene("classic", seats=["tripler", "ember", "azure"], phase="reveal", laid=("attack 8", "attack 10"), hands=hands, stops=True)
    s.does("ember", "cosmic zap").does("azure", FLARE, "azure 2")
    assert s.told("reveal.counts") == [("tripler", "24")]


def test_wild_the_ship_is_none_of_those_in_the_encounter() -> None:
    hands: dict[str, list[str]] = {"ember": ["emotion control"], "jade": [FLARE], "void": [], "azure": []}
    s = scene("classic", seats=SEATS, phase="reveal", laid=("attack 8", "attack 10"), hands=hands, zapped=["void"], stops=True)
    s.does("ember", "emotion control").does("jade", FLARE)
    assert s.options("jade") == ["jade 2", "jade 3", "jade 4", "jade 5"]
    s.does("jade", "jade 2")
    assert s.told("reveal.totals") == [("9", "14")]


def test_wild_not_without_a_ship_outside_nor_for_other_cards() -> None:
    ships: dict[str, dict[str, int]] = {f"azure {number}": {} for number in range(1, 6)}
    assert not offers(plagued({"azure": [FLARE]}, ships=ships, warp={"azure": 20}), "azure", FLARE)
    hands: dict[str, list[str]] = {"ember": ["flare warpish"], "jade": [], "void": [], "azure": [FLARE]}
    s = scene("classic", seats=SEATS, phase="reveal", laid=("attack 8", "attack 10"), hands=hands, warp={"ember": 2}, stops=True)
    assert not offers(s.does("ember", "flare warpish"), "azure", FLARE)


def test_wild_ships_that_are_about_to_be_lost_are_no_price() -> None:
    seats = ["azure", "zombie", "ember"]
    own = {"azure 1": {"azure": 3}, "azure 2": {"azure": 2}, "azure 3": {"azure": 0}, "azure 4": {"azure": 0}, "azure 5": {"azure": 0}}
    hands = {"azure": [FLARE], "zombie": [], "ember": ["cosmic zap"]}
    s = scene(
        "classic", seats=seats, phase="reveal", laid=("negotiate", "negotiate"), ships=own, warp={"azure": 14}, hands=hands, stops=True
    )
    s.does("azure", "none", "azure 1", "azure 1", "azure 2").does("zombie", *["zombie 1"] * 3).does("ember", "cosmic zap")
    s.does("azure", FLARE, "azure 1")
    assert s.prompt("zombie") == "ships.return"


def test_wild_card_zapped_the_plague_strikes() -> None:
    s = card_zapped(plagued({"azure": [FLARE], "void": ["card zap"]}).does("void", "pass"), "azure", FLARE, flare=FLARE)
    assert [s.prompt("jade"), s.ships("azure", "warp")] == ["plague.ships", 0]


# --- super ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "position", "removed"),
    [
        (("attack 20", "attack 4"), {}, [0, 4, 2]),
        (("attack 4", "attack 20"), {"gate": {"ember": 2}, "beside": {"void": 1}}, [2, 0, 0]),
    ],
)
def test_super_as_an_ally_of_the_winner(laid: tuple[str, str], position: dict[str, Any], removed: list[int]) -> None:
    s = beaten({"void": [FLARE]}, laid, **position).does("void", FLARE)
    assert [s.ships(name, "removed") for name in ("ember", "jade", "azure")] == removed
    assert [s.ships(name, "warp") for name in ("ember", "jade", "azure")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("laid", "position"),
    [
        (("attack 4", "attack 20"), {}),  # its side has lost
        (("attack 20", "attack 4"), {"gate": {"ember": 2}}),
        (("attack 4", "attack 20"), {"gate": {"ember": 2}, "beside": {}}),
        (("attack 20", "attack 4"), {"gate": {"ember": 2}, "beside": {"void": 1}}),
        (("attack 20", "attack 4"), {"zapped": ["void"]}),
        (("attack 20", "attack 4"), {"ships": {"void 3": {}, "void 4": {}, "void 5": {}}}),
    ],
)
def test_super_not_for_losers_and_onlookers_nor_without_the_power(laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(beaten({"void": [FLARE]}, laid, **position), "void", FLARE)


@pytest.mark.parametrize("zap", [card_zapped, cosmic_zapped])
def test_super_zapped_they_go_to_the_warp(zap: Any) -> None:
    card = "card zap" if zap is card_zapped else "cosmic zap"
    s = zap(beaten({"void": [FLARE], "jade": [card]}), "void", FLARE, flare=FLARE)
    assert [s.ships("jade", "removed"), s.ships("jade", "warp"), s.ships("azure", "warp")] == [0, 4, 2]
