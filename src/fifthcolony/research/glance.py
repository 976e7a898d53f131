"""Looking at a game again and again: of what has not changed since a seat last looked, nothing is made anew.

What the numbers are comes from the view alone. The position is only asked whether a part of them can have changed: for each part a game
names all that it hangs on, and where that is as it was, the numbers are too.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fifthcolony.research.layout import Layout

Watched = tuple[Any, ...]
"""What a part hangs on: numbers, words, tuples, lists, and lists of lists."""


class Part(NamedTuple):
    """Blocks that change together."""

    reads: tuple[str, ...]
    """The fields of the view that they are made of."""
    blocks: tuple[str, ...]
    fill: Callable[[Mapping[str, Any], int, int, bytearray], None]
    """Writes them: from a view, for a seat, of so many, into zeros."""


class Glance:
    """What one seat saw when it last looked."""

    def __init__(self, layout: Layout, parts: tuple[Part, ...], seat: int) -> None:
        self.numbers = bytearray(layout.size)
        self._seat = seat
        self._kept: list[Watched | None] = [None] * len(parts)
        self._parts = [(part, _runs(layout, part.blocks)) for part in parts]

    def look(self, game: Any, watched: tuple[Watched, ...]) -> bytearray:
        """What it sees now, where each part hangs on what is watched."""
        kept = self._kept
        for number, now in enumerate(watched):
            if now != kept[number]:
                kept[number] = tuple([_copied(thing) for thing in now])
                self._renew(game, number)
        return self.numbers

    def _renew(self, game: Any, number: int) -> None:
        part, runs = self._parts[number]
        numbers = self.numbers
        for start, nothing in runs:
            numbers[start : start + len(nothing)] = nothing
        part.fill(game.look(self._seat, part.reads), self._seat, game.config["seats"], numbers)


def _runs(layout: Layout, blocks: tuple[str, ...]) -> list[tuple[int, bytes]]:
    """Where blocks begin, and as many zeros as they are long: those that follow each other as one."""
    runs: list[tuple[int, bytes]] = []
    for block in layout.blocks:
        if block.name not in blocks:
            continue
        start, nothing = layout.start[block.name], bytes(len(block.labels))
        if runs and runs[-1][0] + len(runs[-1][1]) == start:
            start, before = runs.pop()
            nothing = before + nothing
        runs.append((start, nothing))
    return runs


def _copied(thing: Any) -> Any:
    return [_copied(part) for part in thing] if type(thing) is list and thing and type(thing[0]) is list else _flat(thing)


def _flat(thing: Any) -> Any:
    return thing[:] if type(thing) is list else set(thing) if type(thing) is set else thing
