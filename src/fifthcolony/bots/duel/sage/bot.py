"""The sage's table of prompts at a duel: its own judges, and the simple bot's where it has none better."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.duel import bot as simple
from fifthcolony.bots.duel.bot import Judge
from fifthcolony.bots.duel.sage import goods, laying, reinforcing
from fifthcolony.bots.duel.windows import window
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import NOTHING, Fields
from fifthcolony.bots.reads import Reads
from fifthcolony.duel.advice import ADVICE
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight

OWN: Final[dict[str, Judge]] = {
    "card.clean_out": goods.clean_out,
    "card.discard": goods.part_with,
    "card.discard_down": goods.part_with,
    "card.give": goods.part_with,
    "card.pass_on": goods.part_with,
    "card.take_back": goods.take_best,
    "dial.set": laying.dial,
    "plan.choose": laying.choose,
    "planet.settle": goods.settle,
    "refresh.cut": goods.cut,
    "refresh.strike": goods.strike,
    "refresh.take_pile": goods.take_pile,
    "reinforce.play": reinforcing.reinforce,
    "tactic.ready": goods.ready,
}
JUDGES: Final[dict[str, Judge]] = {**simple.JUDGES, **OWN}
KINDS: Final[dict[str, Callable[..., int]]] = {**simple.KINDS, "part_with": goods.part_with, "take_best": goods.take_best}
BY_SHAPE: Final[dict[str, Judge]] = {**simple.BY_SHAPE, "card": goods.part_with, "harvest": goods.reward, "reward": goods.reward}
READS: Final = Reads("duel/sage", ADVICE.asks, ADVICE.uses)


def by_shape(mind: Mind, ask: Ask, view: DuelView) -> int:
    """A question nobody told it about: answered by what the options are, or as the simple bot does."""
    judge = BY_SHAPE.get(ask.options[0].partition(":")[0])
    return simple.by_shape(mind, ask, view) if judge is None else judge(mind, ask, view)


class SageBot(Mind):
    """Counts cards, knows what each thing is worth for winning the game, and takes the answer that brings most of it."""

    __slots__ = ()

    def reads(self, ask: Ask) -> Fields:
        """What the judge of the prompt reads; nothing where it goes on with a plan."""
        if self.is_planned(ask):
            return NOTHING
        fields = READS.prompts.get(ask.prompt)
        return READS.of_others(ask) if fields is None else fields

    def decide(self, ask: Ask, sight: Sight[DuelView]) -> int:
        """What the judge of the prompt says."""
        judge = JUDGES.get(ask.prompt)
        if judge is not None:
            return judge(self, ask, sight.view)
        if ask.prompt.startswith("window."):
            return window(self, ask, sight.view)
        word, *numbers = ADVICE.asks.get(ask.prompt, SILENCE)
        return KINDS.get(word, by_shape)(self, ask, sight.view, *numbers)
