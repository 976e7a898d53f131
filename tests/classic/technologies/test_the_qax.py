"""The Qax: whoever is given it has to ally with its giver, with all the ships it can."""

from fifthcolony import scene
from tests.classic.technologies.positions import about_to_use

FOUR = ["ember", "jade", "azure", "orchid"]


def test_it_changes_hands_and_its_new_owner_comes_with_four_ships() -> None:
    s = about_to_use("the_qax", seats=FOUR).does("ember", "use press")
    assert s.options("ember") == ["azure", "orchid"]
    s.does("ember", "azure").does("azure", *["azure 1"] * 3, "azure 2")
    assert [s.ships("azure", "gate"), s.told("alliance.committed")] == [4, [("azure", "4", "offense")]]
    assert [s.technologies("ember"), s.technologies("azure")] == [{}, {"the qax": "open"}]
    assert s.options("ember") == ["orchid", "done"]


def test_no_colony_is_given_up_for_it() -> None:
    s = about_to_use(
        "the_qax", ships={f"azure {number}": {"azure": 1} for number in range(2, 6)} | {"azure 1": {"azure": 3}}, warp={"azure": 13}
    )
    s.does("ember", "use press")
    assert [s.told("alliance.committed"), s.ships("azure", "azure 1"), s.game.homes[2]] == [[("azure", "2", "offense")], 1, 5]


def test_one_ship_stays_on_each_colony() -> None:
    ships = {f"azure {number}": {"azure": 2 if number < 3 else 1} for number in range(1, 6)}
    s = about_to_use("the_qax", ships=ships, warp={"azure": 13}).does("ember", "use press")
    assert [s.told("alliance.committed"), [s.ships("azure", f"azure {number}") for number in (1, 2)]] == [
        [("azure", "2", "offense")],
        [1, 1],
    ]


def test_who_has_no_ship_to_spare_is_not_pressed() -> None:
    s = about_to_use("the_qax", ships={f"azure {number}": {"azure": 1} for number in range(1, 6)}, warp={"azure": 15})
    assert s.prompt("ember") == "alliance.invite"


def test_no_more_than_a_power_allows() -> None:
    s = about_to_use("the_qax", seats=["ember", "jade", "macron"]).does("ember", "use press").does("macron", "macron 1")
    assert s.told("alliance.committed") == [("macron", "1", "offense")]


def test_four_are_enough_where_more_could_be_sent() -> None:
    s = about_to_use("the_qax", technologies={"azure": {"plasma thrusters": "open"}}).does("ember", "use press")
    s.does("azure", *["azure 1"] * 3, "azure 2")
    assert "done" in s.options("azure")
    assert s.does("azure", "done").told("alliance.committed") == [("azure", "4", "offense")]


def test_a_defense_presses_as_well() -> None:
    s = about_to_use("the_qax", offense="jade", defense="ember").does("ember", "use press").does("azure", *["azure 1"] * 3, "azure 2")
    assert s.told("alliance.committed") == [("azure", "4", "defense")]


def test_its_new_owner_passes_it_on_later() -> None:
    s = scene("classic", seats=FOUR, phase="alliance", offense="azure", defense="jade", technologies={"azure": {"the qax": "open"}})
    s.does("azure", "use press", "ember")
    assert s.technologies("ember") == {"the qax": "open"}


def test_only_main_players_use_it() -> None:
    s = about_to_use("the_qax", offense="jade", defense="azure")
    assert s.prompt("jade") == "alliance.invite"


def test_who_may_invite_nobody_presses_nobody() -> None:
    s = scene("classic", seats=FOUR, phase="launch", technologies={"ember": {"energy cloak": "open"}, "jade": {"the qax": "open"}})
    s.does("ember", "jade 1", "use cloak", "ember 1", "done", "done")
    assert [who for who, prompt, _, _ in s.asks if prompt == "window.alliance.before_invites"] == []
