"""All that makes a process one of many: put together here, and asked by its tables."""

from typing import Any

from fifthcolony.server.cluster.door import Door
from fifthcolony.server.cluster.errands import Errand
from fifthcolony.server.cluster.holding import TakenElsewhere
from fifthcolony.server.cluster.membership import Membership
from fifthcolony.server.cluster.peers import Link, Peers, unanswered
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.wire import TableLine
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.limits import Limits


class Cluster:
    """Implements `Holding` by leases, and leads windows to tables wherever they are."""

    is_shared = True

    def __init__(self, store: Storage, settings: Settings) -> None:
        self.settings = settings
        self.membership = Membership(store, settings)
        self.peers = Peers(self.membership, settings)
        self.door: Door | None = None

    async def open(self, tables: Tables, limits: Limits) -> None:
        """Open the door, and tell the others where it is."""
        self.door = Door(tables, self.membership, self.settings)
        self.membership.on_cut_off, self.membership.listing = tables.drop_all, tables.listing
        self.membership.on_taken_away = tables.drop
        host, _, port = self.settings.peer.rpartition(":")
        await self.membership.open(await self.door.open(host.strip("[]"), int(port)), limits)
        self.peers.open()

    async def close(self) -> None:
        """Be gone; the tables are closed already."""
        await self.membership.close()
        await self.peers.close()
        if self.door is not None:
            await self.door.close()

    async def find(self, tables: Tables, code: str) -> Table | Link:
        """A table of ours, or a line to the process that has it; what a process had that is certainly gone is ours."""
        try:
            return await tables.find(code)
        except TakenElsewhere as place:
            link = await self.peers.reach(place)
            if link is not None:
                return link
            lost = place.process
        try:
            return await tables.find(code, lost)
        except TakenElsewhere:
            raise unanswered() from None  # somebody was quicker, and is found at the next try

    async def hold(self, code: str, lost: str | None = None) -> None:
        """Have a table; TakenElsewhere if another process does, other than the one that is known to be lost."""
        await self.membership.hold(code, lost)

    async def let_go(self, code: str) -> None:
        """Be done with a table."""
        await self.membership.let_go(code)

    async def part(self) -> None:
        """Let the windows go whose tables are elsewhere, each when what it has said is done and acknowledged."""
        await self.peers.part()

    async def listed(self) -> list[TableLine] | None:
        """What all processes together show in the lobby."""
        return await self.membership.listed()

    async def whereabouts(self, code: str) -> TakenElsewhere | None:
        """The other process that has a table, if one does."""
        found = await self.membership.whereabouts(code)
        return None if found is None else TakenElsewhere(code, found.process, found.address)

    async def ask(self, place: TakenElsewhere, errand: Errand, content: Any) -> Any:
        """Have something done there; Refused as it would be refused here."""
        return await self.peers.ask(place, errand, content)
