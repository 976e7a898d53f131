"""What technologies put on the board: pieces with an owner and a place, which is a word."""

from typing import Final

from fifthcolony.classic.state import Game
from fifthcolony.classic.words import GREAT_SHIP, ORBITS, PLANET, SEAT

CANNON: Final = "cannon"
"""It stands in a gap: "gap:2.3" is between planets 3 and 4 of seat 2."""
SEED: Final = "seed"
"""An alien that a technology has brought: its place is the alien."""
__all__ = ["CANNON", "GREAT_SHIP", "SEED", "gaps", "gaps_by", "place_piece", "remove_piece", "where_is"]


def where_is(g: Game, kind: str, seat: int) -> str:
    """The place of a seat's piece; nothing, where it has none."""
    return next((where for what, owner, where in g.pieces if (what, owner) == (kind, seat)), "")


def place_piece(g: Game, kind: str, seat: int, where: str) -> None:
    """A seat's piece is there from now on, wherever it was."""
    g.pieces = [*(piece for piece in g.pieces if piece[:2] != (kind, seat)), (kind, seat, where)]
    g.tell("piece.placed", SEAT[seat], f"piece:{kind}", where)


def remove_piece(g: Game, kind: str, seat: int) -> None:
    """A seat's piece is gone."""
    g.pieces = [piece for piece in g.pieces if piece[:2] != (kind, seat)]


def gaps(g: Game, seat: int) -> list[str]:
    """The gaps of a seat's system, each called after the planet before it."""
    return [f"gap:{PLANET[planet].partition(':')[2]}" for planet in g.worlds[seat][:-1]]


def gaps_by(g: Game, planet: int) -> list[str]:
    """The gaps that a planet is next to: those up to its neighbours on either side, or the end of the row, whatever planets there were."""
    worlds, first = g.worlds[planet // ORBITS], planet // ORBITS * ORBITS
    before = max((world for world in worlds if world < planet), default=first)
    after = min((world for world in worlds if world > planet), default=first + ORBITS - 1)
    return [f"gap:{PLANET[gap].partition(':')[2]}" for gap in range(before, after)]
