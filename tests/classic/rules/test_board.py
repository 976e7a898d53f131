"""Planets, ships and colonies."""

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FIVE = ["ember", "saffron", "jade", "azure", "orchid"]
FOUR = FIVE[:4]
THREE = FIVE[:3]


@both_editions
@pytest.mark.rule("classic:board.home_system")
@pytest.mark.parametrize("owner", FIVE)
def test_planets_of_the_own_colour_are_home_and_all_others_foreign(owner: str, edition: int) -> None:
    for number in range(1, 6):
        planet = f"{owner} {number}"
        s = fc.scene("classic", seats=FIVE, edition=edition, ships={planet: dict.fromkeys(FIVE, 1)})
        assert {name: s.colonies(name) for name in FIVE} == {name: int(name != owner) for name in FIVE}
        assert s.game.homes[s.seat(owner)] == 5


@both_editions
@pytest.mark.rule("classic:board.home_system")
@pytest.mark.parametrize("owner", FIVE[1:])
def test_the_planets_of_one_colour_are_one_system(owner: str, edition: int) -> None:
    s = fc.scene("classic", seats=FIVE, edition=edition, phase="destiny", destiny=[owner])
    assert s.prompt("ember") == "launch.aim"
    assert s.options("ember") == [f"{owner} {number}" for number in (1, 2, 3, 4, 5)]


@both_editions
@pytest.mark.rule("classic:board.colony")
@pytest.mark.parametrize("number", [1, 2, 4, 15])
def test_any_number_of_ships_on_a_planet_is_one_colony(number: int, edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, ships={"jade 2": {"ember": number}})
    assert s.ships("ember", "jade 2") == number
    assert s.colonies("ember") == 1


@both_editions
@pytest.mark.rule("classic:board.colony")
def test_no_ship_is_no_colony(edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, ships={"jade 2": {"jade": 1}})
    assert s.colonies("ember") == 0


@both_editions
@pytest.mark.rule("classic:board.colony_one_per_planet")
def test_landing_on_an_own_colony_makes_no_second_one(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", laid=("attack 40", "attack 0"), target="saffron 1",
        ships={"saffron 1": {"saffron": 4, "ember": 2}}, gate={"ember": 3}, hands={"ember": ["attack 6"]},
    )  # fmt: skip
    assert s.ships("ember", "saffron 1") == 5
    assert s.colonies("ember") == 1


@both_editions
@pytest.mark.rule("classic:board.colony_one_per_planet")
def test_colonies_of_all_players_stand_side_by_side_on_one_planet(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FIVE, edition=edition, phase="reveal", laid=("attack 40", "attack 0"), target="saffron 1",
        ships={"saffron 1": {"saffron": 0, "azure": 3}}, gate={"ember": 1, "jade": 4, "orchid": 2}, hands={"ember": ["attack 6"]},
    )  # fmt: skip
    assert [s.ships(name, "saffron 1") for name in FIVE] == [1, 0, 4, 3, 2]
    assert [s.colonies(name) for name in FIVE] == [1, 0, 1, 1, 1]


@both_editions
@pytest.mark.rule("classic:board.home_or_foreign")
def test_home_colonies_do_not_count_for_the_win(edition: int) -> None:
    foreign = {f"jade {number}": {"jade": 4, "ember": 1} for number in (1, 2, 3, 4)}
    s = fc.scene("classic", seats=THREE, edition=edition, phase="destiny", destiny=["ember"], ships={**foreign, "ember 5": {}})
    assert s.game.homes[0] == 4
    s.does("ember", "resettle ember 5", "ember 1", "done")
    assert s.ships("ember", "ember 5") == 1
    assert (s.game.homes[0], s.colonies("ember")) == (5, 4)
    assert s.winners == []


@pytest.mark.rule("classic:board.ex_shared_planet")
def test_a_red_planet_with_ships_of_two_colours_bears_two_colonies() -> None:
    s = fc.scene("classic", seats=FOUR, ships={"ember 1": {"ember": 3, "jade": 2}})
    assert s.game.owners_at(s.planet("ember 1")) == [s.seat("ember"), s.seat("jade")]
    assert s.planet("ember 1") in s.game.colonies(s.seat("ember"))
    assert s.colonies("ember") == 0
    assert s.colonies("jade") == 1


@both_editions
@pytest.mark.rule("classic:board.warp")
def test_ships_in_the_warp_cannot_be_launched_and_add_to_no_total(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="launch", warp={"ember": 17, "saffron": 3},
        hands={"ember": ["attack 8", "+2"], "saffron": ["attack 10"]},
    )  # fmt: skip
    s.does("ember", "saffron 1")
    assert s.options("ember") == ["ember 1", "ember 2", "ember 3"]
    s.does("ember", "ember 1", "ember 2", "done", "done").does("saffron", "done")
    assert s.total("offense") == 8 + 2
    assert s.total("defense") == 10 + s.ships("saffron", "saffron 1")
    assert s.ships("ember", "warp") == 17


@both_editions
@pytest.mark.rule("classic:board.warp")
def test_ships_in_the_warp_cannot_be_sent_by_an_ally(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="alliance", warp={"jade": 18})
    s.does("ember", "jade").does("saffron", "done").does("jade", "offense")
    assert s.options("jade") == ["jade 1", "jade 2"]


@both_editions
@pytest.mark.rule("classic:board.warp")
def test_whoever_has_all_ships_in_the_warp_cannot_ally(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="alliance", warp={"jade": 20}, hands={"ember": ["attack 8", "attack 6"]})
    s.does("ember", "jade").does("saffron", "jade")
    assert s.prompt("ember") == "planning.select"


@both_editions
@pytest.mark.rule("classic:board.warp")
def test_a_rule_that_retrieves_brings_ships_back(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, warp={"ember": 2})
    s.does("ember", "ember 3")
    assert s.ships("ember", "warp") == 1
    assert s.ships("ember", "ember 3") == 5


@both_editions
@pytest.mark.rule("classic:board.mover_chooses")
def test_ships_are_taken_from_home_and_foreign_colonies_mixed(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="launch", ships={"jade 4": {"ember": 2, "jade": 4}})
    s.does("ember", "saffron 2", "jade 4", "ember 1", "ember 5", "done")
    assert s.ships("ember", "gate") == 3
    assert (s.ships("ember", "jade 4"), s.ships("ember", "ember 1"), s.ships("ember", "ember 5")) == (1, 3, 2)


@both_editions
@pytest.mark.rule("classic:board.mover_chooses", "classic:board.return_needs_colony")
def test_returning_ships_go_to_any_own_colonies_and_to_no_other_planet(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="launch", hands={"ember": ["+2", "+3"], "saffron": ["attack 8"]},
        ships={"jade 4": {"ember": 2, "jade": 4}, "ember 1": {"ember": 1}, "ember 2": {}},
    )  # fmt: skip
    s.does("ember", "saffron 2", "ember 1", "ember 3", "ember 4", "done", "done").does("saffron", "done")
    # Without an encounter card the offense's ships come home: one, two and three in turn.
    assert s.prompt("ember") == "ships.return"
    assert s.options("ember") == ["ember 3", "ember 4", "ember 5", "jade 4"]
    before = s.ships("ember", "ember 5")
    s.does("ember", "jade 4", "jade 4", "ember 5")
    assert s.ships("ember", "jade 4") == 4
    assert s.ships("ember", "ember 5") == before + 1
    assert s.ships("ember", "gate") == 0


@both_editions
@pytest.mark.rule("classic:board.return_needs_colony")
def test_ships_with_one_colony_left_all_return_there(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="planning", hands={"ember": ["+2"]}, gate={"ember": 4},
        warp={"ember": 14}, ships={"jade 4": {"ember": 2, "jade": 4}},
    )  # fmt: skip
    assert s.ships("ember", "jade 4") == 6
    assert s.game.colonies(s.seat("ember")) == [s.planet("jade 4")]


def test_who_looks_when_told_of_a_lost_colony_sees_every_ship_afterwards() -> None:
    s = fc.scene("classic", seats=["ember", "amoeba", "jade"], phase="planning", ships={"jade 1": {"amoeba": 1}})
    seen: dict[str, int] = {}
    s.game.listener = lambda event: seen.update({event.key: sum(there[1] for there in s.game.view(None)["planets"])})
    s.does("amoeba", "use ooze", "amoeba in", "jade 1", "done")
    assert [seen["colony.lost"], seen["amoeba.grew"]] == [20, 20]
