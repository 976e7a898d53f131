"""Amoeba: once the cards are down, it may take any of its ships out of the encounter, or bring any number in."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["amoeba", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"amoeba 3": {}, "amoeba 4": {}, "amoeba 5": {}}


def planned(amoeba: str = "attack 8", ember: str = "attack 10", jade: list[str] | None = None, **position: Any) -> Scene:
    """Amoeba with two ships in the gate meets Ember's four; the cards are on the table. Jade may hold zaps."""
    hands = {"amoeba": [amoeba], "ember": [ember], "jade": jade or [], "azure": []}
    given = {"seats": SEATS, "phase": "planning", "gate": {"amoeba": 2}, "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_as_offense_it_brings_in_more_than_four() -> None:
    s = planned().does("amoeba", "use ooze", "amoeba in", *["amoeba 1"] * 3, *["amoeba 5"] * 2, "done")
    assert s.told("reveal.totals") == [("15", "14")]
    assert [s.ships("amoeba", "ember 1"), s.ships("amoeba", "amoeba 1"), s.ships("amoeba", "amoeba 5")] == [7, 1, 1]


def test_it_takes_as_many_out_as_it_likes() -> None:
    s = planned().does("amoeba", "use ooze", "amoeba out", "done", "amoeba 5")  # at least one
    assert s.told("reveal.totals") == [("9", "14")]
    assert [s.ships("amoeba", "warp"), s.ships("amoeba", "amoeba 5")] == [1, 4]


def test_winning_without_a_ship_gives_it_no_colony_but_its_allies_land() -> None:
    s = planned("attack 40", gate={"amoeba": 2, "azure": 1}, edition=2008)
    s.does("amoeba", "use ooze", "amoeba out", "gate", "amoeba 2", "amoeba 3")
    assert s.told("reveal.winner") == [("offense", "amoeba")]
    assert [s.ships("amoeba", "ember 1"), s.ships("azure", "ember 1"), s.ships("ember", "warp")] == [0, 1, 4]
    assert s.prompt("amoeba") == "turn.second"  # it was a success all the same


def test_as_defense_it_reinforces_its_planet() -> None:
    s = planned(offense="ember", defense="amoeba", target="amoeba 2", gate={"ember": 4})
    s.does("amoeba", "use ooze", "amoeba in", "amoeba 1", "done")
    assert s.told("reveal.totals") == [("14", "13")]
    assert [s.ships("amoeba", "amoeba 1"), s.ships("amoeba", "warp")] == [3, 5]


def test_as_defense_it_may_give_its_planet_up_and_save_its_ships() -> None:
    s = planned(ember="attack 40", offense="ember", defense="amoeba", target="amoeba 2", gate={"ember": 1})
    s.does("amoeba", "use ooze", "amoeba out", *["amoeba 2"] * 3)
    assert s.options("amoeba") == ["amoeba 1", "amoeba 3", "amoeba 4", "amoeba 5"]
    s.does("amoeba", *["amoeba 3"] * 4)
    assert [s.ships("amoeba", "warp"), s.ships("amoeba", "amoeba 3"), s.ships("ember", "amoeba 2")] == [0, 8, 1]


def test_it_may_take_the_last_ships_off_its_colonies() -> None:
    s = planned(ships={"amoeba 1": {"amoeba": 1}, "jade 1": {"amoeba": 1}})
    s.does("amoeba", "use ooze", "amoeba in", "jade 1", "amoeba 1", "done")
    assert [s.colonies("amoeba"), s.told("reveal.totals")] == [0, [("12", "14")]]


def test_ships_that_are_out_earn_no_compensation() -> None:
    s = planned("negotiate", hands={"amoeba": ["negotiate"], "ember": ["attack 10", "morph"]}).does("ember", "attack 10")
    s.does("amoeba", "use ooze", "amoeba out", "gate", "amoeba 2", "amoeba 2")
    assert s.told("compensation.taken") == []


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_its_ships_where_they_are() -> None:
    s = planned()
    assert s.options("amoeba") == ["use ooze", "pass"]
    s.does("amoeba", "pass")
    assert s.told("reveal.totals") == [("10", "14")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_defending_an_empty_planet_it_has_nothing_to_begin_with() -> None:
    s = planned(offense="ember", defense="amoeba", gate={"ember": 1}, ships={"amoeba 1": {}})
    assert s.told("power.used") == []
    assert s.told("reveal.totals") == [("11", "8")]


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_cannot(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "amoeba": 1}} if place == "gate" else {"gate": {"ember": 1}, place: {"amoeba": 1}}
    s = planned(offense="ember", defense="azure", hands={"ember": ["attack 10"], "azure": ["attack 8"]}, **ships)
    assert s.told("power.used") == []
    assert len(s.told("reveal.totals")) == 1


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_oozes_only_between_selection_and_reveal() -> None:
    s = planned(hands={"amoeba": ["attack 8", "attack 6"], "ember": ["attack 10"]})
    assert s.prompt("amoeba") == "planning.select"
    s.does("amoeba", "attack 8")
    assert [s.prompt("amoeba"), s.told("reveal.cards")] == ["window.planning.after_select", []]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_ships_stay_and_in_the_next_encounter_it_may_ooze_again() -> None:
    hands = {"amoeba": ["attack 40", "attack 6"], "ember": ["attack 10", "attack 6"], "jade": ["cosmic zap"]}
    s = planned(hands=hands, destiny=["ember"]).does("ember", "attack 10")
    s.does("amoeba", "attack 40", "use ooze").does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("42", "14")]  # it was asked for nothing more
    s.does("amoeba", "yes", "ember 2", "amoeba 1", "done", "done").does("ember", "done")
    assert s.options("amoeba") == ["use ooze", "pass"]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_its_ships_stay() -> None:
    s = planned(ships=TWO_HOMES)
    assert s.told("reveal.totals") == [("10", "14")]


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_bringing_in_the_last_ship_of_the_third_home_colony_loses_the_power() -> None:
    s = planned(ships=TWO_HOMES | {"amoeba 3": {"amoeba": 1}}).does("amoeba", "use ooze", "amoeba in", "amoeba 3", "done")
    assert s.told("power.lost") == [("amoeba",)]
    assert s.told("reveal.totals") == [("11", "14")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_against_virus_both_count_the_ships_that_are_there_in_the_end() -> None:
    s = scene("classic", seats=["amoeba", "virus", "jade"], phase="planning", hands={"amoeba": ["attack 20"], "virus": ["attack 6"]})
    s.does("amoeba", "use ooze", "amoeba in", *["amoeba 1"] * 3, "done")
    assert s.told("reveal.totals") == [("24", "24")]
    assert s.told("reveal.winner") == [("defense", "virus")]


def test_after_a_sorcerers_swap_it_may_still_run() -> None:
    s = scene("classic", seats=["sorcerer", "amoeba", "jade"], phase="planning", hands={"sorcerer": ["attack 1"], "amoeba": ["attack 20"]})
    s.does("sorcerer", "use magic").does("amoeba", "use ooze", "amoeba out", *["amoeba 1"] * 3, *["amoeba 2"] * 4)
    assert s.told("reveal.winner") == [("offense", "sorcerer")]
    assert s.ships("amoeba", "warp") == 0


def test_a_zombie_it_left_alone_with_its_ally_is_beaten_all_the_same() -> None:
    s = scene("classic", seats=["amoeba", "zombie", "jade"], phase="planning", gate={"amoeba": 1, "jade": 1},
              hands={"amoeba": ["attack 20"], "zombie": ["attack 6"]})  # fmt: skip
    s.does("amoeba", "use ooze", "amoeba out", "amoeba 2").does("zombie", *["zombie 2"] * 4)
    assert [s.ships("jade", "zombie 1"), s.ships("amoeba", "zombie 1"), s.ships("zombie", "warp")] == [1, 0, 0]
