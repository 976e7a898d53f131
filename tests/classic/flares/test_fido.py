"""Fido's flare: a discard for the opponent and a card for oneself; fetching more than one."""

from typing import Any

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "fido", "azure"]
FLARE = "flare fido"


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember attacks Jade; a morph lies on the discard pile, an attack 40 on the deck."""
    given = {"ember": ["attack 8", "attack 9"], "jade": ["attack 10", "attack 11"], "fido": [], "azure": []} | hands
    fixed = {"seats": SEATS, "phase": "planning", "hands": given, "discard": ["attack 1", "morph"], "deck": ["attack 40"], "stops": True}
    return scene("classic", **(fixed | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_the_opponent_takes_the_top_discard_and_it_draws() -> None:
    s = planning({"jade": ["attack 10", FLARE]}).does("jade", FLARE)
    assert [s.hand("ember"), s.hand("jade"), s.discard] == [
        ["attack 8", "attack 9", "morph"],
        ["attack 10", "attack 40", FLARE],
        ["attack 1"],
    ]


def test_an_onlooker_or_an_empty_pile_leave_nothing_to_palm_off() -> None:
    assert never_offered(planning({"azure": [FLARE]}), FLARE)
    assert never_offered(planning({"jade": ["attack 10", "attack 11", FLARE]}, discard=[]), FLARE)


def test_card_zapped_nobody_takes_anything() -> None:
    s = card_zapped(planning({"jade": ["attack 10", "attack 11", FLARE], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert [s.hand("ember"), s.hand("jade")] == [["attack 8", "attack 9"], ["attack 10", "attack 11"]]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def done(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Chosen has replaced its 8 by an 11 and lost to Ember's 15; all three are discarded. Fido has its flare."""
    given: dict[str, list[str]] = {"ember": [], "chosen": [], "fido": [FLARE], "azure": []} | (hands or {})
    fixed = {"seats": ["ember", "chosen", "fido", "azure"], "phase": "reveal", "laid": ("attack 15", "attack 8"), "hands": given}
    deck = ["attack 11", "quash", "plague", "attack 40"]
    s = scene("classic", **(fixed | {"deck": deck, "stops": True} | position)).does("chosen", "use divine intervention")
    if "azure" in s.asked:
        s.does("azure", "pass")
    return s.does("chosen", "replace card attack 11")


def test_it_offers_any_encounter_cards_that_were_discarded_one_after_the_other() -> None:
    s = done().does("fido", "use fetch", "yes")
    assert s.options("fido") == ["attack 8", "attack 11", "attack 15"]
    s.does("fido", "attack 8", "azure").does("azure", "yes")  # for which Fido draws a card
    assert s.options("fido") == ["attack 11", "attack 15", "done"]
    s.does("fido", "attack 15", "ember").does("ember", "no").does("fido", "yes", "done")
    assert [s.hand("azure"), s.hand("fido"), "attack 11" in s.discard] == [["attack 8"], ["attack 15", "attack 40", FLARE], True]


def test_one_card_alone_is_fetched_as_ever() -> None:
    hands: dict[str, list[str]] = {"ember": [], "clone": [], "fido": [FLARE], "azure": []}
    s = scene("classic", seats=["ember", "clone", "fido", "azure"], phase="reveal", laid=("attack 15", "attack 8"), hands=hands, stops=True)
    s.does("clone", "use replicate").does("fido", "use fetch")
    assert [s.prompt("fido"), s.told("flare.played")] == ["fido.taker", []]


def test_without_the_flare_it_offers_one_of_the_two() -> None:
    s = done().does("fido", "use fetch", "no")
    assert s.options("fido") == ["attack 11", "attack 15"]


def test_card_zapped_it_offers_one_of_the_two() -> None:
    s = card_zapped(done({"azure": ["card zap"]}).does("fido", "use fetch"), "fido", "yes", flare=FLARE)
    assert s.options("fido") == ["attack 11", "attack 15"]


def test_cosmic_zapped_it_offers_nothing() -> None:
    s = cosmic_zapped(done({"azure": ["cosmic zap"]}).does("fido", "use fetch"), "fido", "yes", flare=FLARE)
    assert s.told("fido.offers") == []


def without_cards(hands: dict[str, list[str]] | None = None) -> Scene:
    """Ember has made Jade discard its last card and won, before any card was laid."""
    given = {"ember": ["flare hate", "attack 8"], "jade": ["attack 12"], "fido": [FLARE], "azure": []} | (hands or {})
    return scene("classic", seats=SEATS, phase="planning", hands=given, stops=True).does("ember", "flare hate")


def test_what_else_was_discarded_will_do_where_the_encounters_cards_are_gone() -> None:
    s = without_cards().does("fido", FLARE, "azure").does("azure", "yes")
    assert [s.told("power.used"), s.hand("azure")] == [[("fido", "use fetch others")], ["attack 12"]]


def test_cosmic_zapped_it_stays_where_it_is() -> None:
    s = without_cards({"azure": ["cosmic zap"]}).does("fido", FLARE).does("azure", "cosmic zap")
    assert ["attack 12" in s.discard, s.hand("fido"), [kind for _, kind, _ in s.game.view(2)["flared"]]] == [True, [FLARE], ["flare_hate"]]


def test_who_has_fetched_without_it_does_not_fetch_again() -> None:
    seats, deck = ["chosen", "clone", "fido"], ["attack 4", "attack 6", "attack 8"]
    s = scene("classic", seats=seats, phase="reveal", laid=("attack 20", "attack 1"), hands={"fido": [FLARE]}, deck=deck, stops=True)
    s.does("chosen", "use divine intervention", "pass").does("clone", "use replicate")
    s.does("fido", "use fetch", "no", "clone").does("clone", "yes")  # the other cards that lie there are those of the prayer
    assert s.told("power.used")[-1] == ("fido", "use fetch")
    assert s.is_over
