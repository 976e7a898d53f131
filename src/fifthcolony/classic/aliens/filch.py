"""Filch: may take its opponent's used encounter card."""

from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


def spoils(g: Game, me: int) -> int:
    """The card the opponent's side resolved the encounter with."""
    return g.used[1 - g.side_of(me)]


@may(When.AFTER_DISCARD, Role.MAIN, given=lambda g, me: spoils(g, me) in g.discard)
def theft(g: Game, me: int) -> None:
    """It goes from the discard pile into Filch's hand."""
    g.take_discard(me, spoils(g, me))


alien = Alien("filch", theft, alert="green", phases=(Phase.RESOLUTION,))
