"""Games of bots against bots, many of them from one seed, and what came of them in figures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fifthcolony.bots import BOTS, Bot, make_bot
from fifthcolony.games import new_game
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.rng import draw_below, seeded

_SEEDS = 2**53
"""Seeds stay below this, so that any program that reads JSON can hold one exactly."""


class Plan(NamedTuple):
    """What is to be played: the same seats, edition and bots in every game, each game from a seed of its own."""

    seats: int
    edition: int
    aliens: str | tuple[str, ...]
    bots: tuple[str, ...]
    """One name a seat."""
    seed: int
    games: int


class Played(NamedTuple):
    """What came of one game."""

    number: int
    seed: int
    aliens: tuple[str | None, ...]
    """By seat; None without a power."""
    winners: tuple[int, ...]
    reason: str
    encounters: int
    decisions: int
    record: Record | None


def bots_for(seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """One bot for every seat: a single name stands for all."""
    for name in names:
        if name not in BOTS:
            raise BadConfig(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
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


def seat_bots(names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of one game, their chance apart from the game's own."""
    return [make_bot(name, own) for name, own in zip(names, seeds_from(~seed, len(names)), strict=True)]


def decide(game: Game, bot: Bot, ask: Ask) -> int:
    """A bot's answer. It gets the ask and a way to look at the table from its seat, never the game."""
    return bot.decide(ask, lambda: game.glance(ask.seat))


def play_out(plan: Plan, number: int, seed: int, keep_record: bool = False) -> Played:
    """Play one game of a plan to its end."""
    encounters = 0

    def count(event: Event) -> None:
        nonlocal encounters
        encounters += event.key == "encounter.begins"

    game = new_game("classic", seed=seed, seats=plan.seats, edition=plan.edition, aliens=_wish(plan.aliens), listener=count)
    bots = seat_bots(plan.bots, seed)
    while game.outcome is None:
        ask = game.asks[0]
        game.answer(ask.seat, decide(game, bots[ask.seat], ask))
    aliens = tuple(powers[0] if powers else None for powers in game.powers)
    winners, reason = game.outcome
    return Played(number, seed, aliens, winners, reason, encounters, len(game.choices), game.record() if keep_record else None)


def _wish(aliens: str | tuple[str, ...]) -> str | list[str]:
    return aliens if isinstance(aliens, str) else list(aliens)


def simulate(plan: Plan, keep_records: bool = False) -> Iterator[Played]:
    """Play every game of a plan, one after the other."""
    for number, seed in enumerate(seeds_from(plan.seed, plan.games), 1):
        yield play_out(plan, number, seed, keep_records)


def report(plan: Plan, games: Iterable[Played]) -> dict[str, Any]:
    """What a series of games says, ready for JSON."""
    played = list(games)
    alien_games = Counter(alien for game in played for alien in game.aliens if alien)
    alien_wins = Counter(alien for game in played for seat in game.winners if (alien := game.aliens[seat]))
    seat_wins = Counter(seat for game in played for seat in game.winners)
    return {
        "game": "classic",
        "edition": plan.edition,
        "seats": plan.seats,
        "aliens": _wish(plan.aliens),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(played),
        "by_seat": [{"seat": seat, "bot": plan.bots[seat]} | _share(seat_wins[seat], len(played)) for seat in range(plan.seats)],
        "by_alien": [{"alien": alien} | _share(alien_wins[alien], alien_games[alien]) for alien in sorted(alien_games)],
        "endings": dict(sorted(Counter(game.reason for game in played).items())),
        "winners": {str(number): games for number, games in sorted(Counter(len(game.winners) for game in played).items())},
        "encounters": _spread([game.encounters for game in played]),
        "decisions": _spread([game.decisions for game in played]),
    }


def _share(wins: int, games: int) -> dict[str, Any]:
    return {"games": games, "wins": wins, "share": round(wins / games, 4) if games else 0.0}


def _spread(values: list[int]) -> dict[str, Any]:
    if not values:
        return {"mean": 0.0, "least": 0, "most": 0}
    return {"mean": round(sum(values) / len(values), 2), "least": min(values), "most": max(values)}
