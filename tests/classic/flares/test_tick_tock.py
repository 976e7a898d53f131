"""Tick-Tock's flare: wild, ships settle abroad when the deck is made anew; super, a ship takes one more token away."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["tick_tock", "ember", "jade", "azure"]
FLARE = "flare tick tock"
WINS, LOSES, DEAL = ("attack 20", "attack 4"), ("attack 4", "attack 20"), ("negotiate", "negotiate")


def reshuffled(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember has no encounter card as its turn begins, and the deck is empty: for a new hand the discard pile becomes a new one."""
    given = {"seats": SEATS, "offense": "ember", "phase": "start_turn", "deck": [], "rest": "discard"} | position
    return scene("classic", **given, hands={name: hands.get(name, [] if name == "ember" else ["attack 8"]) for name in SEATS})


def fought(laid: tuple[str, str], hands: dict[str, list[str]], tokens: int = 6, **position: Any) -> Scene:
    """Tick-Tock attacks Ember with two ships."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": {"tick_tock": 2}, "stops": True} | position
    return scene("classic", **given, tokens={"tick_tock": {"cosmic": tokens}}, hands={name: hands.get(name, []) for name in SEATS})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_wild_up_to_four_ships_settle_on_a_home_planet_of_an_opponent() -> None:
    s = reshuffled({"jade": [FLARE]}).does("jade", FLARE)
    assert "jade 1" not in s.options("jade")
    s.does("jade", "azure 2", "jade 1", "jade 1", "jade 3", "jade 3")
    assert [s.ships("jade", "azure 2"), s.ships("jade", "jade 1"), s.colonies("jade")] == [4, 2, 1]
    assert s.told("cards.reshuffled") == [()]


def test_wild_one_is_enough() -> None:
    s = reshuffled({"jade": [FLARE]}).does("jade", FLARE, "azure 2", "jade 1", "done")
    assert s.ships("jade", "azure 2") == 1


def test_wild_not_where_it_is_already_nor_on_a_planet_that_is_gone() -> None:
    s = reshuffled({"jade": [FLARE]}, ships={"azure 2": {"azure": 4, "jade": 1}}, variants=["four_planets"]).does("jade", FLARE)
    assert [planet for planet in s.options("jade") if planet.startswith("azure")] == ["azure 1", "azure 3", "azure 4"]


def test_wild_not_while_there_is_a_deck() -> None:
    assert not offers(reshuffled({"jade": [FLARE]}, rest="deck"), "jade", FLARE)


def test_wild_not_without_a_ship_on_a_colony() -> None:
    ships: dict[str, dict[str, int]] = {f"jade {number}": {} for number in range(1, 6)}
    assert not offers(reshuffled({"jade": [FLARE]}, ships=ships, warp={"jade": 20}), "jade", FLARE)


def test_wild_card_zapped_nobody_settles() -> None:
    s = card_zapped(reshuffled({"jade": [FLARE], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.colonies("jade") == 0


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_a_win_and_a_ship_take_a_token_away() -> None:
    s = fought(WINS, {"tick_tock": [FLARE]}).does("tick_tock", FLARE, "tick_tock 2")
    assert [s.tokens("tick_tock", "cosmic"), s.ships("tick_tock", "warp")] == [5, 1]


def test_super_besides_the_one_that_its_power_takes() -> None:
    s = fought(LOSES, {"tick_tock": [FLARE]}, offense="ember", defense="tick_tock", gate={"ember": 1})
    s.does("tick_tock", FLARE, "tick_tock 2")
    assert s.tokens("tick_tock", "cosmic") == 4


def test_super_by_a_deal_too_and_the_last_one_wins() -> None:
    s = (
        fought(DEAL, {"tick_tock": [FLARE, "attack 8"]}, tokens=2)
        .does("tick_tock", "give card", "attack 8", "offer")
        .does("ember", "accept")
    )
    s.does("tick_tock", FLARE, "tick_tock 2")
    assert s.winners == ["tick_tock"]


@pytest.mark.parametrize(
    ("laid", "position"),
    [
        (LOSES, {}),
        (WINS, {"tokens": 0}),
        (WINS, {"zapped": ["tick_tock"]}),
        (WINS, {"offense": "ember", "defense": "jade", "gate": {"ember": 1, "tick_tock": 1}}),
        (LOSES, {"offense": "ember", "defense": "jade", "gate": {"ember": 1}}),
    ],
)
def test_super_only_for_a_main_player_who_has_won_with_a_token_and_the_power(laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(fought(laid, {"tick_tock": [FLARE]}, **position), "tick_tock", FLARE)


def test_super_card_zapped_ship_and_token_stay() -> None:
    s = card_zapped(fought(WINS, {"tick_tock": [FLARE], "jade": ["card zap"]}), "tick_tock", FLARE, flare=FLARE)
    assert [s.tokens("tick_tock", "cosmic"), s.ships("tick_tock", "warp")] == [6, 0]
