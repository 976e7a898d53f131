"""What the research room costs beside the bare engine: the same random games, played by each, in processor time.

An environment makes an observation and a mask before every decision, as `agent_iter` and `last` have it; the engine is only told what is
chosen.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import fifthcolony as fc
from fifthcolony.kernel.game import Game
from fifthcolony.research import Environment

SETUPS: Final[dict[str, dict[str, Any]]] = {
    "duel": {"game": "duel"},
    "classic, 3 seats": {"game": "classic", "seats": 3},
    "classic, 5 seats, flares": {"game": "classic", "seats": 5, "variants": ["flares"]},
}


class Played(NamedTuple):
    """One game that was played at random."""

    seed: int
    options: list[int]
    """Every choice, as the engine is told it."""
    actions: list[int]
    """The same, as the environment is told it."""


def at_random(env: Environment, seed: int) -> Played:
    """A game to replay."""
    chance = random.Random(seed)
    played = Played(seed, [], [])
    env.reset(seed=seed)
    while env.game.outcome is None:
        option = chance.randrange(len(env.game.asks[0].options))
        played.options.append(option)
        played.actions.append(env.action_of(option))
        env.step(played.actions[-1])
    return played


def by_engine(setup: dict[str, Any], games: list[Played]) -> None:
    """Every game, by the engine alone."""
    for played in games:
        g: Game = fc.new_game(seed=played.seed, **setup)
        for option in played.options:
            g.answer(g.asks[0].seat, option)


def by_environment(env: Environment, games: list[Played]) -> None:
    """Every game, looked at before each decision."""
    for played in games:
        env.reset(seed=played.seed)
        actions = iter(played.actions)
        for _ in env.agent_iter(sys.maxsize):
            env.last()
            action = next(actions, None)
            if action is None:
                break
            env.step(action)


def seconds(work: Callable[[], None]) -> float:
    """Of one core, whatever else the machine is busy with."""
    start = time.process_time()
    work()
    return time.process_time() - start


def measured(name: str, games: int, runs: int) -> dict[str, Any]:
    """Both by turns, so that a machine that is slow for a while is slow for both."""
    setup = SETUPS[name]
    env = Environment(**setup)
    played = [at_random(env, seed) for seed in range(games)]
    decisions = sum(len(game.options) for game in played)
    pairs = [(seconds(lambda: by_engine(setup, played)), seconds(lambda: by_environment(env, played))) for _ in range(runs)]
    ratios = [environment / engine for engine, environment in pairs]
    return {
        "setup": name,
        "decisions": decisions,
        "engine_per_s": decisions / statistics.median(engine for engine, _ in pairs),
        "environment_per_s": decisions / statistics.median(environment for _, environment in pairs),
        "ratio": statistics.median(ratios),
        "ratio_least": min(ratios),
        "ratio_most": max(ratios),
    }


def main(arguments: list[str] | None = None) -> None:
    """Measure each set-up and print a line, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of each set-up")
    parser.add_argument("--runs", type=int, default=9, help="how often they are played; the median counts")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    results = [measured(name, options.games, options.runs) for name in SETUPS]
    if options.json:
        print(json.dumps(results))
        return
    for result in results:
        print(
            "{setup}: engine {engine_per_s:,.0f} decisions/s, environment {environment_per_s:,.0f}: "
            "{ratio:.2f} times the time ({ratio_least:.2f} to {ratio_most:.2f})".format(**result)
        )


if __name__ == "__main__":
    main()
