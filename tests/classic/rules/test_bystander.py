"""Bystanders: colonies on the target planet that are not attacked."""

from typing import Any

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]
SHARED = {"saffron 1": {"saffron": 2, "jade": 3, "azure": 4, "ember": 1}}


def over_a_shared_planet(edition: int, mine: str, theirs: str) -> Any:
    """Everybody has a colony on Saffron's planet, and Ember attacks it with two ships."""
    return fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", target="saffron 1", ships=SHARED, gate={"ember": 2}, laid=(mine, theirs),
        hands={"ember": ["attack 6", "reinforcement 2"]},
    )  # fmt: skip


@both_editions
@pytest.mark.rule("classic:bystander.definition")
def test_bystanders_count_for_neither_total(edition: int) -> None:
    s = over_a_shared_planet(edition, "attack 8", "attack 10")
    assert s.total("offense") == 8 + 2
    assert s.total("defense") == 10 + 2


@both_editions
@pytest.mark.rule("classic:bystander.definition")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [("attack 20", "attack 0", {"ember": 3, "saffron": 0}), ("attack 0", "attack 20", {"ember": 1, "saffron": 2})],
)
def test_the_result_does_not_touch_bystanders(mine: str, theirs: str, left: dict[str, int], edition: int) -> None:
    s = over_a_shared_planet(edition, mine, theirs).does("ember", "pass")
    assert {name: s.ships(name, "saffron 1") for name in FOUR} == {**left, "jade": 3, "azure": 4}
    assert s.ships("jade", "warp") == s.ships("azure", "warp") == 0


@both_editions
@pytest.mark.rule("classic:bystander.definition")
def test_a_colony_being_driven_out_is_no_bystander(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", defense="jade", target="ember 1", laid=("attack 20", "attack 0"),
        ships={"ember 1": {"jade": 2, "azure": 3, "ember": 1}}, hands={"ember": ["attack 6"]},
    )  # fmt: skip
    assert [s.ships(name, "ember 1") for name in FOUR] == [2, 0, 0, 3]
    assert s.ships("jade", "warp") == 2


@pytest.mark.rule("classic:bystander.may_supply_ally_ships")
@pytest.mark.parametrize(("side", "place"), [("offense", "gate"), ("defense", "beside")])
def test_an_ally_may_draw_ships_from_its_bystander_colony(side: str, place: str) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=2018, phase="alliance", target="saffron 1", ships=SHARED, hands={"ember": ["attack 8", "attack 6"]}
    )
    s.does("ember", "jade", "done").does("saffron", "jade", "done").does("jade", side)
    assert "saffron 1" in s.options("jade")
    s.does("jade", "saffron 1", "saffron 1", "done")
    assert s.ships("jade", place) == 2
    assert s.ships("jade", "saffron 1") == 1


@pytest.mark.rule("classic:bystander.may_supply_ally_ships")
def test_ships_drawn_from_a_bystander_colony_take_part_and_the_others_do_not() -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=2018, phase="alliance", target="saffron 1", ships=SHARED,
        hands={"ember": ["attack 8", "reinforcement 2"], "saffron": ["attack 10"]}, gate={"ember": 1},
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "jade", "done").does("jade", "defense", "saffron 1", "saffron 1", "done")
    assert s.total("defense") == 10 + 2 + 2
    assert s.total("offense") == 8 + 1


@pytest.mark.rule("classic:bystander.ex_yellow")
@pytest.mark.parametrize(
    ("mine", "theirs", "left", "lost"),
    [("attack 20", "attack 4", [2, 0, 3], [0, 4, 0]), ("attack 4", "attack 20", [0, 4, 3], [2, 0, 0])],
)
def test_purple_attacks_a_green_planet_where_yellow_stands_by(mine: str, theirs: str, left: list[int], lost: list[int]) -> None:
    seats = ["orchid", "jade", "saffron"]
    s = fc.scene(
        "classic", seats=seats, edition=2018, phase="reveal", target="jade 2", gate={"orchid": 2}, laid=(mine, theirs),
        ships={"jade 2": {"jade": 4, "saffron": 3}}, hands={"orchid": ["attack 6", "reinforcement 2"]},
    )  # fmt: skip
    totals = {"attack 20": 20, "attack 4": 4}
    assert (s.total("offense"), s.total("defense")) == (totals[mine] + 2, totals[theirs] + 4)
    s.does("orchid", "pass")
    assert [s.ships(name, "jade 2") for name in seats] == left
    assert [s.ships(name, "warp") for name in seats] == lost
