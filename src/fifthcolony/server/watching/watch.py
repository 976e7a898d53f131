"""What parts of the server say of what they do, for whoever counts it; by default nobody does."""

from typing import Final, Literal

from fifthcolony.server.messages.wire import ErrorCode

Decider = Literal["person", "bot", "clock"]
"""Who decided: a person, a bot or substitute, or the table for a person who is silent or has passed beforehand."""


class Watch:
    """Hears everything and keeps nothing. All of it is said on the loop's thread; seconds are spans, never times of day."""

    __slots__ = ()

    def decided(self, who: Decider, decisions: int = 1) -> None:
        """So many decisions of a game were made."""

    def answered(self, seconds: float) -> None:
        """What somebody's frame set off was handed to the lines, so long after the frame came."""

    def committed(self, seconds: float) -> None:
        """Something is on disk, so long after that was asked for."""

    def lagged(self, seconds: float) -> None:
        """The loop came to a task so much later than it should have."""

    def heard(self) -> None:
        """A window sent a frame."""

    def said(self) -> None:
        """A message was handed to a window's line."""

    def refused(self, code: ErrorCode) -> None:
        """Somebody was told that something did not happen."""

    def asked(self, route: str, status: int) -> None:
        """A request was answered; the route as it is written in the code, with names where codes of tables stand."""

    def made(self) -> None:
        """There is a new table."""

    def replayed(self) -> None:
        """Somebody wanted to see a game again."""

    def thought(self, seconds: float) -> None:
        """A bot's thought is over, so long after it was wanted: it answered, or nothing came of it."""

    def rethought(self) -> None:
        """Whoever thought has died, and the thought is thought again."""

    def broke(self) -> None:
        """A table stopped by a fault."""


NOBODY: Final = Watch()
