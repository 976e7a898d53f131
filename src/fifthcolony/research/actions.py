"""Actions by number: what each of them chooses at an ask, and which of them can be taken."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.research.vocabulary import SPARE, turned, vocabulary_of

Mask = NDArray[np.int8]
WORDS: Final = "words"
"""An action has a meaning of its own, the word of the option."""
PLACES: Final = "places"
"""An action is the place of the option among those of its ask."""
WAYS: Final = (WORDS, PLACES)
MOST_PLACES: Final = 128
_KEPT: Final = 20_000
"""Asks that are remembered, since the same ones come again and again."""


class Offer(NamedTuple):
    """What can be chosen at an ask."""

    mask: Mask
    """One for each action that can be taken. Shared, and so not to be written to."""
    options: dict[int, int]
    """The action to the index of the option."""
    actions: tuple[int, ...]
    """The other way round; -1 for an option that no number is left for."""


class Actions:
    """The numbers of a game's options, from the eyes of whoever is asked."""

    def __init__(self, game: str, seats: int, way: str = WORDS) -> None:
        if way not in WAYS:
            raise BadConfig(f"actions are numbered by one of {', '.join(WAYS)}, not {way!r}")
        self.seats = seats
        self.way = way
        self.numbers = vocabulary_of(game).options
        self.size = MOST_PLACES if way == PLACES else len(self.numbers) + SPARE
        self.names = [*self.numbers, *(f"spare:{number}" for number in range(SPARE))] if way == WORDS else [*map(str, range(self.size))]
        """What each action is called."""
        self._number = [{turned(word, -seat, seats): number for word, number in self.numbers.items()} for seat in range(seats)]
        """The same by the words as each seat is asked them."""
        self._offers: dict[tuple[int, tuple[str, ...]], Offer] = {}
        self.nothing: Mask = _mask(self.size, ())

    def offer(self, ask: Ask) -> Offer:
        """What can be chosen."""
        key = (ask.seat, ask.options)
        offer = self._offers.get(key)
        if offer is None:
            if len(self._offers) >= _KEPT:
                self._offers.clear()
            offer = self._offers[key] = self._made(ask)
        return offer

    def _made(self, ask: Ask) -> Offer:
        actions = self._worded(ask) if self.way == WORDS else [place if place < MOST_PLACES else -1 for place in range(len(ask.options))]
        options = {action: option for option, action in enumerate(actions) if action >= 0}
        return Offer(_mask(self.size, options), options, tuple(actions))

    def _worded(self, ask: Ask) -> list[int]:
        """A word that is offered twice, or is in no list, gets one of the spare numbers."""
        actions: list[int] = []
        numbers = self._number[ask.seat]
        spare = iter(range(len(self.numbers), self.size))
        for option in ask.options:
            number = numbers.get(option)
            actions.append(next(spare, -1) if number is None or number in actions else number)
        return actions


def _mask(size: int, actions: Iterable[int]) -> Mask:
    mask: Mask = np.zeros(size, dtype=np.int8)
    mask[list(actions)] = 1
    mask.setflags(write=False)
    return mask
