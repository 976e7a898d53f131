"""What is counted of a classic game: who wins encounters, who helps whom and with what, what is agreed."""

from collections import Counter as Tally
from typing import Any, ClassVar, Final, cast

from fifthcolony.classic.state import Game as Classic
from fifthcolony.classic.words import SIDE
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Kit
from fifthcolony.lab.counts.counter import CHAPTERS, EACH_GAME, POWER, Counter, Figure, Kind

_PEACE: Final = "card:negotiate"
_OFFENSE, _DEFENSE = SIDE


class ClassicCounter(Counter):
    """Counts a classic game."""

    columns: ClassVar = (
        "turns", "short", "decided", "offense_won", "offense_ships", "offense_allies", "defense_allies", "offense_ally_ships",
        "defense_ally_ships", "peaceful", "deals", "deals_failed", "ships_lost",
    )  # fmt: skip
    seat_columns: ClassVar = ("turns", "colonies")
    lengths: ClassVar = ("turns",)
    figures: ClassVar = (
        Figure("of decided encounters are won by the offense", "offense_won", "decided", share=True),
        Figure("allies of the offense, an encounter", "offense_allies", CHAPTERS),
        Figure("allies of the defense, an encounter", "defense_allies", CHAPTERS),
        Figure("of encounters with a negotiate end in a deal", "deals", "peaceful", share=True),
        Figure("of games are over before everybody had a turn", "short", EACH_GAME, share=True),
        Figure("of encounters are decided for a side", "decided", CHAPTERS, share=True),
        Figure("of encounters have a negotiate on the table", "peaceful", CHAPTERS, share=True),
        Figure("ships the offense sends, an encounter", "offense_ships", CHAPTERS),
        Figure("ships that an ally of the offense sends", "offense_ally_ships", "offense_allies"),
        Figure("ships that an ally of the defense sends", "defense_ally_ships", "defense_allies"),
        Figure("deals that fail, a game", "deals_failed"),
        Figure("ships lost, a game", "ships_lost"),
    )
    kinds: ClassVar = (
        Kind(POWER, "Powers"),
        Kind("wild", "Flares, wild side"),
        Kind("super", "Flares, super side"),
        Kind("card", "Artifacts"),
        Kind("reinforcement", "Reinforcements"),
        Kind("technology", "Technologies"),
        Kind("laid", "Encounter cards turned up"),
    )

    def __init__(self, kit: Kit, seats: int) -> None:
        super().__init__(kit, seats)
        self.counts: Tally[str] = Tally()
        self.turns: Tally[Param] = Tally()
        self.dealt: dict[Param, str] = {}
        self.is_peaceful = False
        self.heard |= {
            "setup.plays": self._dealt,
            "turn.begins": self._turn,
            "launch.launched": self._launched,
            "alliance.joined": self._joined,
            "alliance.committed": self._committed,
            "reveal.winner": self._won,
            "reveal.upset": self._won,
            "reveal.cards": self._cards,
            "reveal.card": self._cards,
            "reveal.as_claimed": self._peace,
            "ships.lost": self._lost,
            "deal.made": lambda _told: self._count("deals"),
            "deal.failed": lambda _told: self._count("deals_failed"),
            "power.used": self.used(POWER),
            "technology.used": self.used("technology"),
            "card.played": self.used("card"),
            "reinforce.played": self.used("reinforcement"),
            "flare.played": self._flare,
        }

    def chapter(self, _told: tuple[Param, ...]) -> None:
        """An encounter begins."""
        self.chapters += 1
        self.is_peaceful = False

    def _count(self, what: str, number: Param = 1) -> None:
        self.counts[what] += cast("int", number)

    def _dealt(self, told: tuple[Param, ...]) -> None:
        self.dealt.setdefault(told[0], str(told[1]).removeprefix("alien:"))

    def _turn(self, told: tuple[Param, ...]) -> None:
        self.turns[told[0]] += 1

    def _launched(self, told: tuple[Param, ...]) -> None:
        self._count("offense_ships", told[1])

    def _joined(self, told: tuple[Param, ...]) -> None:
        self._count("offense_allies" if told[1] == _OFFENSE else "defense_allies")

    def _committed(self, told: tuple[Param, ...]) -> None:
        self._count("offense_ally_ships" if told[2] == _OFFENSE else "defense_ally_ships", told[1])

    def _won(self, told: tuple[Param, ...]) -> None:
        self._count("decided")
        if told[0] == _OFFENSE:
            self._count("offense_won")

    def _cards(self, told: tuple[Param, ...]) -> None:
        for seat, card in zip(told[::2], told[1::2], strict=True):
            self.uses["laid", cast("str", seat), cast("str", card)] += 1
        self._peace(told)

    def _peace(self, told: tuple[Param, ...]) -> None:
        if not self.is_peaceful and any(str(word).startswith(_PEACE) for word in told):
            self.is_peaceful = True
            self._count("peaceful")

    def _lost(self, told: tuple[Param, ...]) -> None:
        self._count("ships_lost", told[1])

    def _flare(self, told: tuple[Param, ...]) -> None:
        seat, card, side = map(str, told)
        self.uses[side.removeprefix("flare:"), seat, card] += 1

    def game_row(self, game: Game) -> dict[str, int]:  # noqa: ARG002  all was heard
        """Turns and encounters."""
        own = {"turns": self.turns.total(), "short": int(len(self.turns) < len(self.seats))}
        return own | {name: self.counts[name] for name in self.columns if name not in own}

    def seat_rows(self, game: Game) -> list[dict[str, Any]]:
        """Turns, and colonies in the end."""
        foreign = cast("Classic", game).foreign
        return [{"turns": self.turns[word], "colonies": foreign[seat]} for seat, word in enumerate(self.seats)]

    def aliens(self, game: Game, kit: Kit) -> list[str | None]:
        """As they were dealt."""
        return [self.dealt[word] for word in self.seats] if self.dealt else super().aliens(game, kit)
