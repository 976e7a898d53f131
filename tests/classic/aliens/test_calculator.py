"""Calculator: may lower the higher of two attacks by the lower one."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["calculator", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"calculator 3": {}, "calculator 4": {}, "calculator 5": {}}


def planned(calculator: str, ember: str, jade: list[str] | None = None, **position: Any) -> Scene:
    """Calculator with one ship meets Ember's four; these cards are on the table. Jade may hold zaps."""
    hands = {"calculator": [calculator], "ember": [ember], "jade": jade or [], "azure": []}
    given = {"seats": SEATS, "phase": "planning", "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "other", "totals"),
    [
        ("attack 8", "attack 15", ("9", "11")),
        ("attack 15", "attack 8", ("8", "12")),
        ("attack 40", "attack 1", ("40", "5")),
        ("attack 40", "attack 0", ("41", "4")),
    ],
)
def test_the_higher_attack_keeps_only_the_difference(mine: str, other: str, totals: tuple[str, str]) -> None:
    s = planned(mine, other).does("calculator", "use equalize")
    assert s.told("reveal.totals") == [totals]


def test_as_defense_it_does_the_same() -> None:
    s = planned("attack 8", "attack 15", offense="ember", defense="calculator").does("calculator", "use equalize")
    assert s.told("reveal.totals") == [("8", "12")]
    assert s.told("reveal.winner") == [("defense", "calculator")]


def test_equal_attacks_stay_as_they_are() -> None:
    s = planned("attack 8", "attack 8").does("calculator", "use equalize")
    assert s.told("reveal.totals") == [("9", "12")]


def test_a_morph_is_equal_to_what_it_copies() -> None:
    s = planned("morph", "attack 15").does("calculator", "use equalize")
    assert s.told("reveal.totals") == [("16", "19")]


@pytest.mark.parametrize(("mine", "other"), [("negotiate", "attack 15"), ("attack 15", "negotiate"), ("negotiate", "negotiate")])
def test_a_negotiate_leaves_nothing_to_subtract(mine: str, other: str) -> None:
    s = planned(mine, other, jade=["emotion control", "ionic gas"]).does("calculator", "use equalize")
    assert s.game.values == [15 if card == "attack 15" else -1 for card in (mine, other)]


def test_ships_are_not_subtracted() -> None:
    s = planned("attack 8", "attack 15", gate={"calculator": 4, "azure": 3}).does("calculator", "use equalize")
    assert s.told("reveal.totals") == [("15", "11")]


def test_everybody_is_told_what_the_card_counts() -> None:
    s = planned("attack 8", "attack 15").does("calculator", "use equalize")
    assert s.told("reveal.counts") == [("ember", "7")]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_let_the_cards_be() -> None:
    s = planned("attack 8", "attack 15")
    assert s.options("calculator") == ["use equalize", "pass"]
    s.does("calculator", "pass")
    assert s.told("reveal.totals") == [("9", "19")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_calculate_nothing(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "calculator": 1}} if place == "gate" else {place: {"calculator": 1}}
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="planning", **ships)
    assert [s.told("power.used"), len(s.told("reveal.totals"))] == [[], 1]


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_declares_between_selection_and_reveal() -> None:
    s = planned("attack 8", "attack 15", hands={"calculator": ["attack 8", "attack 6"], "ember": ["attack 15"]})
    assert s.prompt("calculator") == "planning.select"
    s.does("calculator", "attack 8")
    assert [s.prompt("calculator"), s.told("reveal.cards")] == ["window.planning.after_select", []]


def test_it_lasts_for_one_encounter() -> None:
    hands = {"calculator": ["attack 40", "attack 6"], "ember": ["attack 4", "attack 10"]}
    s = planned("", "", hands=hands, destiny=["ember"]).does("calculator", "attack 40").does("ember", "attack 4")
    s.does("calculator", "use equalize", "yes", "ember 2", "calculator 1", "done", "done").does("ember", "done")
    s.does("calculator", "pass")
    assert s.told("reveal.totals") == [("37", "8"), ("7", "14")]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_cards_keep_their_values_and_in_the_next_encounter_it_may_declare_again() -> None:
    hands = {"calculator": ["attack 20", "attack 6"], "ember": ["attack 10", "attack 4"], "jade": ["cosmic zap"]}
    s = planned("", "", hands=hands, destiny=["ember"]).does("calculator", "attack 20").does("ember", "attack 10")
    s.does("calculator", "use equalize").does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("21", "14")]
    s.does("calculator", "yes", "ember 2", "calculator 1", "done", "done").does("ember", "done")
    assert s.options("calculator") == ["use equalize", "pass"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    s = planned("attack 8", "attack 15", ships=TWO_HOMES)
    assert s.told("reveal.totals") == [("9", "19")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


BOTH_WAYS = pytest.mark.parametrize("turned", [False, True], ids=["offense", "defense"])


@BOTH_WAYS
def test_with_mirror_the_printed_digits_turn_before_anything_is_subtracted(turned: bool) -> None:
    mains = ("mirror", "calculator") if turned else ("calculator", "mirror")
    s = scene("classic", seats=["calculator", "mirror", "jade"], offense=mains[0], defense=mains[1], phase="planning",
              hands={"calculator": ["attack 15"], "mirror": ["attack 20"]})  # fmt: skip
    for name in mains:
        s.does(name, "use reversal" if name == "mirror" else "use equalize")
    assert s.told("reveal.totals") == ([("3", "53")] if turned else [("50", "6")])  # 51 and 2, then 49 and 2


@BOTH_WAYS
def test_tripler_triples_what_is_left(turned: bool) -> None:
    mains = ("tripler", "calculator") if turned else ("calculator", "tripler")
    s = scene("classic", seats=["calculator", "tripler", "jade"], offense=mains[0], defense=mains[1], phase="planning",
              hands={"calculator": ["attack 6"], "tripler": ["attack 14"]})  # fmt: skip
    s.does("calculator", "use equalize")
    assert s.told("reveal.totals") == ([("25", "10")] if turned else [("7", "28")])  # 14 less 6 is 8, and a low attack now
