"""Omega Missile: a planet leaves the game, and all ships on it go to the warp."""

import pytest

from tests.classic.technologies.positions import about_to_use


def test_the_planet_is_gone_and_its_ships_are_in_the_warp() -> None:
    s = about_to_use("omega_missile", ships={"jade 2": {"jade": 4, "azure": 2}}, destiny=["jade"]).does("ember", "use strike")
    assert len(s.options("ember")) == 15
    s.does("ember", "jade 2")
    assert [s.ships("jade", "warp"), s.ships("azure", "warp"), s.colonies("azure")] == [4, 2, 0]
    assert s.game.worlds[1] == (6, 8, 9, 10)
    assert s.options("ember") == ["jade 1", "jade 3", "jade 4", "jade 5"]  # where it can aim
    assert s.technology_discard == ["omega missile"]


@pytest.mark.rule("classic:power.lost_at_once")
def test_a_power_may_go_with_it() -> None:

    s = about_to_use("omega_missile", seats=["ember", "macron", "azure"], ships={"macron 4": {}, "macron 5": {}})

    s.does("ember", "use strike", "macron 1")
    assert s.told("power.lost") == [("macron",)]


def test_the_last_planet_of_a_system_stays() -> None:
    s = about_to_use("omega_missile", worlds={"jade": [2]}).does("ember", "use strike")
    assert "jade 2" not in s.options("ember")
    assert len(s.options("ember")) == 10


def test_ships_that_never_are_lost_come_home_elsewhere() -> None:
    s = about_to_use("omega_missile", seats=["ember", "zombie", "azure"]).does("ember", "use strike", "zombie 1")
    assert s.options("zombie") == ["zombie 2", "zombie 3", "zombie 4", "zombie 5"]
    s.does("zombie", *["zombie 2"] * 4)
    assert [s.ships("zombie", "zombie 2"), s.ships("zombie", "warp")] == [8, 0]


def test_who_settles_there_while_it_burns_goes_down_too() -> None:
    """Healing draws a card, the draw makes a new deck, and that lets somebody settle on the very planet."""
    s = about_to_use(
        "omega_missile", seats=["ember", "healer", "azure", "tick_tock"], rest="discard", deck=[],
        hands={"ember": ["attack 8"], "healer": ["attack 6"], "azure": ["flare tick tock"], "tick_tock": ["attack 4"]},
    )  # fmt: skip
    s.does("ember", "use strike", "tick_tock 1").does("healer", "use heal")
    s.does("tick_tock", *["tick_tock 2"] * 4).does("azure", "flare tick tock", "tick_tock 1", "azure 1", "done").does("healer", "pass")
    assert [s.ships("tick_tock", "tick_tock 2"), s.ships("azure", "warp"), s.game.worlds[3]] == [8, 1, (19, 20, 21, 22)]


def test_cards_beside_the_planet_are_discarded() -> None:
    s = about_to_use("omega_missile", seats=["ember", "citadel", "azure"], sheets={"citadel": {"planet:1.1": ["attack 20"]}})
    s.does("ember", "use strike", "citadel 1")
    assert [s.game.sheet, s.discard] == [[], ["attack 20"]]


def test_it_is_fired_at_the_start_of_an_encounter_only() -> None:
    assert about_to_use("omega_missile", phase="launch").prompt("ember") == "launch.aim"
