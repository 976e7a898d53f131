"""The options of an ask on a terminal: numbered, in columns, with what is worth knowing beside them."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from fifthcolony.cli.answers import number_of
from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Ask

_COLUMNS = 5


def show_options(screen: Screen, ask: Ask, beside: Callable[[str], Text | None]) -> None:
    """As many columns as fit, read line by line."""
    cells = [_cell(screen, ask, option, beside(option)) for option in dict.fromkeys(ask.options)]
    widest = max(cell.cell_len for cell in cells) + 3
    columns = max(1, min(_COLUMNS, len(cells), (min(screen.console.width, 100) - 2) // widest))
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1)
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    screen.console.print(grid)


def _cell(screen: Screen, ask: Ask, option: str, beside: Text | None) -> Text:
    number, label = number_of(option, ask.options), screen.words.option(option, ask.prompt)
    return Text.assemble((f"{number:3} ", "bold cyan"), screen.line(label), " " if beside else "", beside or "")
