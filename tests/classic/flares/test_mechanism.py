"""What holds for every flare: which side counts, how often it is played, and what becomes of the card."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["tripler", "ember", "sorcerer", "anti_matter"]
TWO_HOMES: dict[str, dict[str, int]] = {"tripler 3": {}, "tripler 4": {}, "tripler 5": {}}
FLARE = "flare tripler"


def turned_up(offense: str, defense: str, **position: Any) -> Scene:
    """Tripler with one ship meets Ember's four, and these cards are turned up; hands that are not named are empty."""
    hands = {name: [] for name in SEATS} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (offense, defense), "hands": hands, "stops": True}
    return scene("classic", **(given | position))


def laid(**position: Any) -> Scene:
    """Tripler attacks Ember, and Sorcerer is its ally; both lay the only attack they have."""
    hands = {"tripler": ["attack 8"], "ember": ["attack 10"], "sorcerer": [], "anti_matter": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "planning", "gate": {"tripler": 1, "sorcerer": 1}, "hands": hands, "stops": True}
    return scene("classic", **(given | position))


# --- which side -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:flare.wild_or_super", "classic:flare.ex_own_flare")
def test_who_has_the_alien_plays_the_super_side_and_not_the_wild_one() -> None:
    s = turned_up("attack 12", "attack 20", hands={"tripler": [FLARE]})
    assert s.prompt("tripler") == "flare.boost"  # its wild side would divide Ember's 20
    s.does("tripler", "yes")
    assert s.told("flare.played") == [("tripler", FLARE, "flare super")]
    assert s.told("reveal.totals") == [("37", "24")]


@pytest.mark.rule("classic:flare.wild_or_super", "classic:flare.ex_own_flare")
def test_everybody_else_plays_the_wild_side() -> None:
    s = turned_up("attack 40", "attack 12", hands={"ember": [FLARE]})
    s.does("ember", FLARE)
    assert s.told("flare.played") == [("ember", FLARE, "flare wild")]
    assert s.told("reveal.counts")[0] == ("tripler", "14")


@pytest.mark.rule("classic:flare.lost_power")
def test_who_has_lost_the_power_plays_the_wild_side() -> None:
    s = turned_up("attack 12", "attack 20", hands={"tripler": [FLARE]}, ships=TWO_HOMES)
    s.does("tripler", FLARE)
    assert s.told("flare.played") == [("tripler", FLARE, "flare wild")]
    assert s.told("reveal.totals") == [("13", "11")]


@pytest.mark.rule("classic:flare.zapped_power")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_who_is_zapped_plays_the_wild_side(edition: int) -> None:
    s = turned_up("attack 12", "attack 20", hands={"tripler": [FLARE]}, zapped=["tripler"], edition=edition)
    s.does("tripler", FLARE)
    assert s.told("flare.played") == [("tripler", FLARE, "flare wild")]


@pytest.mark.rule("classic:flare.conditions")
def test_a_side_needs_its_own_role_and_phase() -> None:
    assert turned_up("attack 40", "attack 12", hands={"sorcerer": [FLARE]}, gate={"tripler": 1, "sorcerer": 1}).told("flare.played") == []
    s = laid(hands={"tripler": ["attack 40"], "ember": ["attack 10", "attack 8", FLARE]})
    assert s.prompt("ember") == "planning.select"  # no window has opened for a side that belongs to the reveal
    s.does("ember", "attack 10")
    assert s.prompt("ember") == "window.reveal.card_changes"


def test_the_view_says_which_side_counts() -> None:
    s = turned_up("attack 12", "attack 20", hands={"tripler": [FLARE], "ember": ["flare sorcerer"]})
    assert s.game.view(0)["flares"] == {"flare_tripler": "super"}
    assert s.game.view(1)["flares"] == {"flare_sorcerer": "wild"}
    assert s.game.view(2)["flares"] == {}
    assert s.game.view(None)["flares"] == {}


# --- how often --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:flare.back_to_hand", "classic:flare.each_once")
def test_it_goes_back_to_the_hand_for_all_to_know_and_is_not_played_again_in_this_encounter() -> None:
    s = turned_up("attack 40", "attack 12", hands={"ember": [FLARE, "reinforcement 2"]}).does("ember", FLARE)
    assert s.hand("ember") == ["reinforcement 2", FLARE]
    assert s.options("ember") == ["reinforcement 2", "pass"]
    assert s.game.view(2)["known"][1] == ["flare_tripler"]
    assert s.game.view(2)["flared"] == [(1, "flare_tripler", "wild")]


def exchanged(freely: bool) -> Scene:
    """Sorcerer, an ally of Tripler, exchanges the cards by its flare; Ember divides the 40 it meets by another, which could be stopped."""
    hands = {"sorcerer": ["flare sorcerer", "flare anti matter"], "ember": ["attack 40", FLARE], "tripler": ["attack 10"]}
    s = laid(hands=hands, edition=2008, variants=["freewheeling_flares"] if freely else [])
    return s.does("sorcerer", "flare sorcerer").does("ember", FLARE)


@pytest.mark.rule("classic:flare.one_per_player")
def test_a_second_flare_of_the_same_player_has_to_wait_for_another_encounter() -> None:
    assert exchanged(freely=False).told("reveal.counts")[0] == ("tripler", "14")


@pytest.mark.rule("classic:variant.freewheeling_flares")
def test_freewheeling_a_player_plays_as_many_as_it_has() -> None:
    s = exchanged(freely=True).does("sorcerer", "flare anti matter")
    assert [word for _, word, _ in s.told("flare.played")] == ["flare sorcerer", FLARE, "flare anti matter"]
    assert len(s.told("flare.stopped")) == 1


# --- answered ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:flare.back_to_hand")
def test_a_card_zap_sends_it_to_the_discard_pile() -> None:
    s = turned_up("attack 40", "attack 12", hands={"ember": [FLARE], "sorcerer": ["card zap"]})
    s.does("ember", FLARE).does("sorcerer", "card zap")
    assert FLARE not in s.hand("ember")
    assert s.discard[:2] == ["card zap", FLARE]
    assert s.told("reveal.counts") == [("tripler", "14")]  # that is its own power


def test_a_card_zap_on_a_flare_that_strengthens_leaves_the_power_as_it_is() -> None:
    s = turned_up("attack 12", "attack 20", hands={"tripler": [FLARE], "sorcerer": ["card zap"]})
    s.does("tripler", "yes").does("sorcerer", "card zap")
    assert s.told("reveal.counts") == [("tripler", "4")]
    assert FLARE in s.discard


def test_a_cosmic_zap_cannot_answer_a_wild_flare() -> None:
    s = turned_up("attack 40", "attack 12", hands={"ember": [FLARE], "sorcerer": ["cosmic zap"]}).does("ember", FLARE)
    assert s.told("reveal.counts") == [("tripler", "14")]
    assert s.prompt("sorcerer") == "respond.use"  # Tripler's own power, which comes after it


def test_a_cosmic_zap_on_a_use_that_a_flare_strengthened_leaves_the_flare_unspent_and_wild() -> None:
    s = turned_up("attack 12", "attack 20", hands={"tripler": [FLARE, "reinforcement 2"], "sorcerer": ["cosmic zap"]})
    s.does("tripler", "yes").does("sorcerer", "cosmic zap")
    view = s.game.view(0)
    assert [view["hand"], view["flared"], view["flares"]] == [["reinforcement_2", "flare_tripler"], [], {"flare_tripler": "wild"}]


def test_a_use_that_a_flare_gives_can_be_zapped_and_leaves_the_flare_unspent() -> None:
    s = laid(hands={"sorcerer": ["flare sorcerer"], "ember": ["attack 10", "cosmic zap"]}).does("sorcerer", "flare sorcerer")
    assert s.told("power.used") == [("sorcerer", "use magic as ally")]
    s.does("ember", "cosmic zap")
    assert s.told("planning.cards_swapped") == []
    assert [s.game.flared, s.hand("sorcerer")] == [[], ["flare sorcerer"]]


def test_a_use_that_a_flare_gives_happens() -> None:
    s = laid(hands={"sorcerer": ["flare sorcerer"]}).does("sorcerer", "flare sorcerer")
    assert s.told("planning.cards_swapped") == [()]
    assert s.hand("sorcerer") == ["flare sorcerer"]


def test_a_stopped_flare_goes_back_and_counts_as_played() -> None:
    hands = {"ember": [FLARE], "sorcerer": ["flare anti matter"]}
    s = turned_up("attack 40", "attack 12", hands=hands, beside={"sorcerer": 1})
    s.does("ember", FLARE).does("sorcerer", "flare anti matter")
    assert [s.hand("ember"), s.hand("sorcerer")] == [[FLARE], ["flare anti matter"]]
    assert s.told("reveal.counts") == [("tripler", "14")]


@pytest.mark.rule("classic:flare.back_to_hand")
def test_a_flare_goes_back_to_where_it_was_played_from_also_when_it_was_stopped() -> None:
    hands = {"miser": ["attack 8"], "anti_matter": ["flare anti matter"], "ember": []}
    s = scene(
        "classic", seats=["miser", "ember", "anti_matter"], phase="regroup", hands=hands, sheets={"miser": {"hoard": ["flare miser"]}}
    )
    s.does("miser", "flare miser").does("anti_matter", "flare anti matter")
    assert s.told("flare.stopped") == [("miser", "flare miser")]
    assert [s.hand("miser"), s.game.view(0)["sheet"]] == [["attack 8"], [(0, "hoard", "flare_miser")]]


@pytest.mark.rule("classic:flare.back_to_hand")
@pytest.mark.parametrize("answer", ["pass", "flare anti matter"])
def test_a_borrowed_flare_goes_back_to_its_lender_and_not_to_who_played_it(answer: str) -> None:
    hands = {"demon": ["attack 8", "attack 4"], "anti_matter": ["attack 10", "flare anti matter"], "ember": ["flare chosen"]}
    s = scene("classic", seats=["demon", "anti_matter", "ember"], phase="alliance", gate={"demon": 1}, hands=hands, deck=["attack 40"])
    s.does("demon", "use possess", "done").does("anti_matter", "done").does("demon", "flare chosen").does("anti_matter", answer)
    assert [s.hand("ember"), "attack 40" in s.hand("demon")] == [["flare chosen"], answer == "pass"]
    assert s.game.sheet == []


# --- what it is -------------------------------------------------------------------------------------------------------------------------


def test_it_is_neither_an_encounter_card_nor_an_artifact() -> None:
    s = laid(hands={"ember": ["attack 10", "attack 8", FLARE]})
    assert s.options("ember") == ["attack 8", "attack 10"]
    hands = {"ember": ["attack 8", "plague"], "jade": [FLARE, "quash"]}
    vulch = scene("classic", seats=["ember", "vulch", "jade"], phase="regroup", hands=hands)
    vulch.does("ember", "plague", "jade").does("jade", *["jade 1"] * 3)
    assert [vulch.hand("vulch")[-2:], FLARE in vulch.discard] == [["plague", "quash"], True]


# --- what hangs together ------------------------------------------------------------------------------------------------------------------


def test_a_card_that_becomes_another_is_compared_anew() -> None:
    hands = {"calculator": ["attack 20"], "ember": ["attack 8", "flare mirror"], "jade": []}
    s = scene("classic", seats=["calculator", "ember", "jade"], phase="planning", hands=hands, stops=True)
    s.does("calculator", "use equalize")
    s.does("ember", "flare mirror")
    assert s.told("reveal.totals") == [("21", "24")]  # two attacks of 20: there is no higher one to be lowered any more


def test_one_flare_a_player_whatever_saved_the_pile_it_lies_in() -> None:
    hoard = {"miser": {"hoard": ["flare miser", "flare healer", "attack 6"]}}
    s = scene("classic", seats=["miser", "ember", "jade"], phase="regroup", sheets=hoard, hands={"ember": ["cosmic zap", "attack 8"]})
    s.does("miser", "flare miser")
    s.does("ember", "cosmic zap")
    s.does("miser", "flare healer")
    assert [card for _, card, _ in s.told("flare.played")] == ["flare healer"]


def test_a_flare_whose_reason_is_gone_when_it_takes_effect_does_nothing_and_comes_back() -> None:
    hands: dict[str, list[str]] = {"ember": ["attack 8", "flare fido"], "jade": ["attack 8"], "azure": ["flare remora"]}
    seats = ["ember", "jade", "azure", "orchid"]  # Orchid has all other cards, so that what Remora draws was the discard pile
    s = scene("classic", seats=seats, phase="planning", hands=hands, discard=["attack 30"], rest="orchid", stops=True)
    for player, flare in (("ember", "flare fido"), ("azure", "flare remora"), ("", "")):
        while s.game.asks and s.game.asks[0].seat == s.seat("orchid"):
            s.does("orchid", s.options("orchid")[-1])
        if player:
            s.does(player, flare)
    assert "attack 30" in s.hand("azure")
    assert s.told("cards.picked_up") == []


def test_a_power_that_is_silenced_while_its_flare_is_answered_is_not_used() -> None:
    hands = {
        "ember": ["flare tripler"],
        "vulch": ["flare vulch", "attack 8"],
        "jade": ["card zap", "attack 6"],
        "azure": ["card zap", "cosmic zap", "attack 6"],
    }
    s = scene("classic", seats=["ember", "vulch", "jade", "azure"], phase="start_turn", hands=hands)
    s.does("vulch", "flare vulch")
    s.does("jade", "card zap")
    s.does("azure", "card zap", "cosmic zap")
    assert s.told("power.used") == [("vulch", "use salvage")]
    assert "flare tripler" in s.discard
