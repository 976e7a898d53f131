"""Collapsium Hulls: a defense that is beaten by little may keep one ship on the planet."""

from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.fleet import spare_one
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.inventions import LASTING, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NOBODY, SEAT, Consequence, Phase, Role

MARGIN = 5


def narrowly_beaten(g: Game, me: int) -> bool:
    """Totals have decided by five at most, and it has a ship on the planet to lose."""
    losing = any(seat == me and place == g.target for seat, place, _ in g.losses[-1])
    return losing and g.decided == NOBODY and both_attack(g, me) and g.margin <= MARGIN


@replaces(Consequence.DEFEAT, Role.DEFENSE, given=narrowly_beaten, optional=True)
def hold_out(g: Game, me: int) -> None:
    """One ship stays, beside whoever lands."""
    spare_one(g, next(loss for loss in g.losses[-1] if loss[:2] == [me, g.target]))
    g.tell("collapsium_hulls.held_out", SEAT[me])


technology = Technology("collapsium_hulls", hold_out, needs=4, kind=LASTING, phases=(Phase.RESOLUTION,))
