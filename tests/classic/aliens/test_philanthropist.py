"""Philanthropist: may give one of its cards to a main player."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["philanthropist", "jade", "azure", "saffron"]
HAND = ["attack 4", "negotiate", "quash"]
NEW = ["attack 1", "attack 5", "attack 6", "attack 7", "attack 9", "attack 10", "negotiate", "morph"]
ARTIFACTS = ["mobius tubes", "mobius tubes", "emotion control", "ionic gas", "plague", "+2", "+2", "+3"]
TWO_HOMES: dict[str, dict[str, int]] = {"philanthropist 3": {}, "philanthropist 4": {}, "philanthropist 5": {}}


def formed(hand: list[str] = HAND, azure: list[str] | None = None, **position: Any) -> Scene:
    """Philanthropist attacks Jade without allies, and the alliances stand; Azure may hold a zap."""
    hands = {"philanthropist": hand, "jade": ["attack 20"], "azure": azure or ["attack 8"]}
    s = scene("classic", **{"seats": SEATS, "phase": "alliance", "hands": hands, "deck": NEW, **position})
    return s.does("offense", "done").does("defense", "done")


def joined(offense: str, defense: str, side: str) -> Scene:
    """Philanthropist has joined a side."""
    hands = {"philanthropist": HAND, offense: ["attack 20", "morph"], defense: ["attack 30"]}
    s = scene("classic", seats=SEATS, offense=offense, defense=defense, phase="alliance", hands=hands)
    s.does(offense, *["philanthropist"] * (side == "offense"), "done").does(defense, *["philanthropist"] * (side == "defense"), "done")
    return s.does("philanthropist", side, "philanthropist 1", "done")


def known(s: Scene, who: str, of: str) -> list[str]:
    """What one player knows of another's hand."""
    found: list[str] = s.game.view(s.seat(who))["known"][s.seat(of)]
    return found


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("offense", "defense"), [("philanthropist", "jade"), ("jade", "philanthropist")])
def test_a_main_player_gives_a_card_to_its_opponent(offense: str, defense: str) -> None:
    s = formed(offense=offense, defense=defense).does("philanthropist", "use giving")
    assert s.options("philanthropist") == HAND
    s.does("philanthropist", "negotiate")
    assert [s.hand("philanthropist"), s.hand("jade")] == [["attack 4", "quash"], ["attack 20", "negotiate"]]


@pytest.mark.parametrize("side", ["offense", "defense"])
@pytest.mark.parametrize("taker", ["jade", "azure"])
def test_an_ally_gives_to_either_main_player(side: str, taker: str) -> None:
    s = joined("jade", "azure", side).does("philanthropist", "use giving")
    assert s.options("philanthropist") == ["jade", "azure"]
    s.does("philanthropist", taker, "quash")
    assert ["quash" in s.hand(name) for name in ("philanthropist", "jade", "azure")] == [False, taker == "jade", taker == "azure"]


def test_the_card_can_be_laid_at_once() -> None:
    s = formed().does("philanthropist", "use giving", "negotiate")
    assert s.options("jade") == ["attack 20", "negotiate"]


def test_only_the_two_of_them_know_the_gift() -> None:
    s = formed().does("philanthropist", "use giving", "negotiate")
    assert [known(s, who, "jade") for who in ("philanthropist", "azure", "saffron")] == [["negotiate"], [], []]
    assert {event.audience for event in s.log if event.key == "cards.given_between_you"} == {(0, 1)}


def test_it_may_keep_what_it_has() -> None:
    s = formed()
    assert s.options("philanthropist") == ["use giving", "pass"]
    assert s.does("philanthropist", "pass").hand("philanthropist") == HAND


# --- a new hand -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:planning.offense_without_card_2018", "classic:planning.offense_without_card_2008")
@pytest.mark.parametrize("edition", [2008, 2018])
@pytest.mark.parametrize(("offense", "defense"), [("philanthropist", "jade"), ("jade", "philanthropist")])
def test_a_main_player_out_of_encounter_cards_draws_a_new_hand_and_plays_on(offense: str, defense: str, edition: int) -> None:
    s = formed(["attack 4", "quash"], offense=offense, defense=defense, edition=edition).does("philanthropist", "use giving", "attack 4")
    assert s.hand("philanthropist") == NEW
    assert [s.discard, s.told("encounter.called_off"), s.prompt("philanthropist")] == [["quash"], [], "planning.select"]


def test_in_2018_it_draws_until_there_is_an_encounter_card() -> None:
    s = formed(["attack 4"], deck=[*ARTIFACTS, *NEW]).does("philanthropist", "use giving")
    assert len(s.told("cards.hand_replaced")) == 2
    assert s.hand("philanthropist") == NEW


def test_in_2008_it_draws_once_and_an_offense_still_without_one_is_stopped_in_planning() -> None:
    s = formed(["attack 4"], deck=[*ARTIFACTS, *NEW], edition=2008).does("philanthropist", "use giving")
    assert [len(s.told("cards.hand_replaced")), len(s.told("encounter.called_off"))] == [1, 1]


def test_who_has_an_encounter_card_left_draws_nothing() -> None:
    assert formed().does("philanthropist", "use giving", "attack 4").hand("philanthropist") == ["negotiate", "quash"]


def test_an_ally_draws_nothing_whatever_it_has_left() -> None:
    hands = {"philanthropist": ["attack 4", "quash"], "jade": ["attack 20"], "azure": ["attack 30"]}
    s = scene("classic", seats=SEATS, offense="jade", defense="azure", phase="alliance", hands=hands)
    s.does("jade", "philanthropist", "done").does("azure", "done").does("philanthropist", "offense", "philanthropist 1", "done")
    s.does("philanthropist", "use giving", "jade", "attack 4")
    assert s.hand("philanthropist") == ["quash"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_who_stays_out_gives_nothing() -> None:
    s = formed(offense="jade", defense="azure")
    assert s.told("power.used") == []
    assert "philanthropist" not in s.asked


def test_who_has_nothing_gives_nothing() -> None:
    s = formed([], offense="jade", defense="philanthropist")
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_gives_once_when_the_alliances_stand_and_at_no_other_time() -> None:
    s = formed()
    assert s.prompt("philanthropist") == "window.alliance.after_formed"
    assert s.does("philanthropist", "use giving", "quash").prompt("philanthropist") == "planning.select"


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_keeps_its_cards() -> None:
    s = formed(azure=["cosmic zap"]).does("philanthropist", "use giving").does("azure", "cosmic zap")
    assert [s.hand("philanthropist"), s.hand("jade"), s.prompt("philanthropist")] == [HAND, ["attack 20"], "planning.select"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_gives_nothing() -> None:
    assert formed(ships=TWO_HOMES).prompt("philanthropist") == "planning.select"


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_an_ally_sent_home_by_a_force_field_has_nobody_to_give_to() -> None:
    hands = {"philanthropist": HAND, "jade": ["attack 20", "force field"], "azure": ["attack 30"]}
    s = scene("classic", seats=SEATS, offense="jade", defense="azure", phase="alliance", hands=hands)
    s.does("jade", "philanthropist", "done").does("azure", "done").does("philanthropist", "offense", "philanthropist 1", "done")
    s.does("jade", "force field").does("philanthropist", "philanthropist 1")
    assert s.told("power.used") == []


def test_a_trader_takes_back_what_it_has_just_been_given() -> None:
    s = scene("classic", seats=["philanthropist", "trader", "azure"], phase="alliance",
              hands={"philanthropist": HAND, "trader": ["attack 20"]})  # fmt: skip
    s.does("philanthropist", "done").does("trader", "done").does("philanthropist", "use giving", "negotiate").does(
        "trader", "use transference"
    )
    assert [s.hand("philanthropist"), s.hand("trader")] == [["attack 20", "negotiate"], ["attack 4", "quash"]]


def test_of_two_alike_the_taker_knows_of_one() -> None:
    s = formed(["attack 4", "attack 4", "negotiate"]).does("philanthropist", "use giving", "attack 4")
    assert [known(s, "jade", "philanthropist"), known(s, "philanthropist", "jade")] == [[], ["attack_04"]]


def test_who_saves_the_gift_with_its_last_card_has_nothing_to_give() -> None:
    s = formed(["card zap"], ["cosmic zap"], offense="jade", defense="philanthropist").does("philanthropist", "use giving")
    s.does("azure", "cosmic zap").does("philanthropist", "card zap")
    assert [s.told("cards.given"), s.told("cards.hand_replaced")] == [[], [("philanthropist",)]]  # the hand check of planning


@pytest.mark.rule("classic:planning.offense_without_card_2018")
@pytest.mark.parametrize(
    ("other", "deck", "waits"),
    [("vulch", ["attack 30"], "cards.picked_up"), ("remora", [*["mobius tubes"] * 2, *["+3"] * 3, *["+2"] * 2, "plague"], "cards.drawn")],
)
def test_nothing_that_comes_while_a_new_hand_is_on_its_way_ends_its_turn(other: str, deck: list[str], waits: str) -> None:
    hands = {"philanthropist": ["attack 8", "quash"], "ember": ["attack 4"], other: []}
    s = scene("classic", seats=list(hands), phase="alliance", hands=hands, deck=deck, stops=True).does("philanthropist", "done")
    s.does("ember", "done").does("philanthropist", "use giving", "attack 8")
    if other in s.asked:
        s.does(other, "use cling to cards")
    s.pass_all()
    assert s.told(waits)
    assert s.told("encounter.called_off") == []
