"""Chosen's flare: a card before the choice; keeping what is no encounter card."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped

SEATS = ["chosen", "jade", "ember", "azure"]
FLARE = "flare chosen"
DECK = ["attack 30", "quash", "+3"]


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Jade."""
    given = {"ember": ["attack 8", "attack 9"], "jade": ["attack 10", "attack 11"], "chosen": [], "azure": []} | hands
    fixed = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "planning", "hands": given, "deck": DECK, "stops": True}
    return scene("classic", **(fixed | position))


def prays(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Chosen attacks Jade, and its 4 is less than Jade's 6; it has its flare."""
    given: dict[str, list[str]] = {"chosen": [FLARE], "jade": [], "ember": [], "azure": []} | (hands or {})
    fixed = {"seats": SEATS, "phase": "reveal", "laid": ("attack 4", "attack 6"), "hands": given, "deck": DECK, "stops": True}
    return scene("classic", **(fixed | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", ["ember", "jade"])
def test_a_main_player_draws_a_card_it_can_lay_at_once(player: str) -> None:
    s = planning({player: ["attack 8", FLARE]}).does(player, FLARE)
    assert [s.told("cards.drawn"), s.options(player)] == [[(player, "1")], ["attack 8", "attack 30"]]


def test_an_ally_draws_nothing() -> None:
    assert planning({"azure": [FLARE]}, gate={"ember": 1, "azure": 1}).asked == ["ember", "jade"]


def test_card_zapped_nothing_is_drawn() -> None:
    s = card_zapped(planning({"ember": ["attack 8", "attack 9", FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("cards.drawn") == []


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_it_keeps_what_is_no_encounter_card() -> None:
    s = prays().does("chosen", "use divine intervention", "yes", "replace card attack 30")
    assert s.options("chosen") == ["reinforcement 3", "quash", "done"]
    s.does("chosen", "quash", "done")
    assert s.told("reveal.totals") == [("31", "10")]
    assert s.hand("chosen") == ["quash", FLARE]
    assert s.told("cards.discarded")[:2] == [("chosen", "reinforcement 3"), ("chosen", "attack 4")]
    assert s.game.view(2)["known"][0] == ["quash", "flare_chosen"]


def test_it_keeps_no_encounter_card() -> None:
    s = prays(deck=["attack 30", "negotiate", "morph"]).does("chosen", "use divine intervention", "yes", "pass")
    assert [s.hand("chosen"), len(s.told("cards.kept"))] == [[FLARE], 0]


def test_without_the_flare_all_of_it_is_discarded() -> None:
    s = prays().does("chosen", "use divine intervention", "no", "replace card attack 30")
    assert [s.hand("chosen"), s.told("cards.kept")] == [[FLARE], []]


def test_card_zapped_the_prayer_is_an_ordinary_one() -> None:
    s = prays({"azure": ["card zap"]}).does("chosen", "use divine intervention")
    card_zapped(s, "chosen", "yes", flare=FLARE).does("chosen", "add card attack 30")
    assert [s.told("reveal.totals"), s.told("cards.kept")] == [[("35", "10")], []]


def test_cosmic_zapped_there_is_no_prayer_and_the_flare_is_unspent() -> None:
    s = prays({"azure": ["cosmic zap"]}).does("chosen", "use divine intervention")
    assert cosmic_zapped(s, "chosen", "yes", flare=FLARE).told("reveal.totals") == [("5", "10")]
