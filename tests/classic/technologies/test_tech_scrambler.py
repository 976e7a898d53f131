"""Tech Scrambler: cancels another player's technology that takes no more ships than research this one."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.technologies.positions import SEATS

ONE_HOME: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(2, 6)}


def starting(ships: int, **held: dict[str, int | str]) -> Scene:
    """Ember has one with so many ships, and an encounter begins."""
    return scene("classic", seats=SEATS, technologies={"ember": {"tech scrambler": ships}, **held}, ships=ONE_HOME).does("ember", "pass")


def test_a_completed_technology_of_another_is_discarded() -> None:
    s = starting(4, jade={"xenon lasers": "open", "the qax": "open", "lunar cannon": "open"}).does("ember", "use dismantle")
    assert s.options("ember") == ["xenon lasers", "the qax"]
    s.does("ember", "the qax")
    assert [s.technologies("jade"), s.technologies("ember")] == [{"xenon lasers": "open", "lunar cannon": "open"}, {}]
    assert [s.technology_discard, s.ships("ember", "ember 1")] == [["tech scrambler", "the qax"], 20]
    assert s.told("technology.cancelled") == [("jade", "the qax")]


def test_what_is_still_being_researched_is_out_of_its_reach() -> None:
    s = scene("classic", seats=SEATS, technologies={"ember": {"tech scrambler": 9}, "jade": {"xenon lasers": 3}}, ships=ONE_HOME)
    s.does("jade", "pass").does("ember", "pass")
    assert [prompt for _, prompt, _, _ in s.asks if prompt == "window.regroup.start"] == []


def test_the_own_ones_are_none_of_its_business() -> None:
    s = scene("classic", seats=SEATS, technologies={"ember": {"tech scrambler": 9, "xenon lasers": "open"}}, ships=ONE_HOME)
    s.does("ember", "pass")
    assert [prompt for _, prompt, _, _ in s.asks if prompt == "window.regroup.start"] == []


@pytest.mark.parametrize(("mines", "offered"), [(3, True), (4, False)])
def test_what_has_no_number_counts_its_ships(mines: int, offered: bool) -> None:
    s = scene(
        "classic", seats=SEATS, phase="planning", offense="azure", defense="jade", gate={"azure": 4}, ships=ONE_HOME, stops=True,
        technologies={"ember": {"tech scrambler": 3}, "jade": {"gluon mines": mines}},
    ).does("jade", "use explode")  # fmt: skip
    assert (s.asked == ["ember"] and s.options("ember") == ["use scramble", "pass"]) == offered


def test_the_scrambled_use_comes_to_nothing_and_its_ships_go_home() -> None:
    s = scene(
        "classic", seats=SEATS, phase="planning", offense="azure", defense="jade", gate={"azure": 4}, ships=ONE_HOME, stops=True,
        technologies={"ember": {"tech scrambler": 3}, "jade": {"gluon mines": 3}},
    ).does("jade", "use explode").does("ember", "use scramble")  # fmt: skip
    s.does("jade", *["jade 1"] * 3)
    assert [s.told("reveal.totals"), s.ships("jade", "research"), s.technology_discard] == [
        [("12", "15")],
        0,
        ["tech scrambler", "gluon mines"],
    ]


def test_everybody_sees_which_technology_is_being_answered() -> None:
    s = scene(
        "classic", seats=SEATS, phase="planning", offense="azure", defense="jade", gate={"azure": 4}, ships=ONE_HOME, stops=True,
        technologies={"ember": {"tech scrambler": 3}, "jade": {"gluon mines": 3}},
    ).does("jade", "use explode")  # fmt: skip
    assert s.game.view(None)["plays"] == [("technology", 1, "technology.gluon_mines.explode", False)]


def test_it_is_hidden_until_it_is_used() -> None:
    s = scene("classic", seats=SEATS, technologies={"ember": {"tech scrambler": 3}}, ships=ONE_HOME)
    assert [one["name"] for one in s.game.view(1)["technologies"]] == [None]
