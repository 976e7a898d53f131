"""Settling an empty home planet again."""

from typing import Any

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

THREE = ["ember", "saffron", "jade"]


def ember_draws_ember(edition: int, ships: dict[str, dict[str, int]], **more: Any) -> Any:
    position = {"hands": {"ember": ["attack 6", "attack 8"]}, **more}
    return fc.scene("classic", seats=THREE, edition=edition, phase="destiny", destiny=["ember", "jade"], ships=ships, **position)


@both_editions
@pytest.mark.rule("classic:reestablish.condition")
def test_an_empty_home_planet_may_be_settled_again(edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 2": {}, "ember 5": {}, "saffron 1": {}})
    assert s.options("ember") == ["redraw", "resettle ember 2", "resettle ember 5"]  # nobody else's empty planet
    s.does("ember", "resettle ember 5")
    assert s.game.target == s.planet("ember 5")
    s.does("ember", "ember 1", "ember 1", "done")
    assert s.ships("ember", "ember 5") == 2
    assert s.game.homes[s.seat("ember")] == 4


@both_editions
@pytest.mark.rule("classic:reestablish.condition")
@pytest.mark.parametrize("card", ["saffron", "wild", "most cards"])
def test_without_the_own_colour_there_is_no_resettling(card: str, edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="destiny", destiny=[card], ships={"ember 5": {}})
    assert not any(option.startswith("resettle") for option in s.options("ember"))


@both_editions
@pytest.mark.rule("classic:reestablish.ships")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_to_four_ships_from_other_colonies_settle(number: int, edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 5": {}, "jade 1": {"jade": 4, "ember": 4}}).does("ember", "resettle ember 5")
    assert s.options("ember") == ["ember 1", "ember 2", "ember 3", "ember 4", "jade 1"]
    s.does("ember", *["jade 1", "ember 1", "jade 1", "ember 2"][:number])
    if number < 4:
        s.does("ember", "done")
    assert s.ships("ember", "ember 5") == number
    assert s.ships("ember", "gate") == 0


@both_editions
@pytest.mark.rule("classic:reestablish.ships")
def test_no_ally_and_no_encounter_card_is_involved(edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 5": {}}).does("ember", "resettle ember 5", "ember 1", "done")
    assert s.prompt("ember") == "turn.second"
    assert s.hand("ember") == ["attack 6", "attack 8"]
    assert s.discard == []
    told = {event.key for event in s.log}
    assert not told & {"destiny.defense", "alliance.invited", "planning.laid", "reveal.cards"}


@both_editions
@pytest.mark.rule("classic:reestablish.ships", "classic:regroup.no_colony")
def test_a_player_without_a_colony_settles_with_the_ship_from_the_warp(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, destiny=["ember"], warp={"ember": 20}, ships={"ember 2": {"jade": 1}})
    assert s.options("ember") == [
        "redraw", "drive jade from ember 2", "resettle ember 1", "resettle ember 3", "resettle ember 4", "resettle ember 5",
    ]  # fmt: skip
    s.does("ember", "resettle ember 4")
    assert s.ships("ember", "ember 4") == 1


@both_editions
@pytest.mark.rule("classic:reestablish.success")
def test_resettling_first_entitles_to_a_second_encounter(edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 5": {}}).does("ember", "resettle ember 5", "ember 1", "done", "yes")
    assert s.told("encounter.begins") == [("ember", "2")]
    assert s.names[s.game.defense] == "jade"
    assert s.prompt("ember") == "launch.aim"


@both_editions
@pytest.mark.rule("classic:reestablish.success")
def test_resettling_second_ends_the_turn(edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 5": {}}, encounter=2).does("ember", "resettle ember 5", "ember 1", "done")
    assert s.ships("ember", "ember 5") == 1
    assert s.told("turn.begins") == [("saffron",)]


@both_editions
@pytest.mark.rule("classic:reestablish.occupied_planet")
def test_a_home_planet_with_foreign_ships_cannot_be_resettled(edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 5": {"jade": 1}})
    assert s.options("ember") == ["redraw", "drive jade from ember 5"]


@both_editions
@pytest.mark.rule("classic:reestablish.occupied_planet")
def test_an_occupied_home_planet_is_regained_by_winning_there(edition: int) -> None:
    s = ember_draws_ember(edition, {"ember 5": {"jade": 1}}, hands={"ember": ["attack 20", "attack 6"], "jade": ["attack 0"]})
    s.does("ember", "drive jade from ember 5", "ember 1", "done", "done").does("jade", "done").does("ember", "attack 20")
    assert s.ships("ember", "ember 5") == 1
    assert s.ships("jade", "ember 5") == 0


@both_editions
@pytest.mark.rule("classic:reestablish.occupied_planet")
def test_an_occupied_home_planet_is_regained_through_a_deal(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="reveal", defense="jade", laid=("negotiate", "negotiate"),
        ships={"ember 5": {"jade": 1}}, hands={"ember": ["attack 6"]},
    )  # fmt: skip
    s.does("ember", "want colony")
    s.does("ember", "ember 5", "offer").does("jade", "accept").does("ember", "ember 1", "done")
    assert s.ships("ember", "ember 5") == 1
