"""What lasts for one turn: whose it is, and how many encounters it has had."""

from typing import Any, ClassVar, Final

from fifthcolony.classic.position.board import Board

_PLAIN: Final = ("offense", "encounter")


class Turn(Board):
    """The turn of one player."""

    __slots__ = _PLAIN

    plain: ClassVar[tuple[str, ...]] = (*Board.plain, *_PLAIN)

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        """It is this seat's turn; its encounters have yet to come."""
        self.offense = seat
        self.encounter = 0
