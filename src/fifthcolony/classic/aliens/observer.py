"""Observer: as an ally its own ships, as a main player its allies' ships, are spared the warp."""

from fifthcolony.classic.fleet import rescue
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Consequence, Phase, Role


def is_ward(g: Game, me: int, seat: int) -> bool:
    """Whose ships it protects."""
    if g.role[me] & Role.ALLY:
        return seat == me
    return bool(g.role[seat] & Role.ALLY) and g.side_of(seat) == g.side_of(me)


def endangered(g: Game, me: int) -> list[int]:
    """Its wards whose ships are about to be lost, and who have a colony to go to."""
    return [seat for seat in g.order if is_ward(g, me, seat) and g.havens(seat) and any(loss[0] == seat for loss in g.losses[-1])]


@replaces(Consequence.TO_WARP, Role.MAIN_OR_ALLY, given=lambda g, me: bool(endangered(g, me)))
def protect(g: Game, me: int) -> None:
    """They go home instead, wherever their owners like."""
    for seat in endangered(g, me):
        g.then(rescue, seat)


alien = Alien("observer", protect, alert="green", phases=(Phase.RESOLUTION,))
