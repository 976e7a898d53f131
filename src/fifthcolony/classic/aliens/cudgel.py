"""Cudgel: the opponent it beats loses as many more ships as Cudgel had in the encounter."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.fleet import give_up
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


def won_by_attack(g: Game, me: int) -> bool:
    """It has won with an attack, and with ships of its own."""
    return g.winner == g.side_of(me) and shows_attack(g, me) and g.committed[me] > 0


@must(When.LOSSES, Role.MAIN, given=won_by_attack)
def smash(g: Game, me: int) -> None:
    """On top of the ordinary losses; the opponent picks the ships."""
    g.then(give_up, g.opponent(me), g.committed[me])


alien = Alien("cudgel", smash, alert="green", phases=(Phase.RESOLUTION,))
