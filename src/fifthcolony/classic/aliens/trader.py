"""Trader: may exchange hands with its opponent."""

from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


@may(When.BEFORE_SELECT, Role.MAIN, advice="swap_hands")
def transference(g: Game, me: int) -> None:
    """Each keeps what it got, and knows what it gave."""
    g.swap_hands(me, g.opponent(me))


alien = Alien("trader", transference, alert="green", phases=(Phase.PLANNING,))
