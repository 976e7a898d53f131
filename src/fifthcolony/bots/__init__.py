"""Players that are programs. They see asks and views, never games, and own their randomness."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.classic.bot import SimpleBot
from fifthcolony.bots.duel.bot import SimpleBot as SimpleDuellist
from fifthcolony.bots.protocol import Bot
from fifthcolony.bots.random import RandomBot
from fifthcolony.kernel.errors import BadConfig

__all__ = ["BOTS", "Bot", "make_bot"]

_MAKERS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "random": {"classic": RandomBot, "duel": RandomBot},
    "simple": {"classic": SimpleBot, "duel": SimpleDuellist},
}
BOTS: Final = tuple(_MAKERS)
"""The names of the bots there are; each plays every game."""


def make_bot(name: str, seed: int, game: str = "classic") -> Bot:
    """A new bot for a game, with randomness of its own: the same seed plays the same game."""
    if name not in _MAKERS:
        raise BadConfig(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return _MAKERS[name][game](seed)
