"""The options of an ask on a terminal: numbered, in columns, with what is worth knowing beside them."""

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from fifthcolony.cli.answers import number_of
from fifthcolony.cli.screen import Screen

_COLUMNS = 5


def show_options(screen: Screen, options: Sequence[str], beside: Callable[[str], Text | None]) -> None:
    """As many columns as fit, read line by line."""
    cells = [_cell(screen, number_of(option, options), option, beside(option)) for option in dict.fromkeys(options)]
    widest = max(cell.cell_len for cell in cells) + 3
    columns = max(1, min(_COLUMNS, len(cells), (min(screen.console.width, 100) - 2) // widest))
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1)
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    screen.console.print(grid)


def _cell(screen: Screen, number: int, option: str, beside: Text | None) -> Text:
    return Text.assemble((f"{number:3} ", "bold cyan"), screen.line(screen.words.option(option)), " " if beside else "", beside or "")
