"""Chosen: may draw three cards and let one of them replace its revealed card, or add an attack among them to its own."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.scene import Scene

SEATS = ["chosen", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"chosen 3": {}, "chosen 4": {}, "chosen 5": {}}


def revealed(chosen: str, ember: str, deck: list[str], **position: Any) -> Scene:
    """Chosen as offense with one ship meets Ember's four, and these cards are turned up; the deck begins as said."""
    hands = {"chosen": [], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (chosen, ember), "deck": deck, "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_a_drawn_card_replaces_its_own_which_is_discarded_with_the_rest() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15", "attack 4", "plague"])
    s.does("chosen", "use divine intervention", "replace card attack 15")
    assert s.told("reveal.totals") == [("16", "14")]
    assert s.discard == ["attack 4", "plague", "attack 8", "attack 15", "attack 10"]


def test_a_drawn_attack_is_added_to_its_attack() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15", "attack 4", "plague"], hands={"ember": ["reinforcement 2"]})
    s.does("chosen", "use divine intervention", "add card attack 4")
    assert s.told("reveal.counts") == [("chosen", "12")]
    assert s.discard == ["attack 15", "plague"]  # the cards of the encounter stay on the table until it is over
    s.does("ember", "pass")
    assert s.told("reveal.totals") == [("13", "14")]
    assert s.discard[2:5] == ["attack 8", "attack 10", "attack 4"]


def test_as_defense_it_prays_too() -> None:
    s = revealed("attack 10", "attack 4", ["plague", "attack 20", "quash"], offense="ember", defense="chosen")
    s.does("chosen", "use divine intervention", "replace card attack 20")
    assert s.told("reveal.totals") == [("11", "24")]


@pytest.mark.parametrize(
    ("own", "drawn", "values"),
    [
        ("attack 8", "negotiate", [-1, 10]),
        ("negotiate", "attack 20", [20, 10]),
        ("attack 8", "morph", [10, 10]),
        ("morph", "negotiate", [-1, 10]),
    ],
)
def test_any_encounter_card_can_take_the_place_of_any_other(own: str, drawn: str, values: list[int]) -> None:
    s = revealed(own, "attack 10", [drawn, "plague", "quash"], hands={"jade": ["emotion control"]})
    s.does("chosen", "use divine intervention", f"replace card {drawn}")
    assert s.game.values == values


def test_a_morph_on_the_other_side_follows_its_new_card() -> None:
    s = revealed("attack 8", "morph", ["negotiate", "plague", "quash"])
    s.does("chosen", "use divine intervention", "replace card negotiate")
    assert s.game.values == [-1, -1]


@pytest.mark.parametrize(
    ("own", "options"),
    [
        ("attack 8", ["replace card attack 4", "replace card negotiate", "replace card morph", "add card attack 4", "pass"]),
        ("morph", ["replace card attack 4", "replace card negotiate", "add card attack 4", "pass"]),
        ("negotiate", ["replace card attack 4", "replace card negotiate", "replace card morph", "pass"]),
    ],
)
def test_only_an_attack_is_added_and_only_to_an_attack(own: str, options: list[str]) -> None:
    deck = ["morph" if own != "morph" else "plague", "negotiate", "attack 4"]
    s = revealed(own, "attack 10", deck).does("chosen", "use divine intervention")
    assert s.options("chosen") == options


def test_it_need_not_use_what_it_has_drawn() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15", "attack 4", "plague"]).does("chosen", "use divine intervention", "pass")
    assert s.told("reveal.totals") == [("9", "14")]
    assert s.discard == ["attack 15", "attack 4", "plague", "attack 8", "attack 10"]


def test_without_an_encounter_card_the_prayer_is_in_vain() -> None:
    s = revealed("attack 8", "attack 10", ["quash", "reinforcement 5", "plague"]).does("chosen", "use divine intervention")
    assert s.told("reveal.totals") == [("9", "14")]
    assert s.discard[:3] == ["quash", "reinforcement 5", "plague"]


def test_everybody_sees_the_cards_it_draws() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15", "attack 4", "plague"]).does("chosen", "use divine intervention")
    assert s.told("cards.drawn_openly") == [("chosen", "attack 4", "attack 15", "plague")]  # sorted, not as they came
    assert [entry[2] for entry in s.game.view(None)["sheet"]] == ["attack_04", "attack_15", "plague"]


def test_it_prays_once_in_an_encounter() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15", "attack 4", "plague"], hands={"ember": ["reinforcement 2"]})
    s.does("chosen", "use divine intervention", "add card attack 15")
    assert s.asked == ["ember"]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_trust_in_its_own_card() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15"])
    assert s.options("chosen") == ["use divine intervention", "pass"]
    s.does("chosen", "pass")
    assert [s.told("reveal.totals"), s.discard] == [[("9", "14")], ["attack 8", "attack 10"]]


@pytest.mark.rule("classic:cards.deck_reshuffle")
def test_the_discards_become_the_deck_when_it_runs_out() -> None:
    s = revealed("attack 8", "attack 10", ["plague"], rest="discard", hands={"jade": ["quash"]})
    s.does("chosen", "use divine intervention")
    assert [len(s.told("cards.reshuffled")), len(s.told("cards.drawn_openly")[0])] == [1, 4]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_do_not_pray(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "chosen": 1}} if place == "gate" else {place: {"chosen": 1}}
    s = revealed("attack 8", "attack 10", [], offense="ember", defense="jade", **ships)
    assert [s.told("power.used"), len(s.told("reveal.totals"))] == [[], 1]


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_prays_when_both_cards_are_up() -> None:
    s = scene("classic", seats=SEATS, phase="planning", hands={"chosen": ["attack 8", "attack 6"], "ember": ["attack 10"]})
    s.does("chosen", "attack 8")
    assert s.prompt("chosen") == "window.reveal.card_changes"
    assert s.told("reveal.cards") == [("chosen", "attack 8", "ember", "attack 10")]


# --- zapped and power lost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_draws_nothing_and_in_the_next_encounter_it_may_pray_again() -> None:
    hands = {"chosen": ["attack 8"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = revealed("attack 20", "attack 10", ["attack 15"], hands=hands, destiny=["ember"])
    s.does("chosen", "use divine intervention").does("jade", "cosmic zap")
    assert [s.told("cards.drawn_openly"), s.told("reveal.totals")] == [[], [("21", "14")]]
    s.does("chosen", "yes", "ember 2", "chosen 1", "done", "done").does("ember", "done")
    assert s.options("chosen") == ["use divine intervention", "pass"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_nobody_hears_it() -> None:
    s = revealed("attack 8", "attack 10", ["attack 15"], ships=TWO_HOMES)
    assert s.told("reveal.totals") == [("9", "14")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_calculator_compares_the_card_that_takes_the_place_of_the_revealed_one() -> None:
    s = scene("classic", seats=["calculator", "chosen", "jade"], phase="planning", deck=["attack 12", "plague", "quash"],
              hands={"calculator": ["attack 10"], "chosen": ["attack 4"]})  # fmt: skip
    s.does("calculator", "use equalize")
    assert s.game.values == [6, 4]
    s.does("chosen", "use divine intervention", "replace card attack 12")
    assert s.told("reveal.totals") == [("11", "6")]  # 10 against 2


@pytest.mark.parametrize("mains", [("anti_matter", "chosen"), ("chosen", "anti_matter")])
def test_anti_matter_sees_only_the_card_it_ends_up_with(mains: tuple[str, str]) -> None:
    laid = ("attack 8", "negotiate") if mains[1] == "chosen" else ("negotiate", "attack 8")
    s = scene("classic", seats=["anti_matter", "chosen", "jade"], offense=mains[0], defense=mains[1], phase="reveal", laid=laid,
              deck=["attack 6", "plague", "quash"])  # fmt: skip
    s.does("chosen", "use divine intervention", "replace card attack 6")
    assert s.told("reveal.totals") == ([("7", "10")] if mains[1] == "chosen" else [("7", "4")])


def test_emotion_control_makes_the_new_card_a_negotiate_too() -> None:
    s = revealed("negotiate", "attack 10", ["attack 40", "plague", "quash"], hands={"chosen": ["attack 8"], "jade": ["emotion control"]})
    s.does("chosen", "use divine intervention", "replace card attack 40").does("jade", "emotion control")
    assert s.prompt("chosen") == "deal.talk"


def test_clone_keeps_the_card_it_laid_whatever_chosen_draws() -> None:
    s = scene("classic", seats=["chosen", "clone", "jade"], phase="reveal", laid=("attack 8", "attack 10"), hands={"clone": []},
              deck=["attack 15", "plague", "quash"])  # fmt: skip
    s.does("chosen", "use divine intervention", "replace card attack 15").does("clone", "use replicate")
    assert s.hand("clone") == ["attack 10"]


def before_a_gambler(chosen: str, deck: list[str]) -> Scene:
    """Gambler keeps its attack down as a morph, and Chosen, whose card is this, believes it."""
    s = scene("classic", seats=["gambler", "chosen", "jade"], phase="reveal", laid=("attack 4", chosen), deck=deck,
              hands={"gambler": [], "chosen": [], "jade": []})  # fmt: skip
    return s.does("gambler", "use bluff", "morph").does("chosen", "no", "use divine intervention")


@pytest.mark.rule("classic:reveal.morph_v_morph_2008")
def test_a_morph_that_it_draws_against_a_claimed_one_loses_both_sides() -> None:
    s = before_a_gambler("attack 20", ["morph", "attack 6", "plague"]).does("chosen", "replace card morph")
    assert [s.told("reveal.both_lose"), s.ships("gambler", "warp"), s.ships("chosen", "warp")] == [[()], 1, 4]


@pytest.mark.rule("classic:reveal.morph_v_morph_2008")
def test_a_morph_that_it_replaces_loses_nobody() -> None:
    s = before_a_gambler("morph", ["attack 20", "attack 6", "plague"]).does("chosen", "replace card attack 20")
    assert [s.told("reveal.both_lose"), s.told("reveal.totals")] == [[], [("21", "24")]]


def test_a_card_that_replaces_its_own_claimed_one_is_up_and_counts() -> None:
    s = scene("classic", seats=["ember", "gambler", "jade"], powers={"gambler": ["gambler", "chosen"]}, phase="reveal", stops=True,
              laid=("attack 20", "attack 4"), deck=["attack 30", "attack 6", "attack 8"],
              hands={"ember": [], "gambler": [], "jade": []})  # fmt: skip
    s.does("gambler", "use bluff", "attack 10").does("ember", "no").does("gambler", "use divine intervention", "replace card attack 30")
    assert [s.told("reveal.totals"), s.is_over] == [[("21", "34")], True]
    assert sorted(s.discard) == ["attack 20", "attack 30", "attack 6", "attack 8"]
    assert [s.told("cards.put_under_deck"), KIND[s.game.deck[0]]] == [[()], "attack_04"]  # nobody has doubted it, so nobody sees it
