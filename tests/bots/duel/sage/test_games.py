"""Whole duels of the sage: it is better than the simple bot, plays every alien to an end, and sees only views."""

import json
from copy import deepcopy
from typing import Any

import msgspec
import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.duel.powers import ALIENS
from fifthcolony.duel.state import Game
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.sight import Sight

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
    return ask.options[answer_of(make_bot("sage", 3, "duel"), g, ask)]


def test_sage_beats_simple() -> None:
    won = sum(0 in play(seed, ("sage", "simple"))[0].outcome.winners for seed in range(40))  # type: ignore[union-attr]
    won += sum(1 in play(seed, ("simple", "sage"))[0].outcome.winners for seed in range(40, 80))  # type: ignore[union-attr]
    assert won >= 48


@pytest.mark.parametrize("name", sorted(ALIENS))
def test_every_alien_is_played_to_an_end(name: str) -> None:
    other = "sprouter" if name != "sprouter" else "swarm"
    g, _ = play(5, ("sage", "sage"), aliens=[name, other])
    assert g.outcome is not None


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(7, ("sage", "sage"))[0].choices == play(7, ("sage", "sage"))[0].choices


@pytest.mark.parametrize("seed", range(6))
def test_what_the_other_holds_never_changes_a_decision(seed: int) -> None:
    for number, g in enumerate(play(seed, ("sage", "random"), every=3)[1]):
        for ask in g.asks:
            twin = g.determinize(ask.seat, number)
            assert decide(twin, ask.seat) == decide(g, ask.seat), f"{ask} of seed {seed}, position {number}"


def test_a_view_that_went_over_a_wire_will_do_and_is_left_as_it_was() -> None:
    for g in play(9, ("sage", "random"), every=4)[1]:
        ask = g.asks[0]
        view = msgspec.convert(json.loads(json.dumps(g.view(ask.seat))), DuelView)
        before = deepcopy(view)
        assert ask.options[make_bot("sage", 3, "duel").decide(ask, Sight(view))] == decide(g, ask.seat)
        assert view == before
