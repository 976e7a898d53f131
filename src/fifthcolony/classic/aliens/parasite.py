"""Parasite: allies with a side that did not invite it."""

from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.alliance import join
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, OFFENSE, SIDE, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick


def closed_sides(g: Game, me: int) -> list[int]:
    """The sides that did not invite it."""
    return [side for side in (OFFENSE, DEFENSE) if not g.invited[side] >> me & 1]


def can_infest(g: Game, me: int) -> bool:
    """There is a side to force itself on, and a ship to do it with."""
    return bool(closed_sides(g, me) and g.colonies(me)) and not g.role[me] & Role.ALLY


@may(When.ON_ALLY_TURN, Role.NOT_MAIN, given=can_infest, advice="force_alliance")
def infest(g: Game, me: int) -> Asking:
    """It joins a side as if invited."""
    join(g, me, (yield from pick(me, "parasite.side", closed_sides(g, me), SIDE)))


alien = Alien("parasite", infest, alert="green", phases=(Phase.ALLIANCE,))
