"""Warpspace Key: all ships of its user leave the warp."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.fleet import leave_warp
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import Phase, Role, When

NAME = "warpspace_key"


@may(When.REGROUP_START, Role.OFFENSE, given=lambda g, me: bool(g.ships_at(me, WARP) and g.colonies(me)))
def unlock(g: Game, me: int) -> None:
    """In its own regroup phase, to any of its colonies."""
    technologies.discard(g, me, NAME)
    g.then(leave_warp, me, g.ships_at(me, WARP))


technology = Technology(NAME, unlock, needs=3, kind=SINGLE, phases=(Phase.REGROUP,))
