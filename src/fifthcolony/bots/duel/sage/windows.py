"""Windows: whether an ability is worth using now."""

from typing import Final

from fifthcolony.bots.duel import windows as simple
from fifthcolony.bots.duel.windows import Rule
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.advice import ADVICE
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import Ask

RULES: Final[dict[str, Rule]] = {**simple.RULES}


def window(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The first thing that is worth doing, or pass."""
    for index, word in enumerate(ask.options[:-1]):
        advice, *numbers = ADVICE.uses.get(word.partition(":")[2], SILENCE)
        rule = RULES.get(advice)
        if rule is None or rule(mind, view, ask.seat, *numbers):
            return index
    return len(ask.options) - 1
