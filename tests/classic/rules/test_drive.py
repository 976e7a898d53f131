"""Driving a foreign colony out of the own system."""

from typing import Any

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]
GUESTS = {"ember 1": {"ember": 2, "jade": 3, "azure": 1}, "ember 4": {"saffron": 2}}


def ember_draws_ember(edition: int, **more: Any) -> Any:
    position = {"hands": {"ember": ["attack 10", "attack 6", "reinforcement 2"], "jade": ["attack 8"]}, **more}
    return fc.scene("classic", seats=FOUR, edition=edition, phase="destiny", destiny=["ember"], ships=GUESTS, **position)


@both_editions
@pytest.mark.rule("classic:drive.target")
@pytest.mark.parametrize(("planet", "owner"), [("ember 1", "jade"), ("ember 1", "azure"), ("ember 4", "saffron")])
def test_the_owner_of_the_colony_is_the_defense_of_a_normal_encounter(planet: str, owner: str, edition: int) -> None:
    s = ember_draws_ember(edition)
    s.does("ember", f"drive {owner} from {planet}")
    assert s.names[s.game.defense] == owner
    assert s.game.target == s.planet(planet)
    assert s.prompt("ember") == "launch.ships"  # the aim is taken
    s.does("ember", "ember 2", "done")
    assert sorted(s.options("ember")) == sorted({*FOUR, "done"} - {"ember", owner})
    s.does("ember", "done")
    assert s.prompt(owner) == "alliance.invite"
    s.does(owner, "done")
    assert s.prompt("ember") == "planning.select"


@pytest.mark.rule("classic:drive.single_colony")
def test_the_whole_stack_of_one_colour_defends_and_all_others_stand_by() -> None:
    s = ember_draws_ember(2008)
    s.does("ember", "drive jade from ember 1", "ember 2", "ember 2", "done", "done").does("jade", "done").does("ember", "attack 10")
    assert s.game.involved(1) == [(s.seat("jade"), s.planet("ember 1"), 3)]
    assert s.total("offense") == 10 + 2  # the two ships of its home colony there are bystanders
    assert s.total("defense") == 8 + 3  # and so is Azure's


@pytest.mark.rule("classic:drive.single_colony")
def test_only_one_player_is_driven_from_only_one_planet() -> None:
    s = ember_draws_ember(2008)
    assert s.options("ember") == ["redraw", "drive jade from ember 1", "drive azure from ember 1", "drive saffron from ember 4"]
    s.does("ember", "drive jade from ember 1", "ember 2", "ember 2", "done", "done").does("jade", "done")
    s.does("ember", "attack 10", "pass")
    assert [s.ships(name, "ember 1") for name in FOUR] == [4, 0, 0, 1]
    assert s.ships("saffron", "ember 4") == 2


def after_the_reveal(edition: int, mine: str, theirs: str) -> Any:
    """Ember with Azure's help attacks Jade's colony on its own empty planet; Saffron helps Jade."""
    return fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", defense="jade", target="ember 3", laid=(mine, theirs),
        ships={"ember 3": {"jade": 3}}, gate={"ember": 2, "azure": 1}, beside={"saffron": 1}, hands={"ember": ["attack 4"], "saffron": []},
    )  # fmt: skip


@both_editions
@pytest.mark.rule("classic:drive.offense_wins")
def test_a_win_brings_a_home_colony_and_the_allies_foreign_ones(edition: int) -> None:
    s = after_the_reveal(edition, "attack 20", "attack 6")
    assert [s.ships(name, "ember 3") for name in FOUR] == [2, 0, 0, 1]
    assert [s.ships(name, "warp") for name in FOUR] == [0, 1, 3, 0]
    assert [s.colonies(name) for name in FOUR] == [0, 0, 0, 1]
    assert s.game.homes[s.seat("ember")] == 5
    assert s.told("colony.lost") == [("jade", "ember 3")]
    assert s.prompt("ember") == "turn.second"


@both_editions
@pytest.mark.rule("classic:drive.offense_wins")
def test_a_win_reinforces_what_stands_there(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", defense="jade", target="ember 1", laid=("attack 20", "attack 0"),
        ships=GUESTS, gate={"ember": 4, "azure": 2}, hands={"ember": ["attack 4"]},
    )  # fmt: skip
    assert [s.ships(name, "ember 1") for name in FOUR] == [6, 0, 0, 3]
    assert s.colonies("azure") == 1


@both_editions
@pytest.mark.rule("classic:drive.defense_wins")
@pytest.mark.parametrize(("mine", "theirs"), [("attack 6", "attack 20"), ("attack 5", "attack 4")])
def test_a_defense_that_wins_or_ties_keeps_its_colony(mine: str, theirs: str, edition: int) -> None:
    s = after_the_reveal(edition, mine, theirs)  # 5 + 3 against 4 + 4 is the tie
    if edition == 2018:
        s.does("saffron", "card", "saffron 2")
    else:
        s.does("saffron", "saffron 2")
    assert s.ships("jade", "ember 3") == 3
    assert s.colonies("jade") == 1
    assert [s.ships(name, "warp") for name in FOUR] == [2, 0, 0, 1]
    assert s.ships("saffron", "beside") == 0
    assert len(s.hand("saffron")) == 1
