"""Windows: whether to act at a timing point, and with what; as the simple bot does, by rules of which some are its own."""

from typing import Final

from fifthcolony.bots.classic import windows as simple
from fifthcolony.bots.classic.planning import reinforce
from fifthcolony.bots.classic.sage import artifacts
from fifthcolony.bots.classic.sage.alliance import is_worth_forcing
from fifthcolony.bots.classic.windows import Rules, first_worth, strengthen
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import REINFORCEMENT, TYPE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.ask import Ask


def window(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The first thing that is worth doing, or pass."""
    return first_worth(ask, view, RULES)


def boost(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Whether a use that is coming is worth strengthening by a flare."""
    return strengthen(ask, view, RULES)


def reinforcements(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A reinforcement that turns the result, or whatever else the window offers."""
    index = reinforce(mind, ask, view) if any(word in REINFORCING for word in ask.options) else None
    return window(mind, ask, view) if index is None else index


REINFORCING: Final = {word: reinforce for word, type_ in TYPE_OF.items() if type_ == REINFORCEMENT}
"""What is asked of each card that may reinforce."""

RULES: Final[Rules] = simple.RULES | {
    "card:emotion_control": artifacts.emotion_control,
    "card:force_field": artifacts.force_field,
    "force_alliance": is_worth_forcing,
}
