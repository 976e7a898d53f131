"""Spiff: beaten by ten or more as offense, it may still land one ship."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import spare_one
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import GATE, Game
from fifthcolony.classic.words import DEFENSE, PLANET, SEAT, Consequence, Phase, Role

HEAVY = 10
LIGHT = 5


def going_down(g: Game, me: int) -> list[list[int]]:
    """Its ships in the gate that are about to go to the warp."""
    return [loss for loss in g.losses[-1] if loss[:2] == [me, GATE]]


def is_beaten_by(g: Game, me: int, margin: int) -> bool:
    """Attack against attack, lost by so much or more."""
    return g.winner == DEFENSE and g.margin >= margin and bool(going_down(g, me))


@replaces(Consequence.TO_WARP, Role.OFFENSE, given=lambda g, me: is_beaten_by(g, me, HEAVY), optional=True)
def crash_land(g: Game, me: int) -> None:
    """One of them settles on the target planet, beside whoever is there."""
    spare_one(g, going_down(g, me)[0])
    g.move_ships(me, GATE, g.target)
    g.tell("ships.landed", SEAT[me], 1, PLANET[g.target])


def on_the_planet(g: Game, me: int) -> list[list[int]]:
    """Its ships that defended in vain."""
    return [loss for loss in g.losses[-1] if loss[:2] == [me, g.target]]


@wild(Consequence.DEFEAT, Role.DEFENSE, given=lambda g, me: bool(on_the_planet(g, me)))
def dig_in(g: Game, me: int) -> None:
    """One of them stays, beside the ships of the offense."""
    spare_one(g, on_the_planet(g, me)[0])
    g.tell("spiff.stays", SEAT[me], PLANET[g.target])


def is_beaten_lightly(g: Game, me: int) -> bool:
    """Too little for its power alone."""
    return is_beaten_by(g, me, LIGHT) and not is_beaten_by(g, me, HEAVY)


@super_side(Consequence.TO_WARP, Role.OFFENSE, given=is_beaten_lightly, is_use=True, phases=(Phase.RESOLUTION,))
def crash_land_softly(g: Game, me: int) -> None:
    """Five are enough."""
    crash_land.run(g, me)


alien = Alien("spiff", crash_land, alert="green", phases=(Phase.RESOLUTION,), flare=(dig_in, crash_land_softly))
