"""Choices that were made before, made again at a table of a server that has others to look after."""

import asyncio
from collections.abc import Iterable
from typing import Final

from fifthcolony.kernel.record import Choice
from fifthcolony.server.table.match import Match

YIELD_EVERY: Final = 50
"""Choices replayed before others get a turn."""


async def replay_all(match: Match, choices: Iterable[Choice]) -> None:
    """Bring a match to where it was; ReplayMismatch if the rules have changed under it."""
    for number, choice in enumerate(choices):
        match.replay(choice)
        if number % YIELD_EVERY == 0:
            await asyncio.sleep(0)
