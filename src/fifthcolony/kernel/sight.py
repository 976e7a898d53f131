"""What is shown for one decision to whoever must not meet the game."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

V = TypeVar("V")


class Sight(Generic[V]):
    """A view. It holds no more than that, so there is no more to be got out of it."""

    __slots__ = ("view",)

    def __init__(self, view: V) -> None:
        self.view = view
        """The fields that were wanted, in a plain dictionary."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` keep, so that a bot can think in another process."""
        return Sight, (self.view,)

    def imagine(self, _seed: int) -> "Game":
        """Only for whoever has said so."""
        raise AssertionError("whoever wants to imagine games says so beforehand: `imagines = True`")


class Imagination(Sight[V]):
    """A view, and games as they may be for all the seat knows."""

    __slots__ = ("_dealt", "_seat")

    def __init__(self, view: V, seat: int, dealt: "Game") -> None:
        super().__init__(view)
        self._seat = seat
        self._dealt = dealt
        """The game with everything that the seat cannot know dealt afresh already: nothing in it is as it was."""

    def __reduce__(self) -> tuple[Any, ...]:
        """The games it may be go along."""
        return Imagination, (self.view, self._seat, self._dealt)

    def imagine(self, seed: int) -> "Game":
        """A game that the seat cannot tell from the one it plays, at the same ask; another for every seed. Do with it what you like."""
        return self._dealt.determinize(self._seat, seed)
