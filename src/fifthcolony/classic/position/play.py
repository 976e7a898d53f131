"""A use that was declared or a card that was played, from then until it has happened or was cancelled."""

from typing import Any, Final

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.words import NO_CARD
from fifthcolony.kernel.codec import tupled

USE: Final = "use"
CARD: Final = "card"
REINFORCE: Final = "reinforce"


class Play:
    """What is being done and by whom. All but `cancelled` stays as it is."""

    __slots__ = ("aimed", "cancelled", "card", "hook", "kind", "seat")

    def __init__(
        self, kind: str, seat: int, hook: str = "", card: int = NO_CARD, aimed: tuple[int, ...] = (), cancelled: bool = False
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.hook = hook
        """The hook that is used, by name; nothing for a card."""
        self.card = card
        self.aimed = aimed
        """What a card is played on: seats, or the side that is reinforced."""
        self.cancelled = cancelled

    @property
    def word(self) -> str:
        """What is being done, as options and events call it."""
        return f"use:{self.hook}" if self.kind == USE else OPTION[self.card]

    def copy(self) -> "Play":
        """The same once more, to be cancelled or not for itself."""
        return Play(self.kind, self.seat, self.hook, self.card, self.aimed, self.cancelled)

    def plain(self) -> tuple[Any, ...]:
        """As a dump writes it."""
        return (self.kind, self.seat, self.hook, self.card, self.aimed, self.cancelled)


def play_from(plain: list[Any]) -> Play:
    """What a dump holds, as it was."""
    kind, seat, hook, card, aimed, cancelled = plain
    return Play(kind, seat, hook, card, tupled(aimed), cancelled)
