"""Vacuum's flare: wild, ships come out of the warp for attacks of main players; super, it chooses the very ships it drags along."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["vacuum", "ember", "jade", "azure"]
FLARE = "flare vacuum"
TWO_HOMES: dict[str, dict[str, int]] = {"vacuum 3": {}, "vacuum 4": {}, "vacuum 5": {}}


def shown(laid: tuple[str, str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember meets Jade, and everybody but Vacuum has five ships in the warp."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": laid, "stops": True} | position
    return scene("classic", **({"warp": {"ember": 5, "jade": 5, "azure": 5}} | given), hands={name: hands.get(name, []) for name in SEATS})


def beaten(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Vacuum loses two ships to Ember."""
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 4", "attack 20"), "gate": {"vacuum": 2}, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "laid", "back"),
    [
        ("azure", ("attack 4", "attack 8"), 2),
        ("azure", ("attack 4", "negotiate"), 1),
        ("ember", ("attack 4", "attack 8"), 1),
        ("jade", ("attack 4", "attack 8"), 1),
        ("jade", ("attack 40", "negotiate"), 1),
    ],
)
def test_wild_a_ship_for_each_other_main_player_who_shows_an_attack(who: str, laid: tuple[str, str], back: int) -> None:
    s = shown(laid, {who: [FLARE]}).does(who, FLARE, *[f"{who} 2"] * back)
    assert s.told("ships.retrieved") == [(who, str(back))]


@pytest.mark.parametrize(
    ("who", "laid", "warp"),
    [
        ("azure", ("negotiate", "negotiate"), {"azure": 3}),
        ("ember", ("attack 10", "negotiate"), {"ember": 3}),
        ("azure", ("attack 4", "attack 8"), {"ember": 3}),
    ],
)
def test_wild_not_without_such_an_attack_and_a_ship_in_the_warp(who: str, laid: tuple[str, str], warp: dict[str, int]) -> None:
    s = shown(laid, {who: [FLARE]}, warp=warp).pass_all()
    assert all(prompt != "window.reveal.after_reveal" for _, prompt, _, _ in s.asks)


def test_wild_card_zapped_nothing_comes_back() -> None:
    s = card_zapped(shown(("attack 4", "attack 8"), {"azure": [FLARE], "jade": ["card zap"]}), "azure", FLARE, flare=FLARE)
    assert s.ships("azure", "warp") == 5


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_it_chooses_the_very_ships() -> None:
    s = beaten({"vacuum": [FLARE]}).does("vacuum", "yes", "jade", "azure")
    assert [s.prompt("vacuum"), s.options("vacuum")] == ["vacuum.ships", [f"jade {number}" for number in range(1, 6)]]
    s.does("vacuum", "jade 4").does("vacuum", "azure 5")
    assert [s.ships("jade", "jade 4"), s.ships("azure", "azure 5"), s.ships("jade", "warp"), s.ships("azure", "warp")] == [3, 3, 1, 1]


def test_super_several_of_one_player_too() -> None:
    ships = {"jade 1": {"jade": 1}, "jade 2": {"jade": 1}}
    s = beaten({"vacuum": [FLARE]}, ships=ships).does("vacuum", "yes", "jade", "jade", "jade 1", "jade 2")
    assert [s.ships("jade", "jade 1"), s.ships("jade", "jade 2"), s.ships("jade", "warp")] == [0, 0, 2]


def test_super_without_the_flare_they_choose() -> None:
    s = beaten({"vacuum": [FLARE]}).does("vacuum", "no", "jade", "done")
    assert s.prompt("jade") == "ships.lose"


@pytest.mark.parametrize(
    "position", [{"zapped": ["vacuum"]}, {"ships": TWO_HOMES}, {"offense": "jade", "defense": "ember", "gate": {"jade": 2}}]
)
def test_super_not_without_its_power_nor_a_loss_of_its_own(position: dict[str, Any]) -> None:
    assert not offers(beaten({"vacuum": [FLARE]}, **position), "vacuum", FLARE)


def test_super_card_zapped_they_choose() -> None:
    s = card_zapped(beaten({"vacuum": [FLARE], "azure": ["card zap"]}), "vacuum", "yes", flare=FLARE).does("vacuum", "jade", "done")
    assert s.prompt("jade") == "ships.lose"


def test_super_cosmic_zapped_nobody_is_dragged_along() -> None:
    s = cosmic_zapped(beaten({"vacuum": [FLARE], "azure": ["cosmic zap"]}), "vacuum", "yes", flare=FLARE)
    assert [s.ships("jade", "warp"), s.ships("azure", "warp")] == [0, 0]
