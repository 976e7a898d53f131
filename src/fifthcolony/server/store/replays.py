"""Games that are over, step by step, with any seat's eyes or with open hands."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import fetched, kit_of
from fifthcolony.lab.tales.tale import Tale, Teller
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.http import Frames, Replay
from fifthcolony.server.messages.wire import MAX_FRAMES, TableLine
from fifthcolony.server.secrets import as_code, is_code
from fifthcolony.server.store.film import NONE, OPEN, Film
from fifthcolony.server.store.loading import Unreadable, load_match, table_line
from fifthcolony.server.store.storage import Storage

_YIELD_EVERY: Final = 50
_KEPT: Final = 16
"""Records that are kept at hand: a replay is fetched in many pieces."""


class Contents:
    """What is where in a film, and what the game was like."""

    def __init__(self, record: Record) -> None:
        self.made: list[int] = []
        self.chapters: list[int] = []
        """The steps at which they begin."""
        self.colonies: list[tuple[int, int]] = []
        self.tale: Tale | None = None
        teller = kit_of(record.game).teller
        self._teller: Teller | None = None if teller is None else fetched(teller)(record.config["seats"])

    def hear(self, event: Event, film: Film) -> None:
        """Note what begins or is founded here, and have it told."""
        if event.key == film.kit.chapter.event:
            self.chapters.append(film.at)
        if event.key == film.kit.manners.founded:
            self.colonies.append((film.at, int(str(event.params[0]).removeprefix("seat:"))))
        if self._teller is not None and event.audience is None:
            self._teller.hear(event, film.look if film.has_begun else None, film.at)

    def close(self, film: Film) -> None:
        """The film is over."""
        self.made = film.made
        self.tale = None if self._teller is None else self._teller.tale(film.look())


class Known(NamedTuple):
    """A record that is at hand, and what is in it."""

    record: Record
    contents: Contents


class Replays:
    """What the disk remembers of games that are over."""

    def __init__(self, store: Storage) -> None:
        self.store = store
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def find(self, code: str) -> tuple[TableLine, Record]:
        """A game that is over; Refused if there is none of this code."""
        line, known = await self._find(code)
        return line, known.record

    async def _find(self, code: str) -> tuple[TableLine, Known]:
        code = as_code(code)
        row = await self.store.table(code) if is_code(code) else None
        if row is None:
            raise Refused("not_found.replay", "there is no such game", code[:20])
        if row["stage"] != "over":
            raise Refused("not_over", "the replay opens when the game is over")
        seats, kin = await self.store.seats(code), await self.store.kin(code)
        try:
            line = table_line(row, seats, kin)
            if code not in self._known:
                self._known[code] = await _seen((await load_match(self.store, row, with_moments=False)).game.record())
                if len(self._known) > _KEPT:
                    self._known.popitem(last=False)
        except Unreadable as error:
            raise Refused("broken.rules", str(error)) from None
        self._known.move_to_end(code)
        return line, self._known[code]

    async def replay(self, code: str) -> Replay:
        """What there is to see."""
        line, (record, contents) = await self._find(code)
        made, text = contents.made, promised(record, line)
        return Replay(line, len(made), made, contents.chapters, contents.colonies, contents.tale, text)

    async def record(self, code: str) -> str:
        """The record as a file, with what was promised before the first card was dealt."""
        line, record = await self.find(code)
        return promised(record, line)

    async def frames(self, code: str, eyes: str, start: int, count: int) -> Frames:
        """Some steps, seen with these eyes."""
        _, record = await self.find(code)
        if eyes not in (OPEN, NONE, *map(str, range(record.config["seats"]))):
            raise Refused("malformed", f"eyes are a seat's number, {NONE} or {OPEN}, not {eyes[:20]!r}")
        wanted = range(start, start + min(count, MAX_FRAMES))
        film = Film(record, eyes, wanted)
        await _play(film, len(record.choices), wanted.stop)
        return Frames(eyes, film.frames)


async def _seen(record: Record) -> Known:
    contents = Contents(record)
    film = Film(record, NONE, witness=contents.hear)
    await _play(film, len(record.choices))
    contents.close(film)
    return Known(record, contents)


async def _play(film: Film, choices: int, steps: int | None = None) -> None:
    """Play on, to the end or past so many steps: only what follows a step shows that it is over."""
    for number in range(choices):
        if steps is not None and film.at > steps:
            return
        film.play(number)
        if number % _YIELD_EVERY == 0:
            await asyncio.sleep(0)


def promised(record: Record, line: TableLine) -> str:
    """A record's text with the hash that was shown at the start and the salt that opens it."""
    text = record.to_json()
    return text[:-1] + f',"promise":{{"hash":"{line.hash}","salt":"{line.salt}"}}}}'
