"""Every message over a table's socket, typed: the one truth from which docs, TypeScript and checks follow."""

from typing import Annotated

from msgspec import Meta

from fifthcolony.server.messages.wire import (
    CHAT_LENGTH,
    MAX_CHOICES,
    Auto,
    ChatLine,
    Chosen,
    ErrorCode,
    EventLine,
    Level,
    Name,
    Number,
    Reason,
    SeatNumber,
    Shown,
    ShownOn,
    TableLine,
    Wire,
    You,
)

# --- what a table says ----------------------------------------------------------------------------------------------------------------


class Snapshot(Wire, tag_field="type", tag="snapshot"):
    """Everything, after hello or sync."""

    protocol: int
    table: TableLine
    you: You
    scene: Shown | None
    """None before the game starts."""
    events: list[EventLine]
    """Those after `seen`, or the last ones if there are too many."""
    complete: bool
    """False: there are events between `seen` and the first one here."""
    chat: list[ChatLine]


class Update(Wire, tag_field="type", tag="update"):
    """Something happened: new events, and the position after them."""

    events: list[EventLine]
    scene: ShownOn
    back: int | None = None
    """Events from this number on were taken back, before those here were told."""


class TableChanged(Wire, tag_field="type", tag="table"):
    """Seats, presence, stage."""

    table: TableLine
    you: You


class Said(Wire, tag_field="type", tag="said"):
    """A new line of talk."""

    line: ChatLine


class Past(Wire, tag_field="type", tag="past"):
    """Older events, on request."""

    id: Number
    events: list[EventLine]


class Ack(Wire, tag_field="type", tag="ack"):
    """The message with this id took effect, and will not be lost."""

    id: Number
    taken: int = 0
    """Answers taken."""


class Refusal(Wire, tag_field="type", tag="error"):
    """The message with this id did not take effect; of several answers, the first `taken` did."""

    id: Number | None
    code: ErrorCode
    reason: Reason
    params: list[str | int]
    message: str
    taken: int = 0


ServerMessage = Snapshot | Update | TableChanged | Said | Past | Ack | Refusal


# --- what a client says ---------------------------------------------------------------------------------------------------------------


class Hello(Wire, tag_field="type", tag="hello"):
    """The first message. Without a token: a watcher."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    seen: Number | None = None
    """`n` of the last event seen."""
    name: Name | None = None
    """How a watcher is called in the talk."""
    paces: bool = False
    """This client lets every beat stand for as long as its person wants and then waves: with one person, the table waits for that."""


class Answer(Wire, tag_field="type", tag="answer"):
    """Answers to the ask named and, part by part, to those of this seat that follow."""

    id: Number
    ask: Number
    choices: Annotated[list[Chosen], Meta(min_length=1, max_length=MAX_CHOICES)]


class TakeBack(Wire, tag_field="type", tag="take_back"):
    """What I answered at that ask I answer otherwise, while nothing has come of it: the ask that `scene.back` names."""

    id: Number
    ask: Number


class SetAuto(Wire, tag_field="type", tag="auto"):
    """How reaction windows treat me from now on."""

    id: Number
    mode: Auto


class Wave(Wire, tag_field="type", tag="wave"):
    """Let it happen, as far as I am concerned. A client that says so by itself tells nothing of whether anybody is there."""

    id: Number
    moment: Number
    unattended: bool = False


class Hold(Wire, tag_field="type", tag="hold"):
    """Give me time. Anybody may say so, with or without an answer in hand."""

    id: Number
    moment: Number


class Say(Wire, tag_field="type", tag="say"):
    """Talk to the table."""

    id: Number
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Start(Wire, tag_field="type", tag="start"):
    """The host starts the game; bots take the empty seats."""

    id: Number


class Change(Wire, tag_field="type", tag="change"):
    """Another name, colour or seat for me, before the game starts; a name at any time."""

    id: Number
    name: Name | None = None
    colour: Name | None = None
    seat: SeatNumber | None = None


class SetBot(Wire, tag_field="type", tag="bot"):
    """The host puts a bot into an empty seat, or takes it away, before the game starts."""

    id: Number
    seat: SeatNumber
    level: Level | None


class SendAway(Wire, tag_field="type", tag="send_away"):
    """The host frees somebody's seat before the start; after it a substitute plays there until that person does anything."""

    id: Number
    seat: SeatNumber


class Leave(Wire, tag_field="type", tag="leave"):
    """Stand up: an open table frees the seat; in a running game a substitute plays at once, until the token comes back."""

    id: Number


class Rematch(Wire, tag_field="type", tag="rematch"):
    """I want another game with the same people, once this one is over, or no longer want it.

    It begins when everybody who is there wants it, or at once with `now`: a substitute plays for those who do not sit down.
    """

    id: Number
    wanted: bool = True
    now: bool = False


class Sync(Wire, tag_field="type", tag="sync"):
    """Send me a snapshot."""

    id: Number
    seen: Number | None = None


class History(Wire, tag_field="type", tag="history"):
    """Send me events before this one."""

    id: Number
    before: Number


class Ping(Wire, tag_field="type", tag="ping"):
    """Are you there?"""

    id: Number


ClientMessage = (
    Hello | Answer | TakeBack | SetAuto | Wave | Hold | Say | Start | Change | SetBot | SendAway | Leave | Rematch | Sync | History | Ping
)
