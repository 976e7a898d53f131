"""Games that are over, position by position, with any seat's eyes or with open hands."""

import asyncio
from typing import Any, Final, cast

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Record, next_choice
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.http import Frame, Frames, Replay
from fifthcolony.server.messages.views import AnyView
from fifthcolony.server.messages.wire import MAX_FRAMES, EventLine, TableLine
from fifthcolony.server.secrets import as_code
from fifthcolony.server.store.loading import load_match, table_line
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.match import Viewer, shown_view

OPEN: Final = "open"
NONE: Final = "none"
_YIELD_EVERY: Final = 50


class Film:
    """A record being played again, heard and seen with one pair of eyes."""

    def __init__(self, record: Record, eyes: str) -> None:
        self.record = record
        self.eyes = eyes
        self.kit = kit_of(record.game)
        self.heard: list[EventLine] = []
        self.new = 0
        """Where the events of the last step begin."""
        self.encounters = 0
        self.founded: list[int] = []
        """Whose foreign colonies were founded in the last step."""
        self.game: Game = self.kit.begin(record.config, record.seed, self._hear)

    @property
    def viewer(self) -> Viewer:
        """Whose events and views are shown."""
        return None if self.eyes in (OPEN, NONE) else int(self.eyes)

    def _hear(self, event: Event) -> None:
        self.encounters += event.key == self.kit.chapter.event
        if event.key == self.kit.manners.founded:
            self.founded.append(int(str(event.params[0]).removeprefix("seat:")))
        if self.eyes == OPEN or event.audience is None or self.viewer in event.audience:
            self.heard.append(EventLine(len(self.heard), event.key, list(event.params)))

    def step(self, number: int) -> str:
        """Make one choice, and say at which prompt."""
        self.new = len(self.heard)
        self.founded = []
        choice = self.record.choices[number]
        prompt = self.game.ask_of(choice.seat).prompt
        next_choice(self.game, choice, number)
        return prompt

    def frame(self, number: int, prompt: str) -> Frame:
        """The position now."""
        choice = self.record.choices[number - 1] if number else None
        if choice is not None and self.eyes not in (OPEN, str(choice.seat)):
            choice = None
        hands = [self._hand(seat) for seat in range(self.record.config["seats"])] if self.eyes == OPEN else None
        view = self._view()
        who, word, where = (None, None, None) if choice is None else (choice.seat, choice.label, prompt)
        return Frame(number, who, word, where, self.heard[self.new :], view, hands)

    def _hand(self, seat: int) -> list[str]:
        return cast("AnyView", self.game.view(seat)).get("hand", [])

    def _view(self) -> dict[str, Any]:
        view = shown_view(self.game, self.viewer)
        if self.eyes == OPEN:
            self.kit.manners.laid_open(view, [self.game.view(seat) for seat in range(self.record.config["seats"])])
        return view


class Replays:
    """What the disk remembers of games that are over."""

    def __init__(self, store: Storage) -> None:
        self.store = store

    async def _find(self, code: str) -> tuple[TableLine, Record]:
        code = as_code(code)
        row = await self.store.table(code)
        if row is None:
            raise Refused("not_found", "there is no such game")
        if row["stage"] != "over":
            raise Refused("not_over", "the replay opens when the game is over")
        line = table_line(row, await self.store.seats(code))
        return line, (await load_match(self.store, row, with_moments=False)).game.record()

    async def replay(self, code: str) -> Replay:
        """What there is to see."""
        line, record = await self._find(code)
        film = Film(record, OPEN)
        chapters = [0]
        colonies: list[tuple[int, int]] = []
        for number in range(len(record.choices)):
            before = film.encounters
            film.step(number)
            if film.encounters > before:
                chapters.append(number + 1)
            colonies += [(number + 1, seat) for seat in film.founded]
            if number % _YIELD_EVERY == 0:
                await asyncio.sleep(0)
        return Replay(line, len(record.choices), len(record.choices) + 1, chapters, colonies, promised(record, line))

    async def record(self, code: str) -> str:
        """The record as a file, with what was promised before the first card was dealt."""
        line, record = await self._find(code)
        return promised(record, line)

    async def frames(self, code: str, eyes: str, start: int, count: int) -> Frames:
        """Some positions, seen with these eyes."""
        _, record = await self._find(code)
        if eyes not in (OPEN, NONE, *map(str, range(record.config["seats"]))):
            raise Refused("malformed", f"eyes are a seat's number, {NONE} or {OPEN}, not {eyes[:20]!r}")
        film = Film(record, eyes)
        stop = min(start + min(count, MAX_FRAMES), len(record.choices) + 1)
        frames: list[Frame] = []
        prompt = ""
        for number in range(stop):
            if number:
                prompt = film.step(number - 1)
            if number >= start:
                frames.append(film.frame(number, prompt))
            if number % _YIELD_EVERY == 0:
                await asyncio.sleep(0)
        return Frames(eyes, frames)


def promised(record: Record, line: TableLine) -> str:
    """A record's text with the hash that was shown at the start and the salt that opens it."""
    text = record.to_json()
    return text[:-1] + f',"promise":{{"hash":"{line.hash}","salt":"{line.salt}"}}}}'
