"""A secret choice leaves a trace: who made it sees what it was, everybody else that it is made."""

from typing import Any

import pytest

import fifthcolony as fc
from tests.server.positions import Position

SEATS = ["ember", "jade", "azure"]


def trace(at: Position, viewer: int | None) -> tuple[Any, list[int], list[int]]:
    """What a viewer sees of secret choices: its own, who is ready, who is waited for."""
    scene = at.shown(viewer)
    return scene["chosen"], scene["ready"], [line["seat"] for line in scene["waiting"]]


def test_a_dial_is_shown_to_its_owner_and_ready_to_everybody() -> None:
    at = Position(fc.scene("duel", card="vacant_shipyard"), (0, 1))
    assert trace(at, 0) == trace(at, None) == (None, [], [0, 1])
    at.does(0, "dial:2")
    assert trace(at, 0) == ({"prompt": "dial.set", "option": "dial:2"}, [0], [1])
    assert trace(at, 1) == trace(at, None) == (None, [0], [1])
    at.does(1, "dial:3")
    assert trace(at, 0) == trace(at, None) == (None, [], [0, 1])  # both are asked for a plan


def test_so_is_a_plan_with_its_tactic() -> None:
    at = Position(fc.scene("duel", card="vacant_shipyard", hands={"orange": ["13", "20"], "blue": ["14", "23"]}), (0, 1))
    at.does(0, "dial:2")
    at.does(1, "dial:2")
    at.until(5.0)
    at.does(1, "lay:plan_14:shield_1")
    assert trace(at, 1) == ({"prompt": "plan.choose", "option": "lay:plan_14:shield_1"}, [1], [0])
    assert trace(at, 0) == trace(at, None) == (None, [1], [0])


def planning(ember: list[str], jade: list[str]) -> Position:
    scene = fc.scene("classic", seats=SEATS, phase="planning", hands={"ember": ember, "jade": jade}, rest="deck")
    return Position(scene, (0, 1, 2))


def test_and_an_encounter_card() -> None:
    at = planning(["attack 8", "attack 20"], ["attack 6", "attack 12"])
    assert trace(at, 2) == (None, [], [0, 1])
    at.does(1, "card:attack_12")
    assert trace(at, 1) == ({"prompt": "planning.select", "option": "card:attack_12"}, [1], [0])
    assert trace(at, 0) == trace(at, 2) == trace(at, None) == (None, [1], [0])


@pytest.mark.parametrize("jade", [["attack 6"], ["attack 6", "attack 12"]])
def test_who_has_no_choice_looks_like_somebody_quick(jade: list[str]) -> None:
    at = planning(["attack 8", "attack 20"], jade)
    assert trace(at, 0) == (None, [], [0, 1])  # not at once: that would tell
    at.until(1.0)
    if len(jade) > 1:
        at.does(1, "card:attack_06")
    assert trace(at, 0) == trace(at, None) == (None, [1], [0])
