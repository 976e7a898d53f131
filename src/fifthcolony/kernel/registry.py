"""The games that stand on the kernel, by name."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from fifthcolony.kernel.errors import BadConfig

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game


class Kit(NamedTuple):
    """How one game is set up."""

    configure: Callable[..., dict[str, Any]]
    """Wishes to a checked configuration."""
    begin: Callable[..., "Game"]
    """Configuration, seed and, if wanted, a listener to a game at its first decision."""
    empty: Callable[[dict[str, Any], int], "Game"]
    """Configuration and seed to a game without a position, to be loaded into."""


KITS: dict[str, Kit] = {}


def kit_of(name: str) -> Kit:
    """The kit of a game, or an error that lists those there are."""
    try:
        return KITS[name]
    except (KeyError, TypeError):
        raise BadConfig(f"there is no game {name!r}; there are: {', '.join(sorted(KITS))}") from None
