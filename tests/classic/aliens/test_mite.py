"""Mite: a defense with more than three cards lets it settle, or discards down to three."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["mite", "jade", "azure", "saffron"]
FIVE = ["attack 4", "attack 6", "attack 8", "negotiate", "quash"]
TWO_HOMES: dict[str, dict[str, int]] = {"mite 3": {}, "mite 4": {}, "mite 5": {}}


def buzzing(jade: list[str] = FIVE, **position: Any) -> Scene:
    """Mite has launched two ships at Jade's first planet."""
    given = {"seats": SEATS, "phase": "launch", "hands": {"mite": ["attack 10", "attack 1"], "jade": jade, "azure": ["attack 6"]}}
    s = scene("classic", **{**given, **position})
    return s.does("mite", "jade 1", "mite 1", "mite 1", "done") if s.game.offense == s.seat("mite") else s


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_the_defense_has_to_answer_before_allies_are_invited() -> None:
    s = buzzing()
    assert s.told("power.used") == [("mite", "use bluster")]  # it was not asked whether
    assert [s.asked, s.prompt("jade"), s.options("jade")] == [["jade"], "mite.answer", ["mite settle", "mite discard"]]
    assert s.game.ask_of(1).params == ("seat:0", "planet:1.1", 2)  # two cards too many


def test_let_in_it_settles_beside_the_defense_and_the_encounter_is_a_success() -> None:
    s = buzzing().does("jade", "mite settle")
    assert [s.ships("mite", "jade 1"), s.ships("jade", "jade 1"), s.ships("mite", "gate")] == [2, 4, 0]
    assert [s.colonies("mite"), s.hand("jade")] == [1, FIVE]
    assert [s.game.result, s.prompt("mite")] == ["settled", "turn.second"]
    assert s.told("alliance.invited") == s.told("planning.laid") == []


def test_kept_out_it_sees_the_defense_discard_at_random_and_the_encounter_goes_on() -> None:
    s = buzzing().does("jade", "mite discard")
    assert len(s.hand("jade")) == 3
    assert sorted(s.hand("jade") + s.discard) == FIVE
    assert [s.prompt("mite"), s.ships("mite", "gate")] == ["alliance.invite", 2]


def test_chance_picks_the_cards() -> None:
    kept = {tuple(buzzing(seed=seed).does("jade", "mite discard").hand("jade")) for seed in range(20)}
    assert len(kept) > 5


def test_everybody_sees_what_was_discarded_and_nobody_what_was_kept() -> None:
    s = buzzing().does("jade", "mite discard")
    assert len(s.told("cards.discarded")) == 2
    assert s.game.view(s.seat("azure"))["known"] == [[], [], [], []]


def test_a_fifth_colony_it_is_let_into_wins_the_game() -> None:
    foreign = {f"azure {number}": {"azure": 4, "mite": 1} for number in range(1, 5)}
    assert buzzing(ships=foreign).does("jade", "mite settle").winners == ["mite"]


def test_it_may_be_let_in_twice_a_turn() -> None:
    s = buzzing(destiny=["jade"]).does("jade", "mite settle").does("mite", "yes", "jade 2", "mite 2", "done")
    s.does("jade", "mite settle")
    assert [s.colonies("mite"), s.told("turn.begins")] == [2, [("jade",)]]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_three_cards_are_few_enough() -> None:
    s = buzzing(FIVE[:3])
    assert [s.told("power.used"), s.prompt("mite")] == [[], "alliance.invite"]


def test_the_fourth_is_one_too_many() -> None:
    assert buzzing(FIVE[:4]).does("jade", "mite discard").told("cards.discarded") != []


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(("offense", "defense"), [("jade", "mite"), ("jade", "azure"), ("azure", "jade")])
def test_it_blusters_only_as_offense(offense: str, defense: str) -> None:
    s = buzzing(offense=offense, defense=defense, hands={"mite": ["attack 8"] * 4, "jade": ["attack 4"] * 4, "azure": ["attack 6"] * 4})
    s.does(offense, f"{defense} 1", f"{offense} 1", "done")
    assert [s.told("power.used"), s.prompt(offense)] == [[], "alliance.invite"]


@pytest.mark.rule("classic:power.phase")
def test_it_blusters_at_no_other_time() -> None:
    s = scene("classic", seats=SEATS, phase="alliance", hands={"mite": ["attack 10"], "jade": FIVE})
    s.does("mite", "done").does("jade", "done")
    assert s.told("power.used") == []


def test_an_empty_home_planet_is_resettled_without_any_bluster() -> None:
    empty: dict[str, dict[str, int]] = {"mite 5": {}}
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["mite"], ships=empty, hands={"mite": ["attack 8"], "jade": FIVE})
    s.does("mite", "resettle mite 5", "mite 1", "done")
    assert [s.told("power.used"), s.prompt("mite")] == [[], "turn.second"]


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_defense_owes_it_nothing() -> None:
    hands = {"mite": ["attack 10", "attack 1"], "jade": FIVE, "azure": ["cosmic zap"]}
    s = buzzing(hands=hands).does("azure", "cosmic zap")
    assert [s.hand("jade"), s.prompt("mite")] == [FIVE, "alliance.invite"]


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_takes_the_wind_out_of_it() -> None:
    s = scene(
        "classic", seats=SEATS, phase="launch", hands={"mite": ["attack 10"], "jade": FIVE}, ships=TWO_HOMES | {"mite 3": {"mite": 1}}
    )
    s.does("mite", "jade 1", "mite 3", "done")
    assert [s.told("power.used"), s.prompt("mite")] == [[], "alliance.invite"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_warrior_that_lets_it_in_has_neither_won_nor_failed() -> None:
    s = scene("classic", seats=["mite", "warrior", "azure"], phase="launch", hands={"mite": ["attack 10"], "warrior": FIVE})
    s.does("mite", "warrior 1", "mite 1", "done").does("warrior", "mite settle")
    assert s.told("tokens.now") == []


def test_a_machine_lets_it_in_and_the_encounter_is_over_for_good() -> None:
    s = scene("classic", seats=["mite", "machine", "azure"], phase="launch", hands={"mite": ["attack 10"], "machine": FIVE})
    s.does("mite", "machine 1", "mite 1", "done").does("machine", "mite settle").does("mite", "no")
    assert s.told("turn.begins") == [("machine",)]


def test_driving_a_guest_out_it_may_end_up_sharing_its_own_planet() -> None:
    guest = {"mite 1": {"mite": 2, "jade": 1}}
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["mite"], ships=guest, hands={"mite": ["attack 10"], "jade": FIVE})
    s.does("mite", "drive jade from mite 1", "mite 2", "done").does("jade", "mite settle")
    assert [s.ships("mite", "mite 1"), s.ships("jade", "mite 1"), s.colonies("jade")] == [3, 1, 1]


def test_who_zaps_it_in_vain_may_have_no_card_too_many_left() -> None:
    hands = {"mite": ["attack 10"], "jade": [*FIVE[:3], "cosmic zap"], "azure": ["card zap"]}
    s = buzzing(hands=hands).does("jade", "cosmic zap").does("azure", "card zap")
    assert s.game.ask_of(1).params[2] == 0
    assert s.does("jade", "mite discard").hand("jade") == FIVE[:3]
