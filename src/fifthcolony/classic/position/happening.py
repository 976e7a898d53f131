"""What lasts for a single event: what is just being played, lost, paid or drawn. Between events there is nothing of it."""

from typing import Any, ClassVar, Final

from fifthcolony.classic.position.deal import Deal
from fifthcolony.classic.position.play import Play, play_from

_PLAIN: Final = ("losses", "compensation", "collected", "sunk", "concerned")
_TUPLES: Final = ("thrown", "news")


class Happening(Deal):
    """What is just happening; an event may come in the middle of another."""

    __slots__ = ("plays", *_PLAIN, *_TUPLES)

    plain: ClassVar[tuple[str, ...]] = (*Deal.plain, *_PLAIN)
    tuples: ClassVar[tuple[str, ...]] = (*Deal.tuples, *_TUPLES)

    def begin_encounter(self) -> None:
        """An encounter begins while nothing is happening."""
        super().begin_encounter()
        self.plays: list[Play] = []
        """Uses and cards being played, newest last."""
        self.losses: list[list[list[int]]] = []
        """Ships about to go to the warp, newest event last: lists of [seat, place, number]."""
        self.compensation: list[int] = []
        """[collector, payer or nobody, number of cards] while compensation is being taken."""
        self.collected: list[int] = []
        """Cards that a seat has just got as compensation or rewards, while it looks at them."""
        self.sunk: list[list[int]] = []
        """Ships just lost: [seat, place they went to, number, how many of them nobody has brought back]."""
        self.thrown: list[tuple[int, int]] = []
        """Artifacts, flares and reinforcements just discarded: (seat, card)."""
        self.concerned: list[int] = []
        """Those of whom there is news: to whom something has just happened, or who do it."""
        self.news: list[tuple[str, int]] = []
        """(point, seat) of what has happened in the running step, to be acted on when it is over."""

    def state(self) -> dict[str, Any]:
        """What is being played, as plain data."""
        return {**super().state(), "plays": [play.plain() for play in self.plays]}

    def restore(self, state: dict[str, Any]) -> None:
        """What is being played, as it was."""
        super().restore(state)
        self.plays = [play_from(plain) for plain in state["plays"]]
