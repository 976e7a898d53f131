"""Warrior's flare: wild, the defense strikes back at once; super, its experience counts for the side it helps."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["ember", "jade", "warrior", "azure"]
FLARE = "flare warrior"


def fought(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 4", "attack 20"), **position: Any) -> Scene:
    """Ember has attacked Jade; Warrior has five tokens."""
    held = {"ember": ["attack 6"], "jade": ["attack 8"], "warrior": [], "azure": []} | hands
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "tokens": {"warrior": {"experience": 5}}} | position
    return scene("classic", **given, hands=held)


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("laid", [("attack 4", "attack 20"), ("attack 20", "attack 4")])
def test_wild_the_defense_meets_the_offense_at_home_whoever_has_won(laid: tuple[str, str]) -> None:
    s = fought({"jade": [FLARE, "attack 8"]}, laid).does("jade", FLARE)
    assert [s.told("encounter.in_between"), s.game.offense, s.game.defense] == [[("jade",)], 1, 0]
    if s.prompt("jade") == "regroup.retrieve":
        s.does("jade", "jade 2")
    assert [s.prompt("jade"), s.options("jade")] == ["launch.aim", [f"ember {number}" for number in range(1, 6)]]


def test_wild_then_the_turn_goes_on_where_it_was() -> None:
    s = fought({"jade": [FLARE, "attack 8"], "ember": ["attack 6", "attack 7"]}, ("attack 20", "attack 4")).does("jade", FLARE, "jade 2")
    s.does("jade", "ember 1", "jade 2", "done").pass_all("done").does("ember", "attack 6").pass_all()
    assert [s.prompt("ember"), s.game.offense] == ["turn.second", 0]


def test_wild_once_an_encounter_and_again_in_the_next() -> None:
    s = fought({"jade": [FLARE, "attack 8"]}).does("jade", FLARE)
    assert [s.hand("jade"), s.game.flared] == [["attack 8", FLARE], []]


@pytest.mark.parametrize(
    ("who", "position"),
    [
        ("ember", {}),
        ("azure", {"beside": {"azure": 1}}),
        ("azure", {}),
    ],
)
def test_wild_only_for_the_defense(who: str, position: dict[str, Any]) -> None:
    s = fought({who: [FLARE, "attack 8"]}, stops=True, **position)
    if position:
        s.does("azure", "none", "azure 1")
    assert not offers(s, who, FLARE)


def test_wild_not_without_an_encounter_card_nor_after_a_turn_that_was_called_off() -> None:
    assert not offers(fought({"jade": [FLARE, "quash"]}, stops=True), "jade", FLARE)
    s = scene("classic", seats=SEATS, phase="planning", hands={"ember": ["quash"], "jade": [FLARE, "attack 8"]}, stops=True)
    assert [offers(s.does("ember", "ember 1"), "jade", FLARE), s.game.result] == [False, "cancelled"]


def test_wild_card_zapped_the_turn_goes_on() -> None:
    s = card_zapped(fought({"jade": [FLARE, "attack 8"], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert [s.told("encounter.in_between"), s.game.offense] == [[], 1]


# --- super ------------------------------------------------------------------------------------------------------------------------------

ALLIED: dict[str, Any] = {"gate": {"ember": 1, "warrior": 1}, "stops": True}


@pytest.mark.parametrize(("position", "totals"), [(ALLIED, ("11", "24")), ({"beside": {"warrior": 1}, "stops": True}, ("5", "30"))])
def test_super_as_an_ally_its_tokens_count_for_its_side(position: dict[str, Any], totals: tuple[str, str]) -> None:
    s = fought({"warrior": [FLARE]}, **position).does("warrior", FLARE)
    assert [s.told("reveal.totals"), s.tokens("warrior", "experience")] == [[totals], 5]


@pytest.mark.parametrize(
    ("laid", "position"),
    [
        (("attack 4", "attack 20"), {"stops": True}),
        (("attack 20", "negotiate"), ALLIED),
        (("attack 4", "attack 20"), ALLIED | {"tokens": {}}),
        (("attack 4", "attack 20"), ALLIED | {"zapped": ["warrior"]}),
        (("attack 4", "attack 20"), ALLIED | {"ships": {"warrior 3": {}, "warrior 4": {}, "warrior 5": {}}}),
    ],
)
def test_super_only_as_an_ally_with_tokens_and_the_power_where_totals_count(laid: tuple[str, str], position: dict[str, Any]) -> None:
    assert not offers(fought({"warrior": [FLARE]}, laid, **position), "warrior", FLARE)


@pytest.mark.parametrize("zap", [card_zapped, cosmic_zapped])
def test_super_zapped_its_tokens_do_not_count(zap: Any) -> None:
    hands = {"warrior": [FLARE], "azure": ["card zap" if zap is card_zapped else "cosmic zap"]}
    assert zap(fought(hands, **ALLIED), "warrior", FLARE, flare=FLARE).told("reveal.totals") == [("6", "24")]
