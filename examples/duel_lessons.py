"""What learning Duel needs besides a network: games to watch and to play, what came of them, and the curve that says how it goes."""

import json
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from fifthcolony.bots import Bot, make_bot
from fifthcolony.research import Environment

LAMBDA: Final = 0.95
EVALUATION_SEEDS: Final = 1 << 40
"""Deals that no training game has."""
Rows = np.ndarray[Any, Any]


class Step(NamedTuple):
    """One decision of the learner's."""

    seen: Rows
    mask: Rows
    action: int
    log_chance: float
    value: float


class Match:
    """One game of the learner against a bot, or of a bot against itself."""

    def __init__(self, seed: int, seat: int, bot: str) -> None:
        self.env = Environment("duel")
        self.seed, self.seat, self.bot_name = seed, seat, bot
        self.me = f"seat_{seat}"

    def begin(self, seed: int, seat: int) -> None:
        """A new game at the learner's first decision."""
        self.seed, self.seat, self.me = seed, seat, f"seat_{seat}"
        self.bot: Bot = make_bot(self.bot_name, seed, "duel")
        self.steps: list[Step] = []
        self.env.reset(seed=seed)
        self.go_on()

    def go_on(self) -> None:
        """The bot plays until the learner is asked, or the game is over."""
        env = self.env
        while not self.is_over and env.agent_selection != self.me:
            env.step(env.action_by(self.bot))

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.env.game.outcome is not None

    @property
    def won(self) -> float:
        """What the learner has got."""
        return self.env.rewards.get(self.me, 0.0)


def watched(bot: str, games: int, first_seed: int) -> tuple[Rows, Rows, Rows]:
    """What a bot sees, can do and does in games against itself."""
    seen, masks, actions = [], [], []
    env = Environment("duel")
    for seed in range(first_seed, first_seed + games):
        bots = {agent: make_bot(bot, 2 * seed + seat, "duel") for seat, agent in enumerate(env.possible_agents)}
        env.reset(seed=seed)
        while env.game.outcome is None:
            observation = env.observe(env.agent_selection)
            action = env.action_by(bots[env.agent_selection])
            seen.append(observation["observation"])
            masks.append(observation["action_mask"])
            actions.append(action)
            env.step(action)
    return np.stack(seen), np.stack(masks), np.array(actions)


def advantages(steps: list[Step], won: float) -> tuple[list[float], list[float]]:
    """How much better than expected each decision turned out, and what should have been expected (GAE without discount)."""
    better, ahead, after = [0.0] * len(steps), 0.0, won
    for number in reversed(range(len(steps))):
        ahead = after - steps[number].value + LAMBDA * ahead
        better[number], after = ahead, steps[number].value
    return better, [step.value + gain for step, gain in zip(steps, better, strict=True)]


def train_deals(start: int) -> Iterator[tuple[int, int]]:
    """Seeds and seats without end."""
    seed = start
    while True:
        yield seed, seed % 2
        seed += 1


def share_of(won: dict[int, float]) -> tuple[float, float]:
    """The share of deals won, each from both seats, and half the width of its 95 % interval."""
    shares = np.array(list(won.values()))
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / math.sqrt(len(shares)))


class Curve:
    """How well it plays, by the games it has played: kept as JSON, and drawn."""

    def __init__(self, folder: Path, bot: str) -> None:
        self.folder, self.bot = folder, bot
        self.points: list[dict[str, float]] = []
        self._before = 0.0

    def go_on(self, folder: Path) -> None:
        """From where another run was ended."""
        self.points = json.loads((folder / "learning-curve.json").read_text())["points"]
        self._before = self.points[-1]["minutes"]

    @property
    def games(self) -> int:
        """Played so far, when it was last measured."""
        return int(self.points[-1]["games"]) if self.points else 0

    @property
    def minutes(self) -> float:
        """Of processor time so far."""
        return self._before + time.process_time() / 60

    def add(self, games: int, share: float, margin: float) -> None:
        """One more evaluation."""
        point = {"games": games, "share": round(share, 4), "margin": round(margin, 4), "minutes": round(self.minutes, 2)}
        self.points.append(point)
        print(f"after {games:6} games, {self.minutes:4.1f} minutes: wins {share:.1%} (± {margin:.1%}) against {self.bot}", flush=True)
        (self.folder / "learning-curve.json").write_text(json.dumps({"against": self.bot, "points": self.points}, indent=1) + "\n")
        (self.folder / "learning-curve.svg").write_text(drawn(self.points, self.bot))


def drawn(points: list[dict[str, float]], bot: str) -> str:
    """The curve as a picture, with the interval as a band."""
    width, height, left, top, low, high = 640, 320, 60, 30, 0.3, 0.9
    most = max(point["games"] for point in points) or 1

    def at(games: float, share: float) -> str:
        down = top + (height - 80) * (high - min(max(share, low), high)) / (high - low)
        return f"{left + (width - 80) * games / most:.1f},{down:.1f}"

    line = " ".join(at(point["games"], point["share"]) for point in points)
    over = [at(point["games"], point["share"] + point["margin"]) for point in points]
    under = [at(point["games"], point["share"] - point["margin"]) for point in reversed(points)]
    grid = ""
    for tenth in range(3, 10):
        x, _, y = at(0, tenth / 10).partition(",")
        grid += (
            f'<path d="M{x} {y}H{width - 20}" stroke="#d8d8d8"/><text x="{left - 8}" y="{float(y) + 4}" text-anchor="end">{tenth}0 %</text>'
        )
    for part in range(5):
        x, _, _ = at(most * part / 4, low).partition(",")
        grid += f'<text x="{x}" y="{height - 28}" text-anchor="middle">{round(most * part / 4):,}</text>'
    half = at(0, 0.5).partition(",")[2]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12" fill="#333">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{grid}<path d="M{left} {half}H{width - 20}" stroke="#888"/>'
        f'<polygon points="{" ".join(over + under)}" fill="#3b6fb5" opacity="0.2"/>'
        f'<polyline points="{line}" fill="none" stroke="#3b6fb5" stroke-width="2"/>'
        f'<text x="{left}" y="18" font-size="14">Duels won against {bot}, with 95 % intervals</text>'
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">games played</text></svg>\n'
    )
