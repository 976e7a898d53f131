"""Conditions that several powers share, to be given to their hooks."""

from fifthcolony.classic.state import NEGOTIATES, Game


def shows_attack(g: Game, me: int) -> bool:
    """A main player's revealed card counts as an attack."""
    return g.values[g.side_of(me)] > NEGOTIATES


def both_attack(g: Game, _me: int) -> bool:
    """Totals will decide."""
    return min(g.values) > NEGOTIATES
