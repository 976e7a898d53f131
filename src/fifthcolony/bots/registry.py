"""The bots there are: those in each game's kit, and people's own. A name may say how long to think: `seer@1s`, `seer@200`."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fifthcolony.bots.budget import budget_of
from fifthcolony.bots.protocol import Bot
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import KITS, fetched, kit_of

BUDGET: Final = "@"
"""What parts a name from how long to think."""

Maker = Callable[[int], Bot]
"""A seed to a bot that has no randomness besides."""


class OwnBot(NamedTuple):
    """A bot that somebody has brought along."""

    make: Maker
    games: tuple[str, ...]
    """Which it can play; all of them where none is named."""


_OWN: dict[str, OwnBot] = {}


def register(name: str, make: Maker, games: Sequence[str] = ()) -> None:
    """Make a bot of one's own playable by this name, wherever bots are named."""
    if not name or BUDGET in name or "," in name or name != name.strip():
        raise BadConfig(f"a bot's name has neither {BUDGET!r} nor a comma nor spaces around it, given {name!r}")
    if name in _OWN or any(name in kit.bots for kit in KITS.values()):
        raise BadConfig(f"there is a bot called {name!r} already")
    _OWN[name] = OwnBot(make, tuple(games))


def withdraw(name: str) -> None:
    """Take a bot of one's own out again."""
    del _OWN[name]


def bots_of(game: str) -> tuple[str, ...]:
    """The names of those that can play a game, the game's own first, from the simplest to the strongest."""
    return (*kit_of(game).bots, *[name for name, own in _OWN.items() if not own.games or game in own.games])


def make_bot(name: str, seed: int, game: str = "classic") -> Bot:
    """A new bot for a game, with randomness of its own: the same seed plays the same game."""
    plain, parted, budget = name.partition(BUDGET)
    if plain not in bots_of(game):
        raise BadConfig(f"{game} has no bot {plain!r}; there are: {', '.join(bots_of(game))}")
    kit = kit_of(game)
    bot: Bot = fetched(kit.bots[plain])(seed) if plain in kit.bots else _OWN[plain].make(seed)
    if parted:
        if not bot.thinks:
            raise BadConfig(f"{plain} answers at once: it cannot be told how long to think, as {name!r} does")
        bot.give(budget_of(budget))
    return bot
