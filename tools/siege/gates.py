"""A way to PostgreSQL for each server, which can be cut or fall silent: `python -m tools.siege.gates SOCKET FOLDER...`, alone in a process.

A cut way breaks every line at once and takes no new ones. On a silent one nothing arrives any more, and nobody is told: as if a cable had
been pulled.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any, Final, Literal, Self, cast

import uvloop

from tools.serving import environment

SOCKET: Final = ".s.PGSQL.5432"
"""What PostgreSQL's clients look for in the folder that they are given as host."""
State = Literal["open", "cut", "silent"]


class End(asyncio.Protocol):
    """One end of a line through a gate."""

    def __init__(self, gate: "Gate") -> None:
        self.gate = gate
        self.other: End | None = None
        self.transport: asyncio.Transport | None = None
        self._waiting = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there; whoever came by it is led on."""
        self.transport = cast(asyncio.Transport, transport)
        self.gate.came(self)

    def data_received(self, data: bytes) -> None:
        """On it goes."""
        if self.other is None or self.other.transport is None:
            self._waiting += data
        else:
            self.other.transport.write(data)

    def connection_lost(self, _exc: Exception | None) -> None:
        """Then the other end is of no use either."""
        self.gate.ends.discard(self)
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()

    def pair(self, other: "End") -> None:
        """Both ends are there: what has come in goes on."""
        self.other, other.other = other, self
        assert other.transport is not None
        other.transport.write(self._waiting)
        self._waiting = b""


class Gate:
    """The way of one server."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.state: State = "open"
        self.ends: set[End] = set()
        self._waiting: list[End] = []
        """Who came while it was silent."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def listen(self) -> None:
        """Let servers come."""
        self._server = await asyncio.get_running_loop().create_unix_server(lambda: End(self), str(self.folder / SOCKET), backlog=100)

    def came(self, end: End) -> None:
        """A new end: of a server, or the one that was made for it."""
        assert end.transport is not None
        self.ends.add(end)
        if end.other is not None:
            return
        if self.state == "cut":
            end.transport.abort()
        elif self.state == "silent":
            end.transport.pause_reading()
            self._waiting.append(end)
        else:
            self._lead_on(end)

    def _lead_on(self, end: End) -> None:
        task = asyncio.get_running_loop().create_task(self._connect(end))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, end: End) -> None:
        further = End(self)
        further.other = end
        assert end.transport is not None
        try:
            await asyncio.get_running_loop().create_unix_connection(lambda: further, self.database)
        except OSError:  # PostgreSQL is not there
            end.transport.abort()
            return
        end.pair(further)
        if end.transport.is_closing() and further.transport is not None:
            further.transport.close()

    def be(self, state: State) -> None:
        """Be open, cut or silent from now on."""
        was, self.state = self.state, state
        for end in list(self.ends):
            assert end.transport is not None
            if state == "cut":
                end.transport.abort()
            elif state == "silent" and not end.transport.is_closing():
                end.transport.pause_reading()
            elif was == "silent" and not end.transport.is_closing():
                end.transport.resume_reading()
        if state != "silent":
            waiting, self._waiting = self._waiting, []
            for end in waiting:
                self._lead_on(end)


async def _keep(database: str, folders: list[str]) -> None:
    gates = [Gate(database, Path(folder)) for folder in folders]
    for gate in gates:
        await gate.listen()
    print("open", flush=True)
    orders = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while line := (await orders.readline()).decode():
        number, state = line.split()
        gates[int(number)].be(cast(State, state))
        print(state, flush=True)


class Gates:
    """The process that has them, as others see it."""

    def __init__(self, database: Path, folders: list[Path]) -> None:
        self.arguments = [str(database), *map(str, folders)]
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        """Open them."""
        pipe: Any = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "tools.siege.gates", *self.arguments]
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=environment())
        await self._heard()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close them."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def be(self, number: int, state: State) -> None:
        """Have one of them open, cut or silent."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{number} {state}\n".encode())
        await self._heard()

    async def _heard(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        if not await self._process.stdout.readline():
            raise RuntimeError("the process with the ways to PostgreSQL has ended")


if __name__ == "__main__":
    uvloop.run(_keep(sys.argv[1], sys.argv[2:]))
