"""Artifacts: the strong ones are kept for encounters that can end the game."""

from typing import Final

from fifthcolony.bots.classic import artifacts as simple
from fifthcolony.bots.classic.artifacts import zap_unseen
from fifthcolony.bots.classic.position import winners_by_offense
from fifthcolony.bots.classic.preferences import BACKFIRES, LAST_TOKEN, WINS
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.advice import ADVICE
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import Ask

TIMELESS: Final = (BACKFIRES, LAST_TOKEN, WINS)
"""Uses that are worth cancelling whenever they are."""


def is_last(view: ClassicView) -> bool:
    """Whether this encounter may end the game."""
    return view["target"] is not None and bool(winners_by_offense(view))


def force_field(view: ClassicView, me: int) -> bool:
    """Allies stand in the way of the win, or carry somebody to it."""
    return is_last(view) and simple.force_field(view, me)


def emotion_control(view: ClassicView, me: int) -> bool:
    """The own side is losing what may be the last encounter."""
    return is_last(view) and simple.emotion_control(view, me)


def zap_power(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """As the simple bot, but not for a colony that wins nothing."""
    unseen = zap_unseen(mind, ask)
    if unseen is not None:
        return unseen
    advice = ADVICE.uses.get(str(ask.params[1]).removeprefix("use:"), SILENCE)[0]
    return simple.zap_power(mind, ask, view) if advice in TIMELESS or is_last(view) else len(ask.options) - 1
