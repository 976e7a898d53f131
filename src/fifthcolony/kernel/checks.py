"""What always holds, as far as a game must say it itself: for the properties and for the soak."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fifthcolony.kernel.ask import Ask
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


def _nothing_to_count(_game: Any) -> None:
    """Nothing can be lost."""


def _dealt_afresh(game: Any, seat: int | None, chance: Random) -> Game | None:
    twin: Game = game.copy() if seat is None else game.determinize(seat, chance.getrandbits(64))
    return twin


@dataclass(frozen=True, slots=True, kw_only=True)
class Checks:
    """As it stands it fits any game that can deal hidden things afresh; a game says more where more can be checked."""

    conserved: Callable[[Any], None] = _nothing_to_count
    """Asserts that nothing is lost and nothing appears."""
    permuted: Callable[[Any, int | None, Random], Game | None] = _dealt_afresh
    """The game with all that a seat (None: a spectator) cannot know exchanged, asking again what it asked; None if it cannot."""
    swap_two: Callable[[Any, int | None, Random], tuple[Game, int, int] | None] = lambda _game, _seat, _chance: None
    """The game with two hidden pieces of different kinds exchanged, and these; None where that cannot be done."""
    kind: Callable[[int], str] = str
    """What such a piece is called."""
    knows: Callable[[Any, int | None, int], bool] = lambda _game, _seat, _piece: True
    """Whether a seat knows where such a piece is."""
    may_be_renamed: Callable[[str], bool] = lambda _prompt: False
    """Whether an answer to this prompt stays hidden, so that it may name another piece."""
    blurring: frozenset[str] = frozenset()
    """Events after which two games that differ in hidden things may tell different ones."""
    plans: tuple[str, ...] = (DEALT,)
    """Who meets in a soak."""
    wishes: Callable[[int, str], dict[str, Any]] = lambda _number, _plan: {}
    """How the game of this number is set up, by plan."""
    pairs: Callable[[], tuple[tuple[str, str], ...]] = tuple
    """Every two rule-breakers that can meet."""
    tally: Callable[[], Tally] = Tally
    """Somebody to listen to a game of the soak."""
    sought: Callable[[str, Ask], list[int]] = lambda _plan, _ask: []
    """The options that the players of this plan like to take, where chance alone would rarely come to them."""
    never_seen: Callable[[dict[str, Counter[str]]], list[str]] = lambda _counted: []
    """What ought to have been counted in a long soak and was not."""


PLAIN: Final = Checks()


class Pieces:
    """The pieces in a list of (seat, where, piece) as a list of pieces."""

    def __init__(self, entries: list[tuple[int, str, int]]) -> None:
        self.entries = entries

    def __getitem__(self, number: int) -> int:
        return self.entries[number][2]

    def __setitem__(self, number: int, piece: int) -> None:
        self.entries[number] = (*self.entries[number][:2], piece)


def difference(given: list[Any], wanted: list[Any]) -> list[Any]:
    """How two lists of pieces differ: what is missing in one of them, or there too often, sorted."""
    return sorted(((Counter(wanted) - Counter(given)) + (Counter(given) - Counter(wanted))).elements())
