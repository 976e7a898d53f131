"""What every game's tale is made of. A teller hears all that everybody was told, and looks at what everybody saw."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event

View = Any
"""What everybody sees of the game: a dictionary."""
Look = Callable[[], View]
"""Looks at it as it is now."""
Best = TypeVar("Best")
MANY: Final = 10_000
"""More than any two totals are apart."""


class Highlight(Struct, frozen=True):
    """Worth seeing again: what it was, where in the replay, in which chapter, what is said of it, and the cards that were on the table."""

    kind: str
    step: int
    chapter: int
    params: tuple[Param, ...]
    cards: tuple[str, ...] = ()


class World(Struct, frozen=True):
    """A planet that counts for somebody at the end: which, since which chapter, and the ships there."""

    place: str
    chapter: int
    ships: int


class Ending(Struct, frozen=True):
    """How the last chapter came out: a text key and what fills it."""

    key: str
    params: tuple[Param, ...]


class Tale(Struct, frozen=True):
    """A game that is over; lists are by seat."""

    goal: int
    """What wins, in planets."""
    scores: list[list[int]]
    """How many each had at the start and after every chapter."""
    won: list[int]
    """Encounters, or duels and contests, as a main player."""
    lost: list[int]
    """Ships."""
    worlds: list[list[World]]
    moments: list[Highlight]
    ending: Ending | None


class Teller(Protocol):
    """Made for a number of seats; it is never shown what somebody did not see."""

    def hear(self, event: Event, look: Look | None, step: int) -> None:
        """Something that everybody was told, in this step of the replay; there is nothing to look at yet in the set-up."""
        ...

    def tale(self, view: View) -> Tale:
        """The whole of it, with the last position."""
        ...


def seat_of(word: Param) -> int:
    """The number in "seat:2"."""
    return int(str(word).removeprefix("seat:"))


def first_best(found: Iterable[tuple[int, Best]]) -> Best | None:
    """The one with the greatest measure, the later of equals; none if nothing measures more than zero."""
    best: tuple[int, Best] | None = None
    for measure, one in found:
        if measure > 0 and (best is None or measure >= best[0]):
            best = (measure, one)
    return None if best is None else best[1]
