"""Planets that come and go: whatever offers planets offers those that are there."""

import fifthcolony as fc
from fifthcolony.classic.checks.pieces import check_conserved
from fifthcolony.classic.state import WARP, Game

SEATS = ["ember", "saffron", "jade"]


def loaded(g: Game) -> Game:
    """The same game from its text."""
    twin = fc.load(g.dump())
    assert isinstance(twin, Game)
    return twin


def test_a_planet_more_can_be_aimed_at() -> None:
    s = fc.scene("classic", seats=SEATS, offense="ember", defense="jade", phase="launch")
    assert s.options("ember") == ["jade 1", "jade 2", "jade 3", "jade 4", "jade 5"]
    g = s.game.copy()
    assert g.add_planet(2) == s.planet("jade 6")
    twin = loaded(g)
    assert twin.worlds == g.worlds
    assert s.game.worlds != g.worlds
    assert twin.asks[0].options[-1] == "planet:2.6"
    twin.answer(0, 5)
    assert twin.view(None)["target"] == s.planet("jade 6")
    check_conserved(twin)


def test_a_scene_says_which_planets_there_are() -> None:
    s = fc.scene("classic", seats=SEATS, offense="ember", defense="jade", phase="launch", worlds={"defense": [1, 3, 5, 6]})
    assert s.options("ember") == ["jade 1", "jade 3", "jade 5", "jade 6"]
    assert [s.ships("jade", name) for name in s.options("ember")] == [5, 5, 5, 5]
    check_conserved(s.game)


def test_a_planet_that_is_gone_is_not_offered() -> None:
    s = fc.scene("classic", seats=SEATS, offense="ember", phase="destiny", destiny=["ember"], ships={"ember 1": {"ember": 4, "jade": 1}})
    g = s.game.copy()
    g.move_ships(0, s.planet("ember 2"), WARP, 4)
    g.move_ships(0, s.planet("ember 4"), WARP, 4)
    g.remove_planet(s.planet("ember 4"))
    twin = loaded(g)
    assert twin.asks[0].options == ("redraw", "drive:planet:0.1:seat:2", "resettle:planet:0.2")
    assert twin.view(1)["worlds"][0] == tuple(s.planet(f"ember {number}") for number in (1, 2, 3, 5))
    check_conserved(twin)
