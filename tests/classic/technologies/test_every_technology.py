"""What holds for every technology: it is as its card says, has its texts and its test, and is answered by one other technology only."""

from pathlib import Path

import pytest

from fifthcolony.classic.catalogue import catalogue
from fifthcolony.classic.inventions import TECHNOLOGIES, X
from fifthcolony.classic.scene import Scene
from fifthcolony.classic.words import ALL_PHASES
from tests.classic.technologies.positions import ONE_COLONY, POSITIONS, about_to_use

HERE = Path(__file__).resolve().parent
ANY = ("offense", "defense", "offensive_ally", "defensive_ally", "none")
MAIN_OR_ALLY = ANY[:4]
MAIN = ANY[:2]
START = ("regroup",)

CARDS = {
    "coldsleep_ship": (9, ANY, START, "single"),
    "collapsium_hulls": (4, ("defense",), ("resolution",), "lasting"),
    "cosmic_field_generator": (2, ANY, ALL_PHASES, "single"),
    "delta_scanners": (2, ANY, START, "single"),
    "energy_cloak": (4, ("offense",), ("launch",), "single"),
    "enigma_device": (4, ANY, START, "single"),
    "genesis_bomb": (4, ANY, START, "face_down"),
    "gluon_mines": (None, ("defense",), ("planning",), "face_down"),
    "infinity_drive": (6, ANY, ("resolution",), "single"),
    "lunar_cannon": (5, MAIN_OR_ALLY, ("reveal",), "lasting"),
    "omega_missile": (8, ANY, START, "single"),
    "plasma_thrusters": (6, MAIN_OR_ALLY, ("launch", "alliance"), "lasting"),
    "precursor_seed": (9, ANY, ALL_PHASES, "lasting"),
    "quark_battery": (3, MAIN, ("reveal",), "single"),
    "tech_scrambler": (None, ANY, ALL_PHASES, "face_down"),
    "the_prometheus": (7, ANY, ALL_PHASES, "lasting"),
    "the_qax": (4, MAIN, ("alliance",), "passed_on"),
    "vacuum_turbines": (2, ANY, START, "single"),
    "warpspace_key": (3, ("offense",), START, "single"),
    "xenon_lasers": (3, MAIN_OR_ALLY, ("reveal",), "lasting"),
}
"""Research number (None for X), role, phases, how long it lasts, as the card says; allies of Plasma Thrusters act in alliance."""
SCRAMBLED = sorted(POSITIONS.keys() - {"tech_scrambler"})


def play_up_to_the_use(s: Scene, name: str) -> Scene:
    """Ember does what leads to the use; others do nothing with their own."""
    for player, *answers in POSITIONS[name].answers:
        if "azure" in s.asked and s.prompt("azure") == "technology.action":
            s.does("azure", "pass")
        s.does(player, *answers)
    return s


def scrambler(name: str, ships: int) -> Scene:
    """Azure holds the one answer to it, with so many ships."""
    return play_up_to_the_use(about_to_use(name, technologies={"azure": {"tech scrambler": ships}}, ships=ONE_COLONY), name)


def number_of(name: str) -> int:
    stage = POSITIONS[name].stage
    return int(stage) if TECHNOLOGIES[name].needs == X else TECHNOLOGIES[name].needs


def test_each_is_told_as_its_card_says() -> None:
    assert {one.name: (one.needs, one.roles, one.phases, one.kind) for one in catalogue().technologies} == CARDS


def test_each_has_a_test_of_its_own_and_a_position_where_it_is_used() -> None:
    assert {path.stem.removeprefix("test_") for path in HERE.glob("test_*.py")} == {*CARDS, "every_technology"}
    assert POSITIONS.keys() == CARDS.keys() - {"precursor_seed", "the_prometheus"}  # which nobody uses: they are there


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_it_is_used_and_said_to_be(name: str) -> None:
    s = play_up_to_the_use(about_to_use(name), name)
    assert [who for who, _ in s.told("technology.used")] == ["ember"]


@pytest.mark.parametrize("name", sorted(POSITIONS.keys() - {"cosmic_field_generator"}))
def test_no_zap_answers_it(name: str) -> None:
    s = play_up_to_the_use(about_to_use(name, hands={"azure": ["card zap", "cosmic zap", "attack 8"]}), name)
    assert [prompt for who, prompt, _, _ in s.asks if who == "azure" and prompt.startswith("respond.")] == []


@pytest.mark.parametrize("name", SCRAMBLED)
def test_another_technology_cancels_and_discards_it(name: str) -> None:
    s = scrambler(name, number_of(name))
    assert [s.asked, s.prompt("azure")] == [["azure"], "respond.technology"]
    s.does("azure", "use scramble")
    assert s.told("technology.cancelled") == [("ember", name.replace("_", " "))]
    assert name in s.game.technology_discard or s.options("ember")[0] == "ember 1"  # unless it is still being asked where ships go
    assert s.technologies("azure") == {}
    assert s.ships("azure", "research") == 0


@pytest.mark.parametrize("name", SCRAMBLED)
def test_with_too_few_ships_nothing_answers_it(name: str) -> None:
    s = scrambler(name, number_of(name) - 1)
    assert [prompt for who, prompt, _, _ in s.asks if who == "azure" and prompt.startswith("respond.")] == []
    assert s.told("technology.cancelled") == []


@pytest.mark.parametrize("name", SCRAMBLED)
def test_whoever_holds_the_answer_may_keep_it(name: str) -> None:
    s = scrambler(name, number_of(name)).does("azure", "pass")
    assert s.told("technology.cancelled") == []
    assert s.technologies("azure")["tech scrambler"] == number_of(name)
