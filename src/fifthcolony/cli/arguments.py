"""Arguments of the command line, each refused in one line that says what was given and what was expected."""

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

from fifthcolony.bots import BOTS
from fifthcolony.classic.casting import RANDOM, WAYS
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.text.render import LANGUAGES

SIMPLE: Final = "simple"


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.allow_abbrev = False

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        self.exit(2, f"{self.prog}: {message.removeprefix('argument ')}\n")


def one_of(*allowed: object) -> Callable[[str], str]:
    """One of a few words."""

    def check(given: str) -> str:
        if given not in map(str, allowed):
            raise argparse.ArgumentTypeError(f"expected {', '.join(map(str, allowed[:-1]))} or {allowed[-1]}, given {given!r}")
        return given

    return check


def whole_number(least: int | None = None) -> Callable[[str], int]:
    """A whole number, perhaps from a least one on."""
    expected = "a whole number" if least is None else f"a whole number from {least} on"

    def check(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            raise argparse.ArgumentTypeError(f"expected {expected}, given {given!r}") from None
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(f"expected {expected}, given {given!r}")
        return number

    return check


def seat_count(given: str) -> int:
    """Three, four or five."""
    return int(one_of(*SEAT_COUNTS)(given))


def edition(given: str) -> int:
    """A year."""
    return int(one_of(*EDITIONS)(given))


def aliens(given: str) -> str | tuple[str, ...]:
    """A way to deal them, or names with commas between them."""
    if given in WAYS:
        return given
    names = tuple(name.strip().lower() for name in given.split(","))
    for name in names:
        if name not in ALIENS:
            raise argparse.ArgumentTypeError(f"expected {', '.join(WAYS)} or names of {', '.join(sorted(ALIENS))}, given {name!r}")
    return names


def bots(given: str) -> tuple[str, ...]:
    """A bot for all seats, or one for each, with commas between them."""
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        if name not in BOTS:
            raise argparse.ArgumentTypeError(f"expected names of {', '.join(BOTS)}, given {name!r}")
    return names


def add_game(parser: argparse.ArgumentParser) -> None:
    """How a game is set up."""
    parser.add_argument("--seats", type=seat_count, default=5, metavar="N", help="3, 4 or 5 (default: 5)")
    parser.add_argument("--edition", type=edition, default=2018, metavar="YEAR", help="2008 or 2018 (default: 2018)")
    parser.add_argument(
        "--aliens",
        type=aliens,
        default=RANDOM,
        metavar="WHICH",
        help="random, choice (keep one of two), combo, none, or a name for every seat: macron,zombie,... (default: random)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language people read."""
    parser.add_argument("--language", type=one_of(*LANGUAGES), default="en", metavar="LANGUAGE", help="en or es (default: en)")
