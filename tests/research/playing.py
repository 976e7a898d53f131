"""Games at random through the environments, for the tests."""

import random
from collections.abc import Iterator
from typing import Any

import fifthcolony as fc
from fifthcolony.kernel.game import Game
from fifthcolony.research import Environment

EVERYTHING = ["flares", "technology", "hidden_powers"]
SETUPS: list[dict[str, Any]] = [
    {"game": "duel"},
    {"game": "duel", "aliens": "choice"},
    {"game": "classic", "seats": 3},
    {"game": "classic", "seats": 5, "variants": EVERYTHING},
]


def play(env: Environment, chance: random.Random) -> int:
    """To the end at random: how many decisions there were."""
    decisions = 0
    while not (any(env.terminations.values()) or any(env.truncations.values())):
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = mask.nonzero()[0]
        env.step(int(legal[chance.randrange(len(legal))]))
        decisions += 1
    return decisions


def positions(setup: dict[str, Any], seed: int, every: int) -> Iterator[Game]:
    """Positions from a random game."""
    wishes = dict(setup)
    g: Game = fc.new_game(wishes.pop("game"), seed=seed, **wishes)
    chance = random.Random(seed)
    while g.asks:
        if g.decisions % every == 0:
            yield g
        ask = chance.choice(g.asks)
        g.answer(ask.seat, chance.randrange(len(ask.options)))
