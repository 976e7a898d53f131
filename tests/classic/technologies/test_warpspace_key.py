"""Warpspace Key: all ships of its user leave the warp."""

from tests.classic.technologies.positions import about_to_use


def test_all_ships_leave_the_warp_for_any_colonies() -> None:
    s = about_to_use("warpspace_key", warp={"jade": 3}).does("ember", "use unlock", *["ember 1"] * 4, *["ember 2"] * 2)
    assert [s.ships("ember", "warp"), s.ships("jade", "warp"), s.ships("ember", "ember 1")] == [0, 3, 7]
    assert s.technology_discard == ["warpspace key"]


def test_it_can_be_kept() -> None:
    s = about_to_use("warpspace_key").does("ember", "pass")
    assert [s.prompt("ember"), s.technologies("ember")] == ["regroup.retrieve", {"warpspace key": "open"}]


def test_only_in_the_own_regroup_phase() -> None:
    s = about_to_use("warpspace_key", offense="jade", warp={"jade": 1})
    assert [s.asked, s.prompt("jade")] == [["jade"], "regroup.retrieve"]


def test_with_nothing_in_the_warp_it_is_of_no_use() -> None:
    s = about_to_use("warpspace_key", warp={"ember": 0})
    assert [prompt for _, prompt, _, _ in s.asks if prompt == "window.regroup.start"] == []
