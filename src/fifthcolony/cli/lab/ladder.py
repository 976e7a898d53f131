"""`fifthcolony lab ladder`: ratings of bots by games at mixed tables."""

import argparse
import json
from typing import TYPE_CHECKING, Final

from fifthcolony.cli.arguments import bots, settle_game
from fifthcolony.cli.lab.playing import add_playing, play
from fifthcolony.kernel.errors import BadConfig

if TYPE_CHECKING:
    from fifthcolony.lab.folder import Folder
    from fifthcolony.lab.ratings import Ladder

HELP: Final = "let bots meet at mixed tables, each deal from every seat, and rate them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who meets, where."""
    add_playing(parser)
    parser.add_argument(
        "--bots", type=bots, metavar="NAMES", help="at least two, one's own too; without them, those in the folder are rated"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on the standard output")


def run(given: argparse.Namespace) -> int:
    """Play, rate, tell."""
    from fifthcolony.lab.extras import require

    if given.bots is not None and len(set(given.bots)) < max(2, len(given.bots)):
        raise BadConfig(f"--bots: expected at least two different bots, given {', '.join(given.bots)}")
    require("lab")
    from fifthcolony.lab.folder import Folder
    from fifthcolony.lab.ratings import ladder
    from fifthcolony.lab.shares import as_json

    folder = Folder(given.folder)
    if given.bots is not None:
        _play(given, folder)
    found = ladder(folder)
    if given.json:
        print(json.dumps(as_json(found)))
    else:
        _show(found)
    return 0


def _play(given: argparse.Namespace, folder: "Folder") -> None:
    from fifthcolony.bots import make_bot
    from fifthcolony.lab.simulate import Plan

    settle_game(given)
    for name in given.bots:
        make_bot(name, 0, given.game)
    play(Plan(given.game, given.wishes, given.bots, given.seed, given.games, mixed=True), folder, given)


def _show(found: "Ladder") -> None:
    """Tables for people."""
    from fifthcolony.cli.screen import Terminal
    from fifthcolony.cli.tables import between, figures
    from fifthcolony.lab.names import setting

    console = Terminal(highlight=False)
    console.print(f"\n{setting(found.plan)}; {found.played} games of mixed tables, seed {found.plan.seed}\n")
    table = figures("bot", "rating", "95 %", "seats", "in the win", "95 %", "times neutral")
    for one in found.bots:
        wins = one.wins
        table.add_row(
            one.bot, f"{one.rating:.1f}", f"{one.low:.1f} to {one.high:.1f}", str(wins.games), f"{wins.share:.1%}",
            between(wins.low, wins.high), f"{wins.share / found.neutral:.2f}" if found.neutral else "",
        )  # fmt: skip
    console.print(table)
    console.print(f"\nneutral: {found.neutral:.1%} of the seats are in the win. A rating begins at 25.\n")
    table = figures("who of two is in the win", "against", "decided", "share", "95 %", words=("against",))
    for meeting in found.meetings:
        wins = meeting.wins
        table.add_row(meeting.bot, meeting.other, str(wins.games), f"{wins.share:.1%}", between(wins.low, wins.high))
    console.print(table)
