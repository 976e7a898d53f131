"""What is counted of a duel: destiny cards, duels and contests, ships, and who led at the start."""

from collections import Counter as Tally
from typing import Any, ClassVar, cast

from fifthcolony.duel.state import Game as Duel
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Kit
from fifthcolony.lab.counts.counter import POWER, Counter, Figure, Kind


class DuelCounter(Counter):
    """Counts a duel."""

    columns: ClassVar = (
        "discoveries", "events", "refreshes", "duels", "contests", "duels_by_ships", "sendings", "ships_sent", "ships_destroyed",
        "befriended",
    )  # fmt: skip
    seat_columns: ClassVar = ("led", "planets", "duels_won", "contests_won")
    figures: ClassVar = (
        Figure("duels, a game", "duels"),
        Figure("of duels are over because one side has no ship left", "duels_by_ships", "duels", share=True),
        Figure("ships that each sends to a duel", "ships_sent", "sendings"),
        Figure("ships destroyed, a game", "ships_destroyed"),
        Figure("contests, a game", "contests"),
        Figure("discoveries, a game", "discoveries"),
        Figure("events, a game", "events"),
        Figure("refreshes, a game", "refreshes"),
        Figure("envoys that become allies, a game", "befriended"),
    )
    kinds: ClassVar = (
        Kind(POWER, "Powers, of aliens and envoys"),
        Kind("tactic", "Tactics"),
        Kind("reinforcement", "Reinforcements"),
        Kind("reward", "Rewards"),
        Kind("laid", "Plans turned up"),
    )

    def __init__(self, kit: Kit, seats: int) -> None:
        super().__init__(kit, seats)
        self.counts: Tally[str] = Tally()
        self.won: Tally[tuple[str, Param]] = Tally()
        self.dealt: dict[Param, str] = {}
        self.leader: Param = ""
        self.heard |= {
            "alien.dealt": self._dealt,
            "roles.drawn": self._led,
            "duel.began": lambda _told: self._count("duels"),
            "contest.began": lambda _told: self._count("contests"),
            "duel.won": lambda told: self._won("duels_won", told),
            "duel.won_by_ships": self._won_by_ships,
            "contest.won": lambda told: self._won("contests_won", told),
            "ships.sent": self._sent,
            "ships.destroyed": lambda told: self._count("ships_destroyed", told[1]),
            "envoy.allied": lambda _told: self._count("befriended"),
            "power.used": self.used(POWER),
            "tactic.shown": self.used("tactic"),
            "reinforce.played_on": self.used("reinforcement"),
            "reward.taken": self.used("reward"),
            "plan.revealed": self.used("laid"),
        }

    def chapter(self, told: tuple[Param, ...]) -> None:
        """A destiny card is turned up."""
        self.chapters += 1
        self._count(str(told[0]))

    def _count(self, what: str, number: Param = 1) -> None:
        self.counts[what] += cast("int", number)

    def _dealt(self, told: tuple[Param, ...]) -> None:
        self.dealt.setdefault(told[0], str(told[1]).removeprefix("alien:"))

    def _led(self, told: tuple[Param, ...]) -> None:
        self.leader = told[-1]

    def _won(self, what: str, told: tuple[Param, ...]) -> None:
        self.won[what, told[0]] += 1

    def _won_by_ships(self, told: tuple[Param, ...]) -> None:
        self._count("duels_by_ships")
        self._won("duels_won", told)

    def _sent(self, told: tuple[Param, ...]) -> None:
        self._count("sendings")
        self._count("ships_sent", told[1])

    def game_row(self, game: Game) -> dict[str, int]:  # noqa: ARG002  all was heard
        """Cards, duels and ships."""
        decks = {"discoveries": "deck:discovery", "events": "deck:event", "refreshes": "deck:refresh"}
        return {name: self.counts[decks.get(name, name)] for name in self.columns}

    def seat_rows(self, game: Game) -> list[dict[str, Any]]:
        """Who led at the start, what was won, and planets in the end."""
        g = cast("Duel", game)
        return [
            {"led": int(word == self.leader), "planets": g.planets_of(seat)}
            | {what: self.won[what, word] for what in ("duels_won", "contests_won")}
            for seat, word in enumerate(self.seats)
        ]

    def aliens(self, game: Game, kit: Kit) -> list[str | None]:
        """As they were dealt."""
        return [self.dealt[word] for word in self.seats] if self.dealt else super().aliens(game, kit)
