"""What lasts for one duel or contest."""

from typing import Any, ClassVar, Final

from fifthcolony.duel.position.drawn import Drawn
from fifthcolony.duel.powers import hooks_by_point
from fifthcolony.duel.words import BETWEEN, NO_PLANET, NOBODY, Scope
from fifthcolony.kernel.changes import Lasting

_PLAIN: Final = ("scope", "arena", "before", "winner", "staying")
_TUPLES: Final = ("used", "bonuses", "counted", "copied", "fates", "changes")


class Battle(Drawn):
    """One duel or contest, or the time between two."""

    __slots__ = (*_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Drawn.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Drawn.tuples, *_TUPLES)

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.begin_battle(BETWEEN)

    def begin_battle(self, scope: Scope) -> None:
        """Forget all that lasts for one contest or duel."""
        self.scope: Scope = scope
        self.arena: int = NO_PLANET
        """The planet duelled over."""
        self.before: list[int] = [0, 0]
        """Ships that stood there when the duel began."""
        self.winner: int = NOBODY
        self.used: list[tuple[int, str]] = []
        """(seat, ability) of what works once in a contest or duel and has."""
        self.bonuses: list[tuple[int, int, str]] = []
        """What else is added to clout: (seat, amount, cause)."""
        self.counted: list[tuple[int, str, int]] = []
        """The clouts that decided, as (seat, cause, amount): what becomes of the ships afterwards does not change them."""
        self.copied: list[tuple[int, str]] = []
        """Envoys whose abilities a seat has without being allied: (seat, envoy)."""
        self.fates: list[tuple[int, str]] = []
        """Cards that go elsewhere than to a discard pile in cleanup: (card, "hand" or "deck")."""
        self.changes: list[Lasting] = []
        """What changes the answer to a query until the contest or duel is over, whatever becomes of the ability."""
        self.staying: int = 0
        """Ships of the loser that stay on the planet."""

    def rearm(self) -> None:
        """Abilities in force have changed."""
        self.hooks = hooks_by_point(self)

    def restore(self, state: dict[str, Any]) -> None:
        """Take every field back in and remake what follows from them."""
        super().restore(state)
        self.rearm()
