"""Arguments of the command line, each refused in one line that says what was given and what was expected."""

import argparse
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple, NoReturn

from fifthcolony.bots import BOTS
from fifthcolony.classic.casting import RANDOM
from fifthcolony.classic.casting import WAYS as CLASSIC_WAYS
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS as CLASSIC_ALIENS
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.duel.powers import ALIENS as DUEL_ALIENS
from fifthcolony.duel.powers import ENVOYS
from fifthcolony.duel.setup import FIRST
from fifthcolony.duel.setup import WAYS as DUEL_WAYS
from fifthcolony.duel.words import SEATS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.text.render import LANGUAGES

SIMPLE: Final = "simple"
CLASSIC: Final = "classic"
DUEL: Final = "duel"


class Offer(NamedTuple):
    """What a game can be set up with. Seats and editions: the last is taken where nothing is said."""

    seats: tuple[int, ...]
    editions: tuple[int, ...]
    ways: tuple[str, ...]
    aliens: Collection[str]
    envoy_ways: tuple[str, ...] = ()
    envoys: Collection[str] = ()


OFFERS: Final = {
    CLASSIC: Offer(tuple(SEAT_COUNTS), tuple(EDITIONS), CLASSIC_WAYS, CLASSIC_ALIENS),
    DUEL: Offer((len(SEATS),), (), DUEL_WAYS, DUEL_ALIENS, (RANDOM, FIRST), ENVOYS),
}


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
    words = [str(word) for word in allowed]

    def check(given: str) -> str:
        if given not in words:
            expected = f"{', '.join(words[:-1])} or {words[-1]}" if words[1:] else words[0]
            raise argparse.ArgumentTypeError(f"expected {expected}, given {given!r}")
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


def names(ways: tuple[str, ...], known: Collection[str]) -> Callable[[str], str | tuple[str, ...]]:
    """A way to deal something, or names with commas between them."""

    def check(given: str) -> str | tuple[str, ...]:
        if given in ways:
            return given
        wanted = tuple(name.strip().lower() for name in given.split(","))
        for name in wanted:
            if name not in known:
                raise argparse.ArgumentTypeError(f"expected {', '.join(ways)} or names of {', '.join(sorted(known))}, given {name!r}")
        return wanted

    return check


def bots(given: str) -> tuple[str, ...]:
    """A bot for all seats, or one for each, with commas between them."""
    wanted = tuple(name.strip() for name in given.split(","))
    for name in wanted:
        if name not in BOTS:
            raise argparse.ArgumentTypeError(f"expected names of {', '.join(BOTS)}, given {name!r}")
    return wanted


def add_game(parser: argparse.ArgumentParser) -> None:
    """How a game is set up. What a wish may be depends on the game, so wishes are looked at when all are there."""
    add_which_game(parser)
    parser.add_argument("--seats", metavar="N", help="classic: 3, 4 or 5 (default: 5); a duel has 2")
    parser.add_argument("--edition", metavar="YEAR", help="classic: 2008 or 2018 (default: 2018)")
    parser.add_argument(
        "--aliens",
        default=RANDOM,
        metavar="WHICH",
        help="random, choice (keep one of a few), none, combo (classic), first (duel), or a name for every seat: one,another,... "
        "(default: random)",
    )
    parser.add_argument("--envoys", metavar="WHICH", help="duel: random, first, or three names (default: random)")


def add_which_game(parser: argparse.ArgumentParser) -> None:
    """Which of the games."""
    parser.add_argument("--game", type=one_of(*OFFERS), default=CLASSIC, metavar="GAME", help="classic or duel (default: classic)")


def settle_game(given: argparse.Namespace) -> None:
    """Put what the chosen game makes of the wishes in their place, or say which of them it cannot have."""
    offer = OFFERS[given.game]
    given.seats = int(_checked("seats", one_of(*offer.seats), given.seats or str(offer.seats[-1])))
    given.aliens = _checked("aliens", names(offer.ways, offer.aliens), given.aliens)
    if offer.editions:
        given.edition = int(_checked("edition", one_of(*offer.editions), given.edition or str(offer.editions[-1])))
    elif given.edition is not None:
        raise BadConfig(f"--edition: there are no editions of {given.game}, given {given.edition!r}")
    if offer.envoys:
        given.envoys = _checked("envoys", names(offer.envoy_ways, offer.envoys), given.envoys or RANDOM)
    elif given.envoys is not None:
        raise BadConfig(f"--envoys: there are no envoys in {given.game}, given {given.envoys!r}")


def _checked(option: str, check: Callable[[str], Any], given: str) -> Any:
    try:
        return check(given)
    except argparse.ArgumentTypeError as error:
        raise BadConfig(f"--{option}: {error}") from None


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language people read."""
    parser.add_argument("--language", type=one_of(*LANGUAGES), default="en", metavar="LANGUAGE", help="en or es (default: en)")
