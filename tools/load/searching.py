"""Looking for the most tables that are held: up in steps until it is too much, then in between."""

from typing import Final

from tools.load.figures import Level
from tools.load.house import Measure

FULL: Final = 0.85
"""Share of its processor at which a server is expected to reach its end."""
LEAST, MOST = 1.12, 2.5
"""Times as many tables from one step up to the next."""
GOES: Final = 3
"""Times that a level is measured at most."""
NEAR: Final = 0.06
"""Share of the tables within which the end is known well enough."""


async def search(measure: Measure, first: int, cores: float, levels: int) -> None:
    """Measure so many levels at most; what the servers may use is given in cores."""
    held, broken = 0, None
    tables = first
    for _ in range(levels):
        level = await _fairly(measure, tables)
        if level.held:
            held = tables
        else:
            broken = tables
        if broken is None:
            tables = round(tables * min(MOST, max(LEAST, FULL * cores / max(level.server, 0.01))))
        elif broken - held <= max(2, NEAR * broken):
            return
        else:
            tables = (held + broken) // 2


async def _fairly(measure: Measure, tables: int) -> Level:
    """A level that was not held is tried again: for a moment others may have kept the processor or the disk."""
    for _ in range(GOES):
        level = await measure(tables)
        if level.held:
            break
    return level
