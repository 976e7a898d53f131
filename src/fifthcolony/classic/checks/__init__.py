"""What always holds in a classic game: nothing is lost, and nobody sees what it cannot know. For the properties and the soak."""

from collections import Counter
from random import Random
from typing import Any, ClassVar

from fifthcolony.classic.cards import KIND
from fifthcolony.classic.checks import hidden, pieces, soak
from fifthcolony.classic.knowledge import knows
from fifthcolony.classic.state import Game
from fifthcolony.kernel import checks


class Checks(checks.Checks):
    """The classic game's."""

    plans: ClassVar[tuple[str, ...]] = soak.PLANS
    blurring: ClassVar[frozenset[str]] = hidden.BLURRING

    def conserved(self, game: Game) -> None:
        """Ships, cards, destiny cards and the colony track."""
        pieces.check_conserved(game)

    def permuted(self, game: Game, seat: int | None, chance: Random) -> Game | None:
        """Cards, what is laid, aliens to choose from."""
        return hidden.permuted(game, seat, chance)

    def swap_two(self, game: Game, seat: int | None, chance: Random) -> tuple[Game, int, int] | None:
        """Two cards of one type."""
        return hidden.swap_two(game, seat, chance)

    def kind(self, piece: int) -> str:
        """A cosmic card's."""
        return KIND[piece]

    def knows(self, game: Game, seat: int | None, piece: int) -> bool:
        """Whether it has seen the card where it is."""
        return knows(game, seat, piece)

    def may_be_renamed(self, prompt: str) -> bool:
        """A card that is laid face down."""
        return prompt == "planning.select"

    def tally(self) -> checks.Tally:
        """Uses of powers, and artifacts."""
        return soak.Tally()

    def wishes(self, number: int, plan: str) -> dict[str, Any]:
        """Every number of seats and every edition in turn, the aliens as the plan has it."""
        return soak.wishes_of(number, plan)

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every two aliens that can meet."""
        return soak.pairs()

    def never_seen(self, _counted: dict[str, Counter[str]]) -> list[str]:
        """Of the classic game this is left to its readers."""
        return []
