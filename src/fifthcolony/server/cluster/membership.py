"""This process among those that share a database: its signs of life, the tables it holds, and what all of them count together.

Signs of life come from a thread (`pulse.py`). With them goes, at the loop's own pace, what addresses have taken of their limits; what the
lobby is to show is written beside it, and the same is heard of the others. Who cannot say that it lives for as long as a lease lasts lets
all tables go: by then they may be somebody else's.
"""

import asyncio
import ipaddress
import logging
import secrets
import socket
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

import msgspec

from fifthcolony.server.cluster.holding import TakenElsewhere
from fifthcolony.server.cluster.pulse import Pulse, waits
from fifthcolony.server.messages.wire import TableLine
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import leases
from fifthcolony.server.store.errors import Unavailable
from fifthcolony.server.store.leases import Elsewhere, Member
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.transport.limits import Limits, Taken

log = logging.getLogger("fifthcolony.server")
REPEATED: Final = 5
"""Beats of which each tells what was counted."""
T = TypeVar("T")


class Saying(msgspec.Struct):
    """What a process tells the others at every beat."""

    key: str
    """Opens its door."""
    number: int
    """Of this beat."""
    taken: list[tuple[int, Taken]] = []
    """What addresses have taken, by the beat at which it was counted: of a few, since others may miss one."""
    host: str | None = None
    """The name of its machine."""


_LINE: Final = msgspec.json.Decoder(TableLine)
_SAYING: Final = msgspec.json.Decoder(Saying)


def understood(decoder: msgspec.json.Decoder[T], written: str) -> T | None:
    """What another process wrote; none if it is of a version that writes otherwise, as some are while all are being replaced."""
    try:
        return decoder.decode(written)
    except msgspec.DecodeError:
        return None


class Membership:
    """Implements `Holding` for one of many."""

    is_shared = True

    def __init__(self, store: Storage, settings: Settings) -> None:
        self.id = secrets.token_hex(8)
        self.key = secrets.token_urlsafe(24)
        self.pulse = Pulse(store, settings, self.id)
        self.others: dict[str, Member] = {}
        self.on_cut_off: Callable[[], Awaitable[None]] | None = None
        """Lets every table go."""
        self.on_taken_away: Callable[[list[str]], Awaitable[None]] = _nobody_minds
        """Lets these tables go."""
        self.listing: Callable[[], dict[str, TableLine]] = dict
        """What the lobby is to show of the tables here."""
        self._store = store
        self._settings = settings
        self._limits: Limits | None = None
        self._held: dict[str, int] = {}
        store.process, store.held = self.id, self._held
        self._heard: dict[str, int] = {}
        """The number of the last saying of each that was counted."""
        self.host = socket.gethostname()
        self._told_of: set[tuple[str, str]] = set()
        """What the log has said of others: once is enough."""
        self._number = 0
        self._taken: deque[tuple[int, Taken]] = deque(maxlen=REPEATED)
        self._shown: dict[str, str] = {}
        self._over = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # --- signs of life ----------------------------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """Where the others reach this one; nothing may be held before it is known."""
        return self.pulse.address

    async def open(self, address: str, limits: Limits) -> None:
        """Be one of them."""
        self._limits = limits
        await self.exchange()
        await self.pulse.open(address, self._be_cut_off)
        self._task = asyncio.create_task(self._live(), name="membership")

    async def close(self) -> None:
        """Give all free, and be gone. If the database cannot be told, the lease runs out by itself."""
        self._over.set()
        if self._task is not None:
            await self._task  # an exchange that is under way ends by itself: cut short, it would leave its line to the database open
        sure = self.pulse.has_lived_since(self.pulse.life)
        await self.pulse.close()
        if not sure:  # then nothing is ours to be given free, and the database may not answer
            return
        with suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(self._settings.lease):
                await self._store.run(partial(leases.retire, me=self.id))

    async def _live(self) -> None:
        while not await waits(self._over, self._settings.beat):
            try:
                async with asyncio.timeout(self._settings.lease):
                    await self.exchange()
                    taken = await self._taken_away()
                await self.on_taken_away(taken)
            except (Unavailable, TimeoutError) as error:
                log.warning("nothing could be exchanged with other processes: %s", error)
            except Exception:  # whatever it was, there is a next time
                log.exception("nothing could be exchanged with other processes")

    async def _taken_away(self) -> list[str]:
        """Tables of ours that somebody else has taken: our door did not answer, or the database's clock was set."""
        before = dict(self._held)
        kept = await self._store.run(partial(leases.kept, me=self.id))
        return [code for code, epoch in before.items() if kept.get(code) != epoch == self._held.get(code)]

    async def _be_cut_off(self) -> None:
        """For so long that our tables may be somebody else's, those included that are on their way in."""
        if self._held and self.on_cut_off is not None:
            silence = time.monotonic() - self.pulse.last
            log.warning("%d tables are let go: nothing was heard of the database for %.0f s", len(self._held), silence)
            await self.on_cut_off()
        self._held.clear()

    async def exchange(self) -> None:
        """Tell the others with the next sign of life what is new here, show them the lobby's lines, and hear what they said."""
        self._say()
        lines = {code: msgspec.json.encode(line).decode() for code, line in self.listing().items()}
        changed: dict[str, str | None] = {code: line for code, line in lines.items() if self._shown.get(code) != line}
        changed |= dict.fromkeys(self._shown.keys() - lines.keys())
        if changed:
            await self._store.run(partial(leases.show, me=self.id, lines=changed))
        self._shown = lines
        await self.look_around()

    def _say(self) -> None:
        self._number += 1
        taken: Taken = {} if self._limits is None else self._limits.taken_since()
        self._taken.append((self._number, {kind: counts for kind, counts in taken.items() if counts}))
        said = Saying(self.key, self._number, [entry for entry in self._taken if entry[1]], self.host)
        self.pulse.said = msgspec.json.encode(said).decode()

    async def look_around(self) -> None:
        """Hear what the others said."""
        self._hear(await self._store.run(partial(leases.members, ttl=self._settings.lease)))

    def _hear(self, members: list[Member]) -> None:
        self.others = {member.id: member for member in members if member.id != self.id and member.alive}
        for member in self.others.values():
            said = understood(_SAYING, member.said)
            if said is None:
                self._tell_of(member.id, "it says what this version does not understand")
                continue
            last = self._heard.get(member.id, 0)
            for number, taken in said.taken:
                if number > last and self._limits is not None:
                    self._limits.taken_elsewhere(taken, time.monotonic())
            self._heard[member.id] = max(last, said.number)
        self._heard = {one: number for one, number in self._heard.items() if one in self.others}

    def _tell_of(self, process: str, what: str) -> None:
        if (process, what) not in self._told_of:
            self._told_of.add((process, what))
            log.warning("process %s: %s", process, what)

    def _saying_of(self, process: str) -> Saying | None:
        member = self.others.get(process)
        return None if member is None else understood(_SAYING, member.said)

    def key_of(self, process: str) -> str | None:
        """What opens the door of another one, if it is known."""
        said = self._saying_of(process)
        return None if said is None else said.key

    def is_out_of_reach(self, process: str, address: str) -> bool:
        """Whether its door is open to its own machine alone, and that is not ours: then nobody at our own address says nothing of it."""
        said = self._saying_of(process)
        if said is None or said.host in (None, self.host) or not _is_loopback(address):
            return False
        self._tell_of(process, f"it can be reached on {said.host} alone ({address}); there --peer has to name an address that others reach")
        return True

    # --- tables -----------------------------------------------------------------------------------------------------------------------

    async def hold(self, code: str, lost: str | None = None) -> None:
        """Have a table; TakenElsewhere if another process does, other than the one that is known to be lost."""
        life = self.pulse.life
        found = await self._store.run(partial(leases.claim, code=code, me=self.id, ttl=self._settings.lease, lost=lost))
        if isinstance(found, Elsewhere):
            raise TakenElsewhere(code, found.process, found.address)
        self._held[code] = found.epoch
        if not self.pulse.has_lived_since(life):
            await self.let_go(code)
            raise Unavailable(f"table {code} cannot be held: this process was given up by the others meanwhile")

    async def let_go(self, code: str) -> None:
        """Be done with a table. If that cannot be said now, whoever wants it waits until we are known to live without it, or not at all."""
        epoch = self._held.pop(code, None)
        self._shown.pop(code, None)
        if epoch is None:
            return
        try:
            async with asyncio.timeout(self._settings.lease):
                await self._store.run(partial(leases.release, code=code, me=self.id, epoch=epoch))
        except (Unavailable, TimeoutError) as error:
            log.warning("table %s could not be given free: %s", code, error)

    async def whereabouts(self, code: str) -> Elsewhere | None:
        """The other process that has a table, if one does."""
        found = await self._store.run(partial(leases.holder, code=code, ttl=self._settings.lease))
        return None if found is None or found.process == self.id else found

    async def listed(self) -> list[TableLine]:
        """What all processes together show in the lobby."""
        found = await self._store.run(partial(leases.shown, ttl=self._settings.lease))
        return [line for line in (understood(_LINE, written) for written in found) if line is not None]


async def _nobody_minds(_codes: list[str]) -> None:
    """As long as there are no tables."""


def _is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return host == "localhost"
