"""How long the disk takes for what every commit waits for, while others use it too."""

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Final

_EVERY: Final = 0.05
_PAGE: Final = bytes(4096)


async def sync_times(folder: Path, seconds: float) -> list[float]:
    """Milliseconds of one small write after the other, each forced to the disk, for so long."""
    until, times = time.monotonic() + seconds, []
    with tempfile.TemporaryFile(dir=folder) as file:
        while time.monotonic() < until:
            times.append(await asyncio.to_thread(_write, file.fileno()))
            await asyncio.sleep(_EVERY)
    return times


def _write(number: int) -> float:
    os.write(number, _PAGE)
    began = time.perf_counter()
    os.fsync(number)
    return (time.perf_counter() - began) * 1000
