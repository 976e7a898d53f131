"""Conditions that several powers share, to be given to their hooks."""

from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import Result


def shows_attack(g: Game, me: int) -> bool:
    """A main player's revealed card counts as an attack."""
    return g.values[g.side_of(me)] > NEGOTIATES


def has_won_or_dealt(g: Game, me: int) -> bool:
    """A main player has got something out of the encounter: its side has won, or there is a deal."""
    return g.result in (Result.WON_BY[g.side_of(me)], Result.DEAL_MADE)


def both_attack(g: Game, _me: int) -> bool:
    """Totals will decide."""
    return min(g.values) > NEGOTIATES
