"""Oracle: its opponent lays the encounter card first, face up."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change


@must(When.BEFORE_SELECT, Role.MAIN)
def foresee(g: Game, me: int) -> None:
    """The opponent selects openly, then Oracle selects."""
    g.from_now_on(Query.LAYS_FIRST, lays_first, g.opponent(me))


@change
def lays_first(_g: Game, _nobody: int, opponent: int) -> int:
    """Its opponent."""
    return opponent


alien = Alien("oracle", foresee, alert="green", phases=(Phase.PLANNING,))
