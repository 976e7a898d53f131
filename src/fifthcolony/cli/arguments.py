"""Arguments of the command line, each refused in one line that says what was given and what was expected."""

import argparse
import re
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from fifthcolony.bots.references import EXPECTED
from fifthcolony.bots.registry import bots_named, bots_of, is_bot
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import KITS, Kit, Wish, kit_of
from fifthcolony.text.languages import FALLBACK, LANGUAGES

SIMPLE: Final = "simple"
CLASSIC: Final = "classic"


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.allow_abbrev = False

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        self.exit(2, f"{self.prog}: {hide_password(message.removeprefix('argument '))}\n")


def hide_password(text: str) -> str:
    """A message in which a URL may stand, without what could be its password: lines of a service end in logs that others read."""
    return re.sub(r":(?!//)[^\s'\"]*@", ":***@", text)


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


def as_wished(wish: Wish) -> Callable[[str], Any]:
    """A way to have something, or names with commas between them."""
    if wish.names is None:
        check, numbers = one_of(*sorted(wish.ways, key=str)), {str(way): way for way in wish.ways}
        return lambda given: numbers[check(given)]
    known, ways = wish.names(), tuple(map(str, wish.ways))

    def check_names(given: str) -> str | list[str]:
        if given in ways:
            return given
        wanted = [name.strip().lower() for name in given.split(",")]
        for name in wanted:
            if name not in known:
                either = f"{', '.join(ways)} or " if ways else ""
                raise argparse.ArgumentTypeError(f"expected {either}names of {', '.join(sorted(known))}, given {name!r}")
        return wanted

    return check_names


def bots(given: str) -> tuple[str, ...]:
    """A bot for all seats, or one for each, with commas between them, by name or by where they are; each may say how long to think."""
    try:
        wanted = bots_named(given)
    except BadConfig as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    for name in wanted or (given,):
        if not is_bot(name):
            known = sorted({known for game in KITS for known in bots_of(game)})
            raise argparse.ArgumentTypeError(f"expected names of {', '.join(known)}, or {EXPECTED}; given {name!r}")
    return wanted


def add_game(parser: argparse.ArgumentParser) -> None:
    """How a game is set up. What a wish may be depends on the game, so wishes are looked at when all are there."""
    add_which_game(parser)
    parser.add_argument("--seats", metavar="N", help=_by_game(lambda kit: f"{_either(kit.seats)} (default: {kit.seats[-1]})"))
    for name in _wishes():
        parser.add_argument(f"--{name}", metavar="WHICH", help=_by_game(partial(_offered, name)))


def _wishes() -> dict[str, None]:
    """What some game can be set up with from here, in the order of their kits."""
    return dict.fromkeys(wish.name for kit in KITS.values() for wish in kit.wishes if wish.help)


def _by_game(told: Callable[[Kit], str]) -> str:
    return "; ".join(f"{name}: {said}" for name, kit in KITS.items() if (said := told(kit)))


def _offered(name: str, kit: Kit) -> str:
    wish = next((wish for wish in kit.wishes if wish.name == name), None)
    return f"{wish.help} (default: {wish.ways[0] if wish.ways else 'none'})" if wish else ""


def _either(words: Collection[object]) -> str:
    *others, last = map(str, words)
    return f"{', '.join(others)} or {last}" if others else last


def add_which_game(parser: argparse.ArgumentParser) -> None:
    """Which of the games."""
    parser.add_argument("--game", type=one_of(*KITS), default=CLASSIC, metavar="GAME", help=f"{_either(KITS)} (default: {CLASSIC})")


def settle_game(given: argparse.Namespace) -> None:
    """Put what the chosen game makes of the wishes into `given.wishes`, or say which of them it cannot have."""
    kit = kit_of(given.game)
    given.seats = int(_checked("seats", one_of(*kit.seats), given.seats or str(kit.seats[-1])))
    given.wishes = {"seats": given.seats}
    bring_guests(given.guests)
    offered = {wish.name: wish for wish in kit.wishes if wish.help}
    for name in _wishes():
        word = getattr(given, name)
        if name in offered:
            word = word or "".join(map(str, offered[name].ways[:1]))
            if word:
                given.wishes[name] = _checked(name, as_wished(offered[name]), word)
        elif word is not None:
            raise BadConfig(f"--{name}: expected nothing for {given.game}, which knows only --seats, {_options(offered)}; given {word!r}")


def _options(names: Collection[str]) -> str:
    return ", ".join(f"--{name}" for name in names)


def _checked(option: str, check: Callable[[str], Any], given: str) -> Any:
    try:
        return check(given)
    except argparse.ArgumentTypeError as error:
        raise BadConfig(f"--{option}: {error}") from None


def bring_guests(names: str | None) -> None:
    """Let people's own aliens in that are named, whatever is to be done with them."""
    if names:
        from fifthcolony.guests import let_in

        let_in(name.strip() for name in names.split(","))


def add_guests(parser: argparse.ArgumentParser) -> None:
    """People's own aliens, for a command that sets no game up itself."""
    parser.add_argument("--guests", metavar="NAME[,NAME]", help="people's own aliens to let in, from packages that are installed")


def add_language(parser: argparse.ArgumentParser) -> None:
    """In which language people read."""
    offered = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    wanted = one_of(*LANGUAGES)
    parser.add_argument("--language", type=wanted, default=FALLBACK, metavar="LANGUAGE", help=f"{offered} (default: {FALLBACK})")


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where games are kept: a folder, or a database by its URL."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--data", type=Path, metavar="DIR", help="the folder where games are kept (default: your own folder for such things)"
    )
    where.add_argument("--database", metavar="URL", help="keep them elsewhere: postgresql://USER@HOST/NAME or sqlite:///FILE")


def place_given(given: argparse.Namespace) -> Path | str:
    """The folder or URL that was named, or the folder that is meant where none was."""
    if given.database is not None and "://" not in given.database:
        raise BadConfig(f"--database: expected postgresql://USER@HOST/NAME or sqlite:///FILE, given {hide_password(given.database)!r}")
    place: Path | str = given.database or given.data or own_folder()
    return place


def own_folder() -> Path:
    """Where this system keeps what programs keep for somebody."""
    from platformdirs import user_data_path

    return user_data_path("fifthcolony", appauthor=False)
