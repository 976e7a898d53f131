"""One encounter a turn, of the 2018 edition."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene.names import Scene


def won(seats: list[str], variants: list[str], **position: Any) -> Scene:
    """The first seat has just won its first encounter, and could go on."""
    return fc.scene(
        "classic", seats=seats, variants=variants, offense=seats[0], phase="reveal", laid=("attack 40", "attack 0"),
        hands={seats[0]: ["attack 8", "attack 6"]}, **position,
    )  # fmt: skip


@pytest.mark.rule("classic:variant.single_encounter")
def test_the_turn_passes_after_a_win() -> None:
    assert won(["ember", "saffron", "jade"], []).prompt("ember") == "turn.second"
    s = won(["ember", "saffron", "jade"], ["single_encounter"])
    assert s.told("turn.begins") == [("saffron",)]


@pytest.mark.rule("classic:variant.single_encounter", "classic:game.power_precedence")
def test_a_power_that_gives_more_encounters_still_does() -> None:
    s = won(["machine", "saffron", "jade"], ["single_encounter"])
    assert "use continuity" in s.options("machine")
    s.does("machine", "use continuity")
    assert s.told("encounter.begins") == [("machine", "2")]
