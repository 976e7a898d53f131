"""Who answers where no person does: the bots in their seats, and a bot in the place of somebody who is away or silent."""

from collections.abc import Iterable

from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Manners
from fifthcolony.server.messages.wire import Level
from fifthcolony.server.secrets import bot_seed
from fifthcolony.server.table.seats import Seat


def bots_for(game: Game, salt: str, seats: Iterable[Seat], substitute: Level) -> list[Bot]:
    """One for every seat: a person may have to be replaced."""
    return [make_bot(seat.level or substitute, bot_seed(game.seed, salt, seat.number), game.name) for seat in seats]


def bot_option(game: Game, ask: Ask, bot: Bot) -> int:
    """What the bot would choose; where it fails or errs, the first option: a table never stops for a bot."""
    try:
        index = answer_of(bot, game, ask)
    except Exception:
        return 0
    return index if type(index) is int and 0 <= index < len(ask.options) else 0


def quiet_option(manners: Manners, ask: Ask) -> int | None:
    """The option that leaves things as they are, where the prompt has one."""
    return manners.quietest(ask)
