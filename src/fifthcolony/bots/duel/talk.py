"""What is worth a word in a duel: ships that are lost, cards that are taken, a fifth planet that is near, and the end."""

from collections.abc import Iterable
from typing import Final

from fifthcolony.bots.talk import Look, Remark, Talk, last_words, seat_in
from fifthcolony.kernel.ask import Param

MANY: Final = 3
"""Ships whose loss is worth a word."""
NEARLY: Final = 4
"""Planets of the five that win."""


class DuelTalk(Talk):
    """There are but two."""

    def hear(self, key: str, params: tuple[Param, ...], look: Look) -> Iterable[Remark]:
        """By the event."""
        match key:
            case "ships.destroyed" if isinstance(params[1], int) and params[1] >= MANY:
                return [Remark(seat_in(params[0]), "blame.ships", 1 - seat_in(params[0]))]
            case "card.taken" | "card.taken_unseen":
                return [Remark(seat_in(params[1]), "blame.card", seat_in(params[0]))]
            case "duel.began":
                held = look()["controlled"]
                return [Remark(1 - seat, "plea.mercy", seat) for seat in range(self.seats) if held[seat] >= NEARLY > held[1 - seat]]
            case "game.over":
                return last_words([seat_in(word) for word in params[1:]], self.seats)
        return ()
