"""Processes as the system lists them: who is there, and whose they are."""

import asyncio
import os
from pathlib import Path

PROC = Path("/proc")


def is_there(pid: int) -> bool:
    """Whether such a process runs; one that has ended and that nobody has looked after does not."""
    try:
        os.kill(pid, 0)
        return not PROC.exists() or _stat(pid)[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


async def until_gone(pid: int) -> None:
    """Wait for a process to end."""
    async with asyncio.timeout(30):
        while is_there(pid):
            await asyncio.sleep(0.01)


def children(parent: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [pid for pid in map(int, filter(str.isdecimal, os.listdir(PROC))) if is_there(pid) and _stat(pid)[1] == str(parent)]


def _stat(pid: int) -> list[str]:
    """State, parent and more, as they stand behind the name."""
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
