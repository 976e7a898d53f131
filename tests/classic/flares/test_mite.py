"""Mite's flare: wild, all allies go home; super, what the defense discards is looked through first."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["mite", "ember", "jade", "azure"]
FLARE = "flare mite"
HAND = ["attack 6", "attack 6", "attack 6", "quash", "plague"]


def allied(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember has invited Azure, who will join with two ships; Jade defends, and Mite may join her."""
    hands = {name: ["attack 8"] for name in SEATS} | hands
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "alliance", "stops": True}
    given["invited"] = {"offense": ["azure"], "defense": ["mite"]}
    return scene("classic", **(given | position), hands=hands)


def bluster(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Mite sends a ship against Ember, who has five cards."""
    hands = {"mite": [FLARE, "attack 8"], "ember": HAND, "jade": [], "azure": []} | hands
    return scene("classic", seats=SEATS, phase="launch", hands=hands, **position).does("mite", "ember 1", "mite 1", "done")


def test_wild_the_allies_of_both_sides_go_home() -> None:
    s = (
        allied({"jade": [FLARE, "attack 8"]})
        .does("azure", "offense", "azure 1", "azure 1", "done")
        .does("mite", "defense", "mite 1", "done")
    )
    s.does("jade", FLARE).does("azure", "azure 2", "azure 2").does("mite", "mite 2")
    assert [s.ships("azure", "azure 2"), s.ships("mite", "mite 2")] == [6, 5]
    assert s.told("reveal.totals") == [("9", "12")]
    assert FLARE in s.hand("jade")


@pytest.mark.parametrize("who", ["jade", "ember", "azure"])
def test_wild_only_for_a_main_player_with_fewer_allied_ships(who: str) -> None:
    s = allied({who: [FLARE, "attack 8"]}).does("azure", "offense", "azure 1", "azure 1", "done")
    s.does("mite", "defense", "mite 1", "mite 1", "done")
    assert not offers(s, who, FLARE)


def test_wild_not_for_an_ally_of_who_has_fewer() -> None:
    s = allied({"mite": [FLARE]}, zapped=["mite"]).does("azure", "offense", "azure 1", "azure 1", "done")
    assert not offers(s.does("mite", "defense", "mite 1", "done"), "mite", FLARE)


def test_wild_card_zapped_they_stay() -> None:
    s = allied({"jade": [FLARE, "attack 8"], "mite": ["card zap"]}).does("azure", "offense", "azure 1", "azure 1", "done")
    card_zapped(s.does("mite", "decline"), "jade", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("11", "12")]


def test_super_it_keeps_what_it_likes_of_the_discarded() -> None:
    s = bluster({}).does("mite", "yes").does("ember", "mite discard")
    options = s.options("mite")
    picked = options[0]
    s.does("mite", picked, "done")
    assert picked in s.hand("mite")
    assert len(s.hand("ember")) == 3
    assert sorted([*s.hand("ember"), *s.discard, picked]) == sorted(HAND)


def test_super_others_do_not_see_what_it_keeps() -> None:
    s = bluster({"ember": ["quash"] + ["attack 6"] * 7}).does("mite", "yes").does("ember", "mite discard")
    looked = s.game.view(s.seat("mite"))["sheet"]
    assert [len(looked), {kind for _, _, kind in s.game.view(2)["sheet"]}] == [5, {"face_down"}]
    s.does("mite", "attack 6", "done")
    assert s.game.view(2)["known"][0] == ["flare_mite"]
    assert s.game.view(1)["known"][0] == ["attack_06", "flare_mite"]


def test_super_not_without_its_power_nor_where_it_may_settle() -> None:
    s = bluster({}, zapped=["mite"])
    assert not offers(s, "mite", FLARE)
    s = bluster({}, stops=True).does("mite", "yes").does("ember", "mite settle")
    assert [s.ships("mite", "ember 1"), len(s.hand("ember"))] == [1, 5]


def test_super_card_zapped_the_cards_are_gone() -> None:
    s = card_zapped(bluster({"jade": ["card zap"]}), "mite", "yes", flare=FLARE).does("ember", "mite discard")
    assert [len(s.hand("ember")), s.hand("mite"), len(s.discard)] == [3, ["attack 8"], 4]


def test_super_cosmic_zapped_nothing_is_asked() -> None:
    s = cosmic_zapped(bluster({"jade": ["cosmic zap"]}), "mite", "yes", flare=FLARE)
    assert [len(s.hand("ember")), s.prompt("mite")] == [5, "alliance.invite"]


def test_super_who_had_seen_a_card_cannot_tell_whether_it_was_among_them() -> None:
    s = bluster({"ember": ["quash"] + ["attack 6"] * 7})
    s.game.seen[next(card for card in s.game.hands[s.seat("ember")] if KIND[card] == "quash")] |= 1 << 2
    assert "quash" in s.game.view(2)["known"][s.seat("ember")]
    s.does("mite", "yes").does("ember", "mite discard")
    assert "quash" not in [kind for known in s.game.view(2)["known"] for kind in known]


def test_super_what_it_does_not_want_is_not_told_as_a_gift() -> None:
    s = bluster({}).does("mite", "yes").does("ember", "mite discard").does("mite", "done")
    assert s.told("cards.given") == []
