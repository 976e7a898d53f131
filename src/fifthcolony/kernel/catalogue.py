"""What a game tells of itself to whoever wants to look it up: its rule-breakers and its pieces. Texts are found by their names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from fifthcolony.kernel.hooks import Hook

Role = TypeVar("Role", bound=int)


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """One thing that a rule-breaker does."""

    name: str
    at: str
    """The timing point, or the event that it stands in for."""
    roles: tuple[str, ...]
    """What its player has to be, or what has to be going on: one of these."""
    optional: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Breaker:
    """A rule-breaker."""

    name: str
    level: str
    """How hard it is to play; nothing where that is not said."""
    uses: tuple[Use, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A kind of thing that lies on the table or is held."""

    name: str
    family: str
    copies: int
    """How many there are in a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """All there is in a game."""

    breakers: tuple[Breaker, ...] = ()
    pieces: tuple[Piece, ...] = ()


def uses_of(hooks: Iterable[Hook], roles: Mapping[Role, str]) -> tuple[Use, ...]:
    """What the hooks do; those that change a value without being used are none."""
    return tuple(Use(name=hook.name, at=hook.at, roles=words_in(hook.role, roles), optional=hook.optional) for hook in hooks if hook.is_use)


def words_in(mask: int, words: Mapping[Role, str]) -> tuple[str, ...]:
    """The words of a number's bits."""
    return tuple(word for bit, word in words.items() if mask & bit)
