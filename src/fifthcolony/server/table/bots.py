"""Who answers where no person does: the bots in their seats, and a bot in the place of somebody who is away or silent."""

import logging
import pickle
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.bots.budget import budget_of
from fifthcolony.bots.registry import BUDGET
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Manners, kit_of
from fifthcolony.server.messages.wire import Level
from fifthcolony.server.secrets import bot_seed
from fifthcolony.server.table.seats import Seat

log = logging.getLogger("fifthcolony.server")
QUICK: Final = ("simple", "random")
"""Bots that answer within a millisecond, best ones first. All others are asked in processes of their own, people's own too."""


class Players(NamedTuple):
    """A bot for every seat: a person may have to be replaced."""

    bots: list[Bot]
    quick: list[Bot]
    """Who answers on the spot: the same bot, where that is a quick one."""
    thinks: list[bool]
    """Whether the seat's bot is asked in a process of its own."""


def bots_for(game: Game, salt: str, seats: Iterable[Seat], substitute: Level, think: str = "") -> Players:
    """One for every seat, with so long to think for those that do."""
    found = Players([], [], [])
    for seat in seats:
        level, seed = seat.level or substitute, bot_seed(game.seed, salt, seat.number)
        bot = bot_called(level, seed, game.name, think)
        is_quick = level in QUICK
        found.bots.append(bot)
        found.quick.append(bot if is_quick else quick_bot(game.name, seed))
        found.thinks.append(not is_quick)
    return found


def bot_called(level: Level, seed: int, game: str, think: str = "") -> Bot:
    """The bot of a level; how long it thinks is said by whoever runs the server, never by a guest."""
    bot = make_bot(level, seed, game)
    if bot.thinks and think:
        bot.give(budget_of(think))
    return bot


def check_level(level: Level, game: str) -> None:
    """BadConfig if no bot of the game is called so, or if it cannot be sent to where bots think."""
    plain, parted, _ = level.partition(BUDGET)
    if parted:
        raise BadConfig(f"how long {plain} thinks is for whoever runs the server to say, not for a table; given {level!r}")
    bot = make_bot(level, 0, game)
    if level in QUICK:
        return
    try:
        pickle.loads(pickle.dumps(bot))
    except Exception as error:
        raise BadConfig(
            f"the bot {level!r} cannot be asked in a process of its own, as all bots are that take their time: {error}"
        ) from None


def quick_bot(game: str, seed: int) -> Bot:
    """The best of those that answer on the spot; where a game has none of them, whoever comes first in its kit."""
    bots = kit_of(game).bots
    return make_bot(next((name for name in QUICK if name in bots), next(iter(bots))), seed, game)


def bot_option(game: Game, ask: Ask, bot: Bot) -> int:
    """What the bot would choose; where it fails or errs, what is chosen for it: a table never stops for a bot."""
    try:
        index = answer_of(bot, game, ask)
    except Exception:
        log.exception("a bot failed", extra={"seat": ask.seat})
        return fallback_option(game, ask)
    return index if is_option(ask, index) else fallback_option(game, ask)


def is_option(ask: Ask, index: Any) -> bool:
    """Whether this is an answer."""
    return type(index) is int and 0 <= index < len(ask.options)


def fallback_option(game: Game, ask: Ask) -> int:
    """For a bot that has none: what leaves things as they are, else the first."""
    quiet = quiet_option(kit_of(game.name).manners, ask)
    return 0 if quiet is None else quiet


def quiet_option(manners: Manners, ask: Ask) -> int | None:
    """The option that leaves things as they are, where the prompt has one."""
    return manners.quietest(ask)
