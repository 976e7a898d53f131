"""How imagined games of one kind are played on: by whom, how far, and what they are worth then."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from fifthcolony.bots.protocol import Bot, sight_for
from fifthcolony.kernel.events import Event, Outcome
from fifthcolony.kernel.game import Game

STRIDE = 1_000_003
"""Sets the chance of the seats in one playout apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What a search must be told of a game. It keeps nothing from one playout to the next."""

    chapter: ClassVar[str] = ""
    """The event that begins a chapter: a playout ends with the first ask of a later one."""
    chapters: ClassVar[int] = 1
    """How many have to begin before it ends."""
    most: ClassVar[int] = 300
    """Answers after which it ends in any case."""

    def policy(self, seed: int) -> Bot:
        """Who plays a seat in a playout: made anew for each, since a bot has its plans."""
        raise NotImplementedError

    def value(self, game: Game, me: int) -> float:
        """How likely the seat wins, from 0 to 1, in a game that is not over and is owed an answer."""
        raise NotImplementedError

    def end(self, outcome: Outcome, me: int) -> float:
        """What the end of a game is worth to the seat."""
        return float(me in outcome.winners)


class Horizon:
    """Hears when chapters begin."""

    __slots__ = ("chapter", "left")

    def __init__(self, chapter: str, left: int) -> None:
        self.chapter = chapter
        self.left = left

    def hear(self, event: Event) -> None:
        """Count it."""
        if event.key == self.chapter:
            self.left -= 1


def played_on(game: Game, me: int, foresight: Foresight, seed: int, answers: tuple[tuple[int, int], ...]) -> float:
    """What an imagined game comes to for a seat if it begins with these answers, each a seat and an option, and all go on by the policy.

    The game is used up.
    """
    horizon = Horizon(foresight.chapter, foresight.chapters)
    game.listener = horizon.hear
    for seat, option in answers:
        game.answer(seat, option)
    bots: dict[int, Bot] = {}
    for _ in range(foresight.most):
        if game.outcome is not None or horizon.left <= 0:
            break
        ask = game.asks[0]
        bot = bots.get(ask.seat)
        if bot is None:
            bot = bots[ask.seat] = foresight.policy(seed + ask.seat * STRIDE)
        game.answer(ask.seat, bot.decide(ask, sight_for(bot, game, ask)), ask.id)
    game.listener = None
    worth = foresight.value(game, me) if game.outcome is None else foresight.end(game.outcome, me)
    game.rest()
    return worth
