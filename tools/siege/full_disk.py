"""A server whose disk is full again and again while tables are played: on a small disk of its own in memory, or by a limit of its files."""

import asyncio
import random
import resource
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sql

from tools.serving import Server, Starting
from tools.siege.checks import faults_at_end, faults_on_disk, rows_of
from tools.siege.fleet import PACE
from tools.siege.tables import Tables

SIZE: Final = 16_000_000
BLOCK: Final = 65_536


class NoDisk(Exception):
    """No disk can be filled here; why."""


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of some megabytes in this folder; false where none may be mounted."""
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], check=False, capture_output=True)
    try:
        yield done.returncode == 0
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@asynccontextmanager
async def _ballast(folder: Path) -> AsyncIterator[None]:
    """No room on the disk."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (BLOCK, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:  # it is full, but for less than this
                continue
    try:
        yield
    finally:
        ballast.unlink()


@asynccontextmanager
async def _limit(server: Server) -> AsyncIterator[None]:
    """No file of the server's may grow."""
    if not hasattr(resource, "prlimit"):
        raise NoDisk("this system neither lets us mount a disk nor limit another process's files")
    free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, free)


async def fill_disks(times: int, seed: int, starting: Starting, tell: Callable[[], None] = lambda: None) -> list[str]:
    """Fill it so often; what was wrong afterwards. NoDisk if that cannot be done here."""
    with tempfile.TemporaryDirectory(prefix="siege-") as name, small_disk(Path(name)) as is_small:
        folder = Path(name)
        server = Server(folder / "data", starting, folder / "log", **PACE)
        tables = Tables((1, (1, 2)), lambda: server.base, random.Random(seed), patience=5.0, think=0.01)
        engine = sql.create_engine(f"sqlite:///{folder / 'data' / 'tables.db'}")
        await server.start()
        try:
            faults: list[str] = []
            for _ in range(times):
                await tables.fill()
                await asyncio.sleep(tables.dice.uniform(0.3, 1.0))
                async with _ballast(folder) if is_small else _limit(server):
                    await asyncio.sleep(tables.dice.uniform(0.3, 1.0))
                    faults += _look(engine, tables)
                tell()
            await tables.finish()
            faults += _look(engine, tables)
            for table in tables.all.values():
                faults += await faults_at_end(server.base, table)
        finally:
            await server.stop()
            engine.dispose()
        return faults + tables.faults


def _look(engine: sql.Engine, tables: Tables) -> list[str]:
    rows = rows_of(engine, list(tables.all))
    return [fault for code, table in tables.all.items() for fault in faults_on_disk(table, rows[code])]
