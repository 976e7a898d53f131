"""Oracle: its opponent lays the encounter card first, face up."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


@must(When.BEFORE_SELECT, Role.MAIN)
def foresee(g: Game, me: int) -> None:
    """The opponent selects openly, then Oracle selects."""
    g.first_up = g.opponent(me)


alien = Alien("oracle", foresee, alert="green", phases=(Phase.PLANNING,))
