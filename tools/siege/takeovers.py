"""How long people wait for their table after its process was killed, until another one shows it again, and whether it is the same."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tools.scripted import Message, Player


class Waiting(NamedTuple):
    """Somebody whose table is gone."""

    since: float
    asked: Message | None
    """What was asked and not answered; none also if an answer was on its way."""


@dataclass
class Takeovers:
    """Seconds each, from the kill to the table as another process shows it."""

    plain: list[float] = field(default_factory=list)
    """While nothing else was wrong."""
    troubled: list[float] = field(default_factory=list)
    """While the database or another process was in trouble as well."""
    asked_again: int = 0
    """How often the same was asked again."""
    faults: list[str] = field(default_factory=list)
    trouble_until: float = 0.0
    """When the last other fault was over; for ever while one is under way."""
    _waiting: dict[Player, Waiting] = field(default_factory=dict)

    def begin(self, people: Iterable[Player]) -> None:
        """Their process is killed now."""
        for player in people:
            asked = player.asks[0] if player.asks and player.sent is None else None
            self._waiting.setdefault(player, Waiting(time.monotonic(), asked))

    def back(self, player: Player) -> None:
        """Somebody is shown the table."""
        waiting = self._waiting.pop(player, None)
        if waiting is None:
            return
        (self.troubled if self.trouble_until > waiting.since else self.plain).append(time.monotonic() - waiting.since)
        if waiting.asked is None or not player.asks:
            return
        before, asked = waiting.asked, player.asks[0]
        if asked["id"] < before["id"]:
            self.faults.append(f"table {player.code}: seat {player.you['seat']} was asked {before['id']}, and {asked['id']} after it")
        self.asked_again += all(asked[part] == before[part] for part in ("id", "prompt", "options"))
