"""Learn what positions of a duel are worth, from games of bots: `python -m tools.values` writes the weights that the seer reads.

Positions are those at which its playouts end, with the first ask after a destiny card was turned up. What is learned is how likely the seat
wins, as a logistic function of what it has more than the other.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

import fifthcolony
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.bots.duel.seer.bot import DuelForesight
from fifthcolony.bots.duel.seer.worth import difference, names
from fifthcolony.bots.search.foresight import Horizon
from fifthcolony.games import new_game
from fifthcolony.kernel.game import Game

WRITTEN: Final = Path(fifthcolony.__path__[0]) / "bots" / "duel" / "seer" / "weights.json"
RIDGE: Final = 1.0
"""How much large weights cost: what tells little stays near nothing."""
STEPS: Final = 30
Array = NDArray[np.float64]


def positions(bot: str, seed: int) -> Iterator[tuple[list[float], bool]]:
    """From one game: what seat 0 has more than the other, and whether it won."""
    game: Game = new_game("duel", seed=seed)
    players = [make_bot(bot, 2 * seed + seat, "duel") for seat in (0, 1)]
    horizon, seen = Horizon(DuelForesight.chapter, 1), []
    game.listener = horizon.hear
    while game.outcome is None:
        if horizon.left <= 0:
            horizon.left = 1
            seen.append(difference(game, 0))
        ask = game.asks[0]
        game.answer(ask.seat, answer_of(players[ask.seat], game, ask))
    won = 0 in game.outcome.winners
    yield from ((position, won) for position in seen)


def fitted(features: Array, won: Array) -> Array:
    """Weights by Newton's method. A position seen from the other side is as good, so there is nothing by itself."""
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chances) - RIDGE * weights
        curve = (features * (chances * (1 - chances))[:, None]).T @ features + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def told(features: Array, won: Array, weights: Array) -> str:
    """How well they foretell games that they were not learned from."""
    chances = 1 / (1 + np.exp(-features @ weights))
    loss = -np.mean(np.where(won > 0, np.log(chances), np.log(1 - chances)))
    right = np.mean((chances > 0.5) == (won > 0))
    return f"{len(won):,} positions of other games: loss {loss:.4f} (knowing nothing: {np.log(2):.4f}), the winner named {right:.1%}"


def main() -> int:
    """Play, learn, tell, write."""
    parser = argparse.ArgumentParser(prog="python -m tools.values", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, metavar="N", help="how many to learn from (default: 20000)")
    parser.add_argument("--bot", default="simple", metavar="NAME", help="who plays them (default: simple)")
    given = parser.parse_args()
    seen = [list(positions(given.bot, seed)) for seed in range(given.games)]
    apart = given.games * 9 // 10
    learned, kept = ([pair for game in games for pair in game] for games in (seen[:apart], seen[apart:]))
    features, won = np.array([pair[0] for pair in learned]), np.array([float(pair[1]) for pair in learned])
    weights = fitted(features, won)
    print(told(np.array([pair[0] for pair in kept]), np.array([float(pair[1]) for pair in kept]), weights))
    WRITTEN.write_text(json.dumps({name: round(float(weight), 4) for name, weight in zip(names(), weights, strict=True)}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
