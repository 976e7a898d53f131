"""Plasma Thrusters: one ship more than others may send; a defense brings one to the planet that is attacked."""

from fifthcolony import scene
from tests.classic.technologies.positions import SEATS, about_to_use


def test_an_offense_sends_up_to_five() -> None:
    s = about_to_use("plasma_thrusters").does("ember", "jade 1", "ember 1", "ember 1", "ember 1", "ember 2", "ember 2")
    assert [s.ships("ember", "gate"), s.prompt("ember")] == [5, "alliance.invite"]
    assert s.technologies("ember") == {"plasma thrusters": "open"}


def test_it_may_send_fewer() -> None:
    s = about_to_use("plasma_thrusters").does("ember", "jade 1", "ember 1", "done")
    assert s.ships("ember", "gate") == 1


def test_an_ally_sends_up_to_five() -> None:
    s = scene(
        "classic", seats=SEATS, phase="alliance", invited={"offense": ["azure"]}, technologies={"azure": {"plasma thrusters": "open"}}
    )
    s.does("azure", "offense", *["azure 1"] * 3, *["azure 2"] * 2)
    assert s.told("alliance.committed") == [("azure", "5", "offense")]


def test_one_more_than_a_power_allows() -> None:
    s = about_to_use("plasma_thrusters", seats=["macron", "jade", "azure"])
    s.does("macron", "jade 1", "macron 1", "macron 1")
    assert [s.ships("macron", "gate"), s.prompt("macron")] == [2, "alliance.invite"]


def test_a_defense_brings_a_ship_in_from_elsewhere() -> None:
    s = (
        about_to_use("plasma_thrusters", offense="jade", defense="ember")
        .does("jade", "ember 1", "jade 1", "done")
        .does("ember", "use rush in")
    )
    assert s.options("ember") == ["ember 2", "ember 3", "ember 4", "ember 5"]
    s.does("ember", "ember 2")
    assert [s.ships("ember", "ember 1"), s.ships("ember", "ember 2")] == [5, 3]


def test_who_is_neither_gets_nothing_from_it() -> None:
    s = about_to_use("plasma_thrusters", offense="jade", defense="azure").does("jade", "azure 1", *["jade 1"] * 3, "jade 2")
    assert [s.ships("jade", "gate"), s.told("technology.used")] == [4, []]
