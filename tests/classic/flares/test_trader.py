"""Trader's flare: wild, a card from the opponent for one of its choice; super, hands are exchanged with anybody."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["trader", "ember", "jade", "azure"]
FLARE = "flare trader"
TWO_HOMES: dict[str, dict[str, int]] = {"trader 3": {}, "trader 4": {}, "trader 5": {}}


def alliance(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Jade, and nobody is invited yet."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "alliance"} | position
    return scene("classic", **given, hands={"trader": [], "ember": ["attack 4"], "jade": ["attack 20"], "azure": []} | hands)


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Trader attacks Ember; Azure has the best cards."""
    held = {"trader": [FLARE, "attack 1"], "ember": ["attack 10"], "jade": ["attack 12"], "azure": ["attack 30", "attack 40"]} | hands
    return scene("classic", **({"seats": SEATS, "phase": "planning"} | position), hands=held)


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "other"), [("ember", "jade"), ("jade", "ember")])
def test_wild_a_card_by_chance_and_one_by_choice(who: str, other: str) -> None:
    s = alliance({who: [FLARE, "attack 1"], other: ["attack 20"]}).does(who, FLARE)
    assert s.options(who) == ["attack 1", "attack 20", FLARE]
    s.does(who, "attack 1")
    assert [s.hand(who), s.hand(other)] == [["attack 20", FLARE], ["attack 1"]]
    assert s.game.view(3)["known"][s.seat(other)] == []


def test_wild_it_may_be_the_same_card_or_the_flare() -> None:
    assert alliance({"ember": [FLARE, "attack 1"]}).does("ember", FLARE, "attack 20").hand("jade") == ["attack 20"]
    assert alliance({"ember": [FLARE, "attack 1"]}).does("ember", FLARE, FLARE).hand("jade") == [FLARE]


@pytest.mark.parametrize("who", ["azure", "trader"])
def test_wild_only_for_main_players(who: str) -> None:
    assert not offers(alliance({who: [FLARE]}, zapped=["trader"]), who, FLARE)


def test_wild_not_where_the_opponent_has_nothing() -> None:
    assert not offers(alliance({"ember": [FLARE, "attack 1"], "jade": []}), "ember", FLARE)


def test_wild_card_zapped_everybody_keeps_its_cards() -> None:
    s = card_zapped(alliance({"ember": [FLARE, "attack 1"], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert [s.hand("ember"), s.hand("jade")] == [["attack 1"], ["attack 20"]]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_hands_are_exchanged_with_anybody() -> None:
    s = planning({}).does("trader", "use transference", "yes")
    assert s.options("trader") == ["ember", "jade", "azure"]
    s.does("trader", "azure")
    assert [s.hand("trader"), s.hand("azure")] == [["attack 30", "attack 40", FLARE], ["attack 1"]]  # what is played is not in hand


def test_super_without_the_flare_it_is_the_opponents_hand() -> None:
    s = planning({}).does("trader", "use transference", "no")
    assert s.told("cards.hands_swapped") == [("trader", "ember")]


@pytest.mark.parametrize(
    "position", [{"zapped": ["trader"]}, {"ships": TWO_HOMES}, {"offense": "ember", "defense": "jade", "gate": {"ember": 1, "trader": 1}}]
)
def test_super_not_without_its_power_nor_as_an_ally(position: dict[str, Any]) -> None:
    s = planning({"ember": ["attack 10", "attack 12"], "trader": [FLARE, "attack 1", "attack 5"]}, **position)
    assert s.prompt("ember") == "planning.select"


def test_super_zapped() -> None:
    s = planning({"jade": ["card zap"]}).does("trader", "use transference")
    assert card_zapped(s, "trader", "yes", flare=FLARE).told("cards.hands_swapped") == [("trader", "ember")]
    s = planning({"jade": ["cosmic zap"]}).does("trader", "use transference")
    assert cosmic_zapped(s, "trader", "yes", flare=FLARE).told("cards.hands_swapped") == []
