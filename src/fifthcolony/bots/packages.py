"""Bots that come with installed packages: found by what the packages declare, and imported only when one of them is to play."""

import logging
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NamedTuple

from fifthcolony.bots.protocol import told
from fifthcolony.kernel.errors import BadBot
from fifthcolony.kernel.registry import KITS

GROUP: Final = "fifthcolony.bots"
"""Where a package says `name = "package:Class"`; with a game's name behind it, `fifthcolony.bots.duel`, for that game alone."""
NAME: Final = re.compile(r"[^\s@,:=]([^@,:=\n]*[^\s@,:=])?")
"""What a bot may be called: what parts names from each other and from more is in none."""
log = logging.getLogger("fifthcolony.bots")


class Installed(NamedTuple):
    """A bot that a package brings."""

    entry: EntryPoint
    game: str
    """The only one that it plays; empty: it says itself."""

    @property
    def package(self) -> str:
        """Who brings it."""
        return str(self.entry.dist.name) if self.entry.dist is not None else "?"

    def loaded(self) -> Any:
        """What makes a bot from a seed."""
        try:
            return self.entry.load()
        except (Exception, SystemExit) as error:
            whose = f"{self.entry.name!r} of the package {self.package}"
            raise BadBot(f"the bot {whose} cannot be loaded from {self.entry.value}: {told(error)}") from error


def installed(game: str) -> dict[str, Installed]:
    """Those that can play a game, by name. Nothing of theirs is imported."""
    found = _found(tuple(sys.path), tuple(KITS))
    return {name: bot for (name, only), bot in found.items() if only in ("", game)}


@lru_cache(maxsize=1)
def _found(_path: tuple[str, ...], games: tuple[str, ...]) -> dict[tuple[str, str], Installed]:
    """By name and game, for as long as packages are looked for in the same places."""
    bots: dict[tuple[str, str], Installed] = {}
    for bot in _declared(games):
        name = bot.entry.name
        taken = {only for known, only in bots if known == name}
        if not NAME.fullmatch(name):
            _leave_out(bot, "a name in which no @, comma, colon, equals sign or space around it may be")
        elif any(name in kit.bots for kit in KITS.values()):
            _leave_out(bot, "the name of one of our own")
        elif bot.game in taken or "" in taken or (bot.game == "" and taken):
            _leave_out(bot, "a name that another package has")
        else:
            bots[name, bot.game] = bot
    return bots


def _declared(games: tuple[str, ...]) -> Iterator[Installed]:
    """In the order of names and packages, whatever order they lie in on the disk."""
    groups = {GROUP: "", **{f"{GROUP}.{game}": game for game in games}}
    bots = [Installed(entry, game) for group, game in groups.items() for entry in entry_points(group=group)]
    yield from sorted(bots, key=lambda bot: (bot.entry.name, bot.game, bot.package))


def _leave_out(bot: Installed, why: str) -> None:
    log.warning("the package %s calls a bot %r, %s: it is left out", bot.package, bot.entry.name, why)
