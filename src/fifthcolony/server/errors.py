"""A refusal with a name, as it goes back to whoever asked."""

from typing import Final, cast

from fifthcolony.server.messages.wire import ErrorCode, Reason

STATUS: Final[dict[str, int]] = {
    "not_found": 404,
    "bad_method": 405,
    "bad_host": 421,
    "bad_origin": 403,
    "bad_token": 403,
    "no_seat": 403,
    "not_host": 403,
    "not_open": 409,
    "not_running": 409,
    "not_over": 409,
    "full": 409,
    "seat_taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "unavailable": 503,
    "broken": 500,
}
"""Over HTTP; whatever is not here is 400."""


class Refused(Exception):
    """What was asked did not happen; of several answers the first `taken` did.

    The message is for whoever writes a client; people are told by the reason and its parameters, in their own language.
    """

    def __init__(self, reason: Reason, message: str, *params: str | int) -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.params = list(params)
        self.message = message
        self.taken = 0

    @classmethod
    def retold(cls, reason: Reason, message: str, params: list[str | int]) -> "Refused":
        """What another process refused."""
        return cls(reason, message, *params)

    @property
    def code(self) -> ErrorCode:
        """What a program tells refusals apart by."""
        return cast(ErrorCode, self.reason.partition(".")[0])


def unwritten() -> Refused:
    """What those at a table are told that must not go on here."""
    return Refused("unavailable", "this table cannot be written just now, or is on its way to another process; come again in a moment")


def stopped() -> Refused:
    """What those at a table are told that a fault has ended."""
    return Refused("broken", "this table stopped; what was acknowledged is safe")
