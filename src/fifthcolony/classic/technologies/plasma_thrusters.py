"""Plasma Thrusters: one ship more than others may send; a defense brings one to the planet that is attacked."""

from fifthcolony.classic.fleet import outside
from fifthcolony.classic.hooks import may, must
from fifthcolony.classic.inventions import LASTING, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick


@must(When.BEFORE_SHIPS, Role.OFFENSE)
def thrust(g: Game, me: int) -> None:
    """As the offense."""
    g.limit[me] += 1


@must(When.BEFORE_ALLY_SHIPS, Role.ALLY)
def thrust_as_ally(g: Game, me: int) -> None:
    """As an ally."""
    g.limit[me] += 1


@may(When.AFTER_SHIPS, Role.DEFENSE, given=lambda g, me: bool(outside(g, me)))
def rush_in(g: Game, me: int) -> Asking:
    """A ship from another of its colonies stands by."""
    planet = yield from pick(me, "plasma_thrusters.colony", outside(g, me), PLANET, (PLANET[g.target],))
    g.move_ships(me, planet, g.target)
    g.tell("plasma_thrusters.rushed_in", SEAT[me], PLANET[planet], PLANET[g.target])


technology = Technology(
    "plasma_thrusters", thrust, thrust_as_ally, rush_in, needs=6, kind=LASTING, phases=(Phase.LAUNCH, Phase.ALLIANCE),
)  # fmt: skip
