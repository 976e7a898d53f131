"""Games that are over, step by step, with any seat's eyes or with open hands: as pages, compressed as they are sent.

None is played here: whoever plays is a projector, and what it made stays on a shelf, so that paging through a replay plays it once
for each pair of eyes.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from fifthcolony.kernel.record import Record
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.packed import unpack
from fifthcolony.server.messages.wire import MAX_FRAMES, TableLine, Wishes
from fifthcolony.server.secrets import as_code, is_code
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Unreadable
from fifthcolony.server.store.film import NONE, OPEN
from fifthcolony.server.store.loading import reading, table_line
from fifthcolony.server.store.projectors import Projectors
from fifthcolony.server.store.schema import TableRow
from fifthcolony.server.store.screening import Overview, Reels, Unplayable, cut, kept, overview, reels
from fifthcolony.server.store.shelf import Shelf
from fifthcolony.server.store.storage import Storage

T = TypeVar("T")


class Replays:
    """What the disk remembers of games that are over."""

    def __init__(self, store: Storage, settings: Settings) -> None:
        self.store = store
        self.projectors = Projectors(settings)
        self.shelf = Shelf(settings.replay_cache_bytes)

    async def close(self) -> None:
        """Stop playing; who still waits is refused."""
        await self.projectors.close()
        await self.shelf.settle()

    async def replay(self, code: str) -> bytes:
        """What there is to see."""
        _, seen = await self._overview(code)
        return seen.replay

    async def record(self, code: str) -> bytes:
        """The record as a file, with what was promised before the first card was dealt."""
        _, seen = await self._overview(code)
        return seen.record

    async def find(self, code: str) -> tuple[TableLine, Record]:
        """A game that is over, to go on from."""
        line, seen = await self._overview(code)
        return line, await asyncio.to_thread(lambda: Record.from_json(unpack(seen.record)))

    async def frames(self, code: str, eyes: str, start: int, count: int) -> bytes:
        """Some steps, seen with these eyes."""
        row = await self._row(code)
        if eyes not in (OPEN, NONE, *map(str, range(_seats(row)))):
            raise Refused("malformed", f"eyes are a seat's number, {NONE} or {OPEN}, not {eyes[:20]!r}")
        film: Reels = await self.shelf.take((row["code"], eyes), lambda: self._play(row, reels, eyes))
        wanted = range(start, min(start + min(count, MAX_FRAMES), film.frames))
        page, inside = divmod(start, MAX_FRAMES)
        if wanted and not inside and wanted.stop in (start + MAX_FRAMES, film.frames):
            return film.pages[page]
        return await asyncio.to_thread(cut, film, eyes, wanted)

    async def _overview(self, code: str) -> tuple[TableLine, Overview]:
        row = await self._row(code)
        code = row["code"]
        try:
            line = table_line(row, await self.store.seats(code), await self.store.kin(code))
        except Unreadable as error:
            raise Refused("broken.rules", str(error)) from None
        written = msgspec.json.encode(line)
        return line, await self.shelf.take((code, written), lambda: self._play(row, overview, written))

    async def _row(self, code: str) -> TableRow:
        code = as_code(code)
        try:
            row = await self.store.table(code) if is_code(code) else None
        except Unreadable as error:
            raise Refused("broken.rules", str(error)) from None
        if row is None:
            raise Refused("not_found.replay", "there is no such game", code[:20])
        if row["stage"] != "over":
            raise Refused("not_over", "the replay opens when the game is over")
        return row

    async def _play(self, row: TableRow, task: Callable[..., T], *given: Any) -> T:
        """Have a game played; Refused if there is nobody to play it, or it cannot be."""
        code = row["code"]
        with self.projectors.place():
            try:
                choices = await self.store.choices(code)
                with reading(code):
                    game, config = msgspec.json.decode(row["wishes"], type=Wishes).game, row["config"] or ""
                    game_kept = await asyncio.to_thread(kept, game, config, row["seed"], choices)
                return await self.projectors.show(task, game_kept, *given)
            except Unplayable as error:
                raise Refused("broken.rules", f"table {code} cannot be read: {error}") from None
            except Unreadable as error:
                raise Refused("broken.rules", str(error)) from None


def _seats(row: TableRow) -> int:
    try:
        with reading(row["code"]):
            return int(msgspec.json.decode(row["config"] or "")["seats"])
    except Unreadable as error:
        raise Refused("broken.rules", str(error)) from None
