"""How each game looks on a terminal: its title, its table, what stands beside its options."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from fifthcolony.cli.classic import table as classic_table
from fifthcolony.cli.duel import table as duel_table
from fifthcolony.cli.screen import Screen
from fifthcolony.text.render import Words

View = dict[str, Any]


class Face(NamedTuple):
    """One game's."""

    title: Callable[[Words, View, int], str]
    """Called with the view and the seed."""
    goal: str
    show_table: Callable[[Screen, View], None]
    show_totals: Callable[[Screen, View], None]
    """What is added up, while it is."""
    moment: Callable[[View], object]
    """The table is shown again when this has changed."""
    beside: Callable[[Screen, str, View, int], Text | None]
    """What is worth knowing beside an option: called with how often it was taken in the choice under way."""
    keys: Sequence[str]
    """The lines of the help."""
    marks: str
    goes_without_saying: frozenset[str]
    """What everybody is told while the game is set up and need not be shown again."""


FACES: Final = {
    "classic": Face(
        lambda words, view, seed: words.say("terminal.title", view["seats"], view["edition"], seed),
        "terminal.goal",
        classic_table.show_table,
        classic_table.show_totals,
        lambda view: view["phase"],
        classic_table.beside_option,
        ("terminal.help.answer", *(f"terminal.help.{key}" for key in ("option", "table", "hand", "aliens", "quit"))),
        "terminal.help.marks",
        frozenset({"cards.drawn"}),
    ),
    "duel": Face(
        lambda words, _view, seed: words.say("terminal.duel.title", seed),
        "terminal.duel.goal",
        duel_table.show_table,
        duel_table.show_totals,
        duel_table.moment,
        duel_table.beside_option,
        ("terminal.help.duel_answer", *(f"terminal.help.{key}" for key in ("option", "table", "card", "hand", "duel_aliens", "quit"))),
        "terminal.help.duel_marks",
        frozenset({"cards.drawn", "alien.dealt"}),
    ),
}
