"""The simple bot and technology: it keeps what is done soonest, works at it with ships to spare, and completes what is complete."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.scene import Scene


def regroup(technologies: dict[str, int], **position: Any) -> Scene:
    """An encounter of Ember's starts; it has these technologies."""
    given = {"seats": ["ember", "jade", "azure"], "variants": ["technology"], "technologies": {"ember": technologies}}
    return scene("classic", **(given | position))


def choice_of(s: Scene) -> str:
    """What a simple bot in Ember's seat answers."""
    ask = s.game.ask_of(s.seat("ember"))
    return ask.options[answer_of(make_bot("simple", 1), s.game, ask)]


def test_it_completes_what_is_complete() -> None:
    assert choice_of(regroup({"energy_cloak": 4, "xenon_lasers": 1})) == "complete:technology:energy_cloak"


def test_it_brings_on_what_is_nearest_to_its_end() -> None:
    assert choice_of(regroup({"omega_missile": 2, "energy_cloak": 3})) == "research:technology:energy_cloak"


def test_it_puts_no_more_ships_than_needed_on_one_that_works_face_down() -> None:
    assert choice_of(regroup({"gluon_mines": 4})) == "pass"


@pytest.mark.parametrize("warp", [12, 16])
def test_it_needs_its_ships_elsewhere_when_many_are_lost(warp: int) -> None:
    assert choice_of(regroup({"energy_cloak": 0}, warp={"ember": warp})) == "pass"


def test_it_takes_the_ship_from_its_largest_colony() -> None:
    s = regroup({"energy_cloak": 0}, ships={"ember 1": {"ember": 6}})
    s.does("ember", "research energy cloak")
    assert choice_of(s) == "planet:0.1"
