"""Miser's flare: wild, three cards lie aside from a new hand or compensation; super, a card for the hoard. And flares in the hoard."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["miser", "ember", "jade", "azure"]
FLARE = "flare miser"
DECK = ["attack 30", *["attack 6"] * 7]


def start(jade: list[str], **position: Any) -> Scene:
    """Jade's turn begins without an encounter card."""
    hands = {"jade": jade, "miser": ["attack 8"], "ember": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "jade", "phase": "start_turn", "deck": DECK, "sheets": {"miser": {"hoard": ["attack 20"]}}}
    return scene("classic", **(given | position), hands=hands)


def owing(ember: list[str], **position: Any) -> Scene:
    """Jade's two ships meet Ember's attack with a negotiate: two cards are due."""
    hands = {"ember": ember, "jade": [], "miser": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "jade", "defense": "ember", "phase": "reveal", "gate": {"jade": 2}, "stops": True}
    return scene("classic", **(given | position), laid=("negotiate", "attack 10"), hands=hands)


def hoard(s: Scene) -> list[str]:
    """What Miser has in its hoard."""
    return [kind for _, where, kind in s.game.view(s.seat("miser"))["sheet"] if where == "hoard"]


@pytest.mark.parametrize("edition", [2008, 2018])
def test_wild_a_new_hand_comes_beside_what_lies_aside(edition: int) -> None:
    s = start([FLARE, "quash", "plague", "+5"], edition=edition).does("jade", FLARE, "quash", "plague")
    assert s.hand("jade") == [*["attack 6"] * 7, "attack 30", "plague", "quash", FLARE]
    assert s.told("cards.hand_replaced") == [("jade", "reinforcement 5")]
    assert s.game.view(1)["known"][2] == ["flare_miser"]  # nobody has seen the other two


def test_wild_the_defense_may_keep_cards_too() -> None:
    hands = {"ember": [FLARE, "quash"], "jade": ["attack 8"]}
    s = scene("classic", seats=SEATS, offense="jade", defense="ember", phase="planning", hands=hands, deck=DECK).does("ember", FLARE)
    assert s.hand("ember")[-2:] == ["quash", FLARE]
    assert s.prompt("ember") == "planning.select"


def test_wild_an_offense_that_gave_its_last_encounter_card_away_plays_on() -> None:
    hands = {"philanthropist": [FLARE, "attack 8", "quash", "plague"], "ember": ["attack 4"], "jade": []}
    s = scene("classic", seats=list(hands), phase="alliance", hands=hands, deck=DECK, stops=True).does("philanthropist", "done")
    s.does("ember", "done").does("philanthropist", "use giving", "attack 8", FLARE)
    assert [s.prompt("philanthropist"), s.hand("philanthropist")[-3:]] == ["planning.select", ["plague", "quash", FLARE]]


def test_wild_what_lies_aside_is_not_taken_as_compensation() -> None:
    s = owing([FLARE, "attack 30", "attack 40", "attack 1"]).does("ember", FLARE, "attack 30", "attack 40")
    assert [s.hand("jade"), s.hand("ember")] == [["attack 1"], ["attack 30", "attack 40", FLARE]]


def test_wild_a_hacker_finds_less() -> None:
    seats = ["miser", "ember", "hacker", "azure"]
    hands = {"azure": [FLARE, "attack 30", "attack 40", "attack 1"], "hacker": [], "ember": ["attack 4"], "miser": []}
    s = scene(
        "classic", seats=seats, offense="hacker", defense="ember", phase="reveal", gate={"hacker": 2}, laid=("negotiate", "attack 10"),
        hands=hands, stops=True,
    )  # fmt: skip
    s.does("hacker", "use rob", "azure").does("azure", FLARE, "attack 30", "attack 40")
    assert [s.hand("hacker"), s.hand("azure")] == [["attack 1"], ["attack 30", "attack 40", FLARE]]


def test_wild_not_while_nobody_takes_anything() -> None:
    assert not offers(owing(["attack 30", "attack 40"], hands={"azure": [FLARE]}), "azure", FLARE)
    s = start([FLARE, "attack 8", "quash"])
    assert not offers(s, "jade", FLARE)


def test_wild_card_zapped_all_of_it_goes() -> None:
    s = card_zapped(start([FLARE, "quash"], hands={"azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert "quash" in s.discard
    s = card_zapped(owing([FLARE, "attack 30", "attack 40"], hands={"azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.hand("jade") == ["attack 30", "attack 40"]


def test_wild_what_lies_aside_comes_back_whoever_has_paid_then() -> None:
    hands = {"ember": [FLARE, "attack 30", "attack 40", "attack 1"], "hacker": [], "jade": ["attack 4", "morph"]}
    given = {"seats": ["ember", "hacker", "jade"], "phase": "reveal", "laid": ("attack 20", "negotiate"), "stops": True}
    s = scene("classic", **given, hands=hands).does("ember", FLARE, "attack 30", "attack 40").does("hacker", "use rob", "jade")
    assert [s.hand("ember"), s.hand("hacker")] == [["attack 1", "attack 30", "attack 40", FLARE], ["attack 4", "morph"]]
    assert s.game.sheet == []


def test_wild_what_lies_aside_comes_back_though_nobody_pays() -> None:
    freely = {"edition": 2008, "variants": ["flares", "freewheeling_flares"]}
    s = owing([FLARE, "flare hacker", "attack 40", "attack 1", "attack 4"], **freely)
    s.does("ember", FLARE, "attack 40", "attack 1").does("ember", "flare hacker")
    assert [len(s.hand("ember")), s.hand("jade"), s.game.sheet] == [5, [], []]


def regroup(**position: Any) -> Scene:
    """Miser's encounter begins."""
    given = {"seats": SEATS, "phase": "regroup", "hands": {"miser": [FLARE, "attack 8"]}, "deck": ["attack 40"]} | position
    return scene("classic", **({"sheets": {"miser": {"hoard": ["attack 20"]}}} | given))


def test_super_a_card_goes_into_the_hoard() -> None:
    s = regroup().does("miser", FLARE)
    assert [hoard(s), s.hand("miser")] == [["attack_20", "attack_40"], ["attack 8", FLARE]]


@pytest.mark.parametrize("position", [{"offense": "ember"}, {"zapped": ["miser"]}, {"phase": "destiny"}])
def test_super_not_in_another_turn_or_phase_nor_zapped(position: dict[str, Any]) -> None:
    assert not offers(regroup(**position), "miser", FLARE)


def test_super_card_zapped_the_hoard_stays_as_it_is() -> None:
    s = card_zapped(regroup(hands={"miser": [FLARE, "attack 8"], "jade": ["card zap"]}), "miser", FLARE, flare=FLARE)
    assert hoard(s) == ["attack_20"]


# --- flares in the hoard ------------------------------------------------------------------------------------------------------------------


def hoarding(**hands: list[str]) -> Scene:
    """A flare in Miser's hoard could be played as the encounter begins."""
    sheets = {"miser": {"hoard": [FLARE, "attack 20"]}}
    return regroup(sheets=sheets, hands={"miser": ["attack 8"], **hands}, stops=True)


def test_a_flare_in_the_hoard_is_offered_with_those_in_hand_and_goes_back_there() -> None:
    s = hoarding().does("miser", FLARE)
    assert s.told("power.used") == [("miser", "use hoarded flare")]
    assert [sorted(hoard(s)), s.hand("miser")] == [["attack_20", "attack_40", "flare_miser"], ["attack 8"]]


def test_playing_it_is_a_use_of_the_hoard_which_a_zap_closes() -> None:
    s = hoarding(jade=["cosmic zap"]).does("miser", FLARE).does("jade", "cosmic zap")
    assert [s.told("flare.played"), sorted(hoard(s)), s.game.flared] == [[], ["attack_20", "flare_miser"], []]
    assert s.game.view(0)["flares"] == {}


def test_wild_who_had_seen_a_card_cannot_tell_whether_it_lies_aside() -> None:
    s = owing([FLARE, "attack 30", "attack 40", "attack 1", "attack 4"])
    s.game.seen[next(card for card in s.game.hands[1] if KIND[card] == "attack_30")] |= 1 << 3
    s.does("ember", FLARE, "attack 30", "attack 40")
    assert s.game.view(3)["known"][1] == ["flare_miser"]
