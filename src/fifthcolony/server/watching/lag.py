"""How late the loop is: a task that wants to wake at even times, and says by how much it was missed."""

import asyncio
from typing import Final

from fifthcolony.server.watching.watch import Watch

EVERY: Final = 0.25
"""Seconds; what blocks the loop for less is seen now and then."""


async def measure_lag(watch: Watch, every: float = EVERY) -> None:
    """Until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        watch.lagged(max(0.0, loop.time() - due))
