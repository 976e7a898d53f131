"""What lasts for one deal: the offer on the table, and what has been set aside to carry it out."""

from typing import ClassVar, Final

from fifthcolony.classic.position.draw import Draw

_PLAIN: Final = ("bound",)
_TUPLES: Final = ("offer", "pledged", "founding")


class Deal(Draw):
    """One deal, from the first word to the exchange."""

    __slots__ = (*_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Draw.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Draw.tuples, *_TUPLES)

    def begin_encounter(self) -> None:
        """An encounter begins without a deal."""
        super().begin_encounter()
        self.begin_deal()

    def begin_deal(self) -> None:
        """Nothing is offered."""
        self.offer: list[tuple[int, str]] = []
        """The items on the table in a deal: giver and what."""
        self.bound = 0
        """The dealers known to hold what the offer says they give, as bits."""
        self.pledged: list[tuple[int, int]] = []
        """Cards set aside for a deal, in no hand: giver and card."""
        self.founding: list[tuple[int, int, tuple[int, ...]]] = []
        """Colonies a deal founds: who, on which planet, with ships from which places."""
