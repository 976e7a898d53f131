"""What a bot is: something that answers asks from what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol

from fifthcolony.kernel.ask import Ask

View = dict[str, Any]
Look = Callable[[], View]
"""Builds the view of the asked seat. Many asks can be answered without it, and building it costs more than answering."""


class Bot(Protocol):
    """A player that never sees a game: only asks, and views of its own seat."""

    def decide(self, ask: Ask, look: Look) -> int:
        """The index of the option it takes."""
        ...
