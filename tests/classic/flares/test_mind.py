"""Mind's flare: wild, what another player draws is seen first; super, both main players' hands."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["mind", "kamikaze", "jade", "azure"]
FLARE = "flare mind"


def drawing(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Kamikaze, before cards are chosen, gives up a ship for two cards."""
    hands = {"mind": [], "kamikaze": ["attack 4"], "jade": ["attack 5"], "azure": []} | hands
    given = {"seats": SEATS, "offense": "kamikaze", "defense": "jade", "phase": "planning", "deck": ["attack 30", "attack 40", "attack 20"]}
    return scene("classic", **(given | position), hands=hands).does("kamikaze", "use sacrifice", "kamikaze 1", "done")


def looking(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Kamikaze meets Jade, and allies are about to be invited."""
    hands = {"mind": [], "kamikaze": ["attack 4"], "jade": ["attack 5"], "azure": []} | hands
    given = {"seats": SEATS, "offense": "kamikaze", "defense": "jade", "phase": "alliance"} | position
    return scene("classic", **given, hands=hands)


def test_wild_what_is_drawn_is_seen_by_one_player_only() -> None:
    s = drawing({"azure": [FLARE]}).does("azure", FLARE)
    assert s.told("cards.drawn_before_you") == [("azure", "kamikaze", "attack 30", "attack 40")]
    assert s.game.view(3)["known"][1] == ["attack_30", "attack_40"]
    assert s.game.view(2)["known"][1] == s.game.view(0)["known"][1] == []
    assert s.hand("kamikaze") == ["attack 4", "attack 30", "attack 40"]


def test_wild_for_the_rest_of_the_encounter() -> None:
    seats = ["mutant", "jade", "remora", "azure"]
    hands = {"mutant": ["attack 6"] * 6, "jade": [], "remora": [], "azure": [FLARE]}
    s = scene("classic", seats=seats, phase="alliance", hands=hands, deck=["attack 30", "attack 1", "attack 40"])
    s.does("mutant", "use regenerate", "mutant deck").does("azure", FLARE).does("remora", "use cling to cards")
    s.does("mutant", "mutant deck")
    assert s.told("cards.drawn_before_you") == [("azure", "mutant", "attack 30"), ("azure", "mutant", "attack 40")]  # not what Remora draws


def test_wild_not_for_who_draws_nor_for_a_pile() -> None:
    assert not offers(drawing({"kamikaze": [FLARE, "attack 4"]}), "kamikaze", FLARE)
    s = scene("classic", seats=["chosen", "jade", "ember"], phase="reveal", laid=("attack 4", "attack 5"), hands={"jade": [FLARE]})
    s.does("chosen", "use divine intervention", "pass")
    assert not offers(s, "jade", FLARE)


def test_wild_card_zapped_the_cards_stay_secret() -> None:
    s = card_zapped(drawing({"azure": [FLARE], "mind": ["card zap"]}), "azure", FLARE, flare=FLARE)
    assert s.told("cards.drawn_before_you") == []
    assert s.hand("kamikaze") == ["attack 4", "attack 30", "attack 40"]


def test_super_both_hands() -> None:
    s = looking({"mind": [FLARE]}).does("mind", "use knowledge", "yes")
    assert s.told("mind.saw") == [("mind", "kamikaze", "attack 4"), ("mind", "jade", "attack 5")]


def test_super_not_as_a_main_player_nor_without_power() -> None:
    s = looking({"mind": [FLARE, "attack 6"]}, offense="mind", defense="jade").does("mind", "use knowledge")
    assert s.told("mind.saw") == [("mind", "jade", "attack 5")]
    assert not offers(s, "mind", FLARE)
    assert not offers(looking({"mind": [FLARE]}, zapped=["mind"]), "mind", FLARE)


def test_super_card_zapped_it_picks_one() -> None:
    s = looking({"mind": [FLARE], "azure": ["card zap"]}).does("mind", "use knowledge")
    card_zapped(s, "mind", "yes", flare=FLARE).does("mind", "jade")
    assert s.told("mind.saw") == [("mind", "jade", "attack 5")]


def test_super_cosmic_zapped_it_sees_nothing() -> None:
    s = cosmic_zapped(looking({"mind": [FLARE], "azure": ["cosmic zap"]}).does("mind", "use knowledge"), "mind", "yes", flare=FLARE)
    assert s.told("mind.saw") == []


@pytest.mark.rule("classic:cards.cosmic_quake")
def test_wild_hands_that_a_quake_deals_are_not_seen() -> None:
    hands = {"ember": ["attack 8", "flare chosen"], "jade": ["attack 10", FLARE]}
    s = scene("classic", seats=["ember", "jade", "azure"], phase="planning", hands=hands, rest="azure", stops=True)
    s.does("ember", "flare chosen").does("azure", "pass").does("jade", FLARE).does("azure", "pass")
    assert [len(s.told("cards.quake")), s.told("cards.drawn_before_you")] == [1, []]
    assert s.game.view(1)["known"][0] == []


def test_wild_the_window_says_who_is_about_to_draw() -> None:
    s = drawing({"azure": [FLARE]})
    assert [s.prompt("azure"), s.game.asks[0].params] == ["window.any.before_card_draw", ("seat:1",)]
