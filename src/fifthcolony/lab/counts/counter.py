"""Hearing a game and counting: what every game has. A game's own counter, named in its kit, adds columns and hears more."""

from collections import Counter as Tally
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Kit

EACH_GAME: Final = ""
"""Instead of a column, in a figure: one for each game."""
CHAPTERS: Final = "chapters"
POWER: Final = "power"
"""Uses of powers, whatever else a game counts."""

Heard = Callable[[tuple[Param, ...]], None]
Use = tuple[str, str, str]
"""A kind, the seat as a word, and what was used as a word."""


class Figure(NamedTuple):
    """Something that all games together say: the sum of one column by that of another."""

    label: str
    top: str
    bottom: str = EACH_GAME
    share: bool = False
    """Whether it is a part of the whole, and a percentage."""


class Kind(NamedTuple):
    """A kind of thing that is used."""

    name: str
    title: str
    """What they are called at the head of a table."""


class Counter:
    """Counts one game."""

    columns: ClassVar[tuple[str, ...]] = ()
    """Whole numbers of a game, besides what every game has."""
    seat_columns: ClassVar[tuple[str, ...]] = ()
    """Whole numbers of a seat."""
    lengths: ClassVar[tuple[str, ...]] = ()
    """Columns that say how long a game was, besides chapters and decisions."""
    figures: ClassVar[tuple[Figure, ...]] = ()
    kinds: ClassVar[tuple[Kind, ...]] = ()

    def __init__(self, kit: Kit, seats: int) -> None:
        self.seats = [f"seat:{seat}" for seat in range(seats)]
        self.chapters = 0
        self.uses: Tally[Use] = Tally()
        self.heard: dict[str, Heard] = {}
        if kit.chapter.event:
            self.heard[kit.chapter.event] = self.chapter

    def hear(self, event: Event) -> None:
        """One more thing that happened."""
        heard = self.heard.get(event.key)
        if heard is not None:
            heard(event.params)

    def chapter(self, _told: tuple[Param, ...]) -> None:
        """One more chapter begins."""
        self.chapters += 1

    def used(self, kind: str) -> Heard:
        """Counts what a seat uses: both are the first words told."""
        uses = self.uses

        def count(told: tuple[Param, ...]) -> None:
            uses[kind, told[0], told[1]] += 1  # type: ignore[index]  # words, as every event of a use tells them

        return count

    def game_row(self, game: Game) -> dict[str, int]:  # noqa: ARG002  whatever game it is
        """The game's own columns, once it is over."""
        return {}

    def seat_rows(self, game: Game) -> list[dict[str, Any]]:  # noqa: ARG002
        """Each seat's own columns, once it is over."""
        return [{} for _ in self.seats]

    def aliens(self, game: Game, kit: Kit) -> list[str | None]:
        """What each seat was dealt; where that is told by nobody, what it holds in the end."""
        return [held[0] if held else None for held in kit.held(game)]
