"""Games of bots against bots, many of them from one seed, and what came of them in figures."""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.bots.protocol import told
from fifthcolony.games import new_game
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Event, Listener, Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import kit_of
from fifthcolony.kernel.rng import draw_below, seeded

log = logging.getLogger("fifthcolony.lab")
_SEEDS = 2**53
"""Seeds stay below this, so that any program that reads JSON can hold one exactly."""

LONGEST: Final = 100_000
"""Decisions after which a game is given up, a hundred times as many as most take: bots that only react may go round in circles."""
GIVEN_UP: Final = Outcome((), "given_up")
FAULT: Final = Outcome((), "fault")

_Z: Final = 1.96
"""How many standard errors hold 95 % of what chance does."""


class Plan(NamedTuple):
    """What is to be played: the same game with the same bots every time, each from a seed of its own."""

    game: str
    wishes: dict[str, Any]
    """What a game is set up with, seats included."""
    bots: tuple[str, ...]
    """One name a seat."""
    seed: int
    games: int = 1
    mixed: bool = False
    """Whether the bots are a company of which `lineups.py` seats some in every game."""


class Played(NamedTuple):
    """What came of one game."""

    number: int
    seed: int
    aliens: tuple[str | None, ...]
    """By seat; None without a power."""
    winners: tuple[int, ...]
    reason: str
    rounds: int
    """Chapters of the game: encounters, or the destiny cards of a duel."""
    decisions: int
    record: Record | None


def bots_for(game: str, seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """One bot for every seat: a single name stands for all."""
    for name in names:
        make_bot(name, 0, game)
    if len(names) not in (1, seats):
        raise BadConfig(f"{seats} seats need 1 bot for all or {seats} bots, given are {len(names)}: {', '.join(names)}")
    return tuple(names) if len(names) == seats else (names[0],) * seats


def seeds_from(seed: int, number: int) -> list[int]:
    """Unrelated seeds out of one."""
    state, seeds = seeded(seed), []
    for _ in range(number):
        state, drawn = draw_below(state, _SEEDS)
        seeds.append(drawn)
    return seeds


def seat_bots(names: Sequence[str], seed: int, game: str = "classic") -> list[Bot]:
    """The bots of one game, their chance apart from the game's own."""
    return [make_bot(name, own, game) for name, own in zip(names, seeds_from(~seed, len(names)), strict=True)]


def played(plan: Plan, seed: int, names: Sequence[str], listener: Listener, goes_on: bool = False) -> tuple[Game, Outcome]:
    """One game of a plan, played by these bots under somebody's eyes, and how it ended: by a fault too, where more are to be played."""
    game: Game = new_game(plan.game, seed=seed, listener=listener, **plan.wishes)
    bots = seat_bots(names, seed, plan.game)
    try:
        outcome = _play_on(game, bots)
    except Exception as error:
        if not goes_on:
            raise
        log.warning("the game of seed %d ended by a fault after %d decisions: %s", seed, game.decisions, told(error))
        outcome = FAULT
    for bot in bots:
        bot.over(outcome)
    return game, outcome


def _play_on(game: Game, bots: list[Bot]) -> Outcome:
    while game.outcome is None and game.decisions < LONGEST:
        ask = game.asks[0]
        game.answer(ask.seat, answer_of(bots[ask.seat], game, ask), ask.id)
    return game.outcome or GIVEN_UP


def play_out(plan: Plan, number: int, seed: int, keep_record: bool = False) -> Played:
    """Play one game of a plan to its end."""
    kit, rounds = kit_of(plan.game), 0
    begins = kit.chapter.event

    def count(event: Event) -> None:
        nonlocal rounds
        rounds += event.key == begins

    game, (winners, reason) = played(plan, seed, plan.bots, count)
    aliens = tuple(powers[0] if powers else None for powers in kit.held(game))
    return Played(number, seed, aliens, winners, reason, rounds, game.decisions, game.record() if keep_record else None)


def simulate(plan: Plan, keep_records: bool = False) -> Iterator[Played]:
    """Play every game of a plan, one after the other."""
    for number, seed in enumerate(seeds_from(plan.seed, plan.games), 1):
        yield play_out(plan, number, seed, keep_records)


def report(plan: Plan, games: Iterable[Played]) -> dict[str, Any]:
    """What a series of games says, ready for JSON."""
    played, chapters = list(games), kit_of(plan.game).chapter.many
    alien_games = Counter(alien for game in played for alien in game.aliens if alien)
    alien_wins = Counter(alien for game in played for seat in game.winners if (alien := game.aliens[seat]))
    seat_wins = Counter(seat for game in played for seat in game.winners)
    return {
        "game": plan.game,
        **plan.wishes,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(played),
        "by_seat": [{"seat": seat, "bot": plan.bots[seat]} | _share(seat_wins[seat], len(played)) for seat in range(len(plan.bots))],
        "by_alien": [{"alien": alien} | _share(alien_wins[alien], alien_games[alien]) for alien in sorted(alien_games)],
        "endings": dict(sorted(Counter(game.reason for game in played).items())),
        "winners": {str(number): games for number, games in sorted(Counter(len(game.winners) for game in played).items())},
        chapters.replace(" ", "_"): _spread([game.rounds for game in played]),
        "decisions": _spread([game.decisions for game in played]),
    }


def _share(wins: int, games: int) -> dict[str, Any]:
    low, high = interval(wins, games)
    return {"games": games, "wins": wins, "share": round(wins / games, 4) if games else 0.0, "low": round(low, 4), "high": round(high, 4)}


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 % of all series (by Wilson's formula, which is fit for few games too)."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, _Z**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _spread(values: list[int]) -> dict[str, Any]:
    if not values:
        return {"mean": 0.0, "least": 0, "most": 0}
    return {"mean": round(sum(values) / len(values), 2), "least": min(values), "most": max(values)}
