"""Shadow: destiny costs the player it names a ship."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "jade", "shadow", "azure"]
HOME = ["jade 1", "jade 2", "jade 3", "jade 4", "jade 5"]
TWO_HOMES: dict[str, dict[str, int]] = {"shadow 3": {}, "shadow 4": {}, "shadow 5": {}}


def drawing(card: str, **position: Any) -> Scene:
    """Ember is about to draw this destiny card."""
    hands = {"ember": ["attack 20", "attack 10"], "jade": ["attack 6"], "azure": ["attack 6"]}
    return scene("classic", **{"seats": SEATS, "phase": "destiny", "destiny": [card], "hands": hands, **position})


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_a_colour_costs_its_player_a_ship_of_shadows_choosing() -> None:
    s = drawing("jade", ships={"azure 1": {"azure": 4, "jade": 1}})
    assert s.told("power.used") == [("shadow", "use execute")]  # it was not asked whether
    assert s.options("shadow") == [*HOME, "azure 1"]
    s.does("shadow", "azure 1")
    assert [s.colonies("jade"), s.ships("jade", "warp")] == [0, 1]
    assert [s.names[s.game.defense], s.prompt("ember")] == ["jade", "launch.aim"]


def test_the_offenses_own_colour_costs_the_offense_a_ship() -> None:
    s = drawing("ember", ships={"ember 1": {"ember": 3, "jade": 1}}).does("shadow", "ember 2")
    assert [s.ships("ember", "warp"), s.prompt("ember")] == [1, "destiny.own_colour"]


def test_a_redrawn_card_counts_again() -> None:
    s = drawing("ember", destiny=["ember", "azure"], ships={"ember 1": {"ember": 3, "jade": 1}})
    s.does("shadow", "ember 2").does("ember", "redraw").does("shadow", "azure 1")
    assert [s.ships("ember", "warp"), s.ships("azure", "warp")] == [1, 1]


@pytest.mark.parametrize("victim", ["ember", "jade", "azure"])
def test_on_a_wild_it_may_execute_anybody_whomever_the_offense_picks(victim: str) -> None:
    s = drawing("wild")
    assert s.options("shadow") == ["ember", "jade", "azure", "pass"]
    s.does("shadow", victim, f"{victim} 1").does("ember", "jade")
    assert [s.ships(name, "warp") for name in SEATS] == [int(name == victim) for name in SEATS]


def test_on_a_wild_it_need_not() -> None:
    s = drawing("wild").does("shadow", "pass")
    assert [s.ships(name, "warp") for name in SEATS] == [0, 0, 0, 0]
    assert s.prompt("ember") == "destiny.wild"


@pytest.mark.rule("classic:destiny.special_counts_as_colour")
@pytest.mark.parametrize("edition", [2008, 2018])
@pytest.mark.parametrize("card", ["most colonies", "most cards", "fewest in warp"])
def test_a_special_counts_as_the_colour_of_whom_it_names(card: str, edition: int) -> None:
    ships = {"shadow 1": {"shadow": 4, "azure": 1}, "shadow 2": {"shadow": 4, "azure": 1}}
    hands = {"ember": ["attack 20"], "jade": ["attack 6"], "azure": ["attack 4"] * 3}
    s = drawing(card, ships=ships, hands=hands, warp={"jade": 1, "shadow": 1}, edition=edition)
    assert s.options("shadow") == ["shadow 1", "shadow 2", "azure 1", "azure 2", "azure 3", "azure 4", "azure 5"]
    s.does("shadow", "shadow 1")
    assert [s.ships("azure", "warp"), s.names[s.game.defense]] == [1, "azure"]


@pytest.mark.rule("classic:destiny.special")
@pytest.mark.parametrize(("card", "where"), [("fewest in warp", "azure 1"), ("most colonies", "shadow 1")])
def test_a_special_goes_by_what_was_so_when_it_was_drawn(card: str, where: str) -> None:
    ships = {"shadow 1": {"shadow": 4, "azure": 1}, "azure 2": {"azure": 4, "jade": 0}}
    s = drawing(card, ships=ships, warp={"jade": 1, "shadow": 1}).does("shadow", where)
    assert s.names[s.game.defense] == "azure"  # though it has as many in the warp, or as few colonies, as Jade has now


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_its_own_colour_costs_nobody_anything() -> None:
    s = drawing("shadow")
    assert [s.told("power.used"), s.names[s.game.defense]] == [[], "shadow"]


def test_a_special_that_names_it_costs_nobody_anything() -> None:
    s = drawing("fewest in warp", warp={"jade": 1, "azure": 1})
    assert [s.told("power.used"), s.names[s.game.defense]] == [[], "shadow"]


def test_who_has_no_colony_has_no_ship_to_lose() -> None:
    nothing: dict[str, dict[str, int]] = {home: {} for home in HOME}
    s = drawing("jade", ships=nothing, warp={"jade": 20})
    assert s.told("power.used") == []


def test_who_has_given_its_last_ship_to_save_the_use_from_a_zap_has_none_left_to_lose() -> None:
    nothing: dict[str, dict[str, int]] = {home: {} for home in HOME}
    hands = {"ember": ["attack 20", "attack 10"], "jade": ["attack 6", "flare void"], "azure": ["attack 6", "cosmic zap"]}
    s = drawing("jade", ships=nothing | {"azure 1": {"azure": 4, "jade": 1}}, warp={"jade": 19}, hands=hands, variants=["flares"])
    s.does("azure", "cosmic zap").does("jade", "flare void")
    assert [s.ships("jade", "warp"), s.prompt("ember")] == [20, "launch.aim"]


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("offense", SEATS)
def test_it_executes_in_everybodys_turn(offense: str) -> None:
    card = "azure" if offense == "jade" else "jade"
    s = drawing(card, offense=offense).does("shadow", f"{card} 1")
    assert s.ships(card, "warp") == 1


@pytest.mark.rule("classic:power.phase")
def test_it_executes_at_no_other_time() -> None:
    s = drawing("jade", phase="regroup", warp={"ember": 1})
    assert [s.prompt("ember"), s.told("power.used")] == ["regroup.retrieve", []]
    s.does("ember", "ember 1").does("shadow", "jade 1").does("ember", "jade 1", "ember 1", "done", "done").does("jade", "done")
    s.does("ember", "attack 20")
    assert len(s.told("power.used")) == 1


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_executes_nobody_for_the_rest_of_the_encounter() -> None:
    position = {"hands": {"jade": ["cosmic zap"]}, "ships": {"ember 1": {"ember": 3, "jade": 1}}}
    s = drawing("ember", destiny=["ember", "azure"], **position).does("jade", "cosmic zap").does("ember", "redraw")
    assert [s.ships("ember", "warp"), s.ships("azure", "warp"), s.prompt("ember")] == [0, 0, "launch.aim"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_executes_nobody() -> None:
    s = drawing("jade", ships=TWO_HOMES)
    assert [s.told("power.used"), s.ships("jade", "warp")] == [[], 0]


@pytest.mark.rule("classic:power.lost_at_once")
def test_an_execution_may_end_a_power() -> None:
    few: dict[str, dict[str, int]] = {"dictator 1": {"dictator": 1}, "dictator 4": {}, "dictator 5": {}}
    s = (
        drawing("ember", seats=["ember", "dictator", "shadow"], ships=few, hands={})
        .does("dictator", "dictator")
        .does("shadow", "dictator 1")
    )
    assert s.told("power.lost") == [("dictator",)]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_zombie_brings_its_executed_ship_home() -> None:
    s = drawing("zombie", seats=["ember", "zombie", "shadow"], hands={}).does("shadow", "zombie 1").does("zombie", "zombie 2")
    assert [s.ships("zombie", "zombie 1"), s.ships("zombie", "zombie 2"), s.ships("zombie", "warp")] == [3, 5, 0]


def test_it_executes_whom_a_dictator_has_picked() -> None:
    s = drawing("ember", seats=["ember", "dictator", "shadow", "azure"], hands={}).does("dictator", "azure").does("shadow", "azure 1")
    assert [s.ships("azure", "warp"), s.names[s.game.defense]] == [1, "azure"]


@pytest.mark.rule("classic:destiny.special_counts_as_colour")
@pytest.mark.parametrize(("card", "victim"), [("azure", "azure"), ("most colonies", "azure"), ("will", "will")])
def test_it_acts_on_the_drawn_card_even_where_a_will_meets_somebody_else(card: str, victim: str) -> None:
    ships = {"shadow 1": {"shadow": 4, "azure": 1}}
    s = (
        drawing(card, seats=["will", "jade", "shadow", "azure"], ships=ships, hands={})
        .does("shadow", f"{victim} 2")
        .does("will", "jade", "jade 1")
    )
    assert [s.ships(victim, "warp"), s.names[s.game.defense]] == [1, "jade"]


def last_ship(where: str, **position: Any) -> Scene:
    """Ember's only ship that is not in the warp stands there, and a wild comes up; Shadow strikes where it can."""
    ships: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(1, 6)}
    place = {"gate": {"ember": 1}} if where == "gate" else {"ships": ships | {where: {"ember": 1}}}
    s = drawing("wild", **{"warp": {"ember": 19}, "ships": ships, **place, **position})
    return s.does("shadow", "ember") if "ember" in s.options("shadow") else s.does("shadow", "pass")


@pytest.mark.rule("classic:launch.ship_count")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_an_offense_left_without_a_ship_to_launch_has_no_encounter(edition: int) -> None:
    s = last_ship("jade 1", edition=edition).does("ember", "jade")  # whom it would have met
    assert [s.told("launch.no_ship"), s.told("launch.aimed"), s.game.result] == [[("ember",)], [], ""]
    assert s.told("turn.begins") == [("jade",)]
    assert [s.ships("ember", "warp"), s.hand("ember")] == [20, ["attack 10", "attack 20"]]


def test_a_ship_that_waits_in_the_gate_cannot_be_executed_and_is_launched() -> None:
    s = last_ship("gate").does("ember", "jade", "jade 1")
    assert [s.told("launch.no_ship"), s.told("launch.launched")] == [[], [("ember", "1", "jade 1")]]


def test_a_ship_on_another_colony_is_launched() -> None:
    s = last_ship("jade 1", warp={"ember": 18}, gate={}, ships={f"ember {number}": {} for number in range(1, 6)} | {"jade 1": {"ember": 2}})
    s.does("ember", "jade", "jade 2")
    assert s.told("launch.launched") == [("ember", "1", "jade 2")]
