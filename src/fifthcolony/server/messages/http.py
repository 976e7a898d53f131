"""What is asked and answered over HTTP."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from fifthcolony.classic.catalogue import ClassicCatalogue
from fifthcolony.duel.catalogue import DuelCatalogue
from fifthcolony.lab.tales.tale import Tale
from fifthcolony.server.messages.views import View
from fifthcolony.server.messages.wire import ErrorCode, EventLine, Name, Number, Reason, SeatNumber, TableLine, Wire, Wishes


class NewTable(Wire):
    """POST /api/tables"""

    name: Name
    wishes: Wishes = field(default_factory=Wishes)
    colour: Name | None = None
    """Of the seat that is mine."""
    sit: bool = True
    """False: a table of bots to watch; it starts at once."""


class QuickGame(Wire):
    """POST /api/quick: a table against bots, started."""

    name: Name
    wishes: Wishes = field(default_factory=Wishes)
    colour: Name | None = None


class JoinTable(Wire):
    """POST /api/tables/CODE/join"""

    name: Name
    seat: SeatNumber | None = None
    colour: Name | None = None


class PlayOn(Wire):
    """POST /api/replays/CODE/play: a table of its own that goes on from a moment of this game, me in one seat, bots in the others."""

    name: Name
    seat: SeatNumber
    choices: Number
    """Of the game's choices, so many have been made."""


class Seated(Wire):
    """Where you sit. Keep the token: it is the only key to the seat."""

    code: str
    link: str
    seat: int | None
    token: str | None


class Lobby(Wire):
    """GET /api/tables: public tables that can be joined or watched, newest first."""

    tables: list[TableLine]


class Place(Wire):
    """A seat that somebody has the key to."""

    code: Annotated[str, Meta(max_length=20)]
    token: Annotated[str, Meta(max_length=100)]


class Places(Wire):
    """POST /api/mine: where I sit."""

    places: Annotated[list[Place], Meta(max_length=8)]


class MyTable(Wire):
    """A table of mine that is not over, and what it waits for from me, if it does."""

    table: TableLine
    prompt: str | None


class MyTables(Wire):
    """The answer to it: those that wait for me first."""

    tables: list[MyTable]
    gone: list[str]
    """Codes of those that are over, or where I have no seat any more."""


class PlayerLine(Wire):
    """Who played in a game that is over."""

    name: str
    colour: str
    bot: bool
    aliens: list[str]


class ReplayLine(Wire):
    """A game that can be seen again, as the list has it."""

    code: str
    game: str
    edition: int
    players: list[PlayerLine]
    winners: list[int]
    over: int
    """Seconds since 1970."""
    encounters: int | None


class ReplayList(Wire):
    """GET /api/replays: public games that are over, newest first."""

    replays: list[ReplayLine]


class Language(Wire):
    """GET /api/texts: what a language calls itself, and its parts by name, each with the mark under which it is kept."""

    name: str
    parts: dict[str, str]


class Hint(Wire):
    """What two wishes do to each other, where both are allowed and it may surprise."""

    given: str
    """Another variant, or `aliens:` or `seats:` with what is wished for."""
    text: str
    """The key of the sentence that says it."""


class VariantLine(Wire, kw_only=True):
    """A variant that can be played, now or with other wishes: `Wishes.variants` names it."""

    name: str
    editions: list[int]
    """In the others it is closed."""
    group: Literal["cards", "play"]
    """What it changes: the cards there are, or how is played."""
    needs: list[str] = field(default_factory=list)
    """Variants without which there is none of it."""
    excludes: list[str] = field(default_factory=list)
    """With what it cannot be: another variant, or `aliens:` or `seats:` with what is wished for."""
    hints: list[Hint] = field(default_factory=list)


class Editions(Wire, kw_only=True):
    """What one edition offers."""

    edition: int
    seats: list[int]
    aliens: list[str]
    ways: list[str]
    """What else than a list of names `Wishes.aliens` can be."""
    alerts: dict[str, list[str]]
    """The aliens by how hard they are to play, easiest first: what `Wishes.alerts` chooses from."""
    apart: list[list[str]] = field(default_factory=list)
    """Aliens that never meet in a game."""
    flares: int
    """Aliens that are dealt to each player who chooses one of them."""
    envoys: dict[str, list[str]] = field(default_factory=dict)
    """By their icon; none in the classic game."""
    variants: list[VariantLine] = field(default_factory=list)
    """All that the game has, so that those closed in this edition can say so."""
    guests: list[str] = field(default_factory=list)
    """Those of the aliens that are people's own: `Wishes.guests` lets chance bring them."""


class Info(Wire):
    """GET /api/info"""

    version: str
    protocol: int
    games: dict[str, list[Editions]]
    bots: dict[str, list[str]]
    """Who plays each game besides people, as `Wishes.level` names them: the game's own from the simplest to the strongest, then others."""
    colours: list[str]
    clocks: dict[str, int | None]
    """Milliseconds for a prompt; none: no limit."""


class Problem(Wire):
    """Any refusal over HTTP."""

    code: ErrorCode
    reason: Reason
    params: list[str | int]
    message: str


class Replay(Wire):
    """GET /api/replays/CODE"""

    table: TableLine
    frames: int
    """Steps: the set-up, and then one for each thing that people look at; in every one something happens."""
    made: list[int]
    """For each step, how many choices had been made when it was over."""
    chapters: list[int]
    """Steps at which an encounter begins, or a destiny card is drawn: the first of them, the second, and so on."""
    colonies: list[tuple[int, int]]
    """New foreign colonies, or planets held after a duel: the step that has it first, and whose it is."""
    tale: Tale | None
    """What the game was like; none if nobody tells of this game."""
    record: str
    """The record as `fifthcolony replay` reads it."""


class Frame(Wire):
    """One step of a replay: what happens, and the position after it."""

    n: int
    seat: int | None
    """Who chose, and what, to come here; none at the start and where it is not for these eyes."""
    word: str | None
    prompt: str | None
    events: list[EventLine]
    view: View
    hands: list[list[str]] | None
    """Every hand, for open eyes."""


class Frames(Wire):
    """GET /api/replays/CODE/frames?eyes=open|none|0..4&start=0&count=64"""

    eyes: str
    frames: list[Frame]


HTTP_TYPES: Final = (
    NewTable,
    QuickGame,
    JoinTable,
    PlayOn,
    Seated,
    Lobby,
    Places,
    MyTables,
    ReplayList,
    Language,
    Info,
    Problem,
    Replay,
    Frames,
    ClassicCatalogue,
    DuelCatalogue,
)
