"""The seer at a duel: plans, dials and all else are tried out until the next destiny card is turned up."""

from typing import ClassVar

from fifthcolony.bots.duel.sage.bot import SageBot
from fifthcolony.bots.duel.seer.worth import worth
from fifthcolony.bots.protocol import Bot
from fifthcolony.bots.search.foresight import Foresight
from fifthcolony.bots.search.seer import Seer
from fifthcolony.kernel.game import Game


class DuelForesight(Foresight):
    """A duel, card after card."""

    chapter: ClassVar[str] = "destiny.turned_up"

    def policy(self, seed: int) -> Bot:
        """The sage, which is quick."""
        return SageBot(seed)

    def value(self, game: Game, me: int) -> float:
        """By what both have."""
        return worth(game, me)


class DuelSeer(Seer):
    """Plays a duel."""

    __slots__ = ()

    games: ClassVar[tuple[str, ...]] = ("duel",)
    foresight: ClassVar[Foresight] = DuelForesight()
