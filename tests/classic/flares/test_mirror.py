"""Mirror's flare: wild, the own card becomes a duplicate of the opponent's; super, a reversal of one card only."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["mirror", "ember", "jade", "azure"]
FLARE = "flare mirror"


def turned_up(laid: tuple[str, str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember's ship, with Azure's beside it, meets Jade's four."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "gate": {"ember": 1, "azure": 1}, "stops": True}
    return scene("classic", **(given | position), laid=laid, hands={name: hands.get(name, []) for name in SEATS})


def called(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Mirror meets Ember, and calls for a reversal once the cards are down."""
    hands = {"mirror": ["attack 20", FLARE], "ember": ["attack 15"], "jade": [], "azure": []} | hands
    return scene("classic", seats=SEATS, phase="planning", hands=hands, stops=True, **position).does("mirror", "use reversal")


def test_wild_the_card_becomes_the_same_attack() -> None:
    s = turned_up(("attack 4", "attack 20"), {"ember": [FLARE]}).does("ember", FLARE)
    assert [s.told("reveal.totals"), s.hand("ember")] == [[("22", "24")], [FLARE]]


def test_wild_an_attack_becomes_a_negotiate_and_there_is_a_deal_to_be_made() -> None:
    s = turned_up(("attack 4", "negotiate"), {"ember": [FLARE]}).does("ember", FLARE)
    assert s.told("reveal.negotiates") == [("ember",)]
    assert s.does("azure", "azure 1").prompt("ember") == "deal.talk"


def test_wild_after_it_the_opponent_may_change_its_own_card_alone() -> None:
    hands = {"ember": [FLARE], "chosen": []}
    s = scene(
        "classic", seats=["ember", "chosen", "jade"], phase="reveal", laid=("attack 4", "attack 20"), hands=hands, stops=True,
        deck=["attack 30", "attack 1", "negotiate"],
    )  # fmt: skip
    s.does("ember", FLARE).does("chosen", "use divine intervention", "replace card attack 30")
    assert s.told("reveal.totals") == [("21", "34")]


@pytest.mark.parametrize("laid", [("attack 8", "attack 8"), ("attack 8", "morph"), ("negotiate", "negotiate")])
def test_wild_not_where_the_cards_are_alike(laid: tuple[str, str]) -> None:
    assert not offers(turned_up(laid, {"ember": [FLARE]}), "ember", FLARE)


def test_wild_not_for_an_ally() -> None:
    assert not offers(turned_up(("attack 4", "attack 20"), {"azure": [FLARE]}), "azure", FLARE)


def test_wild_card_zapped_the_cards_stay() -> None:
    s = card_zapped(turned_up(("attack 4", "attack 20"), {"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("6", "24")]


@pytest.mark.parametrize(("side", "totals"), [("offense", ("3", "19")), ("defense", ("21", "55"))])
def test_super_one_card_is_read_backwards(side: str, totals: tuple[str, str]) -> None:
    s = called({}).does("mirror", "yes", side)
    assert s.told("mirror.limited") == [("mirror", side)]
    assert s.told("reveal.totals") == [totals]


def test_super_declined_both_are() -> None:
    assert called({}).does("mirror", "no").told("reveal.totals") == [("3", "55")]


def test_super_not_without_its_power() -> None:
    hands = {"mirror": ["attack 20", FLARE], "ember": ["attack 15"]}
    s = scene("classic", seats=SEATS, phase="planning", hands=hands, zapped=["mirror"], stops=True)
    assert not any(prompt == "flare.boost" for _, prompt, _, _ in s.asks)
    assert s.prompt("mirror") == "window.reveal.card_changes"  # its wild side


def test_super_card_zapped_both_are_read_backwards() -> None:
    s = card_zapped(called({"jade": ["card zap"]}), "mirror", "yes", flare=FLARE)
    assert s.told("reveal.totals") == [("3", "55")]


def test_super_cosmic_zapped_none_is() -> None:
    s = cosmic_zapped(called({"jade": ["cosmic zap"]}), "mirror", "yes", flare=FLARE).does("mirror", "pass")
    assert s.told("reveal.totals") == [("21", "19")]


def test_what_was_called_counts_though_the_power_is_lost_before_the_reveal() -> None:
    homes: dict[str, dict[str, int]] = {"mirror 3": {"mirror": 1}, "mirror 4": {}, "mirror 5": {}}
    hands: dict[str, list[str]] = {"mirror": ["attack 15", "flare kamikaze"], "jade": ["attack 20"], "azure": []}
    s = scene("classic", seats=["mirror", "jade", "azure"], phase="planning", ships=homes, hands=hands, stops=True)
    s.does("mirror", "use reversal", "flare kamikaze", "mirror 3", "done")
    assert s.told("power.lost") == [("mirror",)]
    assert s.told("reveal.totals") == [("55", "6")]  # 51, a ship, and 3 for the one given up; 02 and four ships
