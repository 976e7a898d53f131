"""A server in a process of its own, for tools that kill it or put load on it."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from fifthcolony.server.cluster.workers import serve_many
from fifthcolony.server.run import serve
from fifthcolony.server.settings import Settings

_UNLIMITED = (1_000_000, 1_000_000.0)
PATIENT = replace(
    Settings(),
    rate=_UNLIMITED,
    request_rate=_UNLIMITED,
    table_rate=_UNLIMITED,
    connect_rate=_UNLIMITED,
    snapshot_rate=_UNLIMITED,
    max_connections=100_000,
    connections_per_address=100_000,
    log_level="warning",
)
"""Everybody comes from one address."""


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Started, killed and started again on the same folder or database and port."""

    module: ClassVar = "tools.serving"
    """What its process runs."""

    def __init__(self, data: Path | str, *, workers: int = 1, **changes: Any) -> None:
        self.data = data
        self.workers = workers
        self.port = free_port()
        self.changes = changes
        self.process: asyncio.subprocess.Process | None = None

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    async def start(self, within: float = 60.0) -> None:
        """Start, and wait until it answers."""
        how = [str(self.port), str(self.workers), json.dumps(self.changes)]
        command = [sys.executable, "-m", self.module, str(self.data), *how]
        root = Path(__file__).resolve().parent.parent
        path = os.pathsep.join([str(root), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).rstrip(os.pathsep)
        self.process = await asyncio.create_subprocess_exec(*command, cwd=root, env=os.environ | {"PYTHONPATH": path})
        async with asyncio.timeout(within):
            while True:
                if self.process.returncode is not None:
                    raise RuntimeError(f"the server ended with {self.process.returncode}")
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """As if the power went."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """End it politely."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


def run(data: str, port: str, workers: str, changes: str) -> None:
    """Serve a folder, or a database by its URL."""
    settings = replace(PATIENT, **json.loads(changes))
    if int(workers) == 1:
        serve("127.0.0.1", int(port), data if "://" in data else Path(data), settings)
    else:
        serve_many(int(workers), "127.0.0.1", int(port), data, settings, lambda: None)


if __name__ == "__main__":
    run(*sys.argv[1:])
