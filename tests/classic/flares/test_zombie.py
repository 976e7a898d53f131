"""Zombie's flare: wild, one of the ships lost comes home; super, each ally may bring a ship from the warp into the encounter."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["ember", "jade", "azure", "zombie"]
FLARE = "flare zombie"


def beaten(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 4", "attack 20"), **position: Any) -> Scene:
    """Three ships of Ember's and two of its ally Azure's meet Jade's four."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": {"ember": 3, "azure": 2}, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


def formed(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Zombie attacks Jade, and Azure has joined it with four ships while Ember helps Jade; all have ships in the warp."""
    given = {"seats": SEATS, "offense": "zombie", "defense": "jade", "phase": "alliance", "warp": {"ember": 2, "azure": 3, "jade": 1}}
    held = {"zombie": [FLARE, "attack 8"], "jade": ["attack 8", "attack 9"], "ember": [], "azure": []} | hands
    s = scene("classic", **(given | position), invited={"offense": ["azure"], "defense": ["ember"]}, hands=held)
    return s.does("ember", "defense", "ember 1", "done").does("azure", "offense", *["azure 1"] * 3, "azure 2")


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "lost"), [("ember", 3), ("azure", 2)])
def test_wild_one_of_the_ships_comes_home(who: str, lost: int) -> None:
    s = beaten({who: [FLARE]}).does(who, FLARE, f"{who} 2")
    assert [s.told("ships.returned"), s.ships(who, "warp")] == [[(who, "1")], lost - 1]


def test_wild_a_single_ship_is_saved() -> None:
    s = beaten({"ember": [FLARE]}, gate={"ember": 1}).does("ember", FLARE, "ember 2")
    assert [s.ships("ember", "warp"), s.told("ships.lost")] == [0, []]


def test_wild_in_any_phase() -> None:
    hands = {"ember": ["plague", "attack 8"], "azure": [FLARE, "attack 4"]}
    s = scene("classic", seats=SEATS, phase="regroup", hands=hands).does("ember", "plague", "azure").does("azure", *["azure 1"] * 3)
    s.does("azure", FLARE, "azure 1")
    assert s.ships("azure", "warp") == 2


def test_wild_what_is_saved_is_not_compensated() -> None:
    s = beaten({"ember": [FLARE], "jade": ["attack 8"] * 4}, ("negotiate", "attack 20")).does("ember", FLARE, "ember 2")
    assert s.told("compensation.taken") == [("ember", "jade", "2")]


@pytest.mark.parametrize("who", ["jade", "zombie"])
def test_wild_not_for_who_loses_nothing(who: str) -> None:
    assert not offers(beaten({who: [FLARE]}, zapped=["zombie"]), who, FLARE)


def test_wild_not_without_a_colony_to_go_to() -> None:
    homes: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(1, 6)}
    assert not offers(beaten({"ember": [FLARE]}, ships=homes, warp={"ember": 17}), "ember", FLARE)


def test_wild_card_zapped_all_are_lost() -> None:
    assert card_zapped(beaten({"ember": [FLARE], "jade": ["card zap"]}), "ember", FLARE, flare=FLARE).ships("ember", "warp") == 3


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_each_ally_may_bring_a_ship_from_the_warp_beyond_the_limit() -> None:
    s = formed({}).does("zombie", FLARE)
    assert s.asked == ["azure"]  # Ember helps the other side
    s.does("azure", "yes")
    assert [s.ships("azure", "gate"), s.ships("azure", "warp"), s.told("zombie.rose")] == [5, 2, [("azure",)]]


def test_super_it_need_not() -> None:
    s = formed({}).does("zombie", FLARE).does("azure", "no")
    assert [s.ships("azure", "gate"), s.ships("azure", "warp")] == [4, 3]


def test_super_as_defense_too() -> None:
    hands = {"zombie": [FLARE, "attack 8"], "jade": ["attack 8", "attack 9"], "ember": [], "azure": []}
    given = {"seats": SEATS, "offense": "jade", "defense": "zombie", "phase": "alliance", "warp": {"azure": 3}}
    s = scene("classic", **given, invited={"defense": ["azure"]}, hands=hands).does("azure", "defense", "azure 1", "done")
    s.does("zombie", FLARE).does("azure", "yes")
    assert s.ships("azure", "beside") == 2


@pytest.mark.parametrize(
    "position", [{"warp": {"ember": 2}}, {"zapped": ["zombie"]}, {"ships": {"zombie 3": {}, "zombie 4": {}, "zombie 5": {}}}]
)
def test_super_not_without_an_ally_who_has_ships_there_nor_without_the_power(position: dict[str, Any]) -> None:
    assert not offers(formed({}, **position), "zombie", FLARE)


def test_super_not_as_an_ally() -> None:
    hands = {"zombie": [FLARE], "jade": ["attack 8", "attack 9"], "ember": ["attack 8"], "azure": []}
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "alliance", "warp": {"azure": 3, "zombie": 2}}
    s = scene("classic", **given, invited={"offense": ["azure", "zombie"]}, hands=hands)
    s.does("azure", "offense", "azure 1", "done").does("zombie", "offense", "zombie 1", "done")
    assert not offers(s, "zombie", FLARE)


def test_super_card_zapped_nobody_rises() -> None:
    s = card_zapped(formed({"jade": ["attack 8", "attack 9", "card zap"]}), "zombie", FLARE, flare=FLARE)
    assert [s.ships("azure", "warp"), s.asked] == [3, ["jade"]]
