"""Players that are programs. They see asks and views, never games, and own their randomness. Which there are, `registry.py` says."""

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.protocol import Bot, answer_of
from fifthcolony.bots.registry import bots_of, make_bot, register, withdraw

__all__ = ["Bot", "Budget", "answer_of", "bots_of", "make_bot", "register", "withdraw"]
