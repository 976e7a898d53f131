"""Launch: aiming the gate and sending ships."""

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]
SAFFRON = [f"saffron {number}" for number in (1, 2, 3, 4, 5)]


@both_editions
@pytest.mark.rule("classic:launch.aim")
@pytest.mark.parametrize("planet", SAFFRON)
def test_the_gate_is_aimed_at_any_one_planet_of_the_system(planet: str, edition: int) -> None:
    ships = {"saffron 2": {}, "saffron 3": {"jade": 2}, "saffron 4": {"ember": 1, "saffron": 4}}
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="destiny", destiny=["saffron"], ships=ships)
    assert s.asked == ["ember"]
    assert s.options("ember") == SAFFRON  # with the defense on it or not, empty or shared
    s.does("ember", planet)
    assert s.game.target == s.planet(planet)
    assert s.prompt("ember") == "launch.ships"


@pytest.mark.rule("classic:launch.ex_yellow_system")
def test_after_a_yellow_card_every_yellow_planet_and_no_other_can_be_chosen() -> None:
    s = fc.scene("classic", seats=FOUR, edition=2018, offense="azure", phase="destiny", destiny=["saffron"])
    assert s.options("azure") == SAFFRON


@both_editions
@pytest.mark.rule("classic:launch.ship_count")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_to_four_ships_are_launched(number: int, edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch").does("ember", "saffron 1")
    assert "done" not in s.options("ember")  # none is no option
    for launched in range(1, number + 1):
        s.does("ember", "ember 1")
        if launched < 4:
            assert "done" in s.options("ember")
    if number < 4:
        s.does("ember", "done")
    assert s.ships("ember", "gate") == number
    assert s.prompt("ember") == "alliance.invite"  # a fifth is not asked for


@both_editions
@pytest.mark.rule("classic:launch.ship_count")
def test_an_offense_with_one_ship_has_to_launch_it(edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="launch", warp={"ember": 19}).does("ember", "saffron 1")
    assert s.ships("ember", "gate") == 1
    assert s.prompt("ember") == "alliance.invite"


@both_editions
@pytest.mark.rule("classic:launch.ship_sources")
def test_ships_come_from_any_own_colonies_but_not_from_the_warp(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="launch", warp={"ember": 2},
        ships={"ember 1": {"ember": 1}, "ember 2": {"saffron": 3}, "jade 5": {"ember": 2, "jade": 4}, "azure 3": {"azure": 1, "jade": 2}},
    )  # fmt: skip
    s.does("ember", "saffron 1")
    assert s.options("ember") == ["ember 1", "ember 3", "ember 4", "ember 5", "jade 5"]
    s.does("ember", "jade 5", "ember 1", "ember 4", "jade 5")
    assert s.ships("ember", "gate") == 4
    assert s.ships("ember", "jade 5") == s.ships("ember", "ember 1") == 0
    assert s.ships("ember", "warp") == 2


@both_editions
@pytest.mark.rule("classic:launch.ship_sources")
def test_only_ships_in_the_gate_take_part_for_the_offense(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="launch", hands={"ember": ["attack 4", "reinforcement 2"]},
        ships={"saffron 1": {"saffron": 3, "ember": 4}},
    )  # fmt: skip
    s.does("ember", "saffron 1", "ember 1", "ember 1", "done", "done").does("saffron", "done")
    assert s.total("offense") == 4 + 2
    assert s.game.involved(0) == [(s.seat("ember"), s.place("gate"), 2)]


@pytest.mark.rule("classic:launch.ex_three_ships")
def test_red_launches_one_ship_from_home_and_two_from_a_foreign_colony() -> None:
    s = fc.scene("classic", seats=FOUR, edition=2018, phase="launch", ships={"jade 1": {"jade": 4, "ember": 2}})
    before = s.ships("ember", "ember 1")
    s.does("ember", "saffron 1", "ember 1", "jade 1", "jade 1", "done")
    assert s.ships("ember", "gate") == 3
    assert s.ships("ember", "ember 1") == before - 1
    assert s.ships("ember", "jade 1") == 0
    assert s.colonies("ember") == 0


@pytest.mark.rule("classic:launch.defense_frozen_2008")
def test_the_defense_moves_no_ship_before_the_outcome() -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=2008, phase="launch", warp={"saffron": 2}, ships={"saffron 1": {"saffron": 1}},
        hands={"ember": ["attack 4", "reinforcement 2"], "saffron": ["attack 6", "attack 8", "reinforcement 3"]},
    )  # fmt: skip
    before = [s.ships("saffron", place) for place in (*SAFFRON, "warp")]
    s.does("ember", "saffron 1", "ember 1", "done", "done")
    prompts = []
    for answer in ("done", "attack 6"):
        prompts.append(s.prompt("saffron"))
        s.does("saffron", answer)
    s.does("ember", "pass")
    prompts.append(s.prompt("saffron"))
    assert prompts == ["alliance.invite", "planning.select", "window.reveal.reinforcements"]
    assert [s.ships("saffron", place) for place in (*SAFFRON, "warp")] == before
    assert s.total("defense") == 6 + 1


@both_editions
@pytest.mark.rule("classic:launch.target_with_own_colony")
def test_a_planet_with_an_own_colony_may_be_attacked_and_the_colony_grows(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="launch", ships={"saffron 1": {"saffron": 4, "ember": 2, "jade": 1}},
        hands={"ember": ["attack 20", "attack 6"], "saffron": ["attack 0"]},
    )  # fmt: skip
    s.does("ember", "saffron 1", "ember 1", "ember 1", "done", "jade", "done").does("saffron", "done")
    s.does("jade", "offense", "jade 1", "done").does("ember", "attack 20")
    assert s.ships("ember", "saffron 1") == 4
    assert s.ships("jade", "saffron 1") == 2
    assert (s.colonies("ember"), s.colonies("jade")) == (1, 1)


@both_editions
@pytest.mark.rule("classic:launch.target_with_own_colony")
def test_an_own_colony_on_the_target_is_not_lost_with_the_encounter(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", laid=("attack 0", "attack 20"), gate={"ember": 3}, target="saffron 1",
        ships={"saffron 1": {"saffron": 4, "ember": 2}},
    )  # fmt: skip
    assert s.ships("ember", "saffron 1") == 2
    assert s.ships("ember", "warp") == 3
