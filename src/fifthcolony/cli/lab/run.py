"""`fifthcolony lab run`: many games of one plan, kept in a folder."""

import argparse
from typing import Final

from fifthcolony.cli.arguments import SIMPLE, bots, settle_game
from fifthcolony.cli.lab.playing import add_playing, play

HELP: Final = "play many games on all cores and keep what happened in parquet files; ended, it goes on where it was"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, by whom, and where to keep it."""
    add_playing(parser)
    parser.add_argument("--bots", type=bots, default=(SIMPLE,), metavar="NAMES", help="for all seats, or one for each (default: simple)")


def run(given: argparse.Namespace) -> int:
    """Play what is missing."""
    from fifthcolony.lab.extras import require
    from fifthcolony.lab.simulate import Plan, bots_for

    settle_game(given)
    plan = Plan(given.game, given.wishes, bots_for(given.game, given.seats, given.bots), given.seed, given.games)
    require("lab")
    from fifthcolony.lab.folder import Folder

    play(plan, Folder(given.folder), given)
    return 0
