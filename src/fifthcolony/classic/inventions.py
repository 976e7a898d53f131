"""What a technology is, which technologies there are, and which of those that seats have are at work."""

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from fifthcolony.classic.advice import ADVICE, Question, Traits
from fifthcolony.classic.position.play import TECHNOLOGY
from fifthcolony.classic.powers import HOOKS, Power
from fifthcolony.classic.words import ALL_PHASES, PhaseName
from fifthcolony.kernel.hooks import Hook

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game
    from fifthcolony.kernel.ask import Asking

X: Final = 0
"""The research number of a technology that does more the more ships research it."""
Kind = Literal["lasting", "single", "face_down", "passed_on"]
LASTING: Final = "lasting"
"""It stays."""
SINGLE: Final = "single"
"""It is discarded by being used."""
WORKS_FACE_DOWN: Final = "face_down"
"""The same, and it works while it is being researched."""
PASSED_ON: Final = "passed_on"
"""Another player gets it by its use."""

Held = tuple[int, str, int, bool]
"""A technology that a seat has: whose, its name, the ships that research it, whether it lies open."""


class Technology(Power):
    """A technology's card: how many ships have to research it, and what it does then. A seat's power has no part in it."""

    __slots__ = ("completed", "kind", "leaves", "needs", "piece", "piles", "word")

    def __init__(
        self,
        name: str,
        *hooks: Hook,
        needs: int,
        kind: Kind,
        phases: tuple[PhaseName, ...] = ALL_PHASES,
        completed: Callable[["Game", int], "Asking | None"] | None = None,
        leaves: Callable[["Game", int], None] | None = None,
        piece: str = "",
        piles: tuple[str, ...] = (),
        asks: dict[str, Question] | None = None,
        traits: Traits | None = None,
    ) -> None:
        super().__init__(name, "technology.", hooks, TECHNOLOGY, phases, True, asks, traits)
        self.needs = needs
        """Its research number, or X."""
        self.kind: Kind = kind
        """How long it lasts."""
        self.completed = completed
        """What happens as soon as it is completed: called with (game, seat), may ask."""
        self.leaves = leaves
        """What becomes of its things when it is discarded: called with (game, seat)."""
        self.piece = piece
        """The kind of piece that it puts on the board."""
        self.piles = piles
        """Where cards can lie by it."""
        self.word = f"technology:{name}"
        """What it is called in options and events."""

    def __repr__(self) -> str:
        return f"Technology({self.name!r})"


TECHNOLOGIES: Final[dict[str, Technology]] = {}


def register(technology: Technology) -> None:
    """Add a technology to those a game can have."""
    assert technology.name not in TECHNOLOGIES, f"there is a technology called {technology.name} already"
    TECHNOLOGIES[technology.name] = technology
    for hook in technology.hooks:
        HOOKS[hook.name] = (technology, hook)
    ADVICE.take_in(f"technology.{technology.name}", technology.hooks, technology.asks, technology.traits)


def discover() -> None:
    """Register every technology of the package: one module each, under the name `technology`."""
    from fifthcolony.classic import technologies  # noqa: PLC0415  the technologies import this module

    for module in sorted(pkgutil.iter_modules(technologies.__path__), key=lambda found: found.name):
        technology = importlib.import_module(f"{technologies.__name__}.{module.name}").technology
        if technology.name not in TECHNOLOGIES:
            register(technology)


def at_work(technologies: Sequence[Held]) -> list[tuple[int, Power]]:
    """Whose technologies work: those that lie open, and those that work while they are face down. classic:tech.not_before_completion"""
    return [(seat, TECHNOLOGIES[name]) for seat, name, _, is_open in technologies if is_open or TECHNOLOGIES[name].kind == WORKS_FACE_DOWN]


def needed(name: str, ships: int) -> int:
    """A technology's research number; of one without, the ships that are on it."""
    return ships if TECHNOLOGIES[name].needs == X else TECHNOLOGIES[name].needs
