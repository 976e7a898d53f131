"""Energy Cloak: the defense can invite nobody."""

from tests.classic.technologies.positions import about_to_use


def test_the_defense_invites_nobody_and_the_offense_may() -> None:
    s = about_to_use("energy_cloak").does("ember", "jade 1", "use cloak", "ember 1", "done")
    assert s.prompt("ember") == "alliance.invite"
    s.does("ember", "azure")
    assert [s.told("alliance.invited"), s.prompt("azure")] == [[("ember", "azure")], "alliance.answer"]
    assert s.options("azure") == ["offense", "decline"]
    assert [who for who, prompt, _, _ in s.asks if prompt == "alliance.invite"] == ["ember"]
    assert s.technology_discard == ["energy cloak"]


def test_without_it_the_defense_invites() -> None:
    s = about_to_use("energy_cloak").does("ember", "jade 1", "pass", "ember 1", "done", "done")
    assert [s.prompt("jade"), s.technologies("ember")] == ["alliance.invite", {"energy cloak": "open"}]


def test_it_lasts_for_one_encounter() -> None:
    s = about_to_use("energy_cloak", hands={"ember": ["attack 40", "attack 8"], "jade": ["attack 4"]}, destiny=["azure"])
    s.does("ember", "jade 1", "use cloak", "ember 1", "done", "done", "attack 40")
    s.does("ember", "yes", "azure 1", "ember 1", "done", "done")
    assert s.prompt("azure") == "alliance.invite"


def test_only_the_offense_hides() -> None:
    s = about_to_use("energy_cloak", offense="azure", defense="ember").does("azure", "ember 1")
    assert s.prompt("azure") == "launch.ships"


def test_there_is_nobody_to_hide_from_on_an_empty_home_planet() -> None:
    s = about_to_use("energy_cloak", phase="destiny", destiny=["ember"], ships={"ember 1": {}}).does("ember", "resettle ember 1")
    assert s.prompt("ember") == "launch.ships"
