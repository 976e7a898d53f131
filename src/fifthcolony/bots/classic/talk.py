"""What is worth a word in the classic game: who is attacked, who helps, whose power is cancelled, how deals and games end."""

from collections.abc import Iterable
from typing import Final

from fifthcolony.bots.talk import Look, Remark, Talk, last_words, seat_in
from fifthcolony.kernel.ask import Param

_OFFENSE: Final = "side:offense"


class ClassicTalk(Talk):
    """Follows the encounter."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.offense = self.defense = self.played = -1
        """Who they are, and who has played a card last."""

    def hear(self, key: str, params: tuple[Param, ...], look: Look) -> Iterable[Remark]:
        """By the event."""
        match key:
            case "destiny.defense":
                self.defense = seat_in(params[0])
            case "card.played" | "flare.played":
                self.played = seat_in(params[0])
            case "launch.aimed":
                self.offense = seat_in(params[0])
                return self._attacked(look)
            case "alliance.invited" if len(params) > 1:
                return [Remark(seat_in(params[0]), "plea.ally", seat_in(params[1]))]
            case "alliance.joined":
                return self._helped(seat_in(params[0]), params[1])
            case "power.zapped":
                return [Remark(seat_in(params[0]), "blame.zap", self.played)] if self.played not in (-1, seat_in(params[0])) else ()
            case "deal.made" | "deal.failed":
                one, other = seat_in(params[0]), seat_in(params[1])
                kind = "thanks.deal" if key == "deal.made" else "blame.deal"
                return [Remark(one, kind, other), Remark(other, kind, one)]
            case "game.won":
                return last_words([seat_in(word) for word in params], self.seats)
        return ()

    def _attacked(self, look: Look) -> Iterable[Remark]:
        """A defense begs where one more colony would be the last."""
        if self.defense in (-1, self.offense):
            return ()
        seen = look()
        if seen["colonies"][self.offense] + 1 >= seen["goal"]:
            return [Remark(self.defense, "plea.stop", self.offense), Remark(self.defense, "plea.mercy", self.offense)]
        return [Remark(self.defense, "blame.attack", self.offense)]

    def _helped(self, ally: int, side: Param) -> Iterable[Remark]:
        main = self.offense if side == _OFFENSE else self.defense
        return [Remark(main, "thanks.ally", ally)] if main not in (-1, ally) else ()
