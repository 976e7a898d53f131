"""Xenon Lasers: its side's total goes up or down by one."""

import pytest

from tests.classic.technologies.positions import about_to_use


@pytest.mark.parametrize(("way", "total"), [("up", "10"), ("down", "8")])
def test_the_total_goes_up_or_down(way: str, total: str) -> None:
    s = about_to_use("xenon_lasers").does("ember", "use focus", f"xenon lasers {way}")
    assert s.told("reveal.totals") == [(total, "12")]
    assert s.technologies("ember") == {"xenon lasers": "open"}


def test_it_need_not() -> None:
    assert about_to_use("xenon_lasers").does("ember", "pass").told("reveal.totals") == [("9", "12")]


def test_an_ally_shifts_its_own_side() -> None:
    s = about_to_use("xenon_lasers", offense="jade", defense="azure", beside={"ember": 1})
    s.does("ember", "use focus", "xenon lasers up")
    assert s.told("reveal.totals") == [("9", "14")]


def test_who_takes_no_part_shifts_nothing() -> None:
    assert about_to_use("xenon_lasers", offense="jade", defense="azure").asks == []


def test_there_is_no_total_without_two_attacks() -> None:
    assert about_to_use("xenon_lasers", laid=("attack 8", "negotiate")).asks == []
