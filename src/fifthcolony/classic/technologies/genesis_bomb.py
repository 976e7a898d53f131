"""Genesis Bomb: its user's system gets another planet, which the ships that researched it may settle at once."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.fleet import spread
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import WORKS_FACE_DOWN, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import ORBITS, PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking

NAME = "genesis_bomb"
SHIPS = 4


def is_ready(g: Game, me: int) -> bool:
    """Enough ships research it, and the one planet that there is for it is not in the game."""
    made = any(planet % ORBITS == ORBITS - 1 for worlds in g.worlds for planet in worlds)
    return technologies.ships_on(g, me, NAME) >= SHIPS and not made


@may(When.REGROUP_START, Role.ANY, given=is_ready)
def create(g: Game, me: int) -> Asking:
    """Its ships go to the new planet or to other colonies, as their owner likes."""
    planet, ships = me * ORBITS + ORBITS - 1, technologies.ships_on(g, me, NAME)
    goals = yield from spread(g, me, ships, "genesis_bomb.colony", [planet, *g.havens(me)])
    g.add_planet(me)
    g.tell("genesis_bomb.created", SEAT[me], PLANET[planet])
    technologies.bring_home(g, me, technologies.discard(g, me, NAME), goals)


technology = Technology(NAME, create, needs=SHIPS, kind=WORKS_FACE_DOWN, phases=(Phase.REGROUP,))
