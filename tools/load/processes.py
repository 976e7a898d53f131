"""Processes as the system counts them: processor, memory, children, and which of them has which socket."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

PROC: Final = Path("/proc")
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_ESTABLISHED: Final = "01"
_LISTENING: Final = "0A"


def processor_time(pids: Iterable[int]) -> float:
    """Seconds of processor that processes have used so far."""
    return sum(int(parts[11]) + int(parts[12]) for parts in map(_stat, pids)) / _TICKS


def resident(pids: Iterable[int]) -> float:
    """Memory of processes in MB."""
    return sum(_resident(pid) for pid in pids)


def _resident(pid: int) -> float:
    for line in (PROC / str(pid) / "status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1.024 / 1000
    return 0.0


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in (PROC / str(pid) / "task" / str(pid) / "children").read_text(encoding="ascii").split()]


def _stat(pid: int) -> list[str]:
    return (PROC / str(pid) / "stat").read_text(encoding="ascii").rpartition(")")[2].split()


class Busy(NamedTuple):
    """Seconds of processor of the whole machine since it started."""

    used: float
    idle: float


def machine() -> Busy:
    """What everybody has used."""
    first = (PROC / "stat").read_text(encoding="ascii").partition("\n")[0]
    user, nice, system, idle, waiting, *others = (int(figure) / _TICKS for figure in first.split()[1:9])
    return Busy(user + nice + system + sum(others), idle + waiting)


class Socket(NamedTuple):
    """An end of a connection over TCP, or one that listens, by ports."""

    here: int
    there: int
    listens: bool


def sockets_of(pid: int) -> set[Socket]:
    """Those that a process has open."""
    inodes = set()
    for entry in os.scandir(PROC / str(pid) / "fd"):
        target = os.readlink(entry.path)
        if target.startswith("socket:["):
            inodes.add(target[8:-1])
    found = set()
    for line in (PROC / str(pid) / "net" / "tcp").read_text(encoding="ascii").splitlines()[1:]:
        _, here, there, state, *_rest, inode = line.split()[:10]
        if inode in inodes and state in (_ESTABLISHED, _LISTENING):
            found.add(Socket(int(here.rpartition(":")[2], 16), int(there.rpartition(":")[2], 16), state == _LISTENING))
    return found
