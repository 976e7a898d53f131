"""The random bot: every legal option is as good as the next."""

from typing import Any

from mypy_extensions import mypyc_attr

from fifthcolony.bots.protocol import NOTHING, Bot, Fields
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.rng import draw_below, seeded
from fifthcolony.kernel.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Picks uniformly, and never looks."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def reads(self, ask: Ask) -> Fields:  # noqa: ARG002  the table is nothing to it
        """Nothing."""
        return NOTHING

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:  # noqa: ARG002
        """Any option."""
        self.rng, index = draw_below(self.rng, len(ask.options))
        return index
