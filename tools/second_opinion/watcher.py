"""One who watches a game: hears all that is told, looks at every decision, and hands on to those who check."""

from typing import Any

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from tools.second_opinion.acting import Acting, Roles
from tools.second_opinion.destiny import Destiny
from tools.second_opinion.encounter import Following
from tools.second_opinion.flares import Flares
from tools.second_opinion.hands import Hands
from tools.second_opinion.outcome import Outcome
from tools.second_opinion.ships import Ships
from tools.second_opinion.table import Look, Opinion, Table
from tools.second_opinion.technology import Technologies
from tools.second_opinion.totals import Totals
from tools.second_opinion.turns import Turns


class Watcher:
    """All checks of one game."""

    def __init__(self, seed: int, wishes: dict[str, Any]) -> None:
        self.table = Table(seed, wishes)
        following = Following(self.table)
        totals = Totals(self.table, following)
        outcome = Outcome(self.table, following, totals)
        flares = Flares(self.table, following)
        self.acting = Acting(self.table, following, flares)
        self.opinions: tuple[Opinion, ...] = (
            following,
            flares,
            self.acting,
            Roles(self.table, following),
            Destiny(self.table, following),
            Turns(self.table, following, outcome),
            Technologies(self.table, following, outcome),
            outcome,
            totals,
            Ships(self.table, following),
            Hands(self.table, following),
        )
        """In the order in which they hear: who forgets an encounter when the next begins comes after those who still ask it."""

    def hear(self, event: Event) -> None:
        """Something was told, to whomever."""
        self.table.take_in(event)
        for opinion in self.opinions:
            opinion.hear(event)

    def sit_down(self, look: Look) -> None:
        """The game is at its first decision and can be seen."""
        self.table.sit_down(look)

    def look(self, asks: tuple[Ask, ...]) -> None:
        """The game waits for these answers, or is over."""
        self.table.blink()
        for opinion in self.opinions:
            opinion.look()
        for ask in asks:
            self.acting.asked(ask)

    def answered(self, ask: Ask, choice: int) -> None:
        """Somebody is about to decide so."""
        self.acting.answered(ask, choice)
