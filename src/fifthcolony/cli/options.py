"""The options of an ask on a terminal: numbered, in columns, with what is worth knowing beside them."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from fifthcolony.classic.words import PLANETS
from fifthcolony.cli.screen import Screen

_COLUMNS = 5


def show_options(screen: Screen, options: Sequence[str], view: dict[str, Any], taken: Sequence[str] = ()) -> None:
    """As many columns as fit, read line by line. Ships taken from a place are not counted there any more."""
    cells = [_cell(screen, number, option, view, taken.count(option)) for number, option in enumerate(options, 1)]
    widest = max(cell.cell_len for cell in cells) + 3
    columns = max(1, min(_COLUMNS, len(cells), (min(screen.console.width, 100) - 2) // widest))
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1)
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    screen.console.print(grid)


def _cell(screen: Screen, number: int, option: str, view: dict[str, Any], taken: int) -> Text:
    beside = _beside(screen, option, view, taken)
    return Text.assemble((f"{number:3} ", "bold cyan"), screen.line(screen.words.option(option)), " " if beside else "", beside or "")


def _beside(screen: Screen, option: str, view: dict[str, Any], taken: int) -> Text | None:
    """Ships on a planet or in the gate, a player's alien, the copies of a card in hand."""
    head, _, tail = option.partition(":")
    if head == "planet":
        seat, _, number = tail.partition(".")
        return screen.ships(_left(view, view["planets"][int(seat) * PLANETS + int(number) - 1], taken))
    if option == "place:gate":
        return screen.ships(_left(view, view["gate"], taken))
    if head == "seat" and view["aliens"][int(tail)]:
        aliens = ", ".join(screen.words.say(f"alien.{alien}.name") for alien in view["aliens"][int(tail)])
        return Text(f"({aliens})", style="dim")
    if head == "card" and view["hand"].count(tail) > 1:
        return Text(f"({view['hand'].count(tail)})", style="dim")
    return None


def _left(view: dict[str, Any], ships: Sequence[int], taken: int) -> list[int]:
    return [count - taken if seat == view["seat"] else count for seat, count in enumerate(ships)]
