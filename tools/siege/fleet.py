"""Many servers on one PostgreSQL, each with a way of its own to it, a name for each time it was started, and a log."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tools.nursery import Nursery
from tools.serving import Server
from tools.siege.gates import Gates
from tools.siege.postgres import Postgres

LEASE: Final = 1.0
PACE: Final[dict[str, Any]] = {
    "tick": 0.0,
    "pace": 0.004,
    "pause": 0.0,
    "breath": 0.0,
    "moments": None,
    "beat": 0.2,
    "lease": LEASE,
    "peer_within": LEASE,
}


class Member:
    """One server, through all its lives."""

    def __init__(self, number: int, folder: Path, postgres: Postgres, nursery: Nursery) -> None:
        self.number = number
        self.folder = folder
        self.postgres = postgres
        self.log = folder / "log"
        self.server = Server("", nursery, self.log, **PACE)
        self.lives = 0
        self.is_up = False
        """Whether people would try it."""
        self.is_spared = False
        """Whether something is being done to it already."""

    @property
    def name(self) -> str:
        """What it calls itself in this life."""
        return f"{self.number}.{self.lives}"

    async def start(self, slow: tuple[float, float] | None = None) -> None:
        """Begin a new life, as often as it takes: without a database there is none."""
        while not self.is_up:
            self.lives += 1
            self.server.data = self.postgres.url(self.folder, self.name)
            try:
                await self.server.start(slow=slow)
                self.is_up = True
            except RuntimeError:
                await asyncio.sleep(0.1)

    async def kill(self) -> None:
        """As if the power went."""
        self.is_up = False
        await self.server.kill()


class Fleet:
    """All of them. The last is the lookout: nothing is done to it, nobody plays there, and games that are over are looked at from it."""

    def __init__(self, number: int, postgres: Postgres, nursery: Nursery, dice: random.Random) -> None:
        self.dice = dice
        folders = [postgres.folder / str(each) for each in range(number + 1)]
        for folder in folders:
            folder.mkdir()
        self.gates = Gates(postgres.socket, folders)
        *self.members, self.lookout = (Member(each, folder, postgres, nursery) for each, folder in enumerate(folders))

    async def start(self) -> None:
        """All but the lookout, at once."""
        await asyncio.gather(*(member.start() for member in self.members))

    async def stop(self) -> None:
        """All at once, politely."""
        await asyncio.gather(*(member.server.stop() for member in (*self.members, self.lookout)))

    def door(self, avoided: Member | None = None) -> str:
        """Where somebody tries to come in."""
        up = [member for member in self.members if member.is_up and member is not avoided]
        return self.dice.choice(up or self.members).server.base

    async def victim(self, worth: Callable[[Member], int]) -> Member:
        """One to which something can be done while another serves, of those that are most worth it; then it is spared until it is free."""
        while True:
            free = [member for member in self.members if member.is_up and not member.is_spared]
            if len(free) > 1:
                found = max(free, key=lambda member: (worth(member), self.dice.random()))
                found.is_spared = True
                return found
            await asyncio.sleep(0.02)

    def said(self) -> list[str]:
        """Every line that they logged."""
        logs = [member.log for member in (*self.members, self.lookout)]
        return [line for log in logs if log.exists() for line in log.read_text(errors="replace").splitlines()]


def tracebacks(said: list[str]) -> list[str]:
    """Each with what was logged before it and the error at its end."""
    found: list[str] = []
    for number, line in enumerate(said):
        if line.startswith("Traceback"):
            end = next((after for after in said[number + 1 :] if not after.startswith(" ")), "")
            found.append(f"{said[number - 1] if number else ''}: {end}")
    return found
