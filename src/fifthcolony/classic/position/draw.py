"""What lasts for one draw of destiny; who draws its own colour may draw again."""

from typing import ClassVar, Final

from fifthcolony.classic.position.encounter import Encounter
from fifthcolony.classic.words import NO_CARD, NOBODY

_PLAIN: Final = ("destiny_card", "named", "destiny_pick")


class Draw(Encounter):
    """One draw from the destiny deck."""

    __slots__ = _PLAIN

    plain: ClassVar[tuple[str, ...]] = (*Encounter.plain, *_PLAIN)

    def begin_encounter(self) -> None:
        """An encounter begins before anything is drawn."""
        super().begin_encounter()
        self.begin_draw()

    def begin_draw(self) -> None:
        """Forget the last draw."""
        self.destiny_card = NO_CARD
        self.named = NOBODY
        """The player whom the drawn destiny card names; nobody for a wild."""
        self.destiny_pick = NO_CARD
        """A destiny card that somebody chose, to be drawn next."""
