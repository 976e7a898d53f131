"""Learn what positions are worth, from games of bots: `python -m tools.values --game classic` writes the weights that the seer reads.

Positions are those at which its playouts end, with the first ask of another chapter. What is learned is how the win is shared out among the
seats: by how strong each is, as a weighted sum of what it has.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import fifthcolony
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.bots.classic.seer import value as classic
from fifthcolony.bots.classic.seer.bot import ClassicForesight
from fifthcolony.bots.duel.seer import worth as duel
from fifthcolony.bots.duel.seer.bot import DuelForesight
from fifthcolony.bots.search.foresight import Foresight, Horizon
from fifthcolony.games import new_game
from fifthcolony.kernel.game import Game

BOTS: Final = Path(fifthcolony.__path__[0]) / "bots"
RIDGE: Final = 5.0
"""How much large weights cost: what tells little stays near nothing."""
STEPS: Final = 8
CHUNK: Final = 2000
LOST: Final = -1e9
Array = NDArray[np.float32]


class Lesson(NamedTuple):
    """A game of which something is to be learned."""

    foresight: type[Foresight]
    names: list[str]
    numbers: Callable[[Game], list[list[float]]]
    """What each seat has, by these names."""
    tables: tuple[dict[str, Any], ...]
    """What its games are set up with, one after the other."""


def of_duel(game: Game) -> list[list[float]]:
    """Only what one has more than the other counts."""
    return [duel.difference(game, 0), [0.0] * len(duel.NAMES)]


FLARES: Final[dict[str, Any]] = {"edition": 2018, "variants": ["flares"]}
LESSONS: Final = {
    "classic": Lesson(
        ClassicForesight,
        classic.names(),
        classic.spread,
        (*[{"seats": 5} | FLARES] * 3, {"seats": 4} | FLARES, {"seats": 3, "edition": 2018, "variants": ["flares", "technology"]}),
    ),
    "duel": Lesson(DuelForesight, list(duel.NAMES), of_duel, ({},)),
}


class Seen(NamedTuple):
    """Positions of one game, and how the win was shared out in the end."""

    numbers: Array
    shares: Array


def played(game: str, bot: str, seed: int) -> Seen:
    """One game."""
    lesson = LESSONS[game]
    g: Game = new_game(game, seed=seed, **lesson.tables[seed % len(lesson.tables)])
    seats = len(lesson.numbers(g))
    players = [make_bot(bot, seats * seed + seat, game) for seat in range(seats)]
    horizon, seen = Horizon(lesson.foresight.chapter, 1), []
    g.listener = horizon.hear
    while g.outcome is None:
        if horizon.left <= 0:
            horizon.left = 1
            seen.append(lesson.numbers(g))
        ask = g.asks[0]
        g.answer(ask.seat, answer_of(players[ask.seat], g, ask))
    winners = g.outcome.winners
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    shape = (len(seen), seats, len(lesson.names))
    return Seen(np.array(seen, dtype=np.float32).reshape(shape), np.array([shares] * len(seen), dtype=np.float32).reshape(shape[:2]))


def together(games: list[Seen]) -> Seen:
    """Many games as one; tables with fewer seats are filled up with seats that lack everything and never win."""
    seats = max(seen.shares.shape[1] for seen in games)
    numbers = [np.pad(seen.numbers, ((0, 0), (0, seats - seen.shares.shape[1]), (0, 0)), constant_values=np.nan) for seen in games]
    shares = [np.pad(seen.shares, ((0, 0), (0, seats - seen.shares.shape[1]))) for seen in games]
    return Seen(np.concatenate(numbers), np.concatenate(shares))


def foretold(numbers: Array, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """How the win is likely to be shared out."""
    strengths = numbers @ weights
    strengths = np.where(np.isnan(strengths), LOST, strengths)
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float64)


def fitted(seen: Seen) -> NDArray[np.float64]:
    """Weights by Newton's method."""
    weights = np.zeros(seen.numbers.shape[2])
    for _ in range(STEPS):
        slope, curve = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for start in range(0, len(seen.shares), CHUNK):
            numbers, shares = seen.numbers[start : start + CHUNK], seen.shares[start : start + CHUNK]
            likely, there = foretold(numbers, weights), np.nan_to_num(numbers)
            flat, odds = there.reshape(-1, len(weights)), likely.reshape(-1)
            mean = np.einsum("ns,nsf->nf", likely, there)
            slope = slope + flat.T @ (shares - likely).reshape(-1)
            curve = curve + (flat * odds[:, None]).T @ flat - mean.T @ mean
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def told(seen: Seen, weights: NDArray[np.float64]) -> str:
    """How well they foretell games that they were not learned from."""
    likely = foretold(seen.numbers, weights)
    there = np.isfinite(seen.numbers[:, :, 0]).sum(axis=1)
    loss, blind = -np.mean(np.sum(seen.shares * np.log(likely + 1e-12), axis=1)), np.mean(np.log(there))
    right = np.mean(np.take_along_axis(seen.shares, likely.argmax(axis=1)[:, None], axis=1) > 0)
    return f"{len(likely):,} positions of other games: loss {loss:.4f} (knowing nothing: {blind:.4f}), a winner named {right:.1%}"


def main() -> int:
    """Play, learn, tell, write."""
    parser = argparse.ArgumentParser(prog="python -m tools.values", description=__doc__)
    parser.add_argument("--game", choices=sorted(LESSONS), required=True, help="which game")
    parser.add_argument("--games", type=int, default=20_000, metavar="N", help="how many to learn from (default: 20000)")
    parser.add_argument("--bot", default="simple", metavar="NAME", help="who plays them (default: simple)")
    given = parser.parse_args()
    games = [played(given.game, given.bot, seed) for seed in range(given.games)]
    apart = given.games * 9 // 10
    weights = fitted(together(games[:apart]))
    print(told(together(games[apart:]), weights))
    learned = {name: round(float(weight), 4) for name, weight in zip(LESSONS[given.game].names, weights, strict=True)}
    (BOTS / given.game / "seer" / "weights.json").write_text(json.dumps(learned, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
