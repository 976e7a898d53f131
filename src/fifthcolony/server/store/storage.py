"""The disk: tables, seats, choices and talk kept and found, in SQLite or PostgreSQL, many writes to one commit.

A write's future is done when its commit is on disk (in SQLite WAL, synchronous=FULL), so that what was acknowledged survives a power
cut as well as a killed process.
"""

import math
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from fifthcolony.server.store.engine import open_database
from fifthcolony.server.store.errors import Fenced, Unavailable
from fifthcolony.server.store.forgetting import AtRest, all_at_rest, forget, untouched
from fifthcolony.server.store.reader import Reader
from fifthcolony.server.store.writer import Claim, Writer, fenced
from fifthcolony.server.store.writes import Write
from fifthcolony.server.watching.watch import NOBODY, Watch


class Storage(Reader):
    """What lasts, in a folder that one server has, or in a PostgreSQL database that several processes share."""

    def __init__(self, place: Path | str, watch: Watch = NOBODY, patience: float = 0.0) -> None:
        super().__init__(open_database(place))
        self.watch = watch
        self.process = ""
        """Which of several processes this is, as `owners` has it."""
        self.held: dict[str, int] | None = None
        """The tables that are this process's, with the epoch since when; none: it is alone, and all of them are."""
        self.sure_until = math.inf
        """Until when, by our own clock, nobody else can have taken one of them."""
        self._writer = Writer(self.database, patience)
        self._closed = False

    @property
    def commits(self) -> int:
        """How many there have been."""
        return self._writer.commits

    def close(self) -> None:
        """Write what waits, then let go of the place."""
        self._closed = True
        self._writer.close()
        self.database.close()

    async def commit(self, code: str, these: Sequence[Write], new: bool = False) -> None:
        """All of these or none, on disk when this returns.

        `new`: nothing of this code can be there; AlreadyKept if something is. Otherwise Fenced if the table is not this process's.
        Unwritable if the rows cannot be written at all, Unavailable if they cannot now; if the connection broke in the middle of the
        commit itself, they may be there all the same.
        """
        if self._closed:
            raise Unavailable(f"{self.database.place.shown} was closed")
        if new:
            these = [write.as_new() for write in these]
        began = time.monotonic()
        await self._writer.put(these, None if new else self._claim(code))
        self.watch.committed(time.monotonic() - began)

    def prove(self, code: str) -> None:
        """Fenced if another process may have this table by now; whoever has nothing to write can know no more without asking."""
        if self.held is not None and (code not in self.held or time.monotonic() > self.sure_until):
            raise Fenced(f"table {code} may belong to another process; nothing more is said of it")

    def _claim(self, code: str) -> Claim | None:
        if self.held is None:
            return None
        if code not in self.held:
            raise fenced(code)
        return Claim(code, self.process, self.held[code])

    async def purge(self, stage: str, before: int, at_rest: AtRest = all_at_rest) -> int:
        """Forget tables of a stage that were last touched before a time, a few at once, but none that is in memory; how many they were."""
        gone, last = 0, ""
        while codes := await self.run(partial(untouched, stage=stage, before=before, after=last)):
            async with at_rest(codes) as free:
                gone += await self.run(partial(forget, codes=free, stage=stage, before=before))
            last = codes[-1]
        return gone
