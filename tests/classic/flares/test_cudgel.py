"""Cudgel's flare: a new colony to itself; smashing allies too."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["cudgel", "ember", "jade", "azure", "orchid"]
FLARE = "flare cudgel"
GUESTS = {"jade 1": {"jade": 4, "azure": 2, "orchid": 1}}


def landed(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Ember beats Jade where Azure and Orchid have colonies too; Orchid is its ally."""
    given: dict[str, list[str]] = {"ember": [FLARE], "jade": [], "azure": [], "orchid": []} | (hands or {})
    fixed = {"seats": ["ember", "jade", "azure", "orchid"], "phase": "reveal", "laid": ("attack 20", "attack 4"), "hands": given}
    return scene("classic", **(fixed | {"ships": GUESTS, "gate": {"ember": 2, "orchid": 1}, "stops": True} | position))


def smashes(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Cudgel beats Ember, Jade and Azure with two ships."""
    given: dict[str, list[str]] = {"cudgel": [FLARE], "ember": [], "jade": [], "azure": [], "orchid": []} | (hands or {})
    fixed = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "gate": {"cudgel": 2, "orchid": 1}, "hands": given}
    return scene("classic", **(fixed | {"beside": {"jade": 1, "azure": 1}, "stops": True} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_all_ships_on_the_planet_of_its_new_colony_go_but_its_allies() -> None:
    s = landed().does("ember", FLARE)
    assert [s.ships(name, "jade 1") for name in ("ember", "jade", "azure", "orchid")] == [2, 0, 0, 2]
    assert s.ships("azure", "warp") == 2


def test_a_colony_by_a_deal_counts() -> None:
    s = landed(laid=("negotiate", "negotiate"), gate={"ember": 2}, ships={"jade 2": {"jade": 4, "azure": 1}})
    s.does("ember", "want colony", "jade 2", "offer").does("jade", "accept").does("ember", "gate", "done", FLARE)
    assert [s.ships(name, "jade 2") for name in ("ember", "jade", "azure")] == [1, 0, 0]


@pytest.mark.parametrize(
    "position",
    [
        {"laid": ("attack 4", "attack 20")},
        {"ships": {"jade 1": {"ember": 1, "jade": 4, "azure": 2}}},
        {"ships": {}},
        {"offense": "azure", "defense": "jade", "gate": {"azure": 1, "ember": 1}},
    ],
    ids=["beaten", "reinforces", "alone there", "as an ally"],
)
def test_else_nobody_has_to_go(position: dict[str, Any]) -> None:
    assert never_offered(landed(**position), FLARE)


def test_card_zapped_they_stay() -> None:
    s = card_zapped(landed({"azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.ships("azure", "jade 1") == 2


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_it_hits_any_of_the_opponents_allies() -> None:
    s = smashes().does("cudgel", "yes")
    assert s.options("cudgel") == ["jade", "azure", "done"]
    s.does("cudgel", "azure", "done").does("ember", "ember 2", "ember 2").does("azure", "azure 1", "azure 1")
    assert [s.ships(name, "warp") for name in ("ember", "jade", "azure", "orchid")] == [6, 1, 3, 0]


def test_without_allies_of_the_opponent_it_is_not_asked() -> None:
    assert smashes(beside={}).prompt("ember") == "ships.lose"


def test_card_zapped_only_the_opponent_is_hit() -> None:
    s = card_zapped(smashes({"orchid": ["card zap"]}), "cudgel", "yes", flare=FLARE).does("ember", "ember 2", "ember 2")
    assert [s.ships(name, "warp") for name in ("ember", "jade", "azure")] == [6, 1, 1]


def test_cosmic_zapped_nobody_is() -> None:
    s = cosmic_zapped(smashes({"orchid": ["cosmic zap"]}), "cudgel", "yes", flare=FLARE)
    assert [s.ships(name, "warp") for name in ("ember", "jade", "azure")] == [4, 1, 1]
