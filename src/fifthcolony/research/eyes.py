"""Observations as vectors of numbers: what a view holds, written where the game's layout says."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.game import Game
from fifthcolony.research import classic, duel
from fifthcolony.research.layout import MOST, Layout
from fifthcolony.research.vocabulary import vocabulary_of

Vector = NDArray[np.int8]


class Eyes:
    """How one game is seen."""

    def __init__(self, game: str) -> None:
        if game not in _SEEN:
            raise BadConfig(f"there are observations of {' and '.join(_SEEN)}, not of {game!r}")
        seen = _SEEN[game]
        self.game = game
        self.layout = seen.layout
        self.reads = seen.reads
        """The fields of a view that they are made of: what a bot that wants one says in `reads`."""
        self._fill = seen.fill
        self._prompts = {prompt: seen.layout.start["prompt"] + number for prompt, number in vocabulary_of(game).prompts.items()}
        self._other = seen.layout.start["prompt"] + len(self._prompts)
        self._params = seen.layout.start["params"]
        self._size = seen.layout.size

    def of_view(self, view: Mapping[str, Any], seat: int, ask: Ask | None) -> Vector:
        """What a seat sees, and what it is asked; of the view only the fields in `reads` are wanted."""
        numbers = bytearray(self._size)
        if ask is not None:
            numbers[self._prompts.get(ask.prompt, self._other)] = 1
            if ask.params:
                at = self._params
                for value in [param for param in ask.params if type(param) is int][:2]:
                    numbers[at] = max(-MOST, min(MOST, value)) & 255
                    at += 1
        self._fill(view, seat, numbers)
        return np.frombuffer(numbers, dtype=np.int8)

    def of_game(self, game: Game, seat: int, ask: Ask | None) -> Vector:
        """The same from a game, of which nothing is read but what the seat may know."""
        return self.of_view(game.look(seat, self.reads), seat, ask)


class _Seen(NamedTuple):
    layout: Layout
    reads: tuple[str, ...]
    fill: Callable[[Mapping[str, Any], int, bytearray], None]


_SEEN: Final = {
    "duel": _Seen(duel.LAYOUT, duel.READS, duel.fill),
    "classic": _Seen(classic.LAYOUT, classic.READS, classic.fill),
}
