"""Observations: the same however they are made, within their bounds, and about what their layout says."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fifthcolony.research import Environment
from fifthcolony.research.eyes import Eyes
from fifthcolony.research.layout import MOST
from tests.research.playing import SETUPS, positions

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
pytestmark = pytest.mark.unguarded


@each_setup
def test_who_looks_again_sees_what_one_sees_who_looks_for_the_first_time(setup: dict[str, Any]) -> None:
    env = Environment(**setup)
    chance = random.Random(7)
    for seed in range(8 if setup["game"] == "duel" else 1):
        env.reset(seed=seed)
        while env.game.outcome is None:
            ask, looker = env.game.asks[0], chance.randrange(env.seats)
            for seat in {ask.seat, looker}:
                first = env.eyes.of_game(env.game, seat, ask if seat == ask.seat else None)
                again = env.observe(f"seat_{seat}")["observation"]
                wrong = [env.eyes.layout.labels()[place] for place in np.flatnonzero(first != again)]
                assert wrong == [], f"seat {seat} after {env.game.decisions} decisions"
            env.step(env.action_of(chance.randrange(len(ask.options))))


@each_setup
def test_a_whole_view_is_seen_as_the_game_is(setup: dict[str, Any]) -> None:
    eyes = Eyes(setup["game"])
    for game in positions(setup, 5, 61):
        ask = game.asks[0]
        assert np.array_equal(eyes.of_view(game.view(ask.seat), ask.seat, ask), eyes.of_game(game, ask.seat, ask))


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_every_number_has_a_name_of_its_own_and_every_block_a_part(game: str) -> None:
    eyes = Eyes(game)
    labels = eyes.layout.labels()
    assert len(labels) == len(set(labels)) == eyes.layout.size
    assert all(eyes.layout.labels()[eyes.layout.index(block.name, block.labels[-1])].startswith(block.name) for block in eyes.layout.blocks)
    filled = [block for part in eyes.parts for block in part.blocks]
    assert sorted(["prompt", "params", *filled]) == sorted(block.name for block in eyes.layout.blocks)


@each_setup
def test_what_is_seen_is_made_of_small_numbers(setup: dict[str, Any]) -> None:
    eyes = Eyes(setup["game"])
    for game in positions(setup, 3, 40):
        for ask in game.asks:
            seen = eyes.of_game(game, ask.seat, ask)
            assert seen.min() >= -MOST
            assert seen[eyes.layout.start["prompt"] :][: len(eyes.layout.blocks[0].labels)].sum() == 1


def test_the_labels_say_what_the_view_says() -> None:
    eyes = Eyes("duel")
    game = next(positions({"game": "duel", "aliens": "first"}, 2, 1))
    seat = game.asks[0].seat
    seen, view = eyes.of_game(game, seat, game.asks[0]), game.look(seat, None)
    named = dict(zip(eyes.layout.labels(), seen.tolist(), strict=True))
    assert named["supply.me"] == view["supply"][seat]
    assert named["hand_size.you"] == view["hands"][1 - seat]
    assert sum(number for name, number in named.items() if name.startswith("hand.")) == len(view["hand"])
    assert named[f"alien.me.{view['aliens'][seat][0]}"] == named[f"alien.you.{view['aliens'][1 - seat][0]}"] == 1


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_page_on_research_has_the_layout_as_it_is(game: str) -> None:
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    assert Eyes(game).layout.table() in page, f"print(Eyes({game!r}).layout.table()) has what belongs there"
