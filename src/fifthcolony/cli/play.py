"""`fifthcolony play`: a person against bots in the terminal."""

import argparse
import contextlib
import secrets
from pathlib import Path
from typing import Final

from fifthcolony.cli.arguments import SIMPLE, add_game, add_language, bots, settle_game, whole_number
from fifthcolony.kernel.errors import BadConfig

HELP: Final = "play a game against bots in the terminal"

_SEEDS: Final = 2**32


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the opponents, and where the record goes."""
    add_game(parser)
    parser.add_argument("--seed", type=whole_number(), metavar="N", help="the shuffle (default: by chance)")
    parser.add_argument("--bot", type=bots, default=(SIMPLE,), metavar="NAME", help="the opponents: random or simple (default: simple)")
    add_language(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game in this file when it ends or you quit")


def run(given: argparse.Namespace) -> int:
    """Sit down and play."""
    from fifthcolony.cli.session import Session
    from fifthcolony.lab.simulate import Plan, bots_for

    settle_game(given)
    if given.record is not None and given.record.is_dir():
        raise BadConfig(f"--record: expected a file, given {given.record}, which is a folder")
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  gives typed lines a history and arrow keys
    seed = secrets.randbelow(_SEEDS) if given.seed is None else given.seed
    plan = Plan(given.game, given.wishes, bots_for(given.game, given.seats, given.bot), seed)
    Session(plan, given.language, given.record).play()
    return 0
