"""Clockwright: while wound, looks at the next destiny card and may send it to the bottom; losing winds it."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay

WOUND = {"clockwright": {"wound": 1}}
HANDS = {"clockwright": ["10", "04", "05"], "blue": ["13", "06", "07"]}


def checkpoint(**position: Any) -> Scene:
    """Before an event card is drawn, Tax Amnesty on top."""
    given = {"aliens": ["clockwright", "blue"], "hands": HANDS, "begin": "checkpoint", "next_card": "tax_amnesty", "tokens": WOUND}
    return fc.scene("duel", **{**given, **position})


def events(s: Scene) -> list[str]:
    """The event deck from the top."""
    return [DESTINY[card].name for card in reversed(s.game.events)]


def is_wound(s: Scene) -> bool:
    """Whether it can look."""
    return s.tokens("clockwright", "wound") == 1


# --- Rewind ---------------------------------------------------------------------------------------------------------------------------


def test_it_starts_wound() -> None:
    s = fc.scene("duel", aliens=["clockwright", "blue"], setup=True, hands=HANDS, **CONTEST)
    assert is_wound(s)
    assert fc.new_game("duel", seed=1, aliens=["clockwright", "prime"]).view(1)["tokens"] == [(0, "wound", 1)]


def test_it_looks_and_leaves_the_card_and_stays_wound() -> None:
    s = checkpoint().does("clockwright", "use rewind")
    assert [s.prompt("clockwright"), s.game.ask_of(0).params] == ["clockwright.put_back", ("destiny_card:tax_amnesty",)]
    s.does("clockwright", "clockwright leave")
    assert [s.told("destiny.turned_up"), is_wound(s)] == [[("event", "tax amnesty")], True]


def test_it_looks_and_sends_the_card_to_the_bottom_and_is_unwound() -> None:
    s = checkpoint()
    second = events(s)[1]
    s.does("clockwright", "use rewind", "clockwright bottom")
    assert [s.game.view(1)["card"], events(s)[-1], is_wound(s)] == [second, "tax_amnesty", False]


def test_it_may_not_look_at_all() -> None:
    s = checkpoint().does("clockwright", "pass")
    assert [s.told("destiny.turned_up"), is_wound(s)] == [[("event", "tax amnesty")], True]


def test_unwound_it_cannot_look() -> None:
    assert checkpoint(tokens={}).prompt("clockwright") == "dial.set_for_card"


def test_once_before_each_card() -> None:
    s = checkpoint().does("clockwright", "use rewind", "clockwright leave")
    assert s.prompt("clockwright") == "dial.set_for_card"


@pytest.mark.rule("duel:loop.no_checkpoint_before_first")
def test_not_before_the_first_card() -> None:
    assert fc.new_game("duel", seed=1, aliens=["clockwright", "prime"]).asks[0].prompt == "dial.set"


@pytest.mark.rule("duel:loop.checkpoint_order")
def test_after_the_win_check_and_the_hands() -> None:
    s = checkpoint(hands={"clockwright": ["04", "05", "06", "07", "08", "09", "10"], "blue": []})
    assert s.prompt("clockwright") == "card.discard_down"
    s.does("clockwright", "04")
    assert [s.prompt("clockwright"), len(s.hand("blue"))] == ["window.loop.before_draw", 6]


# --- Wind Up --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "wound"), [("10", "13", True), ("13", "10", False)])
def test_a_lost_contest_winds_it(mine: str, theirs: str, wound: bool) -> None:
    s = fc.scene("duel", aliens=["clockwright", "blue"], hands={"clockwright": [mine, "04"], "blue": [theirs, "06"]}, **CONTEST)
    assert is_wound(lay(s, mine, theirs)) == wound


@pytest.mark.parametrize("tactic", ["shield 2", "blast 4"])
def test_a_lost_duel_winds_it_however_it_was_lost(tactic: str) -> None:
    s = fc.scene("duel", aliens=["clockwright", "blue"], hands=HANDS, **CALM)
    assert is_wound(fight(s, "10 shield 2", f"13 {tactic}"))


def test_wound_it_cannot_be_wound_more() -> None:
    s = fc.scene("duel", aliens=["clockwright", "blue"], hands=HANDS, tokens=WOUND, **CONTEST)
    assert lay(s, "10", "13").tokens("clockwright", "wound") == 1


# --- what is hidden -------------------------------------------------------------------------------------------------------------------


def test_only_it_has_seen_the_card() -> None:
    s = checkpoint().does("clockwright", "use rewind")
    assert [s.game.view(seat)["foreseen"] for seat in (0, 1, None)] == [["tax_amnesty"], [], []]
    assert [event.audience for event in s.log if event.key == "clockwright.looked"] == [(0,)]
    assert {s.game.determinize(0, seed).events[-1] for seed in range(10)} == {s.game.events[-1]}
    assert len({s.game.determinize(1, seed).events[-1] for seed in range(10)}) > 1


def test_the_opponent_hears_that_a_card_went_to_the_bottom_but_not_which() -> None:
    s = checkpoint().does("clockwright", "use rewind", "clockwright bottom")
    assert s.told("clockwright.bottomed") == [("clockwright", "event")]
    assert not [event for event in s.log if event.audience != (0,) and "tax_amnesty" in str(event.params)]
    assert {s.game.determinize(0, seed).events[0] for seed in range(10)} == {s.game.events[0]}


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:loop.destiny_empty")
def test_there_is_nothing_to_see_in_an_empty_deck() -> None:
    s = checkpoint(next_card=None, past=[card.name for card in DESTINY if card.deck == "discovery"])
    assert [s.told("destiny.renewed"), s.prompt("clockwright"), is_wound(s)] == [[("discovery",)], "dial.set", True]


def test_the_only_card_of_a_deck_comes_back_from_its_bottom() -> None:
    rest = [card.name for card in DESTINY if card.deck == "event" and card.name != "tax_amnesty"]
    s = checkpoint(past=rest).does("clockwright", "use rewind", "clockwright bottom")
    assert [s.told("destiny.turned_up"), is_wound(s)] == [[("event", "tax amnesty")], False]


def test_a_straggling_clockwright_waits_for_the_leader() -> None:
    aliens, hands = ["clockwright", "pantry"], {"clockwright": ["10", "04"], "pantry": ["06", "07"]}
    s = checkpoint(aliens=aliens, leader="pantry", hands=hands)
    assert [len(s.hand("pantry")), s.prompt("clockwright")] == [3, "window.loop.before_draw"]
