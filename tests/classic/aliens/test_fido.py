"""Fido: may offer a used encounter card to another player, and gains either way."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "fido", "jade"]
TWO_HOMES: dict[str, dict[str, int]] = {"fido 3": {}, "fido 4": {}, "fido 5": {}}


def resolved(jade: list[str] | None = None, **position: Any) -> Scene:
    """Ember's attack 20 has beaten Saffron's attack 4; Fido looks on, Jade may hold a zap."""
    hands = {"ember": ["attack 8"], "saffron": [], "fido": ["attack 6"], "jade": jade or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "hands": hands, "deck": ["attack 40"], **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_an_accepted_card_brings_it_a_card() -> None:
    s = resolved().does("fido", "use fetch")
    assert s.options("fido") == ["attack 4", "attack 20"]
    s.does("fido", "attack 20")
    assert s.options("fido") == ["ember", "saffron", "jade"]
    s.does("fido", "jade").does("jade", "yes")
    assert [s.hand("jade"), s.hand("fido")] == [["attack 20"], ["attack 6", "attack 40"]]
    assert s.discard == ["attack 4"]


def test_or_a_ship_out_of_the_warp() -> None:
    s = resolved(warp={"fido": 2}).does("fido", "use fetch", "attack 4", "ember").does("ember", "yes")
    assert s.options("fido") == ["card", "ship"]
    s.does("fido", "ship", "fido 2")
    assert s.ships("fido", "warp") == 1
    assert [s.hand("fido"), s.hand("ember")] == [["attack 6"], ["attack 4", "attack 8"]]


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["attack 6", "attack 20"]), ("no", ["attack 6"])])
def test_a_refused_card_it_may_keep(answer: str, hand: list[str]) -> None:
    s = resolved().does("fido", "use fetch", "attack 20", "saffron").does("saffron", "no").does("fido", answer)
    assert s.hand("fido") == hand
    assert ("attack 20" in s.discard) == (answer == "no")


def test_as_a_main_player_it_may_offer_its_own_card_to_its_opponent() -> None:
    s = resolved(offense="fido", defense="ember", laid=("attack 20", "attack 4"), hands={"fido": ["attack 6"], "jade": []})
    s.does("fido", "use fetch", "attack 20", "ember").does("ember", "no").does("fido", "yes")
    assert s.hand("fido") == ["attack 6", "attack 20"]


def test_of_two_alike_there_is_nothing_to_choose() -> None:
    s = resolved(laid=("attack 10", "attack 10")).does("fido", "use fetch")
    assert s.prompt("fido") == "fido.taker"


def test_it_fetches_the_negotiates_of_a_deal() -> None:
    s = resolved(laid=("negotiate", "negotiate")).does("ember", "give card", "offer").does("saffron", "accept")
    s.does("fido", "use fetch", "jade").does("jade", "yes")
    assert s.hand("jade") == ["negotiate"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_the_cards() -> None:
    s = resolved()
    assert s.options("fido") == ["use fetch", "pass"]
    s.does("fido", "pass")
    assert [s.hand("fido"), s.discard] == [["attack 6"], ["attack 20", "attack 4"]]


def test_it_makes_one_offer_an_encounter() -> None:
    s = resolved().does("fido", "use fetch", "attack 20", "jade").does("jade", "yes")
    assert "fido" not in s.asked


def test_only_encounter_cards_can_be_fetched() -> None:
    hands = {"ember": ["attack 8", "reinforcement 3"], "saffron": [], "fido": [], "jade": []}
    s = resolved(hands=hands).does("ember", "reinforcement 3", "offense").does("fido", "use fetch")
    assert s.options("fido") == ["attack 4", "attack 20"]


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_fetches_nothing_until_the_next_encounter() -> None:
    s = resolved(jade=["cosmic zap"], destiny=["saffron"]).does("fido", "use fetch").does("jade", "cosmic zap")
    assert s.discard == ["attack 20", "attack 4", "cosmic zap"]
    s.does("ember", "yes", "saffron 2", "ember 1", "done", "done").does("saffron", "done")
    while s.asked != ["fido"]:
        s.does(s.asked[0], s.options(s.asked[0])[0])
    assert s.options("fido") == ["use fetch", "pass"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_fetches_nothing() -> None:
    assert resolved(ships=TWO_HOMES).asked == ["ember"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_what_a_clone_keeps_is_not_there_to_be_fetched() -> None:
    s = resolved(seats=["clone", "saffron", "fido", "jade"], hands={"clone": [], "saffron": [], "fido": [], "jade": []})
    s.does("clone", "use replicate").does("fido", "use fetch")
    assert s.prompt("fido") == "fido.taker"
    s.does("fido", "jade").does("jade", "yes")
    assert [s.hand("clone"), s.hand("jade")] == [["attack 20"], ["attack 4"]]


def test_a_filch_may_take_the_card_that_fido_offered_in_vain_and_did_not_keep() -> None:
    s = resolved(seats=["fido", "filch", "jade"], hands={"fido": [], "filch": [], "jade": []})
    s.does("fido", "use fetch", "attack 20", "jade").does("jade", "no").does("fido", "no").does("filch", "use theft")
    assert s.hand("filch") == ["attack 20"]


def test_there_is_nothing_to_hold_out_where_an_answer_has_made_a_new_deck_of_the_discard_pile() -> None:
    hands = {"ember": ["attack 8"], "saffron": ["attack 9"], "fido": ["attack 6", "flare fido"], "jade": ["flare remora"]}
    s = resolved(hands=hands, deck=[], rest="ember", discard=["attack 7"])
    while "fido" not in s.asked:
        s.does("ember", "pass")
    s.does("fido", "use fetch", "yes").does("ember", "pass").does("jade", "flare remora")
    while "ember" in s.asked and s.prompt("ember").startswith("respond"):
        s.does("ember", "pass")
    assert s.told("cards.reshuffled")
    assert "fido" not in s.asked
    assert s.told("fido.offers") == []
