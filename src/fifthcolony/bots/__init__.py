"""Players that are programs. They see asks and views, never games, and own their randomness. Which there are, `registry.py` says."""

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.protocol import NOTHING, Bot, Fields, answer_of
from fifthcolony.bots.registry import bots_of, bring, make_bot, register, withdraw
from fifthcolony.kernel.errors import BadBot
from fifthcolony.kernel.sight import Sight

__all__ = ["NOTHING", "BadBot", "Bot", "Budget", "Fields", "Sight", "answer_of", "bots_of", "bring", "make_bot", "register", "withdraw"]
