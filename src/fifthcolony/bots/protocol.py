"""What a bot is: something that answers asks from what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from fifthcolony.kernel.ask import Ask

V = TypeVar("V")
Look = Callable[[], V]
"""Builds the view of the asked seat. Many asks can be answered without it, and building it costs more than answering."""


class Bot(Protocol):
    """A player that never sees a game: only asks, and views of its own seat."""

    def decide(self, ask: Ask, look: Look[Any]) -> int:
        """The index of the option it takes."""
        ...
