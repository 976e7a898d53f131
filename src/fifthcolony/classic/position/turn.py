"""What lasts for one turn: whose it is, and how many encounters it has had."""

from typing import Any, ClassVar, Final

from fifthcolony.classic.position.board import Board

_PLAIN: Final = ("offense", "encounter", "extra")
_TUPLES: Final = ("interludes",)


class Turn(Board):
    """The turn of one player."""

    __slots__ = (*_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Board.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Board.tuples, *_TUPLES)

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        """It is this seat's turn; its encounters have yet to come."""
        self.offense = seat
        self.encounter = 0
        self.extra = False
        """The encounter is one in between, and belongs to no turn."""
        self.interludes: list[tuple[int, int]] = []
        """Encounters to be had as soon as this one is over: by whom, and against whom where destiny has no say."""
