"""A bot that looks ahead: it tries its options out in games as they may be, for as long as it is given, and takes what comes out best."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import NOTHING, Fields
from fifthcolony.bots.search.clock import Clock
from fifthcolony.bots.search.foresight import Foresight
from fifthcolony.bots.search.together import Contest, in_order
from fifthcolony.bots.search.trials import Trials
from fifthcolony.bots.search.worlds import Worlds, others_asked
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight

USUAL: Final = Budget(1.0, None)
FINE: Final = 1 << 20
"""How finely chances are told apart."""
SEEDS: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Seer(Mind):
    """What is the same in all games. Nothing of one decision is kept for the next, so it may be anywhere when that comes."""

    __slots__ = ("budget",)

    imagines: ClassVar[bool] = True
    thinks: ClassVar[bool] = True
    foresight: ClassVar[Foresight] = Foresight()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.budget = USUAL

    def give(self, budget: Budget) -> None:
        """How long it may think about each decision."""
        self.budget = budget

    def reads(self, ask: Ask) -> Fields:  # noqa: ARG002  it looks at imagined games only
        """Nothing."""
        return NOTHING

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        """An option drawn by how often each is to be taken."""
        point = self.draw(FINE) / FINE
        shares = self.mixture(ask, sight)
        for option, share in enumerate(shares):
            point -= share
            if point < 0:
                return option
        return max(range(len(shares)), key=shares.__getitem__)

    def mixture(self, ask: Ask, sight: Sight[Any]) -> list[float]:
        """How often to take each option: a mixed strategy where another chooses at the same time, otherwise one option alone."""
        clock = Clock(self.budget)
        worlds = Worlds(ask, sight, self.foresight, self.draw(SEEDS))
        others = others_asked(worlds[0], ask.seat)
        if len(others) == 1:
            return Contest(worlds, others[0], clock).mixture()
        trials = Trials(in_order(len(ask.options), [worlds.habit(0, ask.seat)]), worlds.attempt)
        trials.halve(clock, 0.0, 1.0)
        mixed = [0.0] * len(ask.options)
        mixed[trials.best(1)[0]] = 1.0
        return mixed
