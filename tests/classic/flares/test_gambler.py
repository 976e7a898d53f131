"""Gambler's flare: a bet on the spread; a higher stake."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "gambler", "azure"]
FLARE = "flare gambler"


def laid(ember: str, jade: str, hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember with one ship meets Jade's four, and these cards are about to be turned up."""
    given: dict[str, list[str]] = {"ember": [], "jade": [], "gambler": [], "azure": []} | hands
    return scene("classic", **({"seats": SEATS, "phase": "reveal", "laid": (ember, jade), "hands": given, "stops": True} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spread", "totals"), [(7, ("23", "12")), (1, ("17", "12")), (8, ("16", "12"))], ids=["just so", "less than that", "more than that"]
)
def test_cards_that_differ_by_so_much_add_it_to_ones_own(spread: int, totals: tuple[str, str]) -> None:
    s = laid("attack 15", "attack 8", {"ember": [FLARE]}).does("ember", FLARE, f"gambler {spread}")
    assert s.told("gambler.bet") == [("ember", str(spread))]
    assert s.told("reveal.totals") == [totals]


def test_the_lower_card_may_be_ones_own() -> None:
    s = laid("attack 15", "attack 8", {"jade": [FLARE]}).does("jade", FLARE, "gambler 7")
    assert s.told("reveal.totals") == [("16", "19")]


def test_a_negotiate_differs_by_nothing() -> None:
    s = laid("attack 15", "negotiate", {"ember": [FLARE]}).does("ember", FLARE, "gambler 1")
    assert s.told("reveal.counts") == []


def test_an_ally_bets_nothing() -> None:
    assert never_offered(laid("attack 15", "attack 8", {"azure": [FLARE]}, beside={"azure": 1}), FLARE)


def test_card_zapped_the_bet_is_off() -> None:
    s = card_zapped(laid("attack 15", "attack 8", {"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("16", "12")]


def test_it_is_named_before_the_gambler_has_said_anything_of_its_card() -> None:
    s = laid("attack 15", "attack 8", {"jade": [FLARE]}, offense="gambler", defense="jade", gate={"gambler": 1})
    assert [s.asked, s.told("reveal.card")] == [["jade"], []]
    s.does("jade", "pass").does("gambler", "use bluff", "attack 40").does("jade", "no")
    assert s.told("reveal.totals") == [("41", "12")]  # once the claim is out there is nothing to bet on


# --- super ------------------------------------------------------------------------------------------------------------------------------


def bluffs(card: str, hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Gambler attacks Jade's four ships with two, and has its flare; Jade's 20 is up."""
    given: dict[str, list[str]] = {"gambler": [FLARE]} | (hands or {})
    s = laid(card, "attack 20", given, **({"offense": "gambler", "defense": "jade", "gate": {"gambler": 2}} | position))
    return s.does("gambler", "use bluff")


def test_a_liar_loses_the_stake_too() -> None:
    s = bluffs("attack 4").does("gambler", "yes", "attack 40", "gambler 5")
    assert [s.told("gambler.raised"), s.prompt("jade")] == [[("gambler", "5")], "gambler.challenge"]
    s.does("jade", "yes").does("gambler", *["gambler 1"] * 3, *["gambler 2"] * 4)
    assert s.ships("gambler", "warp") == 9  # two, five, and the two it lost with


def test_who_doubts_the_truth_loses_the_stake_too() -> None:
    s = bluffs("attack 40").does("gambler", "yes", "attack 40", "gambler 20").does("jade", "yes")
    assert s.ships("jade", "warp") == 20  # all that it had elsewhere, and then the four it lost with


def test_a_claim_that_is_believed_costs_nothing() -> None:
    s = bluffs("attack 4").does("gambler", "yes", "attack 40", "gambler 5").does("jade", "no")
    assert [s.ships("gambler", "warp"), s.told("reveal.totals")] == [0, [("42", "24")]]


def test_without_the_flare_the_stake_is_as_ever() -> None:
    s = bluffs("attack 4").does("gambler", "no", "attack 40").does("jade", "yes")
    assert s.told("gambler.raised") == []
    assert s.does("gambler", "gambler 1", "gambler 1").ships("gambler", "warp") == 4


def test_card_zapped_the_stake_is_as_ever() -> None:
    s = card_zapped(bluffs("attack 4", {"azure": ["card zap"]}), "gambler", "yes", flare=FLARE)
    assert s.does("gambler", "attack 40").does("jade", "no").told("gambler.raised") == []


def test_cosmic_zapped_there_is_no_bluff() -> None:
    s = cosmic_zapped(bluffs("attack 4", {"azure": ["cosmic zap"]}), "gambler", "yes", flare=FLARE)
    assert s.told("reveal.totals") == [("6", "24")]  # for its wild side it is too late: Jade's card was up
