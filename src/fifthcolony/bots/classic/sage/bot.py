"""The sage's tables: the simple bot's, with a judge of its own wherever weighing does better than a rule of thumb."""

from typing import Final

from fifthcolony.bots.classic import bot as simple
from fifthcolony.bots.classic.book import Book, Judge
from fifthcolony.bots.classic.sage import alliance, artifacts, hand, planning, talks
from fifthcolony.bots.classic.sage.windows import boost, reinforcements, window
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import Fields
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight

JUDGES: Final[dict[str, Judge]] = simple.JUDGES | {
    "alliance.answer": alliance.answer,
    "alliance.invite": alliance.invite,
    "alliance.ships": alliance.commit,
    "deal.item": talks.item,
    "deal.reply": talks.reply,
    "deal.talk": talks.talk,
    "flare.boost": boost,
    "planning.select": planning.select,
    "respond.use": artifacts.zap_power,
    "rewards.take": hand.reward,
    "window.reveal.reinforcements": reinforcements,
}

KINDS: Final[dict[str, Judge]] = simple.KINDS | {}

BY_SHAPE: Final[dict[str, Judge]] = simple.BY_SHAPE | {
    "side": alliance.force_side,
}

BOOK: Final = Book("classic/sage", JUDGES, KINDS, BY_SHAPE, window)


class SageBot(Mind):
    """Weighs what each choice does to its chance to win, by what its seat may know."""

    __slots__ = ()

    def reads(self, ask: Ask) -> Fields:
        """What its judge reads."""
        return BOOK.reads(self, ask)

    def decide(self, ask: Ask, sight: Sight[ClassicView]) -> int:
        """What its judge for this prompt says."""
        return BOOK.decide(self, ask, sight.view)
