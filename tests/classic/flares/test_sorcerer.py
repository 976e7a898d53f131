"""Sorcerer's flare: wild, the main players exchange their powers for good; super, as an ally it exchanges their cards."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["warrior", "virus", "sorcerer", "azure"]
FLARE = "flare sorcerer"


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Warrior with three tokens attacks Virus, and each holds one attack."""
    given: dict[str, Any] = {"seats": SEATS, "phase": "planning", "stops": True} | position
    hands = {"warrior": ["attack 8"], "virus": ["attack 10"], "sorcerer": [], "azure": []} | hands
    tokens = {"warrior": {"experience": 3}} if "warrior" in given["seats"] else {}
    return scene("classic", **given, tokens=tokens, hands={name: hands.get(name, []) for name in given["seats"]})


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["azure", "warrior", "virus"])
def test_wild_the_main_players_exchange_their_powers_with_all_that_is_theirs(who: str) -> None:
    card = {"warrior": ["attack 8"], "virus": ["attack 10"]}.get(who, [])
    s = planning({who: [FLARE, *card]}).does(who, FLARE)
    assert [s.powers("warrior"), s.powers("virus")] == [["virus"], ["warrior"]]
    assert s.told("reveal.totals") == [("8", "17")]  # eight times one; ten, four ships and three tokens
    assert [s.hand("sorcerer"), s.hand(who)] == [[FLARE], []]  # for good, and the flare goes to the Sorcerer


def test_wild_without_a_sorcerer_the_flare_is_discarded() -> None:
    s = planning({"azure": [FLARE]}, seats=["warrior", "virus", "azure"]).does("azure", FLARE)
    assert [s.powers("warrior"), FLARE in s.discard] == [["virus"], True]


def test_wild_sheets_that_lie_face_down_change_hands_as_they_lie() -> None:
    s = planning({"azure": [FLARE], "clone": ["attack 8"]}, seats=["clone", "virus", "azure"], hidden=["clone", "virus"]).does(
        "azure", FLARE
    )
    assert [s.game.face_down, s.game.powers] == [[("virus",), ("clone",), ()], [(), (), ()]]


def test_wild_not_while_the_sorcerer_is_a_main_player_nor_where_nobody_has_a_power() -> None:
    for position in ({"offense": "sorcerer", "defense": "virus"}, {"offense": "virus", "defense": "sorcerer"}):
        s = planning({"azure": [FLARE], "sorcerer": ["attack 4"]}, **position)
        assert not offers(s, "azure", FLARE)
    s = planning(
        {"sorcerer": [FLARE], "azure": ["attack 4"], "ember": ["attack 5"]}, seats=["ember", "azure", "sorcerer"], zapped=["sorcerer"]
    )
    assert not offers(s, "sorcerer", FLARE)


def test_wild_card_zapped_they_keep_their_powers() -> None:
    s = card_zapped(planning({"azure": [FLARE], "virus": ["attack 10", "card zap"]}), "azure", FLARE, flare=FLARE)
    assert [s.powers("warrior"), s.powers("virus"), s.hand("sorcerer")] == [["warrior"], ["virus"], []]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_as_an_ally_of_either_side_it_exchanges_the_cards() -> None:
    for position in ({"gate": {"warrior": 1, "sorcerer": 1}}, {"beside": {"sorcerer": 1}}):
        s = planning({"sorcerer": [FLARE]}, **position).does("sorcerer", FLARE)
        assert s.told("reveal.cards") == [("warrior", "attack 10", "virus", "attack 8")]


@pytest.mark.parametrize("position", [{}, {"gate": {"warrior": 1, "sorcerer": 1}, "zapped": ["sorcerer"]}])
def test_super_not_as_an_onlooker_nor_without_its_power(position: dict[str, Any]) -> None:
    s = planning({"sorcerer": [FLARE]}, **position).pass_all()
    assert all(prompt != "window.planning.after_select" for _, prompt, _, _ in s.asks)


def test_super_zapped_the_cards_stay() -> None:
    allied = {"gate": {"warrior": 1, "sorcerer": 1}}
    s = card_zapped(planning({"sorcerer": [FLARE], "azure": ["card zap"]}, **allied), "sorcerer", FLARE, flare=FLARE)
    assert s.told("reveal.cards") == [("warrior", "attack 8", "virus", "attack 10")]
    s = cosmic_zapped(planning({"sorcerer": [FLARE], "azure": ["cosmic zap"]}, **allied), "sorcerer", FLARE, flare=FLARE)
    assert s.told("reveal.cards") == [("warrior", "attack 8", "virus", "attack 10")]
