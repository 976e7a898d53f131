"""Vacuum Turbines: four cards are drawn, and any of them kept."""

from fifthcolony.kernel.view_types import BACK
from tests.classic.technologies.positions import about_to_use

DECK = ["attack 40", "attack 4", "negotiate", "attack 0", "attack 30"]


def test_four_are_drawn_and_some_of_them_discarded() -> None:
    s = about_to_use("vacuum_turbines", deck=DECK).does("ember", "use suck in")
    assert s.options("ember") == ["attack 0", "attack 4", "attack 40", "negotiate", "done"]
    assert [s.game.view(seat)["sheet"][0][2] for seat in (0, 1)] == ["attack_00", BACK]
    s.does("ember", "attack 0", "attack 4", "done")
    assert [s.hand("ember"), sorted(s.discard)] == [["attack 8", "attack 40", "negotiate"], ["attack 0", "attack 4"]]
    assert [s.game.sheet, s.technology_discard] == [[], ["vacuum turbines"]]


def test_all_can_be_kept_and_all_thrown_away() -> None:
    kept = about_to_use("vacuum_turbines", deck=DECK).does("ember", "use suck in", "done")
    assert len(kept.hand("ember")) == 5
    thrown = about_to_use("vacuum_turbines", deck=DECK).does("ember", "use suck in", "attack 0", "attack 4", "attack 40", "negotiate")
    assert thrown.hand("ember") == ["attack 8"]


def test_they_are_used_at_the_start_of_an_encounter_only() -> None:
    assert about_to_use("vacuum_turbines", phase="launch").prompt("ember") == "launch.aim"
