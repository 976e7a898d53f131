"""The end of a server: told to go, it takes no table in, lets every table finish what it has begun, says so, and closes its lines."""

import asyncio
import logging
import signal
import socket
import time
from types import FrameType

import uvicorn

from fifthcolony.server.lobby import Tables

log = logging.getLogger("fifthcolony.server")


async def finish(tables: Tables) -> None:
    """All that is in the tables' inboxes is done, written and said, and everybody is let go, within the time that the settings give."""
    began = time.monotonic()
    end = began + tables.settings.drain_within
    parting = asyncio.create_task(tables.holding.part())
    log.info("the server ends; its tables finish what they have begun", extra={"count": len(tables.by_code)})
    late = set[asyncio.Task[None]]()
    while tables.by_code and not late:  # again, if one was on its way in meanwhile
        leaving = [asyncio.create_task(tables.send_off(table)) for table in tables.by_code.values()]
        _, late = await asyncio.wait(leaving, timeout=max(0.0, end - time.monotonic()))
    await asyncio.wait([parting], timeout=max(0.0, end - time.monotonic()))
    parting.cancel()  # whoever has not been let go by now is hung up on with everybody else
    if late:
        log.warning("tables were cut off", extra={"count": len(late)})
    else:
        log.info("every table is closed", extra={"seconds": round(time.monotonic() - began, 3)})


class LeavingServer(uvicorn.Server):
    """Ends in order: uvicorn alone would hang up first, and what is in the inboxes would be written and acknowledged to nobody."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self.tables = tables

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Told to go. Who asks for readiness hears of it at once; the signal is not raised again at the end, which is a good one."""
        self.tables.leaving = True
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the tables finish, then hang up."""
        self.tables.leaving = True
        await finish(self.tables)
        await super().shutdown(sockets)
