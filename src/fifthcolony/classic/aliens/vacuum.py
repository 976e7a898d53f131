"""Vacuum: the ships it loses drag as many others into the warp."""

from fifthcolony.classic.fleet import give_up
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Role, When
from fifthcolony.kernel.ask import DONE, Asking, pick_or_leave


def just_lost(g: Game, me: int) -> int:
    """How many of its own ships have just gone to the warp."""
    return sum(number for seat, place, number, _ in g.sunk if (seat, place) == (me, WARP))


def reach(g: Game, seat: int) -> int:
    """How many ships of a player can be dragged along: those on its colonies."""
    return sum(g.ships_at(seat, planet) for planet in g.colonies(seat))


@must(When.ON_SHIP_LOSS, Role.ANY, given=lambda g, me: just_lost(g, me) > 0)
def catharsis(g: Game, me: int) -> Asking:
    """It names a player for each ship, or fewer; they choose which ships."""
    named: list[int] = []
    while len(named) < just_lost(g, me):
        seats = [seat for seat in g.order if seat != me and named.count(seat) < reach(g, seat)]
        seat = yield from pick_or_leave(me, "vacuum.victim", seats, SEAT, (len(named), just_lost(g, me)), leave=DONE)
        if seat is None:
            break
        named.append(seat)
    for victim in dict.fromkeys(named):
        g.then(give_up, victim, named.count(victim))


alien = Alien("vacuum", catharsis, alert="green")
