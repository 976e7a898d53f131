"""`fifthcolony aliens`: the encyclopedia of a game's aliens, and of a duel's envoys, in the terminal."""

import argparse
from typing import Final

from fifthcolony.cli.arguments import add_guests, add_language, add_which_game, bring_guests, one_of
from fifthcolony.kernel.errors import BadConfig

HELP: Final = "list the aliens, or read one of them"
_LEVELS: Final = ("green", "yellow", "red")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A name, or a filter."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="an alien, or an envoy of a duel; all of them without a name")
    add_which_game(parser)
    parser.add_argument("--alert", type=one_of(*_LEVELS), metavar="LEVEL", help="only those of green, yellow or red alert")
    add_guests(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """One alien in full, or a table of all."""
    from rich.console import Console

    from fifthcolony.cli.face import face_of
    from fifthcolony.text.render import Words

    bring_guests(given.guests)
    look_up = face_of(given.game).look_up
    if look_up is None:
        raise BadConfig(f"there is no encyclopedia of {given.game}")
    name = None if given.name is None else given.name.lower().replace("-", "_").replace(" ", "_")
    look_up(Console(highlight=False), Words(given.language, None, ()), name, given.alert)
    return 0
