"""What always holds, as far as a game must say it itself: for the properties and for the soak."""

from collections import Counter
from random import Random
from typing import Any, ClassVar, Final

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game

DEALT: Final = "dealt"
"""The plan of a soak in which the game deals as it likes."""
PAIRS: Final = "pairs"
"""The plan in which every two rule-breakers meet."""


class Tally:
    """Counts what is told during a game."""

    def __init__(self) -> None:
        self.uses: Counter[str] = Counter()
        """Of rule-breakers, by name."""
        self.tables: dict[str, Counter[str]] = {}
        """What else is counted, by title."""

    def hear(self, event: Event) -> None:
        """Keep what the tables need."""


class Checks:
    """As it stands it fits any game that can deal hidden things afresh; a game says more where more can be checked."""

    plans: ClassVar[tuple[str, ...]] = (DEALT,)
    """Who meets in a soak."""
    blurring: ClassVar[frozenset[str]] = frozenset()
    """Events after which two games that differ in hidden things may tell different ones."""

    def conserved(self, game: Any) -> None:
        """Assert that nothing is lost and nothing appears."""

    def permuted(self, game: Any, seat: int | None, chance: Random) -> Game | None:
        """The game with all that a seat (None: a spectator) cannot know exchanged, asking again what it asked; None if it cannot."""
        twin: Game = game.copy() if seat is None else game.determinize(seat, chance.getrandbits(64))
        return twin

    def swap_two(self, _game: Any, _seat: int | None, _chance: Random) -> tuple[Game, int, int] | None:
        """The game with two hidden pieces of different kinds exchanged, and these; None where that cannot be done."""
        return None

    def kind(self, piece: int) -> str:
        """What such a piece is called."""
        return str(piece)

    def knows(self, _game: Any, _seat: int | None, _piece: int) -> bool:
        """Whether a seat knows where such a piece is."""
        return True

    def may_be_renamed(self, _prompt: str) -> bool:
        """Whether an answer to this prompt stays hidden, so that it may name another piece."""
        return False

    def tally(self) -> Tally:
        """Somebody to listen to a game of the soak."""
        return Tally()

    def wishes(self, _number: int, _plan: str) -> dict[str, Any]:
        """How the game of this number is set up."""
        return {}

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every two rule-breakers that can meet."""
        return ()

    def never_seen(self, _counted: dict[str, Counter[str]]) -> list[str]:
        """What ought to have been counted in a long soak and was not."""
        return []


def difference(given: list[int], wanted: list[int]) -> list[int]:
    """How two lists of pieces differ: what is missing in one of them, or there too often, sorted."""
    return sorted(((Counter(wanted) - Counter(given)) + (Counter(given) - Counter(wanted))).elements())
