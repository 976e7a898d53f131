"""Whole duels between bots: simple beats random, sees only views, and understands every word that powers say to it."""

import json
from copy import deepcopy
from typing import Any, get_args

import msgspec
import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.bots.duel import bot
from fifthcolony.bots.duel.windows import RULES
from fifthcolony.duel.advice import ADVICE, NumberedQuestion, NumberedUse, PlainQuestion, WorthUsing
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import ALIENS, HOOKS, Alien, register, withdraw
from fifthcolony.duel.state import Game
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import CONTEST_DUEL, When
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight
from tests.text.keys import ASKING, keys_given

pytestmark = pytest.mark.unguarded


def play(seed: int, names: tuple[str, str], every: int = 0, **wishes: Any) -> tuple[Game, list[Game]]:
    """A game between two bots, with copies of some positions on the way."""
    g, taken = fc.new_game("duel", seed=seed, **wishes), list[Game]()
    bots = [make_bot(name, 2 * seed + seat, "duel") for seat, name in enumerate(names)]
    while g.asks:
        ask = g.asks[0]
        if every and len(g.choices) % every == 0:
            taken.append(g.copy())
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
    return g, taken


def decide(g: Game, seat: int) -> str:
    ask = g.ask_of(seat)
    return ask.options[answer_of(make_bot("simple", 3, "duel"), g, ask)]


def test_simple_beats_random() -> None:
    won = sum(0 in play(seed, ("simple", "random"))[0].outcome.winners for seed in range(20))  # type: ignore[union-attr]
    won += sum(1 in play(seed, ("random", "simple"))[0].outcome.winners for seed in range(20, 40))  # type: ignore[union-attr]
    assert won >= 34


@pytest.mark.parametrize("name", sorted(ALIENS))
def test_every_alien_is_played_to_an_end(name: str) -> None:
    other = "sprouter" if name != "sprouter" else "swarm"
    g, _ = play(5, ("simple", "simple"), aliens=[name, other])
    assert g.outcome is not None


@pytest.mark.parametrize("seed", range(6))
def test_what_the_other_holds_never_changes_a_decision(seed: int) -> None:
    for number, g in enumerate(play(seed, ("simple", "random"), every=3)[1]):
        for ask in g.asks:
            twin = g.determinize(ask.seat, number)
            assert decide(twin, ask.seat) == decide(g, ask.seat), f"{ask} of seed {seed}, position {number}"


def test_a_view_that_went_over_a_wire_will_do_and_is_left_as_it_was() -> None:
    for g in play(9, ("simple", "random"), every=4)[1]:
        ask = g.asks[0]
        view = msgspec.convert(json.loads(json.dumps(g.view(ask.seat))), DuelView)
        before = deepcopy(view)
        assert ask.options[make_bot("simple", 3, "duel").decide(ask, Sight(view))] == decide(g, ask.seat)
        assert view == before


# --- what powers say ------------------------------------------------------------------------------------------------------------------


def test_every_word_there_is_is_understood_and_no_other() -> None:
    assert RULES.keys() == {*get_args(WorthUsing), *get_args(NumberedUse)}
    assert bot.KINDS.keys() == {*get_args(PlainQuestion), *get_args(NumberedQuestion)}


def test_every_word_is_about_something_that_there_is() -> None:
    assert [name for name in ADVICE.uses if not HOOKS[name].optional] == []
    assert ADVICE.asks.keys() <= keys_given("duel", ASKING).plain


@may(When.AFTER_REVEAL, CONTEST_DUEL, advice="never")
def shine(_g: Game, _me: int) -> None:
    """It does nothing but say when it is worth using."""


def test_a_newcomer_says_when_it_is_worth_using_and_takes_its_words_with_it() -> None:
    beacon = Alien("beacon", shine, complexity="green", asks={"beacon.loot": "take_best"}, traits={"clout": ("leads", 3)})
    register(beacon)
    assert ADVICE.trait("clout")["beacon"] == ("leads", 3)
    offered = Ask(0, "window.d7.after_reveal", ("use:beacon.shine", "pass"))
    loot = Ask(0, "beacon.loot", ("card:plan_04", "card:plan_42", "card:plan_08"))
    view = {"aliens": [["beacon"], []], "envoys": [], "copied": []}
    assert make_bot("simple", 1, "duel").decide(offered, Sight(view)) == 1
    assert make_bot("simple", 1, "duel").decide(loot, Sight(view)) == 1
    withdraw(beacon)
    assert "beacon.shine" not in ADVICE.uses
    assert "beacon.loot" not in ADVICE.asks
    assert "beacon" not in ADVICE.trait("clout")
    assert make_bot("simple", 1, "duel").decide(offered, Sight(view)) == 0
