"""Calculator's flare: odd or even; Equalize as an ally."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "calculator", "azure"]
FLARE = "flare calculator"


def laid(ember: str, jade: str, hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember with one ship meets Jade's four, and these cards lie face down."""
    given: dict[str, list[str]] = {"ember": [], "jade": [], "calculator": [], "azure": []} | hands
    given = given | {"ember": [ember, *given["ember"]], "jade": [jade, *given["jade"]]}
    return scene("classic", **({"seats": SEATS, "phase": "planning", "hands": given, "stops": True} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "called", "totals"),
    [
        (("attack 8", "attack 15"), "calculator odd", ("9", "11")),  # right: 15 - 8
        (("attack 8", "attack 15"), "calculator even", ("1", "19")),  # wrong: 8 - 15, but no less than 0
        (("attack 20", "attack 6"), "calculator even", ("21", "4")),
        (("attack 20", "attack 6"), "calculator odd", ("15", "10")),
    ],
)
def test_whoever_was_wrong_loses_the_value_of_the_other_card(cards: tuple[str, str], called: str, totals: tuple[str, str]) -> None:
    s = laid(*cards, {"ember": [FLARE]}).does("ember", FLARE, called)
    assert s.told("reveal.totals") == [totals]


def test_the_defense_may_call_too() -> None:
    s = laid("attack 15", "attack 8", {"jade": [FLARE]}).does("jade", FLARE, "calculator odd")
    assert s.told("reveal.totals") == [("8", "12")]


def test_it_comes_to_nothing_unless_both_are_attacks() -> None:
    s = laid("attack 15", "negotiate", {"ember": [FLARE]}).does("ember", FLARE, "calculator odd")
    assert [s.told("reveal.counts"), s.told("reveal.winner")] == [[], [("offense", "ember")]]


def test_an_ally_calls_nothing() -> None:
    assert never_offered(laid("attack 15", "attack 8", {"azure": [FLARE]}, beside={"azure": 1}), FLARE)


def test_card_zapped_the_cards_count_what_they_say() -> None:
    s = card_zapped(laid("attack 15", "attack 8", {"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("16", "12")]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_as_an_ally_it_equalizes() -> None:
    s = laid("attack 15", "attack 8", {"calculator": [FLARE]}, beside={"calculator": 1}).does("calculator", FLARE)
    assert s.told("power.used") == [("calculator", "use equalize as ally")]
    assert s.told("reveal.totals") == [("8", "13")]


@pytest.mark.parametrize("position", [{}, {"beside": {"calculator": 1}, "zapped": ["calculator"]}], ids=["onlooker", "zapped"])
def test_else_it_does_not(position: dict[str, Any]) -> None:
    assert never_offered(laid("attack 15", "attack 8", {"calculator": [FLARE]}, **position), FLARE)


def test_cosmic_zapped_the_cards_count_what_they_say() -> None:
    s = laid("attack 15", "attack 8", {"calculator": [FLARE], "azure": ["cosmic zap"]}, beside={"calculator": 1})
    assert cosmic_zapped(s, "calculator", FLARE, flare=FLARE).told("reveal.totals") == [("16", "13")]
