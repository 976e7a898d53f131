"""Bots know what their seat may know: other cards in other hands change nothing, and a view that went over a wire will do."""

import json
from copy import deepcopy

import msgspec
import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.sight import Sight

pytestmark = pytest.mark.unguarded


def positions(seed: int, every: int) -> list[fc.Game]:
    """Positions from a game between a mixture of bots, one of which makes sure that odd ones come up."""
    g, taken = fc.new_game("classic", seed=seed, seats=4, edition=(2008, 2018)[seed % 2]), list[fc.Game]()
    bots = [make_bot(name, seed * 4 + seat) for seat, name in enumerate(["simple", "random", "simple", "simple"])]
    while g.asks:
        ask = g.asks[0]
        if len(g.choices) % every == 0:
            taken.append(g.copy())
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
    return taken


def decide(g: fc.Game, seat: int) -> str:
    ask = g.ask_of(seat)
    return ask.options[answer_of(make_bot("simple", 3), g, ask)]


@pytest.mark.parametrize("seed", range(4))
def test_what_others_hold_never_changes_a_decision(seed: int) -> None:
    for number, g in enumerate(positions(seed, every=3)):
        for ask in g.asks:
            twin = g.determinize(ask.seat, number)
            assert decide(twin, ask.seat) == decide(g, ask.seat), f"{ask} of seed {seed}, position {number}"


def test_a_view_that_went_over_a_wire_will_do_and_is_left_as_it_was() -> None:
    for g in positions(9, every=5):
        ask = g.asks[0]
        view = msgspec.convert(json.loads(json.dumps(g.view(ask.seat))), ClassicView)
        before = deepcopy(view)
        assert ask.options[make_bot("simple", 3).decide(ask, Sight(view))] == decide(g, ask.seat)
        assert view == before
