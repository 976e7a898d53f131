"""Servers forked from a process that has all modules loaded: a new one costs a tenth of a second instead of two. Needs Linux or macOS.

`python -m tools.nursery` reads one order a line (what `tools.serving` takes, and a file for what the server logs) and answers each with the
number of the process that carries it out. It ends, and its servers with it, when nobody can give orders any more.
"""

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, Self

from fifthcolony.kernel.errors import FifthColonyError
from tools.serving import Order, environment, serve_order


class Forked:
    """A process that is our child's child, with what `Server` asks of one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    @property
    def returncode(self) -> int | None:
        """None while it is there; how it ended only the nursery could tell."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return -1
        return None

    def send_signal(self, number: int) -> None:
        """As `kill` does."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """End it politely."""
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        """Until it is gone."""
        while self.returncode is None:
            await asyncio.sleep(0.005)
        return -1


class Nursery:
    """Where servers are forked."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def __aenter__(self) -> Self:
        """Load everything."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tools.nursery", stdin=pipe, stdout=pipe, env=environment()
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing more is ordered."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def start(self, order: Order, log: Path | None) -> Forked:
        """A server that carries out an order."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        async with self._one_at_a_time:
            self._process.stdin.write(json.dumps([*order, None if log is None else str(log)]).encode() + b"\n")
            return Forked(int(await self._process.stdout.readline()))


def _work(order: Order, log: str | None) -> NoReturn:
    """In the new process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    heard = nothing if log is None else os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for number, place in ((0, nothing), (1, nothing), (2, heard)):
        os.dup2(place, number)
    try:
        serve_order(order)
    except FifthColonyError as error:  # such as a database that is not there
        print(error, file=sys.stderr)
        os._exit(2)
    except SystemExit as end:  # as uvicorn has it where an app cannot start, which it has logged
        os._exit(1 if end.code else 0)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def _tend() -> None:
    import alembic.command  # noqa: F401, PLC0415
    import psycopg  # noqa: F401, PLC0415
    import uvloop  # noqa: F401, PLC0415

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has ended is gone at once
    os.setpgid(0, 0)  # so that no server is left behind
    for line in sys.stdin:
        *order, log = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _work(Order(*order), log)
        print(pid, flush=True)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    _tend()
