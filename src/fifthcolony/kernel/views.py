"""Looking at a game: views made from an allow-list of fields, and the fields every game has."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from fifthcolony.kernel.numbers import seat_in

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

Seen = TypeVar("Seen")
Played = TypeVar("Played", bound="Game")
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


class Parts(NamedTuple):
    """The names of a view's fields: those that are the same for whoever looks, and those that hang on who does."""

    shared: tuple[str, ...]
    own: tuple[str, ...]


def parted(fields: Fields[Any], own: frozenset[str]) -> Parts:
    """Fields by whether they are among these."""
    return Parts(tuple([name for name in fields if name not in own]), tuple([name for name in fields if name in own]))


OWN: Final = frozenset({"seat", "asks"})
"""The fields of these that hang on who looks."""
COMMON: Final["dict[str, Field[Game]]"] = {
    "game": lambda g, _seat: g.name,
    "seat": lambda _g, seat: seat,
    "waiting": _waiting,
    "asks": _asks,
    "outcome": lambda g, _seat: None if g.outcome is None else {"winners": list(g.outcome.winners), "reason": g.outcome.reason},
}


def view_of(fields: "Fields[Played]", g: "Played", seat: Any) -> dict[str, Any]:
    """All a seat may know; a seat that is not in the game is an error."""
    if seat is not None:
        seat = seat_in(g.config["seats"], seat)
    return {name: field(g, seat) for name, field in fields.items()}
