"""Looking at a game: views made from an allow-list of fields, and the fields every game has."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

Seen = TypeVar("Seen")
Field = Callable[[Seen, int | None], Any]
"""What a seat may know of one thing: made from the game and the seat that looks (None: a spectator)."""
Fields = Mapping[str, Field[Seen]]


def _waiting(g: "Game", _seat: int | None) -> list[int]:
    """Who owes an answer, where that is no secret."""
    return [] if any(ask.secret for ask in g.asks) else [ask.seat for ask in g.asks]


def _asks(g: "Game", seat: int | None) -> list[dict[str, Any]]:
    """What the seat itself is asked."""
    return [
        {"id": ask.id, "prompt": ask.prompt, "params": list(ask.params), "options": list(ask.options)} for ask in g.asks if ask.seat == seat
    ]


COMMON: Final["dict[str, Field[Game]]"] = {
    "game": lambda g, _seat: g.name,
    "seat": lambda _g, seat: seat,
    "waiting": _waiting,
    "asks": _asks,
    "outcome": lambda g, _seat: None if g.outcome is None else {"winners": list(g.outcome.winners), "reason": g.outcome.reason},
}


def view_of(fields: Fields[Seen], g: Seen, seat: int | None) -> dict[str, Any]:
    """All a seat may know."""
    return {name: field(g, seat) for name, field in fields.items()}
