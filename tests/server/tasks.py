"""What a worker can be told to do in a test, in a module that imports next to nothing: a worker starts for each."""

import os
import time
from pathlib import Path


def whereabouts() -> tuple[int, int]:
    """The process that this is done in, and how far it steps back for others."""
    return os.getpid(), os.getpriority(os.PRIO_PROCESS, 0)


def die() -> None:
    """As if the system had killed the worker."""
    os._exit(1)


def die_once(before: Path) -> str:
    """The first who comes by here dies."""
    if not before.exists():
        before.touch()
        os._exit(1)
    return "done"


def hang(where: Path, *_given: object) -> None:
    """Say who does this, and never come to an end."""
    where.with_suffix(".new").write_text(str(os.getpid()))
    where.with_suffix(".new").rename(where)
    while True:
        time.sleep(0.01)
