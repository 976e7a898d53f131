"""Omega Missile: a planet leaves the game, and all ships on it go to the warp."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.fleet import lose
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "omega_missile"


def targets(g: Game) -> list[int]:
    """Every planet but the last of a system."""
    return [planet for worlds in g.worlds if len(worlds) > 1 for planet in worlds]


@may(When.REGROUP_START, Role.ANY)
def strike(g: Game, me: int) -> Asking:
    """Whoever is there loses its ships first."""
    planet = yield from pick(me, "omega_missile.planet", targets(g), PLANET)
    technologies.discard(g, me, NAME)
    g.tell("omega_missile.struck", SEAT[me], PLANET[planet])
    burn_out(g, planet)


@step
def burn_out(g: Game, planet: int) -> None:
    """The planet is gone with the cards that lay beside it, once nobody is on it; a loss may set off that somebody settles there."""
    if g.owners_at(planet):
        g.then(lose, tuple((seat, planet, g.ships_at(seat, planet)) for seat in g.order if g.ships_at(seat, planet)))
        g.then(burn_out, planet)
        return
    for seat in g.order if g.sheet else ():
        g.discard_piles(seat, (PLANET[planet],))
    g.remove_planet(planet)


technology = Technology(NAME, strike, needs=8, kind=SINGLE, phases=(Phase.REGROUP,), asks={"omega_missile.planet": "wreck"})
