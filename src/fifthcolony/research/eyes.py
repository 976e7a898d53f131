"""Observations as vectors of numbers: what a view holds, written where the game's layout says."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of
from fifthcolony.research import classic, duel
from fifthcolony.research.glance import Glance, Part, Watched
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
        self.reads = tuple(dict.fromkeys(name for part in seen.parts for name in part.reads))
        """The fields of a view that they are made of: what a bot that wants one says in `reads`."""
        self.parts = seen.parts
        self._watch = seen.watch
        self._seats: int = kit_of(game).seats[-1]
        self._prompts = {prompt: seen.layout.start["prompt"] + number for prompt, number in vocabulary_of(game).prompts.items()}
        self._other = seen.layout.start["prompt"] + len(self._prompts)
        self._params = seen.layout.start["params"]
        self._size = seen.layout.size

    def of_view(self, view: Mapping[str, Any], seat: int, ask: Ask | None) -> Vector:
        """What a seat sees, and what it is asked; of the view only the fields in `reads` are wanted."""
        numbers = bytearray(self._size)
        self._write_ask(ask, numbers)
        for part in self.parts:
            part.fill(view, seat, view.get("seats", self._seats), numbers)
        return np.frombuffer(numbers, dtype=np.int8)

    def of_game(self, game: Game, seat: int, ask: Ask | None) -> Vector:
        """The same from a game, of which nothing is read but what the seat may know."""
        return self.of_view({**game.look(seat, self.reads), "seats": game.config["seats"]}, seat, ask)

    def glances(self, seats: int) -> list[Glance]:
        """What each seat of one table has seen so far: nothing."""
        return [Glance(self.layout, self.parts, seat) for seat in range(seats)]

    def again(self, game: Game, seat: int, ask: Ask | None, glance: Glance) -> Vector:
        """The same as `of_game`, and quicker for who has looked before."""
        numbers = glance.look(game, self._watch(game, seat))[:]
        self._write_ask(ask, numbers)
        return np.frombuffer(numbers, dtype=np.int8)

    def _write_ask(self, ask: Ask | None, into: bytearray) -> None:
        if ask is None:
            return
        into[self._prompts.get(ask.prompt, self._other)] = 1
        if ask.params:
            at = self._params
            for value in [param for param in ask.params if type(param) is int][:2]:
                into[at] = max(-MOST, min(MOST, value)) & 255
                at += 1


class _Seen(NamedTuple):
    layout: Layout
    parts: tuple[Part, ...]
    watch: Callable[[Any, int], tuple[Watched, ...]]


_SEEN: Final = {
    "duel": _Seen(duel.LAYOUT, duel.PARTS, duel.watch),
    "classic": _Seen(classic.LAYOUT, classic.PARTS, classic.watch),
}
