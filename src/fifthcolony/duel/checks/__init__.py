"""What always holds in a duel: nothing is lost, and nobody sees what it cannot know. For the properties and the soak."""

from collections import Counter
from random import Random
from typing import Any, ClassVar

from fifthcolony.duel.cards import KIND
from fifthcolony.duel.checks import hidden, pieces, soak
from fifthcolony.duel.state import Game
from fifthcolony.kernel import checks


class Checks(checks.Checks):
    """The duel's."""

    plans: ClassVar[tuple[str, ...]] = soak.PLANS
    blurring: ClassVar[frozenset[str]] = hidden.BLURRING

    def conserved(self, game: Game) -> None:
        """Ships, cards, planets, destiny cards, envoys and counters."""
        pieces.check_conserved(game)

    def permuted(self, game: Game, seat: int | None, chance: Random) -> Game | None:
        """Cards, secret choices, envoys, aliens to choose from, decks."""
        return hidden.permuted(game, seat, chance)

    def swap_two(self, game: Game, seat: int | None, chance: Random) -> tuple[Game, int, int] | None:
        """Two cards of which one is held by somebody."""
        return hidden.swap_two(game, seat, chance)

    def kind(self, piece: int) -> str:
        """A plan's or a reinforcement's."""
        return KIND[piece]

    def knows(self, game: Game, seat: int | None, piece: int) -> bool:
        """Whether it knows who holds the card, or where in a deck it lies."""
        return hidden.knows(game, seat, piece)

    def may_be_renamed(self, _prompt: str) -> bool:
        """Whatever is chosen openly is known from then on, which ends the comparison."""
        return True

    def tally(self) -> checks.Tally:
        """Abilities, destiny cards, cards played, planets."""
        return soak.Tally()

    def wishes(self, number: int, plan: str) -> dict[str, Any]:
        """The aliens as the plan has it, either of a pair in the first seat."""
        return soak.wishes_of(number, plan)

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every two aliens."""
        return soak.pairs()

    def never_seen(self, counted: dict[str, Counter[str]]) -> list[str]:
        """Abilities, cards and planets that never came up."""
        return soak.never_seen(counted)
