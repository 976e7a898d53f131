"""`fifthcolony simulate`: bots against bots, and what came of it as tables or JSON."""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from fifthcolony.cli.arguments import SIMPLE, add_game, bots, settle_game, whole_number
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import kit_of

if TYPE_CHECKING:
    from fifthcolony.lab.simulate import Played

HELP: Final = "let bots play many games and count what came of them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, how often, and how to tell."""
    add_game(parser)
    parser.add_argument("--seed", type=whole_number(), default=1, metavar="N", help="all games come from it (default: 1)")
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument(
        "--bot",
        type=bots,
        default=(SIMPLE,),
        metavar="NAME",
        help="for all seats, or one for each: simple,random,... (default: simple)",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on the standard output")
    parser.add_argument("--record", type=Path, metavar="DIR", help="save every game in this folder")


def run(given: argparse.Namespace) -> int:
    """Play, count, tell."""
    from fifthcolony.cli.records import write_record
    from fifthcolony.lab.simulate import Plan, bots_for, report, simulate

    settle_game(given)
    plan = Plan(given.game, given.wishes, bots_for(given.game, given.seats, given.bot), given.seed, given.games)
    if given.record is not None and given.record.exists() and not given.record.is_dir():
        raise BadConfig(f"--record: expected a folder, given {given.record}, which is a file")
    games = []
    start = perf_counter()
    for game in _watched(simulate(plan, given.record is not None), plan.games):
        if given.record is not None and game.record is not None:
            write_record(given.record / f"game-{game.number:05}.json", game.record)
        games.append(game._replace(record=None))
    seconds = perf_counter() - start
    told = report(plan, games) | {"timing": {"seconds": round(seconds, 3), "games_per_second": round(len(games) / seconds, 1)}}
    if given.json:
        print(json.dumps(told))
    else:
        _show(told)
    return 0


def _watched(games: "Iterable[Played]", total: int) -> "Iterable[Played]":
    """Show how far it is, to whoever sits at a terminal."""
    from rich.console import Console
    from rich.progress import track

    if not sys.stderr.isatty():
        return games
    return track(games, "", total, console=Console(stderr=True), transient=True)


def _show(told: dict[str, Any]) -> None:
    """Tables for people."""
    from fifthcolony.cli.screen import Terminal
    from fifthcolony.cli.tables import figures
    from fifthcolony.text.languages import FALLBACK
    from fifthcolony.text.render import Words

    words = Words(FALLBACK, None, [])
    console = Terminal(highlight=False)
    edition = f", edition {told['edition']}" if "edition" in told else ""
    console.print(f"{told['games']} games of {told['game']}, {told['seats']} seats{edition}, seed {told['seed']}\n")
    if told["by_alien"]:
        aliens = figures("alien", "games", "wins", "share", "95 %")
        for row in sorted(told["by_alien"], key=lambda row: -row["share"]):
            aliens.add_row(words.say(f"alien.{row['alien']}.name"), str(row["games"]), *_wins(row))
        console.print(aliens)
        console.print()
    seats = figures("seat", "bot", "wins", "share", "95 %", words=("bot",))
    for row in told["by_seat"]:
        seats.add_row(str(row["seat"]), row["bot"], *_wins(row))
    console.print(seats)
    console.print()
    for what in (kit_of(told["game"]).chapter.many, "decisions"):
        length = told[what.replace(" ", "_")]
        console.print(f"{what} a game: {length['mean']:.1f} (from {length['least']} to {length['most']})")
    console.print("endings: " + ", ".join(f"{words.say(f'reason.{reason}')} {count}" for reason, count in told["endings"].items()))
    console.print("winners: " + ", ".join(f"{number} in {games} games" for number, games in told["winners"].items()))
    console.print(f"{told['timing']['games_per_second']} games a second")


def _wins(row: dict[str, Any]) -> tuple[str, ...]:
    """How many, which share, and where the true share lies."""
    from fifthcolony.cli.tables import between

    return str(row["wins"]), f"{row['share']:.1%}", between(row["low"], row["high"])
