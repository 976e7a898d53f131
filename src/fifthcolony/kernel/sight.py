"""What is shown for one decision to whoever must not meet the game."""

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

V = TypeVar("V")


class Sight(Generic[V]):
    """A view, and games as they may be for all the seat knows. It holds no more than that, so there is no more to be got out of it."""

    __slots__ = ("_dealt", "_seat", "view")

    def __init__(self, view: V, seat: int = -1, dealt: "Game | None" = None) -> None:
        self.view = view
        """The fields that were wanted, in a plain dictionary."""
        self._seat = seat
        self._dealt = dealt
        """The game with everything that the seat cannot know dealt afresh already: nothing in it is as it was."""

    def imagine(self, seed: int) -> "Game":
        """A game that the seat cannot tell from the one it plays, at the same ask; another for every seed. Do with it what you like."""
        assert self._dealt is not None, "whoever wants to imagine games says so beforehand: `imagines = True`"
        return self._dealt.determinize(self._seat, seed)
