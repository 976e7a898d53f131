"""Games that are over, played again into finished pages: the contents, or the whole film for one pair of eyes.

This runs in a worker process, or in a thread for games that only the server's own process knows. What goes in and what comes out is
plain data, and pages come out compressed, as they are sent.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec

from fifthcolony.kernel.errors import BadConfig, FifthColonyError
from fifthcolony.kernel.record import Choice, Record, next_choice
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.http import Frame, Frames, Replay
from fifthcolony.server.messages.packed import pack, unpack
from fifthcolony.server.messages.wire import MAX_FRAMES, TableLine
from fifthcolony.server.store.contents import Contents
from fifthcolony.server.store.film import NONE, Film

Breathe = Callable[[], None]
"""Called after every choice: where a thread lets others have their turn, or gives up."""
ALL: Final = range(2**31)


def _go_on() -> None:
    """A worker has nobody to wait for."""


class Stopped(FifthColonyError):
    """Whoever plays was told to stop before the end."""


class Stranger(FifthColonyError):
    """The game is not known here as whoever sent it knows it."""


class Unplayable(FifthColonyError):
    """What was kept cannot be played by these rules."""


class Kept(NamedTuple):
    """A game as it was kept, in plain data."""

    game: str
    mark: str
    """Of what the game has in it where it is kept."""
    config: str
    seed: int
    choices: bytes
    """As JSON, compressed: a task stays smaller than a pipe's buffer, so that nobody is left writing to a worker that died."""


class _Written(msgspec.Struct):
    """A page of frames that nobody looks into."""

    eyes: str
    frames: list[msgspec.Raw]


class Overview(NamedTuple):
    """What there is to see, and the record, as they are sent."""

    replay: bytes
    record: bytes

    @property
    def weight(self) -> int:
        """In bytes."""
        return len(self.replay) + len(self.record)


class Reels(NamedTuple):
    """A film as it is sent: pages of as many frames as are sent at once, the last one shorter."""

    frames: int
    pages: tuple[bytes, ...]

    @property
    def weight(self) -> int:
        """In bytes."""
        return sum(map(len, self.pages))


def kept(game: str, config: str, seed: int, choices: list[Choice]) -> Kept:
    """A game to be sent to whoever plays it."""
    return Kept(game, standing(game), config, seed, pack(msgspec.json.encode(choices), 1))


def standing(game: str) -> str:
    """A mark of what a game has in it here: somebody's own alien, brought in when the server ran, is in its process alone."""
    kit = kit_of(game)
    return hashlib.sha256(msgspec.json.encode([kit.rules, kit.catalogue()], order="deterministic")).hexdigest()


@contextmanager
def playing(kept: Kept) -> Iterator[None]:
    """Whatever goes wrong with a game that was kept is told in words, which any process can read."""
    try:
        known = standing(kept.game) == kept.mark
    except BadConfig:
        known = False
    if not known:
        raise Stranger(f"{kept.game} is not known here as it is where the record is kept")
    try:
        yield
    except Stopped:
        raise
    except Exception as error:  # of any kind: what was kept under other rules may make these fail anywhere
        raise Unplayable(f"{type(error).__name__}: {error}") from None


def overview(kept: Kept, line: bytes, breathe: Breathe = _go_on) -> Overview:
    """A game's contents and its record; the table's line comes as JSON."""
    with playing(kept):
        table, record = msgspec.json.decode(line, type=TableLine), settled(kept, breathe)
        contents = Contents(record)
        film = Film(record, NONE, witness=contents.hear)
        for number in range(len(record.choices)):
            film.play(number)
            breathe()
        contents.close(film)
        text = promised(record, table)
        page = Replay(table, film.at, contents.made, contents.chapters, contents.colonies, contents.tale, text)
        return Overview(pack(msgspec.json.encode(page)), pack(text.encode()))


def reels(kept: Kept, eyes: str, breathe: Breathe = _go_on) -> Reels:
    """A game's film, seen with these eyes."""
    with playing(kept):
        record, pages = settled(kept, breathe), list[bytes]()
        film = Film(record, eyes, ALL)
        for number in range(len(record.choices)):
            film.play(number)
            breathe()
            while len(film.frames) > MAX_FRAMES:  # the last frame stays in the film, which may open it again
                pages.append(page_of(eyes, film.frames[:MAX_FRAMES]))
                del film.frames[:MAX_FRAMES]
        return Reels(film.at, (*pages, page_of(eyes, film.frames)))


def settled(kept: Kept, breathe: Breathe) -> Record:
    """The record: answers to what was asked at once stand in the order of the seats, whoever was first at the table."""
    kit, given = kit_of(kept.game), msgspec.json.decode(unpack(kept.choices), type=list[Choice])
    game = kit.begin(msgspec.json.decode(kept.config), kept.seed)
    made: list[Choice] = []
    while len(made) < len(given):
        together = len(game.asks) or 1
        for choice in sorted(given[len(made) : len(made) + together]):
            next_choice(game, choice, len(made))
            made.append(choice)
            breathe()
    outcome = (game.outcome.winners, game.outcome.reason) if game.outcome else None
    return Record(kept.game, game.config, kept.seed, tuple(made), None, outcome, kit.rules)


def promised(record: Record, line: TableLine) -> str:
    """A record's text with the hash that was shown at the start and the salt that opens it."""
    text = record.to_json()
    return text[:-1] + f',"promise":{{"hash":"{line.hash}","salt":"{line.salt}"}}}}'


def page_of(eyes: str, frames: list[Frame]) -> bytes:
    """Frames as they are sent."""
    return pack(msgspec.json.encode(Frames(eyes, frames)))


def cut(reels: Reels, eyes: str, wanted: range) -> bytes:
    """A page that begins or ends inside others; frames are passed on as they are written."""
    first = wanted.start // MAX_FRAMES
    found: list[msgspec.Raw] = []
    for page in reels.pages[first : first + 2]:
        found += msgspec.json.decode(unpack(page), type=_Written).frames
    start = wanted.start - first * MAX_FRAMES
    return pack(msgspec.json.encode(_Written(eyes, found[start : start + len(wanted)])))
