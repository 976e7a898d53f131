"""Players that are programs. They see asks and views, never games, and own their randomness. Which there are, a game's kit says."""

from fifthcolony.bots.protocol import Bot, answer_of
from fifthcolony.kernel.registry import kit_of

__all__ = ["Bot", "answer_of", "make_bot"]


def make_bot(name: str, seed: int, game: str = "classic") -> Bot:
    """A new bot for a game, with randomness of its own: the same seed plays the same game."""
    bot: Bot = kit_of(game).bot(name, seed)
    return bot
