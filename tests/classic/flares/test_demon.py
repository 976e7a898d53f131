"""Demon's flare: pressing somebody into an alliance; cards from the deck instead of a hand."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.scene import Scene, card_name
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "demon", "azure"]
FLARE = "flare demon"
DECK = ["attack 30", "negotiate", "quash", "flare sorcerer", "attack 1", "morph", "attack 40"]


def before_invites(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Jade with three ships; nobody is invited yet."""
    given = {"ember": ["attack 8"], "jade": ["attack 8"], "demon": [], "azure": []} | hands
    fixed = {"seats": SEATS, "phase": "alliance", "gate": {"ember": 3}, "hands": given, "stops": True}
    return scene("classic", **(fixed | position))


def uninvited(s: Scene) -> Scene:
    """Neither side invites anybody."""
    return s.does("ember", "done").does("jade", "done")


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_who_is_chosen_has_to_join_with_as_many_ships_as_its_master() -> None:
    s = before_invites({"ember": ["attack 8", FLARE]}).does("ember", FLARE)
    assert s.options("ember") == ["demon", "azure"]  # not the opponent
    uninvited(s.does("ember", "azure"))
    assert [s.prompt("azure"), "done" in s.options("azure")] == ["alliance.ships", False]
    s.does("azure", *["azure 1"] * 3)
    assert s.told("alliance.committed") == [("azure", "3", "offense")]


def test_an_invitation_of_the_other_side_does_not_save_it() -> None:
    s = before_invites({"ember": ["attack 8", FLARE]}).does("ember", FLARE, "azure", "done").does("jade", "azure", "done")
    assert s.told("alliance.joined") == [("azure", "offense")]


def test_it_need_not_give_up_a_colony() -> None:
    thin = {"azure 1": {"azure": 2}, "azure 2": {"azure": 2}} | {f"azure {number}": {} for number in (3, 4, 5)}
    s = before_invites({"ember": ["attack 8", FLARE]}, ships=thin, warp={"azure": 16})
    uninvited(s.does("ember", FLARE, "azure")).does("azure", "azure 1", "azure 2")
    assert s.told("alliance.committed") == [("azure", "2", "offense")]


def test_a_defense_presses_up_to_four() -> None:
    s = before_invites({"jade": ["attack 8", FLARE]}, ships={"jade 1": {"jade": 7}})
    uninvited(s.does("jade", FLARE, "demon")).does("demon", *["demon 1"] * 4)
    assert s.told("alliance.committed") == [("demon", "4", "defense")]


@pytest.mark.parametrize(
    ("player", "position"),
    [("azure", {}), ("jade", {"ships": {"jade 1": {}}})],
    ids=["onlooker", "no ships of its own"],
)
def test_else_nobody_is_pressed(player: str, position: dict[str, Any]) -> None:
    assert never_offered(before_invites({player: ["attack 8", FLARE]}, **position), FLARE)


def test_card_zapped_nobody_has_to_join() -> None:
    s = before_invites({"ember": ["attack 8", FLARE], "azure": ["card zap"]})
    uninvited(card_zapped(s, "ember", FLARE, flare=FLARE))
    assert s.told("alliance.joined") == []


# --- super ------------------------------------------------------------------------------------------------------------------------------


def summons(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Demon attacks Jade, and has its flare."""
    given = {"demon": ["attack 4", FLARE], "jade": ["attack 8"], "ember": ["attack 6"], "azure": []} | (hands or {})
    fixed = {"seats": SEATS, "offense": "demon", "defense": "jade", "phase": "alliance", "hands": given, "deck": DECK}
    return scene("classic", **(fixed | {"gate": {"demon": 1}, "stops": True} | position))


def lying(s: Scene, eyes: str) -> list[str]:
    """What lies on Demon's sheet, as one player sees it."""
    return [card_name(kind) for _, _, kind in s.game.view(s.seat(eyes))["sheet"]]


def test_it_takes_six_cards_from_the_deck_and_plays_from_them() -> None:
    s = summons().does("demon", "use possess", "yes")
    assert sorted(lying(s, "demon")) == sorted(DECK[:6])
    assert lying(s, "jade") == ["face down"] * 6
    s.does("demon", "done").does("jade", "done")
    assert s.options("demon") == ["attack 1", "attack 4", "attack 30", "negotiate", "morph"]
    s.does("demon", "attack 30")
    assert s.told("reveal.totals") == [("31", "12")]
    assert [s.hand("ember"), "attack 30" in s.discard] == [["attack 6"], True]


def test_what_is_left_goes_back_on_the_deck_in_its_order() -> None:
    s = summons().does("demon", "use possess", "yes", "done").does("jade", "done").does("demon", "attack 30")
    assert s.prompt("demon") == "demon.put_back"
    s.does("demon", "quash", "morph", "flare sorcerer", "negotiate")  # and the last one unasked
    assert [card_name(s.game.view(None)["discard"][0]), s.told("demon.sent_back")] == ["attack 30", [("demon", "5")]]
    top = [card_name(KIND[card]) for card in reversed(s.game.deck[-6:])]
    assert top == ["attack 1", "negotiate", "flare sorcerer", "morph", "quash", "attack 40"]
    assert s.game.sheet == []


def test_what_returns_after_use_goes_to_its_hand() -> None:
    s = summons(powers={"demon": ["demon", "clone"]}).does("demon", "use possess", "yes", "done").does("jade", "done")
    s.does("demon", "attack 30", "use replicate")
    assert s.hand("demon") == ["attack 4", "attack 30", FLARE]


def test_without_the_flare_it_takes_a_hand() -> None:
    s = summons().does("demon", "use possess", "no")
    assert [lying(s, "demon"), s.hand("ember")] == [["attack 6"], []]


def test_card_zapped_it_takes_a_hand() -> None:
    s = card_zapped(summons({"azure": ["card zap"]}).does("demon", "use possess"), "demon", "yes", flare=FLARE)
    assert lying(s, "demon") == ["attack 6"]


def test_cosmic_zapped_it_takes_nothing() -> None:
    s = cosmic_zapped(summons({"azure": ["cosmic zap"]}).does("demon", "use possess"), "demon", "yes", flare=FLARE)
    assert lying(s, "demon") == []


def test_where_nobody_has_a_hand_it_still_takes_cards_from_the_deck() -> None:
    s = summons({"ember": []}).does("demon", FLARE)
    assert s.told("power.used") == [("demon", "use possess nobody")]
    assert sorted(lying(s, "demon")) == sorted(DECK[:6])


def test_cosmic_zapped_where_nobody_has_a_hand_nothing_is_drawn() -> None:
    s = cosmic_zapped(summons({"ember": [], "jade": ["attack 8", "cosmic zap"]}), "demon", FLARE, flare=FLARE)
    assert lying(s, "demon") == []


def test_who_has_taken_the_only_hand_does_not_take_cards_besides() -> None:
    s = summons().does("demon", "use possess", "no")
    assert s.prompt("demon") == "alliance.invite"
