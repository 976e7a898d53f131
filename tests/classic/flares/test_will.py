"""Will's flare: wild, a player whose colour is drawn is met anywhere; super, it looks into a hand before it chooses."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["will", "ember", "jade", "azure"]
FLARE = "flare will"
ABROAD = {"jade 1": {"jade": 4, "ember": 1}, "azure 3": {"ember": 2, "azure": 4}}


def drawn(offense: str, destiny: str, hands: dict[str, list[str]], **position: Any) -> Scene:
    """Destiny is drawn; Ember has colonies with Jade and Azure."""
    given = {"seats": SEATS, "offense": offense, "phase": "destiny", "destiny": [destiny], "ships": ABROAD} | position
    return scene("classic", **given, hands={"will": [], "ember": ["attack 5"], "jade": [], "azure": ["attack 8"]} | hands)


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_wild_the_player_whose_colour_is_drawn_is_met_in_any_system() -> None:
    s = drawn("azure", "ember", {"azure": [FLARE, "attack 8"]}).does("azure", FLARE)
    assert s.options("azure") == [*(f"ember {number}" for number in range(1, 6)), "jade 1", "azure 3"]
    s.does("azure", "jade 1")
    assert [s.game.defense, s.game.target] == [s.seat("ember"), s.planet("jade 1")]


@pytest.mark.parametrize(
    ("who", "offense", "destiny"),
    [
        ("ember", "ember", "ember"),  # its own colour
        ("azure", "azure", "wild"),
        ("azure", "azure", "most colonies"),  # Ember, but by no colour
        ("azure", "azure", "jade"),  # who is at home only
        ("jade", "azure", "ember"),
    ],
)
def test_wild_only_for_the_offense_and_the_colour_of_another_who_is_abroad(who: str, offense: str, destiny: str) -> None:
    s = drawn(offense, destiny, {who: [FLARE, "attack 8"], offense: [*([FLARE] if who == offense else []), "attack 8"]})
    assert not offers(s, who, FLARE)


def test_wild_card_zapped_it_is_at_home() -> None:
    s = card_zapped(drawn("azure", "ember", {"azure": [FLARE, "attack 8"], "jade": ["card zap"]}), "azure", FLARE, flare=FLARE)
    assert s.options("azure") == [f"ember {number}" for number in range(1, 6)]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_it_looks_into_a_hand_before_it_chooses() -> None:
    s = drawn("will", "jade", {"will": [FLARE, "attack 8"]}).does("will", "yes")
    assert s.options("will") == ["ember", "jade", "azure"]
    s.does("will", "azure")
    assert [s.game.view(0)["known"][3], s.game.view(1)["known"][3]] == [["attack_08"], []]
    assert s.prompt("will") == "destiny.anyone"


def test_super_without_the_flare_it_chooses_unseen() -> None:
    s = drawn("will", "jade", {"will": [FLARE, "attack 8"]}).does("will", "no")
    assert [s.prompt("will"), s.told("cards.hand_looked_at")] == ["destiny.anyone", []]


@pytest.mark.parametrize(("offense", "position"), [("will", {"zapped": ["will"]}), ("azure", {})])
def test_super_not_without_its_power_nor_in_another_turn(offense: str, position: dict[str, Any]) -> None:
    assert not offers(drawn(offense, "jade", {"will": [FLARE, "attack 8"]}, **position), "will", FLARE)


def test_super_zapped_it_sees_nothing() -> None:
    s = card_zapped(drawn("will", "jade", {"will": [FLARE, "attack 8"], "jade": ["card zap"]}), "will", "yes", flare=FLARE)
    assert [s.prompt("will"), s.told("cards.hand_looked_at")] == ["destiny.anyone", []]
    s = cosmic_zapped(drawn("will", "jade", {"will": [FLARE, "attack 8"], "jade": ["cosmic zap"]}), "will", "yes", flare=FLARE)
    assert [s.prompt("will"), s.told("cards.hand_looked_at")] == ["launch.aim", []]
