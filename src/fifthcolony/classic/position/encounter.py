"""What lasts for one encounter: roles and ships committed, the cards laid and what they count as, and what came of them."""

from typing import Any, ClassVar, Final

from fifthcolony.classic.openings import moments_of
from fifthcolony.classic.position.turn import Turn
from fifthcolony.classic.words import MAX_COMMIT, NO_CARD, NO_PLANET, NOBODY, Phase, Point, Result, Role
from fifthcolony.kernel.changes import Lasting
from fifthcolony.kernel.codec import tupled
from fifthcolony.kernel.steps import STEPS, Frame, step_name

FACE_DOWN: Final = -2
"""The value of a side whose card is not up."""

_PLAIN: Final = (
    "phase", "defense", "target", "resettling", "role", "limit", "invited", "joined", "laid", "laid_by", "laid_from", "up", "claimed",
    "values", "worth", "decided", "winner", "margin", "result", "committed", "lost", "casualties", "used", "discards", "resting",
)  # fmt: skip
_TUPLES: Final = ("declared", "changes", "zapped", "addends", "flared", "reinforcements")


class Encounter(Turn):
    """One encounter, from regroup to its end."""

    __slots__ = ("agenda", "order", *_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Turn.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Turn.tuples, *_TUPLES)

    def begin_turn(self, seat: int) -> None:
        """A turn begins with its first encounter."""
        super().begin_turn(seat)
        self.begin_encounter()

    def begin_encounter(self) -> None:
        """Forget all that lasts for one encounter."""
        self._begin_roles()
        self._begin_cards()
        self._begin_outcome()
        self.declared: list[tuple[int, str]] = []
        """(seat, word) of what was declared or done and counts later in the encounter: by an alien's name, a word of its own, or the way
        of a flare that strengthens the use to come."""
        self.agenda: list[tuple[Point, Frame]] = [*moments_of(self.flares)] if self.flares else []
        """What is to happen at a later point of the encounter, whatever becomes of the power that set it going."""
        self.changes: list[Lasting] = []
        """What changes the answer to a query until the encounter ends, whatever becomes of the power that declared it."""
        self.zapped: list[tuple[int, str]] = []
        """(seat, alien) of powers that are silent until the encounter ends."""
        self.flared: list[tuple[int, int, str]] = []
        """(seat, card, side) of flares that were played and count."""
        self.discards: list[int] = []
        """Cards laid on the discard pile in this encounter, the last one last; some may have been taken off it since."""
        self.resting: list[int] = []
        """Artifacts that somebody has kept after playing them, and that wait for another encounter."""

    def _begin_roles(self) -> None:
        """Who meets whom, where and with how much."""
        self.phase = Phase.START_TURN if self.encounter == 0 else Phase.REGROUP
        self.defense = NOBODY
        self.target = NO_PLANET
        self.role = [Role.NONE] * self.seats
        self.role[self.offense] = Role.OFFENSE
        self.set_order()
        self.resettling = False
        self.limit = [MAX_COMMIT] * self.seats
        """Ships each seat may commit."""
        self.invited = [0, 0]
        """Whom offense and defense invited, as bits."""
        self.joined = [0, 0]
        """Who became an ally of offense and defense, as bits, whatever became of it later."""

    def _begin_cards(self) -> None:
        """What is laid, and what it counts."""
        self.laid = [NO_CARD, NO_CARD]
        """The encounter cards of offense and defense."""
        self.laid_by = [NOBODY, NOBODY]
        """Who laid them, and so knows them while they are face down."""
        self.laid_from = ["", ""]
        """The piles on a sheet from which they were laid; nothing for a hand."""
        self.up: list[int] = []
        """Encounter cards that lie open. That everybody knows of a card in a hand does not tell which one was laid."""
        self.claimed = [NO_CARD, NO_CARD]
        """A card of the kind that a side's face-down card passes for."""
        self.values = [FACE_DOWN, FACE_DOWN]
        """What the revealed cards count as: an attack's value, or NEGOTIATES."""
        self.worth = [1] * self.seats
        """What one ship of the seat adds to a total; less than nothing where it is subtracted."""
        self.addends: list[tuple[int, int, str]] = []
        """What else is added: side, amount, cause."""
        self.reinforcements: list[tuple[int, int]] = []
        """(seat, card) of what was added from hand and lies on the table."""

    def _begin_outcome(self) -> None:
        """Who wins, and what it costs."""
        self.decided = NOBODY
        """The side that wins whatever the cards say."""
        self.winner = NOBODY
        """The side that won."""
        self.margin = 0
        """By how much it did, where two attacks decided it."""
        self.result: str = Result.NONE
        self.committed = [0] * self.seats
        """Ships each seat had in the encounter when it was decided."""
        self.lost = [0] * self.seats
        """Ships each seat has lost to the warp by this encounter's outcome."""
        self.casualties = [0] * self.seats
        """Ships each seat has lost to the warp in this encounter, by whatever cause, less those that have come back."""
        self.used = [NO_CARD, NO_CARD]
        """The encounter cards of offense and defense once they lie in the discard pile."""

    def set_order(self) -> None:
        """classic:timing.conflict_order: offense, defense, then clockwise from the offense's left."""
        rest = [(self.offense + step) % self.seats for step in range(1, self.seats)]
        if self.defense != NOBODY:
            rest.remove(self.defense)
            rest.insert(0, self.defense)
        self.order = (self.offense, *rest)

    def state(self) -> dict[str, Any]:
        """What waits for its point is written by its name, as a frame on the stack is."""
        return {**super().state(), "agenda": [(point, step_name(step), args) for point, (step, args) in self.agenda]}

    def restore(self, state: dict[str, Any]) -> None:
        """The order follows from the roles; what waits for its point is a frame again."""
        super().restore(state)
        self.agenda = [(point, (STEPS[name], tupled(args))) for point, name, args in state["agenda"]]
        self.set_order()
