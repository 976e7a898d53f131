"""What is answered for somebody who is silent: the quiet option, else what the simple bot would choose, else the first."""

from fifthcolony.bots import Bot
from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Manners, kit_of
from fifthcolony.server.messages.wire import Auto


def quiet_option(manners: Manners, ask: Ask) -> int | None:
    """The option that leaves things as they are, where the prompt has one."""
    if ask.prompt in manners.loud:
        return None
    return next((ask.options.index(word) for word in manners.quiet if word in ask.options), None)


def default_option(game: Game, ask: Ask, bot: Bot) -> int:
    """The answer the clock gives. It sees no more than the seat does."""
    quiet = quiet_option(kit_of(game.name).manners, ask)
    return bot_option(game, ask, bot) if quiet is None else quiet


def bot_option(game: Game, ask: Ask, bot: Bot) -> int:
    """What the bot would choose; where it fails or errs, the first option: a table never stops for a bot."""
    try:
        index = bot.decide(ask, lambda: game.glance(ask.seat))
    except Exception:
        return 0
    return index if type(index) is int and 0 <= index < len(ask.options) else 0


def would_pass(manners: Manners, auto: Auto, role: int) -> bool:
    """Whether a seat has said beforehand that it passes. What it holds plays no part; its role in the encounter is open to all."""
    return auto == "pass" or (auto == "mine" and role == manners.bystander)


def is_passed(manners: Manners, auto: Auto, role: int, ask: Ask) -> bool:
    """Whether this ask is passed so: only cards in hand are, never one's own power."""
    cards_only = ask.secret and PASS in ask.options and not any(option.startswith("use:") for option in ask.options)
    return cards_only and would_pass(manners, auto, role)
