"""What happened, and how it ended."""

from collections.abc import Callable
from typing import NamedTuple

from fifthcolony.kernel.ask import Param


class Event(NamedTuple):
    """Something that happened, for people: a text key, what fills it, and the seats that may know (None: everybody)."""

    key: str
    params: tuple[Param, ...]
    audience: tuple[int, ...] | None


Listener = Callable[[Event], None]
"""Somebody who is told."""


class Outcome(NamedTuple):
    """Who won together, and the text key of the reason."""

    winners: tuple[int, ...]
    reason: str
