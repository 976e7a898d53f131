"""What a bot keeps in its head: its randomness, and the plan it is carrying out part by part."""

from typing import Any

from mypy_extensions import mypyc_attr

from fifthcolony.bots.protocol import Bot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.rng import draw_below, seeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Bot):
    """A choice made of parts is thought out once and then carried out; a plan holds while the same seat's asks follow each other."""

    __slots__ = ("_family", "_plan", "_seat", "due", "harmless", "rng")

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.harmless: set[str] = set()
        """Uses of powers seen at times when they decide no encounter; there is no need to look each time."""
        self.due = -1
        """The number of the ask that the plan goes on with."""
        self._seat = -1
        self._family = ""
        self._plan: Any = None

    def draw(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.rng, number = draw_below(self.rng, bound)
        return number

    def is_planned(self, ask: Ask) -> bool:
        """Whether the answer was thought out before: the plan is kept under the very name of the prompt."""
        return ask.id == self.due and ask.seat == self._seat and ask.prompt == self._family

    def recall(self, ask: Ask, family: str) -> Any:
        """The plan this ask goes on with, or None where it begins something new."""
        if ask.id != self.due or ask.seat != self._seat or family != self._family:
            return None
        self.due += 1
        return self._plan

    def plan(self, ask: Ask, family: str, plan: Any) -> None:
        """Keep a plan for the asks of a family that follow this one."""
        self.due, self._seat, self._family, self._plan = ask.id + 1, ask.seat, family, plan
