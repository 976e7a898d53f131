"""One open window, as its table knows it: who sits behind it, how fast it may go, and how much it may leave unread."""

from typing import Protocol

import msgspec

from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.socket import Refusal, ServerMessage
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.match import Viewer
from fifthcolony.server.transport.rates import Bucket
from fifthcolony.server.watching.watch import NOBODY, Watch

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


class Line(Protocol):
    """What carries text to a client, wherever that is. Nothing here waits."""

    def send_text(self, text: str) -> None:
        """Send one message."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Hang up when all that was sent has gone, and soon in any case."""
        ...

    def abort(self) -> None:
        """Hang up now."""
        ...

    def waiting(self) -> int:
        """How many bytes have not gone yet."""
        ...


class Connection:
    """Messages go to the line at once, so that a slow client slows nobody; one that is too slow is cut off."""

    CLOSED_BY_TABLE = 4000
    SERVER_ENDS = 1012
    __slots__ = (
        "address",
        "bucket",
        "closing",
        "crowd",
        "deaf",
        "line",
        "name",
        "paces",
        "queued_bytes",
        "snapshot_bucket",
        "strikes",
        "viewer",
        "watch",
    )

    def __init__(
        self, line: Line, settings: Settings, now: float, address: str = "", watch: Watch = NOBODY, crowd: Bucket | None = None
    ) -> None:
        self.line = line
        self.watch = watch
        self.address = address
        self.viewer: Viewer = None
        self.name = ""
        self.paces = False
        """Its client waves by itself."""
        self.bucket = Bucket(*settings.rate, now)
        self.crowd = crowd
        """Shared with all others from its address; none: it counts for none."""
        self.snapshot_bucket = Bucket(*settings.snapshot_rate, now)
        self.queued_bytes = settings.queued_bytes
        self.strikes = 0
        self.deaf = False
        """Nothing more is taken in from it, whatever is still on its way."""
        self.closing = False
        """Nothing more is taken in; what was sent still goes out."""

    def may_speak(self, now: float) -> bool:
        """Whether it may send this message: neither it nor its address sends too many."""
        return self.bucket.take(now) and (self.crowd is None or self.crowd.take(now))

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Send a message that is written already."""
        if self.closing:
            return
        if self.line.waiting() + len(text) > self.queued_bytes:
            self.refuse_and_close(Refused("too_slow", "this client does not read what it is sent"))
            return
        self.line.send_text(text)
        self.watch.said()

    def refuse(self, refusal: Refused, number: int | None = None) -> None:
        """Say what did not happen."""
        self.watch.refused(refusal.code)
        self.send(told(refusal, number))

    def refuse_and_close(self, refusal: Refused) -> None:
        """Say why, and hang up."""
        if not self.closing:
            self.watch.refused(refusal.code)
            self.line.send_text(encode(told(refusal)))
            self.close()

    def close(self, code: int = CLOSED_BY_TABLE) -> None:
        """Hang up when all that was sent has gone."""
        if not self.closing:
            self.closing = True
            self.line.close(code, "")


def told(refusal: Refused, number: int | None = None) -> Refusal:
    """A refusal as it is sent."""
    return Refusal(number, refusal.code, refusal.reason, refusal.params, refusal.message, refusal.taken)
