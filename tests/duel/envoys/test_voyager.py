"""Voyager: brings the Warpplanet when it is first turned up; its ally's destroyed ships may drift there."""

from typing import Any

import pytest

from tests.duel.positions import contest, duel, ends, lay, table, totals

UP: dict[str, Any] = {"allies": {"orange": "voyager"}, "face_up": ["voyager"]}


def drifting(orange: int = 0, blue: int = 0, **position: Any) -> dict[str, Any]:
    """Payday is the Warpplanet, with so many ships on it."""
    planets = {"payday": {"orange": orange, "blue": blue}} | position.pop("planets", {})
    return UP | {"planets": planets, "warpplanet": "payday"} | position


# --- the Warpplanet comes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:warpplanet.create")
def test_turned_up_it_brings_the_top_planet() -> None:
    s = duel(allies={"orange": "voyager"}, stack=["salad", "drizzle"]).does("orange", "guile")
    assert s.told("planet.discovered") == [("salad",), ("drizzle",)]
    assert [tile["warp"] for tile in s.game.view(1)["row"]] == [False, True]
    assert s.controls("orange") == []


def test_in_a_contest_too() -> None:
    s = contest(allies={"orange": "voyager"}, stack=["salad"]).does("orange", "guile")
    assert s.game.view(1)["row"][0]["warp"]


def test_it_may_stay_face_down_and_bring_nothing() -> None:
    s = duel(allies={"orange": "voyager"}, stack=["salad", "drizzle"]).does("orange", "pass")
    assert len(s.game.view(1)["row"]) == 1
    assert s.game.view(1)["envoys"][2]["name"] is None


@pytest.mark.rule("duel:ability.partial")
def test_an_empty_stack_has_none_to_bring() -> None:
    planets: dict[str, Any] = {
        name: {} for name in ("drizzle", "lagoon_nine", "bathtub_ring", "bubblegum_prime", "blushworld", "flamingo_flats")
    }
    planets |= {name: {} for name in ("overgrowth", "salad", "payday", "glitter_gulch", "hot_plate", "rustbucket")}
    s = contest(allies={"orange": "voyager"}, planets=planets).does("orange", "guile")
    assert not any(tile["warp"] for tile in s.game.view(1)["row"])
    assert s.prompt("orange") == "plan.choose"


# --- drifting -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:warpplanet.destroyed_ships")
def test_destroyed_ships_drift_as_their_owner_likes() -> None:
    s = duel("13 shield 1", "20 blast 4", dials=(4, 2), **drifting())
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2", "ships 3"]
    s.does("orange", "ships 2")
    assert (s.ships("orange", "payday"), s.warp("orange")) == (2, 6)
    assert s.game.view(1)["row"][0]["ships"] == [2, 0]


def test_none_may_drift() -> None:
    s = duel("13 shield 1", "20 blast 4", dials=(4, 2), **drifting()).does("orange", "ships 0")
    assert (s.ships("orange", "payday"), s.warp("orange")) == (0, 8)


def test_ships_destroyed_in_supply_drift_too() -> None:
    s = table("tug_of_wormhole", hands={"orange": ["13", "06"], "blue": ["20", "06"]}, **drifting())
    lay(s, "13", "20").does("blue", "ships 0").does("orange", "ships 2")
    assert (s.supply("orange"), s.warp("orange"), s.ships("orange", "payday")) == (13, 5, 2)


@pytest.mark.rule("duel:warpplanet.destroyed_ships")
def test_the_opponents_ships_go_to_the_warp() -> None:
    s = duel("20 blast 4", "13 shield 1", dials=(2, 4), **drifting())
    assert (s.warp("blue"), s.ships("blue", "payday")) == (8, 0)


@pytest.mark.rule("duel:warpplanet.lasting", "duel:envoy.inactive")
@pytest.mark.parametrize("allies", [{}, {"blue": "voyager"}])
def test_neutral_or_anothers_it_saves_none_of_oranges(allies: dict[str, str]) -> None:
    s = duel("13 shield 1", "20 blast 4", dials=(4, 2), **drifting(1, 0, allies=allies))
    assert s.warp("orange") == 8
    assert s.controls("orange") == ["payday"]


@pytest.mark.rule("duel:warpplanet.lasting")
def test_an_envoy_that_leaves_the_game_leaves_its_planet() -> None:
    s = table("new_ambassador", leader="orange", **drifting(2, 1)).does("blue", "guile")
    assert s.controls("orange") == ["payday"]
    assert s.game.view(1)["row"][0]["warp"]


# --- who controls it ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:warpplanet.control", "duel:warpplanet.tie")
@pytest.mark.parametrize(("orange", "blue", "held"), [(2, 1, "orange"), (1, 2, "blue"), (2, 2, ""), (0, 0, ""), (1, 0, "orange")])
def test_only_more_ships_control_it(orange: int, blue: int, held: str) -> None:
    s = contest(**drifting(orange, blue))
    assert s.controls("orange") == (["payday"] if held == "orange" else [])
    assert s.controls("blue") == (["payday"] if held == "blue" else [])


# --- recovering -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:warpplanet.recover")
@pytest.mark.parametrize(("number", "away", "warp", "left"), [(4, 2, 3, 1), (4, 0, 1, 3), (2, 2, 5, 1)])
def test_recovered_ships_come_from_either(number: int, away: int, warp: int, left: int) -> None:
    s = table("repair_yard", **drifting(3, 0)).does("orange", f"ships {number}", f"ships {away}")
    assert (s.warp("orange"), s.ships("orange", "payday")) == (warp, left)
    assert s.supply("orange") == 12 + number


@pytest.mark.rule("duel:warpplanet.recover")
def test_for_the_opponent_too_and_whoever_the_voyagers_ally_is() -> None:
    s = table("repair_yard", **drifting(0, 3, allies={})).does("orange", "ships 0").does("blue", "ships 4", "ships 3")
    assert (s.warp("blue"), s.ships("blue", "payday"), s.supply("blue")) == (4, 0, 16)


@pytest.mark.rule("duel:warpplanet.recover", "duel:ability.partial")
def test_with_an_empty_warp_all_come_from_there() -> None:
    s = table("repair_yard", **drifting(3, 0, warp={"orange": 0}))
    assert s.options("orange") == ["ships 0", "ships 1", "ships 2", "ships 3"]
    s.does("orange", "ships 3")
    assert (s.ships("orange", "payday"), s.supply("orange")) == (0, 20)


def test_a_forced_number_may_be_taken_from_either_too() -> None:
    s = table("warp_hiccup", **drifting(1, 2))  # Blue controls the Warpplanet: two ships for Orange, one for Blue
    assert s.options("orange") == ["ships 0", "ships 1"]
    s.does("orange", "ships 1").does("blue", "ships 0")
    assert (s.ships("orange", "payday"), s.supply("orange"), s.warp("blue")) == (0, 16, 4)


# --- picked by cards ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:warpplanet.select")
def test_a_planet_bar_can_pick_it() -> None:
    s = table("landlord_dispute", **drifting(1, 0, planets={"salad": {"blue": 1}}))
    assert s.game.view(0)["arena"] == "payday"


@pytest.mark.rule("duel:warpplanet.select", "duel:resource.acquire")
def test_it_yields_its_resource() -> None:
    s = table("ships_or_resources", **drifting(1, 0))
    assert s.options("orange") == ["payday gain 2", "recover 3"]


@pytest.mark.rule("duel:warpplanet.control")
def test_a_tie_yields_nothing_there() -> None:
    s = table("ships_or_resources", **drifting(1, 1))
    assert s.prompt("orange") == "ships.recover"


@pytest.mark.rule("duel:planet.control_suspended")
def test_while_it_is_duelled_over_nothing_drifts_there() -> None:
    s = duel("13 shield 1", "20 blast 4", dials=(4, 2), card="landlord_dispute", **drifting())
    assert s.ships("orange") == 1
    assert s.warp("orange") == 8


@pytest.mark.rule("duel:duel.d11_control")
def test_a_duel_over_it_sends_the_loser_home() -> None:
    s = ends(duel("13 shield 1", "20 shield 1", dials=(3, 1), card="landlord_dispute", **drifting(3, 1)))
    assert (s.ships("orange", "payday"), s.ships("blue", "payday")) == (0, 2)
    assert s.controls("blue") == ["payday"]


def test_a_prize_of_that_duel_recovers_from_the_warp_alone() -> None:
    s = duel("13 shield 1", "20 shield 1", dials=(3, 1), card="landlord_dispute", **drifting(3, 1)).does("orange", "ships 5")
    assert s.warp("orange") == 0
    assert s.supply("orange") == 20


@pytest.mark.rule("duel:warpplanet.tie")
def test_a_lodger_there_shares_nothing() -> None:
    position = drifting(0, 0, allies={"orange": "lodger"}, face_up=["lodger"], card="landlord_dispute")
    s = duel("13 shield 1", "20 shield 1", dials=(2, 1), **position).does("orange", "ships 0", "use spare room")
    assert (s.ships("orange", "payday"), s.ships("blue", "payday")) == (1, 1)
    assert s.controls("orange") == s.controls("blue") == []


# --- with others ----------------------------------------------------------------------------------------------------------------------


def test_mimeo_may_let_its_own_ships_drift() -> None:
    s = duel(aliens=["orange", "mimeo"], dials=(2, 3), **drifting(planets={"payday": {}})).does("mimeo", "use carbon copy")
    lay(s, "13 blast 3", "20 shield 1").does("mimeo", "ships 2")
    assert (s.ships("mimeo", "payday"), s.warp("mimeo")) == (2, 5)


def test_both_blasts_strike_before_anything_drifts() -> None:
    s = duel("13 blast 1", "20 blast 1", dials=(2, 2), **drifting())
    assert s.warp("blue") == 6
    s.does("orange", "ships 1")
    assert (s.warp("orange"), s.ships("orange", "payday")) == (5, 1)


def test_a_thistleback_is_pricked_by_ships_that_drift_as_well() -> None:
    s = duel(
        "13 recover 1",
        "20 blast 1",
        dials=(2, 3),
        **drifting(allies={"orange": ["voyager", "thistleback"]}, face_up=["voyager", "thistleback"]),
    )
    s.does("orange", "ships 1")
    assert (s.ships("orange"), s.ships("blue")) == (1, 2)


@pytest.mark.rule("duel:win.five_planets")
def test_the_warpplanet_can_be_the_fifth() -> None:
    held = {name: {"orange": 1} for name in ("salad", "drizzle", "hot_plate", "rustbucket")}
    s = table("solar_sneeze", **drifting(0, 0, planets=held | {"lagoon_nine": {"orange": 3, "blue": 3}}))
    s.does("orange", "ships 1")
    assert s.winners == ["orange"]


def test_clouts_know_nothing_of_it() -> None:
    assert totals(duel("13 shield 1", "20 shield 1", **drifting(5, 0))) == (13, 20)
