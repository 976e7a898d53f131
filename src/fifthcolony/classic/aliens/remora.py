"""Remora: brings back a ship when somebody else does, and draws a card when somebody else does."""

from fifthcolony.classic.fleet import leave_warp
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import Role, When


def can_follow(g: Game, me: int) -> bool:
    """Somebody else has brought ships back, and one of its own has been in the warp since before this encounter."""
    return g.retriever != me and g.ships_at(me, WARP) > g.casualties[me] and bool(g.havens(me))


@may(When.ON_SHIP_RETRIEVAL, Role.ANY, given=can_follow)
def cling_to_ships(g: Game, me: int) -> None:
    """A single ship comes back, one of the older ones."""
    g.then(leave_warp, me, 1, True)


@may(When.ON_CARD_DRAW, Role.ANY, given=lambda g, me: g.drawer != me)
def cling_to_cards(g: Game, me: int) -> None:
    """It draws a single card."""
    draw(g, me, 1)


alien = Alien("remora", cling_to_ships, cling_to_cards, alert="yellow")
