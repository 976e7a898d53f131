"""Let simple bots play thousands of duels with random aliens, and write down how each alien fares. `make balance`."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.duel.powers import ALIENS
from fifthcolony.kernel.events import Event

GAMES = 20_000
BATCH = 100
SURE = 1.96
"""Standard deviations on each side of a 95 % interval."""
LEAST, MOST = 0.35, 0.65
"""No alien should win less or more often than this against the field."""
CARDS = (14, 20)
"""How many destiny cards a game should take in the mean."""
ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "duel-balance.md"
PLOT = ROOT / "docs" / "img" / "duel-balance.svg"


class Result(NamedTuple):
    """What came of one game."""

    aliens: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decks: Counter[str]
    """Destiny cards drawn, by deck."""
    leader: int
    """Who led at the start."""


class Share(NamedTuple):
    """A share with the interval it lies in, nineteen times out of twenty."""

    part: float
    low: float
    high: float


def share_of(won: float, games: int) -> Share:
    """Wilson's interval: it never leaves the range from none to all."""
    part = won / games
    middle = (part + SURE**2 / (2 * games)) / (1 + SURE**2 / games)
    reach = SURE * sqrt(part * (1 - part) / games + SURE**2 / (4 * games**2)) / (1 + SURE**2 / games)
    return Share(part, middle - reach, middle + reach)


# --- playing --------------------------------------------------------------------------------------------------------------------------


def play(seed: int) -> Result:
    """One duel between two simple bots."""
    decks: Counter[str] = Counter()

    def hear(event: Event) -> None:
        if event.key == "destiny.turned_up":
            decks[str(event.params[0]).partition(":")[2]] += 1

    game = fc.new_game("duel", seed=seed, listener=hear)
    leader = game.leader
    bots = [make_bot("simple", 2 * seed + seat, "duel") for seat in (0, 1)]
    while game.outcome is None:
        ask = game.asks[0]
        game.answer(ask.seat, answer_of(bots[ask.seat], game, ask))
    return Result(tuple(game.aliens), game.outcome.winners, game.outcome.reason, decks, leader)


def play_batch(seeds: range) -> list[Result]:
    """Several in one process."""
    return [play(seed) for seed in seeds]


def play_all(games: int, jobs: int, seed: int) -> Iterator[list[Result]]:
    """All games, batch by batch; with one job, in this process."""
    batches = [range(seed + start, seed + min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_batch, batches)


# --- counting -------------------------------------------------------------------------------------------------------------------------


def alien_shares(results: Iterable[Result]) -> dict[str, tuple[int, Share]]:
    """Games and share of wins of each alien; a shared victory is half a win."""
    held, won = Counter[str](), dict.fromkeys(ALIENS, 0.0)
    for result in results:
        held.update(result.aliens)
        for seat in result.winners:
            won[result.aliens[seat]] += 1 / len(result.winners)
    return {name: (held[name], share_of(won[name], held[name])) for name in sorted(held, key=lambda name: -won[name] / held[name])}


def lengths(results: Iterable[Result]) -> list[int]:
    """Destiny cards of each game, fewest first."""
    return sorted(result.decks.total() for result in results)


def complaints(results: list[Result]) -> list[str]:
    """What is not as it should be."""
    mean = sum(lengths(results)) / len(results)
    found = [] if CARDS[0] <= mean <= CARDS[1] else [f"a game takes {mean:.1f} destiny cards, not {CARDS[0]} to {CARDS[1]}"]
    for name, (_, share) in alien_shares(results).items():
        if not LEAST <= share.part <= MOST:
            found.append(f"{name} wins {share.part:.1%} of its games, not {LEAST:.0%} to {MOST:.0%}")
    return found


# --- writing --------------------------------------------------------------------------------------------------------------------------


def page_of(results: list[Result], command: str) -> str:
    """The page for people."""
    shares, cards = alien_shares(results), lengths(results)
    endings = Counter(result.reason for result in results)
    decks: Counter[str] = sum((result.decks for result in results), Counter())
    first = share_of(sum(result.leader in result.winners for result in results), len(results))
    rows = [
        f"| {name.replace('_', ' ')} | {ALIENS[name].provenance} | {ALIENS[name].complexity} | {games} | {share.part:.1%} "
        f"| {share.low:.1%} to {share.high:.1%} |"
        for name, (games, share) in shares.items()
    ]
    tenth, half, most = (cards[int(part * (len(cards) - 1))] for part in (0.1, 0.5, 0.9))
    return "\n".join(
        [
            "# Balance of the duel game",
            "",
            f"{len(results):,} duels between two simple bots, with aliens and envoys dealt at random. Made by `{command}`.",
            "",
            f"- Destiny cards a game: {sum(cards) / len(cards):.1f} in the mean, {half} in the median, {tenth} to {most} in eight games of "
            f"ten (" + ", ".join(f"{decks[deck] / len(results):.1f} {deck}" for deck in sorted(decks)) + ").",
            "- Endings: " + ", ".join(f"{reason} {games / len(results):.1%}" for reason, games in endings.most_common()) + ".",
            f"- Who leads at the start wins {first.part:.1%} ({first.low:.1%} to {first.high:.1%}).",
            "",
            "![Share of wins of each alien](img/duel-balance.svg)",
            "",
            "Share of wins against the field, with 95 % intervals; a shared victory is half a win. The bots play every alien by the same",
            "rules of thumb, so that the figures say as much about them as about the aliens. `original` are designs of our own.",
            "",
            "| alien | provenance | complexity | games | wins | 95 % |",
            "|---|---|---|---:|---:|---|",
            *rows,
            "",
            *_out_of_range(shares),
        ]
    )


def _out_of_range(shares: dict[str, tuple[int, Share]]) -> list[str]:
    """What is to be said of aliens that win too often or too rarely: our own can be retuned, printed ones cannot."""
    found = [name for name, (_, share) in shares.items() if not LEAST <= share.part <= MOST]
    if not found:
        return []
    names = ", ".join(f"{name.replace('_', ' ')} ({ALIENS[name].provenance})" for name in found)
    return [
        f"Outside {LEAST:.0%} to {MOST:.0%}: {names}. Abilities marked `seed` or `public` are printed ones, "
        "which stay as they are: bots can only",
        "learn to play around them.",
        "",
    ]


WIDTH, LINE, LEFT, RIGHT, TOP = 640, 20, 130, 60, 30


def plot_of(shares: dict[str, tuple[int, Share]]) -> str:
    """Bars with their intervals, and the range in which they should end."""

    def at(part: float) -> float:
        return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)

    height = TOP + LINE * len(shares) + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<rect x="{at(LEAST)}" y="{TOP - 6}" width="{at(MOST) - at(LEAST):.1f}" height="{height - TOP}" fill="#e8f1ea"/>',
    ]
    for part in (0.0, 0.35, 0.5, 0.65, 1.0):
        lines.append(f'<text x="{at(part)}" y="16" text-anchor="middle" fill="#555">{part:.0%}</text>')
    for row, (name, (_, share)) in enumerate(shares.items()):
        y = TOP + row * LINE
        colour = "#3b6ea5" if LEAST <= share.part <= MOST else "#b5482f"
        lines += [
            f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end" fill="#222">{name.replace("_", " ")}</text>',
            f'<rect x="{LEFT}" y="{y + 2}" width="{at(share.part) - LEFT:.1f}" height="12" fill="{colour}"/>',
            f'<path d="M{at(share.low)} {y + 8}H{at(share.high)}" stroke="#222"/>',
            f'<text x="{WIDTH - 8}" y="{y + 12}" text-anchor="end" fill="#222">{share.part:.1%}</text>',
        ]
    lines += [f'<path d="M{at(0.5)} {TOP - 6}V{height - 6}" stroke="#555" stroke-dasharray="3 3"/>', "</svg>", ""]
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    """Play, write page and plot, and say what is out of range."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (default: %(default)s)")
    parser.add_argument("--dry", action="store_true", help="print the page instead of writing it")
    options = parser.parse_args(argv)
    console, results = Console(), list[Result]()
    batches = play_all(options.games, options.jobs, options.seed)
    for batch in track(batches, "playing", total=-(-options.games // BATCH), console=console):
        results += batch
    page = page_of(results, f"make balance BALANCE='--games {options.games} --seed {options.seed}'")
    if options.dry:
        print(page)
    else:
        PAGE.write_text(page, encoding="utf-8")
        PLOT.write_text(plot_of(alien_shares(results)), encoding="utf-8")
    for complaint in complaints(results):
        console.print(complaint)
    return int(bool(complaints(results)))


if __name__ == "__main__":
    sys.exit(main())
