"""Mutant's flare: wild, cards from those who were beaten; super, cards are discarded before the hand is filled up."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["mutant", "ember", "jade", "azure"]
FLARE = "flare mutant"


def fought(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 20", "attack 4"), **position: Any) -> Scene:
    """Ember attacks Jade, who has Azure beside her; Mutant looks on."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "beside": {"azure": 1}, "stops": True} | position
    return scene("classic", **given, laid=laid, hands={name: hands.get(name, []) for name in SEATS})


def refill(hand: list[str], **position: Any) -> Scene:
    """Mutant meets Ember, and allies are about to be invited."""
    hands = {"mutant": hand, "ember": ["attack 8"], "jade": [], "azure": []} | position.pop("hands", {})
    return scene("classic", seats=SEATS, hands=hands, **({"phase": "alliance"} | position))


def test_wild_a_card_from_the_opponent_and_each_of_its_allies() -> None:
    s = fought({"ember": [FLARE], "jade": ["attack 6"], "azure": ["attack 10"], "mutant": ["attack 8"]}).does("ember", FLARE)
    assert [s.hand("ember"), s.hand("jade"), s.hand("azure")] == [["attack 6", "attack 10", FLARE], [], []]


def test_wild_by_a_deal_from_those_who_have_gone_home_too() -> None:
    s = fought({"ember": [FLARE, "quash", "plague"], "jade": ["attack 6"], "azure": ["attack 10"]}, ("negotiate", "negotiate"))
    s.does("azure", "azure 2").does("ember", "give card", "plague", "offer").does("jade", "accept").does("ember", "pass", FLARE)
    assert [s.hand("azure"), "attack 10" in s.hand("ember")] == [[], True]


@pytest.mark.parametrize("who", ["jade", "azure", "mutant"])
def test_wild_not_for_losers_and_onlookers(who: str) -> None:
    s = fought({who: [FLARE], "ember": ["attack 6"]}, zapped=["mutant"])
    assert not offers(s, who, FLARE)


def test_wild_not_for_an_ally_of_the_winner() -> None:
    s = fought({"mutant": [FLARE], "jade": ["attack 6"]}, zapped=["mutant"], gate={"ember": 1, "mutant": 1})
    assert not offers(s, "mutant", FLARE)


def test_wild_not_where_there_is_nothing_to_take() -> None:
    assert not offers(fought({"ember": [FLARE]}), "ember", FLARE)


def test_wild_card_zapped_they_keep_their_cards() -> None:
    s = card_zapped(fought({"ember": [FLARE], "jade": ["attack 6"], "mutant": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.hand("jade") == ["attack 6"]


def test_super_up_to_three_cards_go_first() -> None:
    s = refill([FLARE, "attack 1", "attack 4", "attack 4"]).does("mutant", "use regenerate", "yes", "attack 1", "attack 4", "done")
    assert sorted(s.discard) == ["attack 1", "attack 4"]
    s.does("mutant", *["mutant deck"] * 6)
    assert len(s.hand("mutant")) == 8


def test_super_with_a_full_hand_it_has_to_discard_one() -> None:
    s = refill([FLARE, *["attack 6"] * 7]).does("mutant", FLARE)
    assert s.told("power.used") == [("mutant", "use regenerate full")]
    assert "done" not in s.options("mutant")
    s.does("mutant", "attack 6", "done", "mutant deck")
    assert [len(s.hand("mutant")), s.discard] == [8, ["attack 6"]]


@pytest.mark.parametrize("position", [{"zapped": ["mutant"]}, {"offense": "ember", "defense": "jade"}, {"phase": "planning"}])
def test_super_not_without_its_power_role_and_phase(position: dict[str, Any]) -> None:
    for hand in ([FLARE, "attack 1"], [FLARE, *["attack 6"] * 7]):
        assert not offers(refill(hand, **position), "mutant", FLARE)


def test_super_not_with_more_cards_than_it_could_make_room_for() -> None:
    assert not offers(refill([FLARE, *["attack 6"] * 7, *["attack 8"] * 3]), "mutant", FLARE)


def test_super_card_zapped_it_fills_up_what_it_has() -> None:
    s = refill([FLARE, "attack 1"], hands={"jade": ["card zap"]}).does("mutant", "use regenerate")
    card_zapped(s, "mutant", "yes", flare=FLARE)
    assert [s.prompt("mutant"), s.hand("mutant")] == ["mutant.source", ["attack 1"]]
    s = card_zapped(refill([FLARE, *["attack 6"] * 7], hands={"jade": ["card zap"]}), "mutant", FLARE, flare=FLARE)
    assert s.hand("mutant") == ["attack 6"] * 7


def test_super_cosmic_zapped_it_keeps_what_it_has() -> None:
    s = refill([FLARE, "attack 1"], hands={"jade": ["cosmic zap"]}).does("mutant", "use regenerate")
    cosmic_zapped(s, "mutant", "yes", flare=FLARE)
    assert s.hand("mutant") == ["attack 1", FLARE]
    s = cosmic_zapped(refill([FLARE, *["attack 6"] * 7], hands={"jade": ["cosmic zap"]}), "mutant", FLARE, flare=FLARE)
    assert len(s.hand("mutant")) == 8


def test_super_a_hand_that_the_power_has_filled_is_not_filled_again() -> None:
    s = refill([*["attack 6"] * 6, FLARE]).does("mutant", "use regenerate", "no", "mutant deck")
    assert [len(s.hand("mutant")), s.prompt("mutant")] == [8, "alliance.invite"]
