"""The Warpplanet."""

from typing import Any

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


def with_planet(orange: int, blue: int, **position: Any) -> dict[str, Any]:
    """Payday lies in the Warp with some ships on it."""
    return {"planets": {"payday": {"orange": orange, "blue": blue}}, "warpplanet": "payday", "hands": HANDS, **position}


@pytest.mark.rule("duel:warpplanet.create")
def test_turning_the_voyager_up_puts_a_planet_into_the_warp() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, allies={"orange": "voyager"}, stack=["drizzle", "salad"])
    s.does("orange", "dial 1").does("blue", "dial 1").does("orange", "guile")
    row = {planet["planet"]: planet["warp"] for planet in s.game.view(None)["row"]}
    assert row == {"drizzle": False, "salad": True}
    assert s.game.view(None)["planets_left"] == 10
    lay(s, "13 shield 1", "06 shield 1")
    assert s.controls("orange") == ["drizzle"]


@pytest.mark.rule("duel:warpplanet.create")
def test_it_is_an_ordinary_planet_otherwise() -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", **with_planet(1, 0))
    assert s.controls("orange") == ["payday"]  # and counts for the win
    five = {"payday": {"orange": 1}} | {tile: {"orange": 1} for tile in ("salad", "drizzle", "hot plate", "rustbucket")}
    s = fc.scene("duel", begin="checkpoint", planets=five, warpplanet="payday")
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:warpplanet.control")
@pytest.mark.parametrize(("orange", "blue", "holder"), [(2, 1, ["orange"]), (1, 3, ["blue"]), (1, 0, ["orange"])])
def test_only_who_has_more_ships_there_controls_it(orange: int, blue: int, holder: list[str]) -> None:
    s = fc.scene("duel", **CONTEST, **with_planet(orange, blue))
    assert [name for name in s.names if s.controls(name) == ["payday"]] == holder


@pytest.mark.rule("duel:warpplanet.tie")
@pytest.mark.parametrize("ships", [0, 1, 4])
def test_as_many_ships_leave_it_to_nobody(ships: int) -> None:
    s = fc.scene("duel", **CONTEST, **with_planet(ships, ships))
    assert s.controls("orange") == s.controls("blue") == []
    assert s.game.view(None)["controlled"] == [0, 0]


@pytest.mark.rule("duel:warpplanet.recover")
@pytest.mark.parametrize(("away", "left"), [(0, (1, 3)), (1, (2, 2)), (2, (3, 1)), (3, (4, 0))])
def test_ships_are_recovered_from_the_warp_the_planet_or_both(away: int, left: tuple[int, int]) -> None:
    s = fc.scene("duel", card="repair_yard", next_card="cheap_moon", **with_planet(3, 0, warp={"orange": 4, "blue": 0}))
    s.does("orange", "ships 3")
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2", "ships 3"]
    s.does("orange", f"ships {away}")
    assert (s.warp("orange"), s.ships("orange", "payday")) == left
    assert s.supply("orange") == 13 + 3


@pytest.mark.rule("duel:warpplanet.recover")
def test_both_players_recover_from_there_and_more_than_the_warp_holds() -> None:
    s = fc.scene("duel", card="repair_yard", next_card="cheap_moon", **with_planet(1, 3, warp={"orange": 0, "blue": 1}))
    s.does("orange", "ships 1").does("blue", "ships 4")  # without the Voyager
    assert [s.ships("orange", "payday"), s.ships("blue", "payday"), s.warp("blue")] == [0, 0, 0]


@pytest.mark.rule("duel:warpplanet.select")
def test_an_events_bar_and_a_refresh_card_find_it() -> None:
    s = fc.scene("duel", card="landlord_dispute", **with_planet(2, 1))  # gold first
    assert s.game.view(None)["arena"] == "payday"
    s = fc.scene("duel", card="cards_or_resources", **with_planet(2, 1))
    assert s.options("orange") == ["payday befriend", "draw 2"]
    s.does("orange", "draw 2")
    assert s.prompt("blue") != "refresh.harvest"  # fewer ships there: nothing to choose from


@pytest.mark.rule("duel:warpplanet.lasting")
def test_it_remains_when_the_voyager_is_neutral_or_gone() -> None:
    position = with_planet(2, 1, envoys=["voyager"], face_up=["voyager"], next_card="cheap_moon", warp={"orange": 0, "blue": 0})
    s = fc.scene("duel", card="new_ambassador", **position)
    s.does("blue", "guile")
    assert "voyager" not in s.game.envoys
    assert s.controls("orange") == ["payday"]
    assert s.controls("blue") == []
    assert s.game.view(None)["row"][0]["warp"]
    s = fc.scene("duel", card="repair_yard", **position)
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2"]


@pytest.mark.rule("duel:warpplanet.destroyed_ships")
def test_destroyed_ships_of_the_voyagers_ally_may_drift_there() -> None:
    s = fc.scene("duel", **CALM, **with_planet(0, 0, allies={"blue": "voyager"}, face_up=["voyager"]))
    fight(s, "13 blast 4", "06 blast 2", (4, 3))
    assert s.asked == ["blue"]
    assert s.options("blue") == ["ships 0", "ships 1", "ships 2", "ships 3"]
    s.does("blue", "ships 2")
    assert [s.ships("blue", "payday"), s.warp("blue")] == [2, 5 + 1]
    assert [s.ships("orange", "payday"), s.warp("orange")] == [0, 5 + 2]  # everybody else's go into the Warp


@pytest.mark.rule("duel:warpplanet.destroyed_ships")
@pytest.mark.parametrize("allies", [{}, {"orange": "voyager"}])
def test_nobody_else_may(allies: dict[str, str]) -> None:
    s = fc.scene("duel", **CALM, **with_planet(0, 0, allies=allies, face_up=["voyager"]))
    fight(s, "13 blast 4", "06 shield 1", (4, 3))
    assert s.asked != ["blue"] or s.prompt("blue") != "voyager.drift"
    assert [s.ships("blue", "payday"), s.warp("blue")] == [0, 8]


@pytest.mark.rule("duel:warpplanet.control", "duel:duel.d1_barred")
@pytest.mark.parametrize(("orange", "blue", "senders"), [(1, 3, ["orange"]), (2, 2, ["orange", "blue"]), (3, 0, ["blue"])])
def test_ships_there_without_control_bar_nobody_from_sending(orange: int, blue: int, senders: list[str]) -> None:
    s = fc.scene("duel", card="compound_grudge", leader="orange", next_card="repair_yard", **with_planet(orange, blue))
    assert s.asked == senders
    s.does(senders[0], "dial 2")
    if senders == ["orange"]:
        assert (s.ships("orange"), s.ships("blue")) == (orange + 2, blue)


@pytest.mark.rule("duel:warpplanet.recover", "duel:ability.ex_partial")
def test_a_forced_recovery_with_an_empty_warp_takes_nobody_off_the_planet() -> None:
    position = with_planet(2, 1, aliens=["sprouter", "blue"], warp={"sprouter": 0}, next_card="repair_yard")
    position |= {"planets": {"payday": {"sprouter": 2, "blue": 1}}, "hands": {"sprouter": ["13"], "blue": ["06"]}}
    s = fc.scene("duel", card="dark_side_diner", **position)
    fight(s, "13 recover 1", "06 recover 1")
    assert s.prompt("sprouter") == "ships.recover"
    assert s.options("sprouter") == ["ships 0", "ships 1"]
    s.does("sprouter", "ships 0")
    assert s.ships("sprouter", "payday") == 2


@pytest.mark.rule("duel:warpplanet.recover")
@pytest.mark.parametrize(("warp", "options"), [(1, ["ships 1", "ships 2"]), (2, ["ships 0", "ships 1"])])
def test_a_forced_recovery_is_due_as_far_as_the_warp_goes(warp: int, options: list[str]) -> None:
    s = fc.scene("duel", card="warp_hiccup", next_card="tax_amnesty", **with_planet(1, 2, warp={"orange": warp}))
    assert s.options("orange") == options  # two are due: how many at all, or, with two in the Warp, how many of them from the planet
