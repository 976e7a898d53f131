"""Loser: may declare that whoever would win this encounter loses it."""

from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


@may(When.BEFORE_SELECT, Role.MAIN, advice="can_lose")
def upset(g: Game, _me: int) -> None:
    """Both must lay attacks if they have any; the result is turned round after everything else."""
    g.must_attack = True
    g.upset = True


alien = Alien("loser", upset, alert="green", phases=(Phase.PLANNING,))
