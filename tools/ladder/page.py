"""What was found, as a page of the documents."""

from pathlib import Path
from typing import Final

from tools.ladder.bars import Bar, Figure

HEAD: Final = """# How good the bots are

Written by `make ladder`, which plays every match and counts. A match deals each game once for every seat, so that nobody has the luck
of the deal; "neutral" is the share that every seat would have in the very same games, shared wins counted. In brackets is where the true
figure lies, nineteen times out of twenty. What each bot thinks is in [bots.md](bots.md#those-there-are).

| what | asked | found | |
|---|---|---|---|
"""


def write_page(path: Path, wanted: list[Bar], found: dict[str, Figure]) -> None:
    """A row a bar."""
    path.write_text(HEAD + "".join(_row(bar, found[bar.name]) for bar in wanted), encoding="utf-8")


def _row(bar: Bar, figure: Figure) -> str:
    exact = figure.low == figure.high
    value = _number(figure.value) if exact else f"{_number(figure.value)} ({_number(figure.low)} to {_number(figure.high)})"
    note = f"; {figure.note}" if figure.note else ""
    return f"| {bar.name} | {bar.asked} | {value}{note} | {'held' if figure.held else '**missed**'} |\n"


def _number(value: float) -> str:
    return f"{value:.3g}"
