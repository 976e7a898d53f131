"""Coldsleep Ship: a colony is founded on any planet of another system, without an encounter."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.fleet import gather, move_gathered
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import MAX_COMMIT, PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "coldsleep_ship"


@may(When.REGROUP_START, Role.ANY, given=lambda g, me: bool(g.colonies(me) and g.unreached(me)))
def wake(g: Game, me: int) -> Asking:
    """With one to four ships from its other colonies."""
    planet = yield from pick(me, "coldsleep_ship.planet", g.unreached(me), PLANET)
    taken = yield from gather(g, me, "coldsleep_ship.ships", g.colonies(me), 1, MAX_COMMIT, (PLANET[planet],))
    technologies.discard(g, me, NAME)
    move_gathered(g, me, taken, planet)
    g.tell("ships.landed", SEAT[me], len(taken), PLANET[planet])


technology = Technology(
    NAME, wake, needs=9, kind=SINGLE, phases=(Phase.REGROUP,), asks={"coldsleep_ship.ships": "trade_in"},
)  # fmt: skip
