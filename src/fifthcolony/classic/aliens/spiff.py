"""Spiff: beaten by ten or more as offense, it may still land one ship."""

from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import GATE, Game
from fifthcolony.classic.words import DEFENSE, PLANET, SEAT, Consequence, Phase, Role

HEAVY = 10


def going_down(g: Game, me: int) -> list[list[int]]:
    """Its ships in the gate that are about to go to the warp."""
    return [loss for loss in g.losses[-1] if loss[:2] == [me, GATE]]


def is_beaten_heavily(g: Game, me: int) -> bool:
    """Attack against attack, lost by ten or more."""
    return g.winner == DEFENSE and g.margin >= HEAVY and bool(going_down(g, me))


@replaces(Consequence.TO_WARP, Role.OFFENSE, given=is_beaten_heavily, optional=True)
def crash_land(g: Game, me: int) -> None:
    """One of them settles on the target planet, beside whoever is there."""
    going_down(g, me)[0][2] -= 1
    g.losses[-1] = [loss for loss in g.losses[-1] if loss[2]]
    g.move_ships(me, GATE, g.target)
    g.tell("ships.landed", SEAT[me], 1, PLANET[g.target])


alien = Alien("spiff", crash_land, alert="green", phases=(Phase.RESOLUTION,))
