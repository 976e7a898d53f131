"""Human's flare: wild, the own card becomes a 42 and the flare goes to the Human; super, eight instead of four, or an outright win."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

FLARE = "flare human"


def turned_up(seats: list[str], laid: tuple[str, str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """The first seat's single ship meets the second's four."""
    given = {"seats": seats, "phase": "reveal", "laid": laid, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in seats})


WITH = ["ember", "jade", "human", "azure"]
WITHOUT = ["ember", "jade", "mirror", "azure"]
PEACE = ["human", "jade", "ember", "azure"]


def test_wild_the_card_becomes_a_42_and_the_flare_goes_to_the_human() -> None:
    s = turned_up(WITH, ("attack 4", "attack 20"), {"ember": [FLARE]}).does("ember", FLARE)
    assert s.told("reveal.totals") == [("43", "24")]
    assert [s.hand("ember"), s.hand("human")] == [[], [FLARE]]


def test_wild_a_negotiate_becomes_an_attack_and_the_flare_is_discarded_where_there_is_no_human() -> None:
    s = turned_up(WITHOUT, ("negotiate", "attack 20"), {"ember": [FLARE]}).does("ember", FLARE)
    assert s.told("reveal.totals") == [("43", "24")]
    assert [s.hand("ember"), FLARE in s.discard] == [[], True]


def test_wild_a_morph_follows() -> None:
    s = turned_up(WITHOUT, ("attack 4", "morph"), {"ember": [FLARE]}).does("ember", FLARE)
    assert s.told("reveal.totals") == [("43", "46")]


def test_wild_a_morph_becomes_a_42_too() -> None:
    s = turned_up(WITHOUT, ("morph", "attack 4"), {"ember": [FLARE]}).does("ember", FLARE)
    assert s.told("reveal.totals") == [("43", "8")]


def test_wild_it_is_read_backwards_where_all_attacks_are() -> None:
    hands = {"ember": ["attack 4", FLARE], "mirror": ["attack 20"]}
    s = scene("classic", seats=["ember", "mirror", "jade"], phase="planning", hands=hands, stops=True)
    s.does("mirror", "use reversal").does("ember", FLARE)
    assert s.told("reveal.totals") == [("25", "6")]


def test_wild_a_card_that_changes_later_is_that_card() -> None:
    hands = {"chosen": [FLARE]}
    s = turned_up(["chosen", "jade", "ember"], ("attack 4", "attack 20"), hands, deck=["attack 30", "attack 1", "negotiate"])
    s.does("chosen", FLARE).does("chosen", "use divine intervention", "replace card attack 30")
    assert s.told("reveal.totals") == [("31", "24")]


def test_wild_not_against_the_human_nor_for_an_ally() -> None:
    assert not offers(turned_up(["ember", "human", "jade"], ("attack 4", "attack 6"), {"ember": [FLARE]}), "ember", FLARE)
    s = turned_up(WITHOUT, ("attack 4", "attack 20"), {"azure": [FLARE]}, gate={"ember": 1, "azure": 1})
    assert not offers(s, "azure", FLARE)


def test_wild_card_zapped_the_card_is_what_it_was() -> None:
    s = card_zapped(turned_up(WITH, ("attack 4", "attack 20"), {"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("5", "24")]


@pytest.mark.parametrize(("gate", "total"), [({"ember": 1, "human": 1}, "14"), ({"ember": 1}, "5")])
def test_super_it_adds_eight_for_its_side(gate: dict[str, int], total: str) -> None:
    s = turned_up(WITH, ("attack 4", "attack 20"), {"human": [FLARE]}, gate=gate)
    if len(gate) == 1:
        assert not offers(s, "human", FLARE)
    else:
        s.does("human", "yes")
    assert s.told("reveal.totals") == [(total, "24")]


def test_super_discarded_it_zaps_the_own_power_and_wins() -> None:
    s = turned_up(PEACE, ("negotiate", "attack 40"), {"human": [FLARE]}).does("human", "no", FLARE)
    assert s.told("human.wins") == [("human", "offense")]
    assert [s.hand("human"), FLARE in s.discard, s.ships("human", "jade 1")] == [[], True, 1]


def test_super_card_zapped_either_way_it_adds_four() -> None:
    hands = {"human": [FLARE], "jade": ["card zap"]}
    s = card_zapped(turned_up(PEACE, ("attack 4", "attack 20"), hands), "human", "yes", flare=FLARE)
    assert s.told("reveal.totals") == [("9", "24")]
    s = turned_up(PEACE, ("attack 4", "attack 20"), hands).does("human", "no")
    card_zapped(s, "human", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("9", "24")]


def test_super_cosmic_zapped_it_wins_and_keeps_the_flare() -> None:
    s = turned_up(PEACE, ("attack 4", "attack 20"), {"human": [FLARE], "azure": ["cosmic zap"]})
    cosmic_zapped(s, "human", "yes", flare=FLARE)
    assert s.told("human.wins") == [("human", "offense")]
