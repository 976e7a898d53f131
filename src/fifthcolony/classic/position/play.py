"""A use that was declared or a card that was played, from then until it has happened or was cancelled."""

from typing import Any, Final

from fifthcolony.classic.cards import KIND, OPTION
from fifthcolony.classic.words import NO_CARD
from fifthcolony.kernel.codec import tupled

USE: Final = "use"
TECHNOLOGY: Final = "technology"
CARD: Final = "card"
REINFORCE: Final = "reinforce"

USUAL: Final = -2
DISCARDED: Final = -1


class Play:
    """What is being done and by whom. All but `cancelled`, `heir` and `pile` stays as it is."""

    __slots__ = ("aimed", "boosted", "cancelled", "card", "heir", "hook", "kind", "pile", "seat")

    def __init__(
        self,
        kind: str,
        seat: int,
        hook: str = "",
        card: int = NO_CARD,
        aimed: tuple[int, ...] = (),
        cancelled: bool = False,
        boosted: bool = False,
        pile: str = "",
        heir: int = USUAL,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.hook = hook
        """The hook that is used, by name; of a flare the way in which it is played; nothing for another card."""
        self.card = card
        self.aimed = aimed
        """What a card is played on: seats, or the side that is reinforced."""
        self.cancelled = cancelled
        self.boosted = boosted
        """A use that a flare strengthens."""
        self.pile = pile
        """The pile on a sheet that a card came from and goes back to; nothing for a hand."""
        self.heir = heir
        """The seat that gets the card afterwards, or DISCARDED, where it is not as usual."""

    @property
    def word(self) -> str:
        """What is being done, as options and events call it."""
        return f"use:{self.hook}" if self.kind in (USE, TECHNOLOGY) else OPTION[self.card]

    @property
    def name(self) -> str:
        """The card's kind, or the hook, as views call it."""
        return self.hook if self.kind in (USE, TECHNOLOGY) else KIND[self.card]

    def copy(self) -> "Play":
        """The same once more, to be cancelled or not for itself."""
        return Play(self.kind, self.seat, self.hook, self.card, self.aimed, self.cancelled, self.boosted, self.pile, self.heir)

    def plain(self) -> tuple[Any, ...]:
        """As a dump writes it."""
        return (self.kind, self.seat, self.hook, self.card, self.aimed, self.cancelled, self.boosted, self.pile, self.heir)


def play_from(plain: list[Any]) -> Play:
    """What a dump holds, as it was."""
    kind, seat, hook, card, aimed, cancelled, boosted, pile, heir = plain
    return Play(kind, seat, hook, card, tupled(aimed), cancelled, boosted, pile, heir)
