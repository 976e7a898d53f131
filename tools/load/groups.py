"""Control groups of the system: a share of the processor for each server process, and for all of ours more weight than for others.

So neither the players' own needs nor whoever else uses the machine decides how many tables a server holds.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_ROOT: Final = Path("/sys/fs/cgroup")
_PERIOD: Final = 20_000
"""Microseconds: short, or the wait for the next one would make the tail."""
_WEIGHT: Final = 20
"""Times that of a process of somebody else."""


class Group:
    """Some processes, and those they start from now on."""

    def __init__(self, folder: Path, share: float | None = None) -> None:
        self.folder = folder
        self._is_old = (folder / "cpu.shares").exists()
        self._microseconds = None if share is None else round(share * _PERIOD)
        self._write("cpu.shares" if self._is_old else "cpu.weight", _WEIGHT * (1024 if self._is_old else 100))

    def take_in(self, pids: Iterable[int]) -> None:
        """Have these processes in it."""
        for pid in pids:
            self._write("cgroup.procs", pid)

    def lay(self) -> None:
        """From now on they may use their share, if they have one."""
        if self._microseconds is None:
            return
        if self._is_old:
            self._write("cpu.cfs_period_us", _PERIOD)
            self._write("cpu.cfs_quota_us", self._microseconds)
        else:
            self._write("cpu.max", f"{self._microseconds} {_PERIOD}")
        self._save_up(self._microseconds)

    def lift(self) -> None:
        """They may use what there is."""
        if self._microseconds is None:
            return
        self._save_up(0)
        if self._is_old:
            self._write("cpu.cfs_quota_us", -1)
        else:
            self._write("cpu.max", f"max {_PERIOD}")

    def _save_up(self, microseconds: int) -> None:
        """What was not used in one period may be used in the next, where the system can do that: one long job is not stretched fivefold."""
        name = "cpu.cfs_burst_us" if self._is_old else "cpu.max.burst"
        if (self.folder / name).exists():
            self._write(name, microseconds)

    def dissolve(self) -> None:
        """Whoever is still in it goes back to where it came from."""
        for pid in (self.folder / "cgroup.procs").read_text(encoding="ascii").split():
            with contextlib.suppress(ProcessLookupError):
                (self.folder.parent / "cgroup.procs").write_text(pid, encoding="ascii")
        self.folder.rmdir()

    def _write(self, name: str, value: int | str) -> None:
        (self.folder / name).write_text(str(value), encoding="ascii")


def where_groups_are() -> Path | None:
    """Where control groups for the processor can be made; none where we may not, or where there are none."""
    for folder, sign in ((_ROOT / "cpu", "cpu.shares"), (_ROOT, "cgroup.subtree_control")):
        if not os.access(folder / "cgroup.procs", os.W_OK):
            continue
        if sign == "cpu.shares" or "cpu" in (folder / sign).read_text(encoding="ascii").split():
            return folder
    return None


@contextlib.contextmanager
def groups(pids: Iterable[int], share: float | None = None, together: bool = False) -> Iterator[list[Group]]:
    """One for each process, or for all together; the share is not laid on yet. None where they cannot be made."""
    parent, made = where_groups_are(), list[Group]()
    members = [list(pids)] if together else [[pid] for pid in pids]
    with contextlib.ExitStack() as stack:
        for some in members if parent is not None else []:
            assert parent is not None
            folder = parent / f"fifthcolony-load-{some[0]}"
            folder.mkdir()
            made.append(Group(folder, share))
            stack.callback(made[-1].dissolve)
            made[-1].take_in(some)
        yield made
