"""The random bot: every legal option is as good as the next."""

from fifthcolony.bots.protocol import Look
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.rng import draw_below, seeded


class RandomBot:
    """Picks uniformly, and never looks."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def decide(self, ask: Ask, look: Look[object]) -> int:  # noqa: ARG002  the table is nothing to it
        """Any option."""
        self.rng, index = draw_below(self.rng, len(ask.options))
        return index
