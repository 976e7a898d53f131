"""Python's collector of cycles, at times of our own choosing.

Left to itself it looks at all "young" objects after so many more have come than gone. Every answer makes a game of new objects and lets an
old one go, so that soon all there are count as young, and hardly any of them is garbage: with 700 tables a look took up to 0.12 s, and
there was more than one a second. Whatever is done with goes by itself here, but for what tables, windows and faults leave behind when they
end.
"""

import asyncio
import gc
import sys
from typing import Final

LOOK: Final = 5.0
"""Seconds between two looks at how much memory has come to."""
LEAST: Final = 400_000
SHARE: Final = 0.5
"""So many more pieces of memory than were left the last time, or so many times as many, are looked through for garbage."""


def calm_collector() -> None:
    """From now on nothing is collected unless told; what is there already stays."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Growth:
    """How much there was after the last collection."""

    def __init__(self, least: int = LEAST, share: float = SHARE) -> None:
        self.least = least
        self.share = share
        self.left = sys.getallocatedblocks()

    def look(self) -> bool:
        """Collect if there is much more than there was; whether it was done."""
        if sys.getallocatedblocks() - self.left < max(self.least, self.share * self.left):
            return False
        gc.collect()
        self.left = sys.getallocatedblocks()
        return True


async def collect_as_it_grows(growth: Growth, every: float = LOOK) -> None:
    """Until cancelled; nothing where Python sees to it by itself, as in a program that a server is only a part of."""
    while True:
        await asyncio.sleep(every)
        if not gc.isenabled():
            growth.look()
