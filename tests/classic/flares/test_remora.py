"""Remora's flare: wild, a card for a flare of somebody else's; super, a card or a ship for each other player who gains a colony."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["ember", "jade", "azure", "remora"]
FLARE = "flare remora"
HOLES: dict[str, dict[str, int]] = {"remora 3": {}, "remora 4": {}, "remora 5": {}}


def answered(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Jade's negotiate becomes a 15 by Pacifist's flare; an attack 40 lies on the deck."""
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 10", "negotiate"), "deck": ["attack 40"], "stops": True} | position
    s = scene("classic", **given, hands={name: ["flare pacifist"] if name == "jade" else hands.get(name, []) for name in SEATS})
    return s.does("jade", "flare pacifist")


def landed(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember and its ally Azure land on a planet of Jade's; Remora has three ships in the warp."""
    given = {
        "seats": SEATS,
        "phase": "reveal",
        "laid": ("attack 20", "attack 4"),
        "gate": {"ember": 1, "azure": 1},
        "stops": True,
    } | position
    return scene("classic", **({"warp": {"remora": 3}} | given), hands={name: hands.get(name, []) for name in SEATS})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["azure", "ember"])
def test_wild_it_draws_a_card(who: str) -> None:
    s = answered({who: [FLARE]}).does(who, FLARE).does("remora", "pass")
    assert s.hand(who) == ["attack 40", FLARE]
    assert s.told("reveal.counts") == [("jade", "15")]


def test_wild_for_a_super_side_too() -> None:
    hands: dict[str, list[str]] = {"tripler": ["flare tripler"], "jade": [FLARE], "azure": []}
    s = scene("classic", seats=["tripler", "jade", "azure"], phase="reveal", laid=("attack 12", "attack 4"), hands=hands, stops=True)
    s.does("tripler", "yes").does("jade", FLARE)
    assert len(s.hand("jade")) == 2


def test_wild_not_for_an_own_flare_nor_for_other_cards() -> None:
    hands = {"ember": ["attack 8"], "jade": ["flare pacifist", FLARE], "azure": [], "remora": []}
    s = scene(
        "classic",
        seats=SEATS,
        phase="reveal",
        laid=("attack 10", "negotiate"),
        hands=hands,
        stops=True,
        variants=["freewheeling_flares"],
        edition=2008,
    )
    assert not offers(s.does("jade", "flare pacifist"), "jade", FLARE)
    s = scene("classic", seats=SEATS, phase="regroup", hands={"ember": ["plague", "attack 8"], "azure": [FLARE]}).does(
        "ember", "plague", "jade"
    )
    assert s.asked == ["jade"]


def test_wild_card_zapped_it_draws_nothing() -> None:
    s = card_zapped(answered({"azure": [FLARE], "ember": ["card zap"]}).does("ember", "pass"), "azure", FLARE, flare=FLARE)
    assert s.hand("azure") == []


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_a_card_or_a_ship_for_each_who_gains_a_colony_at_once() -> None:
    s = landed({"remora": [FLARE]}).does("remora", FLARE, "ship", "remora 1", "card")
    assert [s.ships("remora", "warp"), len(s.hand("remora"))] == [2, 2]
    assert s.is_over


def test_super_a_card_is_all_there_is_while_no_ship_is_in_the_warp() -> None:
    s = landed({"remora": [FLARE]}, warp={}, gate={"ember": 1}).does("remora", FLARE)
    assert len(s.hand("remora")) == 2


def test_super_not_for_an_own_colony_nor_where_ships_join_one() -> None:
    assert not offers(landed({"remora": [FLARE]}, offense="remora", defense="jade", gate={"remora": 1}), "remora", FLARE)
    assert not offers(landed({"remora": [FLARE]}, gate={"ember": 1}, ships={"jade 1": {"jade": 4, "ember": 1}}), "remora", FLARE)


@pytest.mark.parametrize("position", [{"zapped": ["remora"]}, {"ships": HOLES}])
def test_super_not_without_its_power(position: dict[str, Any]) -> None:
    assert not offers(landed({"remora": [FLARE]}, **position), "remora", FLARE)


def test_super_card_zapped_it_gets_nothing() -> None:
    s = card_zapped(landed({"remora": [FLARE], "jade": ["card zap"]}), "remora", FLARE, flare=FLARE)
    assert [s.ships("remora", "warp"), s.hand("remora")] == [3, []]
