"""The bots there are: those in each game's kit, people's own, and those of installed packages. A name may say how long to think: `seer@1s`.

Names are safe to take from anybody: none of them runs what was not brought here before. Bringing a bot in, by `register` or `bring`, is for
whoever starts the process.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from fifthcolony.bots.budget import budget_of
from fifthcolony.bots.packages import NAME, installed
from fifthcolony.bots.protocol import Bot, told
from fifthcolony.bots.references import brought, forget, found_at, is_reference, note, parted
from fifthcolony.kernel.errors import BadBot, BadConfig
from fifthcolony.kernel.registry import KITS, fetched, kit_of

BUDGET: Final = "@"
"""What parts a name from how long to think."""
_THINKS: Final = re.compile(r"(.+?)(@[\d.]+s?)?", re.DOTALL)
_LISTED: Final = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")

Maker = Callable[[int], Bot]
"""A seed to a bot that has no randomness besides: a class, or any function."""


class OwnBot(NamedTuple):
    """A bot that somebody has brought along."""

    make: Maker
    games: tuple[str, ...]
    """Which it can play; all of them where none is named."""


_OWN: dict[str, OwnBot] = {}


def register(name: Any, make: Maker | str, games: Sequence[str] = ()) -> None:
    """Make a bot of one's own playable by this name, wherever bots are named.

    A class or a function is known to this process alone. A reference, "package.module:Class", "./file.py:Class" or "run:COMMAND", is known
    to those that it starts as well.
    """
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadConfig(f"a bot's name has no @, comma, colon, equals sign or spaces around it, given {name!r}")
    if name in _taken():
        raise BadConfig(f"there is a bot called {name!r} already")
    for game in games:
        kit_of(game)
    if isinstance(make, str):
        if games:
            raise BadConfig(f"which games {make!r} can play it says itself, by `games = (...)` in its class; given {', '.join(games)}")
        note(name, parted(make)[1])
    elif callable(make):
        _OWN[name] = OwnBot(make, tuple(games))
    else:
        raise BadConfig(f"a bot is registered as a class, a function of a seed, or where it is as text, given {make!r}")


def withdraw(name: str) -> None:
    """Take a bot of one's own out again."""
    if name in _OWN:
        del _OWN[name]
    else:
        forget(name)


def bring(text: str) -> str:
    """The name to ask for a bot by, which may be given as a reference, or as NAME=REFERENCE; it may say how long to think."""
    if not is_reference(text) or text in _taken():
        return text
    found = _THINKS.fullmatch(text)
    assert found is not None, "it is not empty"
    name, reference = parted(found[1])
    if brought().get(name) != reference:
        if name in _taken():
            raise BadConfig(f"there is a bot called {name!r} already, given {text!r}")
        note(name, reference)
    return name + (found[2] or "")


def bots_named(text: str) -> tuple[str, ...]:
    """Several with commas between them, brought in where they are references; a comma inside of quotes parts nothing."""
    return tuple(bring(name.strip()) for name in _LISTED.findall(text))


def bots_of(game: str) -> tuple[str, ...]:
    """The names of those that can play a game, the game's own first, from the simplest to the strongest."""
    own = [name for name, bot in _OWN.items() if not bot.games or game in bot.games]
    return tuple(dict.fromkeys((*kit_of(game).bots, *own, *brought(), *installed(game))))


def is_bot(name: str, games: Sequence[str] = ()) -> bool:
    """Whether some bot of these games, of any if none is named, is called so, however long it is to think."""
    known = {bot for game in games or KITS for bot in bots_of(game)}
    return name in known or name.rpartition(BUDGET)[0] in known


def make_bot(name: str, seed: int, game: str = "classic") -> Bot:
    """A new bot for a game, with randomness of its own: the same seed plays the same game."""
    make, plain, is_budgeted, budget = _maker(name, game), name, "", ""
    if make is None:
        plain, is_budgeted, budget = name.rpartition(BUDGET)
        make = _maker(plain, game) if is_budgeted else None
    if make is None:
        raise BadConfig(f"{game} has no bot {plain or name!r}; there are: {', '.join(bots_of(game))}")
    bot = _made(make, plain, seed, game)
    if is_budgeted:
        if not bot.thinks:
            raise BadConfig(f"{plain} answers at once: it cannot be told how long to think, as {name!r} does")
        bot.give(budget_of(budget))
    return bot


def _maker(name: str, game: str) -> Any:
    """What makes a bot of this name; none if there is no such bot."""
    kit = kit_of(game)
    if name in kit.bots:
        return fetched(kit.bots[name])
    if name in _OWN:
        own = _OWN[name]
        return own.make if not own.games or game in own.games else None
    reference = brought().get(name)
    if reference is not None:
        return found_at(reference)
    package = installed(game).get(name)
    return package.loaded() if package is not None else None


def _made(make: Any, name: str, seed: int, game: str) -> Bot:
    """A bot, or a sentence that says why what should make one does not."""
    if isinstance(make, Bot) or not callable(make):
        raise BadBot(f"{name!r} should be a class or a function that makes a bot from a seed, and is {make!r}")
    try:
        bot = make(seed)
    except (BadConfig, BadBot):
        raise
    except Exception as error:
        raise BadBot(f"the bot {name!r} cannot be made from a seed: {told(error)}") from error
    if not isinstance(bot, Bot):
        raise BadBot(f"the bot {name!r} is no fifthcolony.bots.Bot: {make!r} made {bot!r}")
    if bot.games and game not in bot.games:
        raise BadConfig(f"the bot {name!r} plays {', '.join(bot.games)}, not {game}")
    return bot


def _taken() -> set[str]:
    """Every name that some bot has."""
    return {name for game in KITS for name in bots_of(game)}
