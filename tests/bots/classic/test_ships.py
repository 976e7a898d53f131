"""The simple bot's ships: large stacks first, no colony emptied for nothing."""

import fifthcolony as fc
from tests.bots.classic.conftest import Choice, Plays

TABLE = ["ember", "saffron", "jade", "azure"]


def homes(name: str, *numbers: int) -> dict[str, dict[str, int]]:
    """A player's ships on its home planets, one number a planet."""
    return {f"{name} {planet}": {name: number} for planet, number in enumerate(numbers, 1)}


def test_a_fleet_comes_from_the_largest_stacks(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="launch", target="saffron 1", ships=homes("ember", 1, 7, 1, 9, 2))
    assert plays(s, "ember") == ["ember 4", "ember 4", "ember 2", "ember 4"]
    assert s.ships("ember", "gate") == 4


def test_no_colony_is_emptied_to_send_more(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="launch", target="saffron 1", ships=homes("ember", 1, 1, 3, 1, 1), warp={"ember": 13})
    assert plays(s, "ember") == ["ember 3", "ember 3", "done"]


def test_one_ship_goes_even_if_it_was_the_last_of_a_home_colony_but_never_of_a_foreign_one(plays: Plays) -> None:
    position = homes("ember", 1, 1, 1, 1, 0) | {"jade 1": {"jade": 4, "ember": 1}}
    s = fc.scene("classic", seats=TABLE, phase="launch", target="saffron 1", ships=position, warp={"ember": 15})
    sent = plays(s, "ember")
    assert len(sent) == 2
    assert sent[0].startswith("ember")
    assert sent[1] == "done"


def test_a_fifth_colony_is_worth_empty_homes_down_to_three(plays: Plays) -> None:
    four = {f"{owner} {planet}": {owner: 4, "ember": 1} for owner in ("jade", "azure") for planet in (1, 2)}
    position = homes("ember", 1, 1, 1, 1, 1) | four
    s = fc.scene("classic", seats=TABLE, phase="launch", target="saffron 1", ships=position, warp={"ember": 11})
    sent = plays(s, "ember")
    assert len(sent) == 3
    assert sent[-1] == "done"
    assert s.colonies("ember") == 4


def test_resettling_takes_no_whole_fleet(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="destiny", destiny=["ember"], ships=homes("ember", 0, 0, 0, 10, 10))
    s.does("ember", "resettle ember 1")
    plays(s, "ember")
    assert s.ships("ember", "ember 1") == 2


def test_ships_that_must_go_leave_foreign_colonies_last(plays: Plays) -> None:
    position = homes("ember", 1, 1, 1, 0, 0) | {"jade 1": {"jade": 4, "ember": 1}, "jade 2": {"jade": 4, "ember": 2}}
    hands = {"azure": ["plague", "attack 8"]}
    s = fc.scene("classic", seats=TABLE, phase="regroup", ships=position, hands=hands, warp={"ember": 14})
    s.does("azure", "plague", "ember")
    plays(s, "ember")
    assert s.ships("ember", "jade 1") == s.ships("ember", "jade 2") == 1
    assert s.ships("ember", "warp") == 17


def test_it_aims_at_the_weakest_planet(choice: Choice) -> None:
    position = homes("saffron", 4, 4, 2, 5, 5)
    s = fc.scene("classic", seats=TABLE, phase="launch", ships=position)
    assert {choice(s, "ember", seed) for seed in range(6)} == {"saffron 3"}


def test_it_aims_where_it_has_no_colony_yet(choice: Choice) -> None:
    position = homes("saffron", 4, 4, 0, 6, 6) | {"saffron 3": {"saffron": 0, "ember": 1}}
    s = fc.scene("classic", seats=TABLE, phase="launch", ships=position)
    assert {choice(s, "ember", seed) for seed in range(12)} == {"saffron 1", "saffron 2"}


def test_ships_come_home_to_the_own_system(plays: Plays) -> None:
    position = {"jade 1": {"jade": 4, "ember": 1}}
    hands = {"ember": ["mobius tubes", "attack 8"]}
    s = fc.scene("classic", seats=TABLE, phase="regroup", ships=position, hands=hands, warp={"ember": 6})
    s.does("ember", "mobius tubes")
    back = plays(s, "ember")
    assert len(back) == 6
    assert len(set(back)) > 1
    assert all(planet.startswith("ember") for planet in back)
