"""What lasts for one pass through a duel or contest: dials, plans, tactics. A duel may start again from its dials."""

from typing import ClassVar, Final

from fifthcolony.duel.position.battle import Battle
from fifthcolony.duel.words import NO_CARD, NO_DIAL, NO_TACTIC, Scope

_PLAIN: Final = (
    "step", "dials", "sent", "plan", "plan_by", "half", "sleeve", "sleeve_up", "ignored", "shown", "hits", "lost", "revealed", "values",
    "passes",
)  # fmt: skip
_TUPLES: Final = ("seconds", "laid", "announced", "secrets")


class Pass(Battle):
    """One pass, from the dials to the plans."""

    __slots__ = (*_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Battle.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Battle.tuples, *_TUPLES)

    def begin_battle(self, scope: Scope) -> None:
        """A duel or contest begins with its first pass."""
        super().begin_battle(scope)
        self.begin_pass()

    def begin_pass(self) -> None:
        """Forget what a duel that starts again from its dials forgets."""
        self.step: str = ""
        self.dials: list[int] = [NO_DIAL, NO_DIAL]
        self.sent: list[int] = [0, 0]
        """Ships sent by the dials of this pass."""
        self.plan: list[int] = [NO_CARD, NO_CARD]
        self.plan_by: list[int] = [0, 1]
        """Who laid the plan of each side, and so knows it while it is face down."""
        self.seconds: list[tuple[int, int]] = []
        """Plans added to the first: (seat, card)."""
        self.half: list[int] = [NO_TACTIC, NO_TACTIC]
        """The chosen half of a tactic."""
        self.sleeve: list[int] = [NO_TACTIC, NO_TACTIC]
        """A second half, kept back."""
        self.sleeve_up: bool = False
        """What is in a sleeve has been shown."""
        self.ignored: list[bool] = [False, False]
        """Shown tactics without effect."""
        self.shown: bool = False
        """Tactics are up."""
        self.hits: list[int] = [0, 0]
        """Ships that the opposing tactic is about to destroy."""
        self.lost: list[int] = [0, 0]
        """Ships that it has destroyed."""
        self.revealed: bool = False
        """Plans are up."""
        self.values: list[int] = [0, 0]
        """What the revealed plans count as."""
        self.laid: list[tuple[int, int, int]] = []
        """Reinforcements on plans, in the order of play: (side, card, worth when it was played)."""
        self.passes: int = 0
        """Passes in a row while reinforcements are played."""
        self.announced: list[tuple[int, str, str]] = []
        """What was said for all to hear: (seat, about what, word)."""
        self.secrets: list[tuple[int, str, int]] = []
        """What a seat has decided and not shown: (seat, about what, number)."""
