"""People's own aliens, in packages that are installed: found by their entry points, let in by name, with their texts and their portrait."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final
from urllib.parse import quote

from fifthcolony.classic import powers as classic
from fifthcolony.duel import powers as duel
from fifthcolony.kernel.errors import BadConfig, FifthColonyError
from fifthcolony.text.languages import add_alien_texts

GROUP: Final = "fifthcolony.aliens"
"""What an entry point that names a guest belongs to."""
LET_IN: Final = "FIFTHCOLONY_GUESTS"
"""In the environment: the guests of this process, for those that it starts."""
PORTRAIT: Final = "portrait"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """What a package brings: an alien of either game, its words by language, and a picture of it as SVG."""

    alien: classic.Alien | duel.Alien
    texts: Mapping[str, Mapping[str, str]]
    portrait: str = ""


def installed() -> dict[str, EntryPoint]:
    """The guests that packages offer, by name. Nothing of theirs is run for it."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def let_in(names: Iterable[str]) -> None:
    """Let these aliens in: from now on games can be set up with them, in this process and in those that it starts."""
    offered = installed()
    for name in names:
        if name not in offered:
            known = ", ".join(offered) or "none"
            raise BadConfig(f"no package that is installed here brings an alien {name!r}; there are: {known}")
        if name not in classic.GUESTS.packages and name not in duel.GUESTS.packages:
            _seat(name, offered[name])
        os.environ[LET_IN] = ",".join(dict.fromkeys([*_named(), name]))


def let_in_again() -> None:
    """In a process that another has started: the guests of that one."""
    let_in(_named())


def _named() -> list[str]:
    return [name for name in os.environ.get(LET_IN, "").split(",") if name]


def _seat(name: str, point: EntryPoint) -> None:
    package = f"{point.dist.name} {point.dist.version}" if point.dist else point.module
    guest = _loaded(name, point, package)
    home: Any = classic if isinstance(guest.alien, classic.Alien) else duel
    home.register(guest.alien, package)
    try:
        add_alien_texts(guest.alien, _with_portrait(guest))
    except FifthColonyError as error:
        home.withdraw(name if home is classic else guest.alien)
        raise BadConfig(f"the alien {name!r} of {package} cannot be let in: {error}") from None


def _loaded(name: str, point: EntryPoint, package: str) -> Guest:
    """What the package has under that name. Whatever a stranger's code may do when it is imported is told in one sentence."""
    try:
        guest = point.load()
    except Exception as error:
        raise BadConfig(f"the alien {name!r} of {package} cannot be let in: {type(error).__name__}: {error}") from error
    if not isinstance(guest, Guest) or guest.alien.name != name:
        found = f"an alien {guest.alien.name!r}" if isinstance(guest, Guest) else f"a {type(guest).__name__}"
        raise BadConfig(f"expected a fifthcolony.guests.Guest with an alien {name!r} at {point.value} of {package}, found {found}")
    return guest


def _with_portrait(guest: Guest) -> dict[str, Mapping[str, str]]:
    """The picture goes with the words, as an address that holds all of it: a picture shown so runs nothing."""
    if not guest.portrait:
        return dict(guest.texts)
    address = "data:image/svg+xml," + quote(guest.portrait.strip(), safe=" =:/'()#,;*+-._").replace("#", "%23").replace("'", "%27")
    return {language: {**words, PORTRAIT: address} for language, words in guest.texts.items()}
