"""Stripping a planet of ships."""

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]
NO_CARD = {"ember": ["reinforcement 2"], "saffron": ["attack 8"]}
"""The offense has nothing to lay, so that its ships come home again."""


@both_editions
@pytest.mark.rule("classic:strip.immediate")
def test_launching_the_last_ship_ends_the_colony(edition: int) -> None:
    ships = {"ember 1": {"ember": 1}, "jade 2": {"ember": 1, "jade": 4}}
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch", ships=ships)
    s.does("ember", "saffron 1", "ember 1", "jade 2", "done")
    assert s.prompt("ember") == "alliance.invite"  # the encounter is far from over
    assert s.planet("ember 1") not in s.game.colonies(s.seat("ember"))
    assert s.planet("jade 2") not in s.game.colonies(s.seat("ember"))
    assert s.told("colony.lost") == [("ember", "jade 2")]


@both_editions
@pytest.mark.rule("classic:strip.immediate")
def test_sending_the_last_ship_as_an_ally_ends_the_colony(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="alliance", ships={"azure 2": {"jade": 1, "azure": 4}},
        hands={"ember": ["attack 4", "attack 6"]},
    )  # fmt: skip
    s.does("ember", "jade", "done").does("saffron", "done").does("jade", "offense", "azure 2", "done")
    assert s.prompt("ember") == "planning.select"
    assert s.colonies("jade") == 0


@both_editions
@pytest.mark.rule("classic:strip.immediate")
def test_losing_the_last_ship_ends_the_colony(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", target="saffron 1", laid=("attack 20", "attack 0"),
        ships={"saffron 1": {"saffron": 3}}, hands={"ember": ["attack 4"]},
    )  # fmt: skip
    assert s.planet("saffron 1") not in s.game.colonies(s.seat("saffron"))
    assert s.game.homes[s.seat("saffron")] == 4


@both_editions
@pytest.mark.rule("classic:strip.immediate")
def test_a_colony_with_a_ship_left_goes_on(edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch", ships={"jade 2": {"ember": 2, "jade": 4}})
    s.does("ember", "saffron 1", "jade 2", "done")
    assert s.colonies("ember") == 1


@both_editions
@pytest.mark.rule("classic:strip.no_way_back")
def test_ships_coming_back_cannot_settle_the_stripped_planet(edition: int) -> None:
    ships = {"ember 1": {"ember": 1}, "jade 2": {"ember": 1, "jade": 4}}
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch", ships=ships, hands=NO_CARD)
    s.does("ember", "saffron 1", "ember 1", "jade 2", "done", "done").does("saffron", "done")
    assert s.prompt("ember") == "ships.return"
    assert s.options("ember") == ["ember 2", "ember 3", "ember 4", "ember 5"]


@both_editions
@pytest.mark.rule("classic:strip.no_way_back")
def test_ships_out_of_the_warp_cannot_settle_the_stripped_planet(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="launch", ships={"ember 1": {"ember": 1}, "saffron 3": {"saffron": 1}},
        warp={"ember": 2}, hands={"ember": ["attack 20", "attack 6"], "saffron": ["attack 0"]},
    )  # fmt: skip
    s.does("ember", "saffron 3", "ember 1", "done", "done").does("saffron", "done").does("ember", "attack 20", "yes")
    assert s.prompt("ember") == "regroup.retrieve"
    assert s.options("ember") == ["ember 2", "ember 3", "ember 4", "ember 5", "saffron 3"]


@both_editions
@pytest.mark.rule("classic:strip.no_way_back")
def test_a_defenders_reward_cannot_settle_the_stripped_planet(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="alliance", ships={"jade 1": {"jade": 1}, "jade 2": {}, "jade 3": {}},
        warp={"jade": 9}, hands={"ember": ["attack 0"], "saffron": ["attack 20"]},
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "jade", "done").does("jade", "defense", "jade 1", "done")
    if edition == 2008:  # home first, then the reward
        assert s.options("jade") == ["jade 4", "jade 5"]
        s.does("jade", "jade 4")
    s.does("jade", "ship")
    assert s.prompt("jade") == "ships.retrieve"
    assert s.options("jade") == ["jade 4", "jade 5"]


@both_editions
@pytest.mark.rule("classic:strip.no_way_back")
def test_a_stripped_planet_may_be_won_anew(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="launch", ships={"saffron 1": {"saffron": 4, "ember": 1}},
        hands={"ember": ["attack 20", "attack 6"], "saffron": ["attack 0"]},
    )  # fmt: skip
    s.does("ember", "saffron 1", "saffron 1", "done")
    assert s.colonies("ember") == 0
    s.does("ember", "done").does("saffron", "done").does("ember", "attack 20")
    assert s.ships("ember", "saffron 1") == 1
    assert s.colonies("ember") == 1


# 2018 is silent here; it is played as in 2008.
@both_editions
@pytest.mark.rule("classic:strip.nowhere_to_go_2008")
def test_ships_of_an_offense_without_a_colony_go_to_the_warp(edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch", warp={"ember": 17}, hands=NO_CARD)
    s.does("ember", "saffron 1", "ember 1", "ember 2", "ember 3", "done").does("saffron", "done")
    assert s.told("encounter.called_off") == [("ember",)]
    assert s.ships("ember", "gate") == 0
    assert s.ships("ember", "warp") == 20


@both_editions
@pytest.mark.rule("classic:strip.nowhere_to_go_2008")
def test_ships_of_a_defensive_ally_without_a_colony_go_to_the_warp(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", laid=("attack 0", "attack 20"), beside={"jade": 2}, warp={"jade": 18},
        hands={"jade": []},
    )  # fmt: skip
    if edition == 2018:
        assert s.options("jade") == ["card", "none"]  # no colony, so no ship to be had
        s.does("jade", "card", "card")
    assert s.ships("jade", "beside") == 0
    assert s.ships("jade", "warp") == 20
    assert len(s.hand("jade")) == 2


@both_editions
@pytest.mark.rule("classic:strip.track_and_power")
def test_a_stripped_foreign_colony_takes_the_marker_down_at_once(edition: int) -> None:
    ships = {"jade 2": {"ember": 1, "jade": 4}, "azure 2": {"ember": 2, "azure": 4}}
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch", ships=ships)
    s.does("ember", "saffron 1")
    assert s.game.view(None)["colonies"] == [2, 0, 0, 0]
    s.does("ember", "jade 2", "azure 2", "done")
    assert s.prompt("ember") == "alliance.invite"
    assert s.game.view(None)["colonies"] == [1, 0, 0, 0]


@both_editions
@pytest.mark.rule("classic:strip.track_and_power")
def test_a_stripped_home_colony_counts_towards_losing_the_power(edition: int) -> None:
    s = fc.scene(
        "classic", seats=["human", "saffron", "jade"], edition=edition, phase="launch",
        ships={"human 1": {"human": 1}, "human 2": {}, "human 3": {}}, hands={"human": ["attack 8", "reinforcement 2"]},
    )  # fmt: skip
    s.does("human", "saffron 1")
    assert s.game.view(None)["lost_powers"] == []
    s.does("human", "human 1", "done")
    assert s.prompt("human") == "alliance.invite"
    assert s.game.view(None)["lost_powers"] == [(0, "human")]
    s.does("human", "done").does("saffron", "done")
    assert s.total("offense") == 8 + 1  # and no bonus of the power
