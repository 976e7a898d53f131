"""Masochist: wins when all of its ships are lost; it never loses its power for lack of home colonies."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import REMOVED, WARP, Game
from fifthcolony.classic.words import Phase, Role, When


def all_lost(g: Game, me: int) -> bool:
    """None of its ships is left in play."""
    return g.ships_at(me, WARP) + g.ships_at(me, REMOVED) == g.fleet(me)


@must(When.REGROUP_START, Role.ANY, given=all_lost, advice="wins")
def hurt_yourself(g: Game, me: int) -> None:
    """It has what it wanted."""
    g.win(me, "win.masochist")


alien = Alien("masochist", hurt_yourself, alert="red", phases=(Phase.REGROUP,), not_with=("healer",), endures=True)
