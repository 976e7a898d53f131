"""Shadow's flare: wild, a beaten defense drags its conquerors into the warp; super, an own ship takes the place of the executed one."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["ember", "jade", "azure", "shadow"]
FLARE = "flare shadow"


def beaten(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 20", "attack 4"), **position: Any) -> Scene:
    """Two ships of Ember's and one of its ally Azure's meet Jade's four."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": {"ember": 2, "azure": 1}, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


def drawn(hands: dict[str, list[str]], destiny: str = "jade", **position: Any) -> Scene:
    """Shadow's destiny is about to be drawn, and two of its ships are in the warp."""
    given = {"seats": SEATS, "offense": "shadow", "phase": "destiny", "destiny": [destiny], "warp": {"shadow": 2}} | position
    return scene("classic", **given, hands={name: hands.get(name, ["attack 8"]) for name in SEATS})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_wild_for_a_ship_from_elsewhere_all_opposing_ships_are_lost_and_settle_nowhere() -> None:
    s = beaten({"jade": [FLARE]}).does("jade", FLARE)
    assert s.options("jade") == ["jade 2", "jade 3", "jade 4", "jade 5"]
    s.does("jade", "jade 3")
    assert [s.ships(name, "warp") for name in SEATS] == [2, 5, 1, 0]
    assert [s.colonies("ember"), s.colonies("azure"), s.game.result] == [0, 0, "offense_won"]


def test_wild_also_with_a_negotiate_of_its_own_which_is_compensated() -> None:
    s = beaten({"jade": [FLARE], "ember": ["attack 8", "attack 9"]}, ("attack 20", "negotiate")).does("jade", FLARE, "jade 2")
    assert s.told("compensation.taken") == [("jade", "ember", "2")]


@pytest.mark.parametrize(
    ("laid", "position"),
    [
        (("attack 4", "attack 20"), {}),  # it has won
        (("negotiate", "negotiate"), {}),
        (
            ("attack 20", "attack 4"),
            {"ships": {"jade 1": {"jade": 4}} | {f"jade {number}": {} for number in range(2, 6)}, "warp": {"jade": 16}},
        ),
    ],
)
def test_wild_not_without_a_defeat_and_a_ship_elsewhere(laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(beaten({"jade": [FLARE]}, laid, **position), "jade", FLARE)


def test_wild_not_where_the_offense_wins_in_peace() -> None:
    hands: dict[str, list[str]] = {"pacifist": [], "jade": [FLARE], "azure": []}
    s = scene("classic", seats=["pacifist", "jade", "azure"], phase="reveal", laid=("negotiate", "attack 20"), hands=hands, stops=True)
    assert [offers(s, "jade", FLARE), s.game.result] == [False, "offense_won"]


@pytest.mark.parametrize(("who", "laid"), [("ember", ("attack 4", "attack 20")), ("azure", ("attack 20", "attack 4"))])
def test_wild_only_for_the_defense(who: str, laid: tuple[str, str]) -> None:
    position = {} if who == "ember" else {"gate": {"ember": 2}, "beside": {"azure": 1}}
    assert not offers(beaten({who: [FLARE]}, laid, **position), who, FLARE)


def test_wild_card_zapped_they_land() -> None:
    s = card_zapped(beaten({"jade": [FLARE], "shadow": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert [s.ships("ember", "jade 1"), s.ships("azure", "jade 1"), s.ships("jade", "warp")] == [2, 1, 4]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_an_own_ship_from_the_warp_takes_the_place() -> None:
    s = drawn({"shadow": [FLARE, "attack 8"]}).does("shadow", "yes", "jade 3")
    assert [s.ships("shadow", "jade 3"), s.ships("jade", "jade 3"), s.ships("shadow", "warp"), s.ships("jade", "warp")] == [1, 3, 1, 1]
    assert FLARE in s.hand("shadow")


def test_super_not_in_the_turn_of_somebody_else_nor_without_a_ship_in_the_warp() -> None:
    s = drawn({"shadow": [FLARE]}, offense="ember", warp={"shadow": 2})
    assert s.prompt("shadow") == "shadow.planet"
    s = drawn({"shadow": [FLARE, "attack 8"]}, warp={})
    assert s.prompt("shadow") == "shadow.planet"


def test_super_a_ship_executed_on_a_technology_has_no_place() -> None:
    s = drawn({"shadow": [FLARE, "attack 8"]}, technologies={"jade": {"gluon mines": 3}, "shadow": {"lunar cannon": "open"}})
    s.does("shadow", "yes", "research")
    assert [s.ships("shadow", "warp"), s.ships("jade", "warp")] == [2, 1]


@pytest.mark.parametrize("position", [{"zapped": ["shadow"]}, {"ships": {"shadow 3": {}, "shadow 4": {}, "shadow 5": {}}}])
def test_super_not_without_its_power(position: dict[str, Any]) -> None:
    s = drawn({"shadow": [FLARE, "attack 8"]}, **position)
    assert [s.told("power.used"), s.prompt("shadow")] == [[], "launch.aim"]


def test_super_card_zapped_the_place_stays_empty() -> None:
    s = card_zapped(drawn({"shadow": [FLARE, "attack 8"], "azure": ["card zap"]}), "shadow", "yes", flare=FLARE)
    s.does("shadow", "jade 3")
    assert [s.ships("shadow", "jade 3"), s.ships("jade", "warp")] == [0, 1]


def test_super_cosmic_zapped_nobody_is_executed() -> None:
    s = cosmic_zapped(drawn({"shadow": [FLARE, "attack 8"], "azure": ["cosmic zap"]}), "shadow", "yes", flare=FLARE)
    assert [s.ships("shadow", "warp"), s.ships("jade", "warp")] == [2, 0]
