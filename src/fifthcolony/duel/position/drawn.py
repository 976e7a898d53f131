"""What lasts for one destiny card, from its draw to the next."""

from typing import Any, ClassVar, Final

from fifthcolony.duel.position.board import Board
from fifthcolony.duel.words import NO_CARD

_PLAIN: Final = ("card", "again")
_TUPLES: Final = ("aside",)


class Drawn(Board):
    """A destiny card being carried out."""

    __slots__ = (*_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Board.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Board.tuples, *_TUPLES)

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.begin_card(NO_CARD)

    def begin_card(self, card: int) -> None:
        """This one is carried out from now on."""
        self.card: int = card
        self.again = False
        """One more contest follows."""
        self.aside: list[tuple[int, int]] = []
        """Cards in hands that are chosen in secret to go together: (seat, card)."""
