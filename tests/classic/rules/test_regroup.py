"""Regroup: one ship out of the warp."""

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

THREE = ["ember", "saffron", "jade"]


@both_editions
@pytest.mark.rule("classic:regroup.retrieve_one")
@pytest.mark.parametrize("goal", ["ember 4", "jade 2"])
def test_the_offense_brings_one_ship_back_to_a_colony_of_its_choice(goal: str, edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, destiny=["saffron"], warp={"ember": 3, "saffron": 2, "jade": 1},
        ships={"jade 2": {"jade": 3, "ember": 2}, "ember 5": {}},
    )  # fmt: skip
    assert s.asked == ["ember"]
    assert s.options("ember") == ["ember 1", "ember 2", "ember 3", "ember 4", "jade 2"]  # no "done": it has to
    before = s.ships("ember", goal)
    s.does("ember", goal)
    assert s.ships("ember", goal) == before + 1
    assert [s.ships(name, "warp") for name in THREE] == [2, 2, 1]
    assert s.prompt("ember") == "launch.aim"


@both_editions
@pytest.mark.rule("classic:regroup.retrieve_one")
def test_with_no_ship_in_the_warp_the_phase_passes(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, destiny=["saffron"], warp={"saffron": 2, "jade": 1})
    assert s.prompt("ember") == "launch.aim"
    assert s.told("regroup.retrieved") == []


@both_editions
@pytest.mark.rule("classic:regroup.retrieve_one")
def test_the_second_encounter_has_its_own_regroup(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, destiny=["saffron", "saffron"], warp={"ember": 3},
        hands={"ember": ["attack 40", "attack 6"], "saffron": ["attack 0"]},
    )  # fmt: skip
    s.does("ember", "ember 1", "saffron 1", "ember 1", "done", "done").does("saffron", "done")
    s.does("ember", "attack 40", "yes", "ember 2")
    assert s.ships("ember", "warp") == 1
    assert s.told("regroup.retrieved") == [("ember", "ember 1"), ("ember", "ember 2")]


@both_editions
@pytest.mark.rule("classic:regroup.no_colony")
def test_without_a_colony_the_ship_goes_into_the_gate_and_fights(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, destiny=["saffron"], warp={"ember": 20}, hands={"ember": ["attack 4", "reinforcement 2"]}
    )
    assert s.ships("ember", "gate") == 1
    assert s.ships("ember", "warp") == 19
    s.does("ember", "saffron 1")
    assert s.prompt("ember") == "alliance.invite"  # the ship in the gate is all there is to launch, and enough
    s.does("ember", "done").does("saffron", "done")
    assert s.total("offense") == 4 + 1


@both_editions
@pytest.mark.rule("classic:regroup.no_colony")
@pytest.mark.parametrize(("mine", "theirs", "landed", "lost"), [("attack 40", "attack 0", 1, 19), ("attack 0", "attack 40", 0, 20)])
def test_the_ship_in_the_gate_shares_the_outcome(mine: str, theirs: str, landed: int, lost: int, edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, destiny=["saffron"], warp={"ember": 20}, hands={"ember": [mine], "saffron": [theirs]}
    )
    s.does("ember", "saffron 3", "done").does("saffron", "done")
    assert s.ships("ember", "saffron 3") == landed
    assert s.ships("ember", "warp") == lost


@both_editions
@pytest.mark.rule("classic:regroup.no_colony")
def test_with_a_foreign_colony_left_the_ship_goes_there(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, destiny=["saffron"], warp={"ember": 19}, ships={"jade 1": {"ember": 1, "jade": 4}}
    )
    assert s.ships("ember", "jade 1") == 2
    assert s.ships("ember", "gate") == 0


@pytest.mark.rule("classic:regroup.ex_red")
def test_red_moves_a_ship_from_the_warp_onto_a_stack_of_its_own() -> None:
    s = fc.scene("classic", seats=THREE, edition=2018, warp={"ember": 2}, ships={"ember 3": {"ember": 4}, "ember 5": {}})
    colonies = s.game.colonies(s.seat("ember"))
    s.does("ember", "ember 3")
    assert s.ships("ember", "warp") == 1
    assert s.ships("ember", "ember 3") == 5
    assert s.game.colonies(s.seat("ember")) == colonies
