"""Bots that say a word at the table: about what everybody has just been shown, seldom, and never for a person whose seat they mind."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fifthcolony.bots.talk import Line, Remark, Talk, Talker
from fifthcolony.kernel.registry import fetched
from fifthcolony.server.secrets import bot_seed
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.seats import Seat

_LAST_WORDS: Final = 2
"""Of all bots, when a game is over."""
_END: Final = "end."


class Spoken(NamedTuple):
    """A line, and whose it is."""

    seat: Seat
    line: Line


class Chatter:
    """Of one table. What it has not been shown it does not know."""

    def __init__(self, match: Match, seats: list[Seat], salt: str) -> None:
        self.match = match
        self.seats = seats
        kit = match.kit
        self.talk: Talk | None = None if kit.talk is None else fetched(kit.talk)(len(seats))
        self.talkers = [Talker(bot_seed(match.game.seed, f"{salt}:talk", seat.number)) for seat in seats]
        self._heard = match.events_shown(None)
        """Of what everybody is told: what came before it looked is past."""
        self._spoke_in = -1
        self._last_words = 0

    def overhear(self) -> list[Spoken]:
        """What bots say to what everybody has been shown since the last time."""
        shown = self.match.events_shown(None)
        fresh, self._heard = self.match.told[None][self._heard : shown], shown
        if self.talk is None or not fresh:
            return []
        said: list[Spoken] = []
        for key, params in fresh:
            for remark in self.talk.hear(key, params, self._look):
                line = self._line(remark)
                if line is not None:
                    said.append(Spoken(self.seats[remark.seat], line))
        return said

    def _look(self) -> Mapping[str, Any]:
        """What a watcher sees by now."""
        return self.match.shown_game().view(None)

    def _line(self, remark: Remark) -> Line | None:
        """One line an encounter, whoever says it; last words are few."""
        if self.seats[remark.seat].kind != "bot":
            return None
        chapter, is_end = self.match.encounters_shown(), remark.kind.startswith(_END)
        if self._last_words >= _LAST_WORDS if is_end else chapter == self._spoke_in:
            return None
        line = self.talkers[remark.seat].says(remark, chapter)
        if line is not None:
            self._spoke_in = chapter
            self._last_words += is_end
        return line
