"""How a game looks on a terminal: its title, its table, what stands beside its options."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from rich.console import Console
from rich.text import Text

from fifthcolony.classic.view_types import HeldTechnology
from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import fetched, kit_of
from fifthcolony.kernel.view_types import View
from fifthcolony.text.render import Words


def printed_rules(words: Words, kind: str) -> str | None:
    """What a card does, where its texts say so."""
    key = f"card.{kind}.rules"
    return words.say(key) if words.has(key) else None


class TableView(View, total=False):
    """What the terminal shows of any game that has it."""

    aliens: list[list[str]]
    dealt: list[str]
    hidden: list[bool]
    hand: list[str]
    technologies: list[HeldTechnology]


def look(game: Game, seat: int | None) -> TableView:
    """What a seat may know of a game that is played in the terminal."""
    return cast("TableView", game.view(seat))


class Face(NamedTuple):
    """One game's. Its kit says where it stands."""

    title: Callable[[Words, Any, int], str]
    """Called with the view and the seed."""
    goal: Callable[[Words, Any], str]
    """What wins, and where help is: called with the view."""
    heading: Callable[[Words, int, tuple[Param, ...]], str]
    """Over a chapter of the log: called with its number and the parameters of the event that begins it."""
    summary: Callable[[Words, tuple[Param, ...]], str | None]
    """What is said under the heading."""
    show_table: Callable[[Screen, Any], None]
    show_totals: Callable[[Screen, Any], None]
    """What is added up, while it is."""
    moment: Callable[[Any], object]
    """The table is shown again when this has changed."""
    beside: Callable[[Screen, str, Any, int], Text | None]
    """What is worth knowing beside an option: called with how often it was taken in the choice under way."""
    keys: Sequence[str]
    """The lines of the help."""
    marks: str
    goes_without_saying: frozenset[str]
    """What everybody is told while the game is set up and need not be shown again."""
    said_by_heading: frozenset[str]
    """What the log leaves out, because a heading that follows says as much."""
    look_up: Callable[[Console, Words, str | None, str | None], None] | None
    """The encyclopedia: one thing by its name, or all of one level, or simply all."""
    card_rules: Callable[[Words, str], str | None] = printed_rules
    """What a card of this kind does."""


def face_of(game: str) -> Face:
    """The face that a game's kit names."""
    face: Face = fetched(kit_of(game).face)
    return face
