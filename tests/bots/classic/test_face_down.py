"""The simple bot and alien sheets that lie face down, or are drawn: turned up when what they do is worth it."""

import pytest

import fifthcolony as fc
from fifthcolony import Ask
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.kernel.sight import Sight
from tests.bots.classic.conftest import Choice

OTHERS = ["saffron", "jade", "azure"]


@pytest.mark.parametrize(("card", "answer"), [("attack 4", "turn up"), ("attack 20", "pass")])
def test_a_sheet_is_turned_up_when_its_power_is_worth_using(choice: Choice, card: str, answer: str) -> None:
    hands = {"sorcerer": [card, card], "saffron": ["attack 8"]}
    s = fc.scene("classic", seats=["sorcerer", *OTHERS], hidden=["sorcerer"], phase="planning", hands=hands)
    s.does("sorcerer", card) if s.prompt("sorcerer") == "planning.select" else None
    assert s.prompt("sorcerer") == "window.planning.after_select"
    assert choice(s, "sorcerer") == answer


def test_it_is_turned_up_for_what_it_must_do(choice: Choice) -> None:
    s = fc.scene("classic", seats=["human", *OTHERS], hidden=["human"], phase="reveal", laid=("attack 8", "attack 8"))
    assert choice(s, "human") == "turn up"


def test_it_is_turned_up_for_what_it_brings_along(choice: Choice) -> None:
    s = fc.scene("classic", seats=["tick_tock", *OTHERS], hidden=["tick_tock"])
    assert [s.options("tick_tock"), choice(s, "tick_tock")] == [["turn up", "pass"], "turn up"]


def test_it_is_not_turned_up_because_there_is_a_card_to_play(choice: Choice) -> None:
    s = fc.scene("classic", seats=["sorcerer", *OTHERS], hidden=["sorcerer"], hands={"sorcerer": ["mobius tubes", "attack 8"]})
    assert s.options("sorcerer") == ["mobius tubes", "turn up", "pass"]
    assert choice(s, "sorcerer") == "pass"


@pytest.mark.parametrize(("present", "drawn", "kept"), [("clone", "macron", 1), ("macron", "clone", 0), ("clone", "mind", 0)])
def test_of_two_aliens_it_keeps_the_one_that_is_worth_more(present: str, drawn: str, kept: int) -> None:
    g = fc.scene("classic", seats=[present, *OTHERS]).game
    ask = Ask(0, "rotate.keep", (f"alien:{present}", f"alien:{drawn}"))
    assert make_bot("simple", 1).decide(ask, Sight(g.view(0))) == kept


@pytest.mark.unguarded
@pytest.mark.parametrize("variants", [["hidden_powers"], ["rotating_powers"], ["hidden_powers", "rotating_powers"]])
def test_games_of_simple_bots_end(variants: list[str]) -> None:
    for seed in range(4):
        g = fc.new_game("classic", seed=seed, seats=4, edition=2008, variants=variants)
        turned_up = 0
        bots = [make_bot("simple", seed * 8 + seat) for seat in range(4)]
        while g.asks:
            ask = g.asks[-1]
            index = answer_of(bots[ask.seat], g, ask)
            turned_up += ask.options[index] == "turn_up"
            g.answer(ask.seat, index)
        assert g.outcome is not None
        assert bool(turned_up) == ("hidden_powers" in variants)
