"""What messages are made of: limits, words, and the lines that describe a table, a seat, an ask, an event."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fifthcolony.server.messages.views import View

VERSION: Final = 2
"""Raised whenever an old client could no longer follow."""

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 400
MAX_CHOICES: Final = 64
"""Answers in one message."""
MAX_MESSAGE: Final = 8192
"""Bytes of one message from a client."""
EVENTS_IN_SNAPSHOT: Final = 300
CHAT_IN_SNAPSHOT: Final = 100
MAX_FRAMES: Final = 64
"""Moments of a replay in one answer."""

Stage = Literal["open", "running", "over"]
ClockName = Literal["relaxed", "minute", "blitz"]
Visibility = Literal["public", "private"]
Auto = Literal["ask", "mine", "pass"]
"""Reaction windows: ask me each time; pass unless the encounter concerns me; pass always. Never looks at the hand."""
Alert = Literal["green", "yellow", "red"]
SeatKind = Literal["empty", "person", "away", "bot"]
"""Away: a person's seat that a substitute plays until the person is back."""
Param = int | str
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Level = Name
"""One of the bots that the game's kit names."""
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""What JavaScript can count."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Chosen = Annotated[int, Meta(ge=0, le=9999)] | Annotated[str, Meta(max_length=80)]
"""The index of an option, or the option's own word."""

ErrorCode = Literal[
    "malformed",  # no JSON, or no message of this protocol
    "too_large",
    "too_fast",  # more messages than a connection may send
    "bad_method",  # this page is not asked for like that
    "bad_host",  # this server is not called so
    "bad_origin",  # a page of somewhere else sent this
    "not_found",  # no such table, replay or page
    "say_hello",  # the first message must be hello, and only the first
    "bad_token",  # this token opens no seat at this table
    "no_seat",  # a watcher tried what only a seat can do
    "not_host",
    "not_open",  # the game has begun
    "not_running",
    "not_over",
    "full",
    "seat_taken",
    "bad_config",
    "bad_name",
    "bad_text",
    "stale_ask",  # that ask was answered, or is not the one owed
    "no_ask",  # this seat owes no answer now
    "illegal_choice",
    "stale_moment",
    "too_late",  # what was answered can no longer be taken back
    "sent_away",  # the host has given this seat free
    "elsewhere",  # this seat was opened in another window
    "too_many",  # the server holds as many tables or watchers as it may
    "too_slow",  # the client did not read what it was sent
    "unavailable",  # not just now: the table changes hands, or nothing can be written
    "broken",  # the table stopped because of a fault of ours
]
Reason = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "too_fast.talk",
    "too_fast.tables",
    "too_fast.guesses",  # codes that no table has
    "bad_method",
    "bad_host",
    "bad_origin",
    "not_found",
    "not_found.table",  # the code given
    "not_found.replay",  # the code given
    "not_found.seat",  # its number, from 1
    "say_hello",
    "bad_token",
    "no_seat",
    "not_host",
    "not_open",
    "not_open.watch",  # it can still be watched
    "not_running",
    "not_running.over",
    "not_over",
    "not_over.rematch",
    "full",
    "seat_taken",  # its number, from 1
    "seat_taken.colour",  # whose colour it is
    "bad_config",
    "bad_name",
    "bad_text",
    "stale_ask",
    "no_ask",
    "illegal_choice",
    "stale_moment",
    "too_late",
    "sent_away",
    "elsewhere",
    "too_many",  # connections
    "too_many.watchers",
    "too_many.tables",
    "too_many.replays",
    "too_slow",
    "unavailable",
    "unavailable.moving",  # the server is about to end, and another takes its place
    "broken",
    "broken.choice",  # one answer cannot be carried out, others can
    "broken.replay",  # it took too long to play, or could not be
    "broken.rules",  # the table was played under other rules
]
"""What a person is told, in the client's own words: an error's code, and where one code has several causes, which; with its parameters."""


class Wire(Struct, omit_defaults=False, forbid_unknown_fields=True):
    """What both sides agree on: unknown fields are refused, all fields are written."""


class Wishes(Wire):
    """How a table is to be set up."""

    edition: Annotated[int, Meta(ge=0, le=9999)] = 2018
    seats: Annotated[int, Meta(ge=2, le=8)] = 5
    aliens: Literal["random", "choice", "combo", "first", "none"] | Annotated[list[Name], Meta(max_length=8)] = "random"
    """Dealt by chance; a few dealt to each, who keeps one; some that suit each other; those for a first game; none; or one name a seat."""
    alerts: Annotated[list[Alert], Meta(max_length=3)] = []
    """Which aliens chance may bring, by how hard they are to play; none named: all."""
    envoys: Literal["random", "first"] | Annotated[list[Name], Meta(max_length=3)] = "random"
    """Of a duel: by chance, those for a first game, or one name of each icon."""
    variants: Annotated[list[Name], Meta(max_length=16)] = []
    """Of those that `GET /api/info` lists."""
    guests: Annotated[list[Name], Meta(max_length=16)] = []
    """People's own aliens that chance may bring, of those that the server has let in."""
    own: Annotated[dict[Name, Annotated[int, Meta(ge=0, le=9999)] | Name], Meta(max_length=8)] = {}
    """Whatever else the game can be set up with, by the names of its wishes."""
    clock: ClockName = "relaxed"
    visibility: Visibility = "public"
    level: Level = "simple"
    """How well bots and substitutes play."""
    talk: bool = True
    """Whether bots say a word now and then."""
    bots: Literal["now", "start"] = "start"
    """Bots sit down in empty seats at once, or when the game starts."""
    seed: Number | None = None
    """Deal the cards of this number. Everybody at the table sees that they are known beforehand; none: nobody knows them."""
    game: Name = "classic"
    """One of those that `GET /api/info` lists."""


class SeatLine(Wire):
    """A seat as everybody sees it."""

    seat: int
    name: str
    colour: str
    kind: SeatKind
    connected: bool
    host: bool
    level: Level | None
    """Of a bot, or of the substitute while the person is away."""


class Continued(Wire):
    """The game that this one goes on from, whose cards anybody can look up: it is over."""

    code: str
    choices: int
    """Made there before this table began."""
    chapter: int
    """The encounter, or destiny card, in which it was left."""


class RematchLine(Wire):
    """Another game of the same people, with the same settings."""

    seats: list[int]
    """Who wants it."""
    code: str | None
    """Its table, once it has begun. A seat's token opens the same seat there."""


class TableLine(Wire):
    """A table as everybody sees it."""

    code: str
    stage: Stage
    wishes: Wishes
    seats: list[SeatLine]
    watchers: int
    created: int
    """Seconds since 1970."""
    hash: str
    """sha256 of "seed:salt" in hexadecimal, fixed before the first card is dealt."""
    seed: str | None
    """Shown when the game is over, as a decimal text: it is larger than JavaScript can count."""
    salt: str | None
    winners: list[int] | None
    encounter: int | None
    continues: Continued | None = None
    rematch: RematchLine | None = None
    """Once somebody of a game that is over has asked for it."""


class EventLine(Wire):
    """Something that happened. `n` counts the events this viewer may know, from 0, without gaps."""

    n: int
    key: str
    params: list[Param]


class Would(Wire):
    """What an option would make of both totals: by side of an encounter, by seat of a duel. It follows from what this seat knows."""

    totals: list[int | None]
    """If everybody else passes; none where it hangs on something hidden."""
    lacks: list[bool]
    """Whether a card that this seat has not seen is still to be added there."""
    bonus: list[int]
    """What more ships would bring on top, where that is still open."""
    parts: list[list[tuple[str, int]]]
    """Each total by what brings it, without the card that is still to be added; empty where that is not certain, and in a duel."""


class AskLine(Wire):
    """A decision this seat owes. `id` counts the seat's own decisions, so it says nothing about the others."""

    id: int
    prompt: str
    params: list[Param]
    options: list[str]
    left: int | None
    """Milliseconds until the default answer is given; none: no limit."""
    default: int | None
    """The option the clock would choose, where that is settled beforehand."""
    would: dict[str, Would]
    """By the option, or by what several options begin with; those of which nothing is certain are left out."""
    lamp: int | None
    """The option to light: what a plain bot would choose from the same view, unless that makes its player worse off."""


class WaitLine(Wire):
    """A seat the table waits for, openly."""

    seat: int
    prompt: str
    left: int | None


class MomentLine(Wire):
    """A moment for answers, the same for everybody whether or not anybody holds one."""

    id: int
    left: int | None
    """Milliseconds until it ends; none: somebody asked for time."""
    waved: bool
    """You have let it happen."""
    held: bool
    """Somebody asked for time."""
    beat: str | None = None
    """What there is to look at, where nobody can answer: winner, losses, landings and so on, by the game. None: it could be answered."""


class ChatLine(Wire):
    """Something said. A watcher has no seat."""

    n: int
    seat: int | None
    name: str
    text: str
    """Empty where it is a line by its key."""
    at: int
    key: str | None = None
    """Of a line that bots have ready, which each reader is told in its own language."""
    params: list[Param] = []


class You(Wire):
    """Who this connection is."""

    seat: int | None
    host: bool
    auto: Auto


class ChosenLine(Wire):
    """A secret choice that is in while others still choose: only who made it is shown it."""

    prompt: str
    option: str


class BackLine(Wire):
    """An answer of this seat that it may still take back."""

    ask: int
    """The ask's `id`."""
    prompt: str


class Shown(Wire):
    """The position as this viewer may know it."""

    view: View
    asks: list[AskLine]
    waiting: list[WaitLine]
    moment: MomentLine | None
    sleeping: bool
    """Nobody is here to play; all clocks stand still."""
    chosen: ChosenLine | None = None
    """What this seat has chosen in secret, until the others have too."""
    ready: list[int] = []
    """Who of those that everybody knows to be choosing in secret has chosen."""
    back: BackLine | None = None
    """What this seat may take back now."""


class ShownOn(Shown):
    """The same in an update: every field replaces the one before, but for a view that is none, which has not changed."""

    view: View | None  # type: ignore[assignment]  # wider, and never read as the narrow one
