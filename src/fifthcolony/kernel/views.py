"""Looking at a game: views made from an allow-list of fields, whole or field by field, and the fields every game has."""

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


class Glance(dict[str, Any]):
    """A view whose fields are made when they are looked at: for a bot, which looks at few of them. Good for one decision."""

    __slots__ = ("_fields", "_game", "_seat")

    def __init__(self, fields: Fields[Seen], g: Seen, seat: int | None) -> None:
        self._fields = fields
        self._game = g
        self._seat = seat

    def __missing__(self, name: str) -> Any:
        self[name] = value = self._fields[name](self._game, self._seat)
        return value

    def __or__(self, other: dict[str, Any]) -> "Glance":  # type: ignore[override]
        """The same look with some fields imagined otherwise."""
        imagined = Glance(self._fields, self._game, self._seat)
        imagined.update(self)
        imagined.update(other)
        return imagined


def view_of(fields: Fields[Seen], g: Seen, seat: int | None) -> dict[str, Any]:
    """All a seat may know."""
    return {name: field(g, seat) for name, field in fields.items()}
