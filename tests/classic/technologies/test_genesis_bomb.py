"""Genesis Bomb: its user's system gets another planet, which the ships that researched it may settle at once."""

import pytest

from tests.classic.technologies.positions import about_to_use

SIXTH = "ember 6"


def test_a_planet_comes_and_its_ships_settle_it_or_go_home() -> None:
    s = about_to_use("genesis_bomb").does("ember", "pass", "use create")
    assert s.options("ember") == [SIXTH, *(f"ember {number}" for number in range(1, 6))]
    s.does("ember", SIXTH, SIXTH, SIXTH, "ember 1")
    assert [s.ships("ember", SIXTH), s.ships("ember", "research"), s.technology_discard] == [3, 0, ["genesis bomb"]]
    assert [s.game.homes[0], s.colonies("ember"), s.told("genesis_bomb.created")] == [6, 0, [("ember", SIXTH)]]


def test_it_need_not_be_settled_and_can_be_aimed_at() -> None:
    s = about_to_use("genesis_bomb", offense="jade", destiny=["ember"]).does("ember", "pass", "use create", *["ember 1"] * 4)
    assert s.ships("ember", SIXTH) == 0
    assert SIXTH in s.options("jade")


@pytest.mark.rule("classic:power.lost_threshold")
def test_a_colony_there_is_a_home_colony() -> None:
    few: dict[str, dict[str, int]] = {"zombie 3": {}, "zombie 4": {}, "zombie 5": {}}
    s = about_to_use("genesis_bomb", seats=["zombie", "jade", "azure"], ships=few)
    s.does("zombie", "pass", "use create", "zombie 6", "zombie 6", "zombie 6", "zombie 6")
    assert s.told("power.regained") == [("zombie",)]


@pytest.mark.parametrize("ships", [0, 3])
def test_it_takes_four_ships(ships: int) -> None:
    s = about_to_use("genesis_bomb", technologies={"ember": {"genesis bomb": ships}}, warp={"ember": 1}).does("ember", "pass")
    assert s.prompt("ember") == "regroup.retrieve"


def test_there_is_one_such_planet() -> None:
    s = about_to_use("genesis_bomb", worlds={"jade": [1, 2, 3, 4, 5, 6]}, warp={"ember": 1}).does("ember", "pass")
    assert s.prompt("ember") == "regroup.retrieve"


@pytest.mark.parametrize(("struck", "worlds"), [("jade 6", [6, 5]), ("ember 1", [5, 5])], ids=["the one there was", "another"])
def test_after_an_omega_missile_it_can_be_made(struck: str, worlds: list[int]) -> None:
    there = {"jade": [1, 2, 3, 4, 5, 6]} if struck == "jade 6" else {}
    s = about_to_use("genesis_bomb", worlds=there, offense="azure", technologies={"azure": {"omega missile": "open"}}).does("ember", "pass")
    s.does("azure", "use strike", struck).does("ember", "use create", *[SIXTH] * 4)
    assert [[len(s.game.worlds[s.seat(name)]) for name in ("ember", "jade")], s.ships("ember", SIXTH)] == [worlds, 4]


def test_it_is_hidden_until_it_is_used() -> None:
    s = about_to_use("genesis_bomb")
    assert [one["name"] for one in s.game.view(1)["technologies"]] == [None]
    assert "complete genesis bomb" not in s.options("ember")
