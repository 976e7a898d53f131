"""Tables of figures on a terminal."""

from rich.box import SIMPLE_HEAD
from rich.table import Table


def figures(name: str, *columns: str, words: tuple[str, ...] = ()) -> Table:
    """A table whose columns hold figures, but for the first one and those that hold words."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, header_style="bold")
    table.add_column(name, overflow="fold")  # a long name is read to its end
    for column in columns:
        table.add_column(column, justify="left" if column in words else "right", no_wrap=column not in words)
    return table


def between(low: float, high: float) -> str:
    """Where a share lies, in hundredths."""
    return f"{100 * low:.1f} to {100 * high:.1f}"
