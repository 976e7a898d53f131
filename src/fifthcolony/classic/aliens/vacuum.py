"""Vacuum: the ships it loses drag as many others into the warp."""

from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import gather, give_up, leave_warp, lose_gathered
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import NEGOTIATES, WARP, Game
from fifthcolony.classic.words import DEFENSE, OFFENSE, SEAT, Role, When
from fifthcolony.kernel.ask import DONE, Asking, pick_or_leave
from fifthcolony.kernel.steps import step


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
        if boosted(g):
            g.then(drag, me, victim, named.count(victim))
        else:
            g.then(give_up, victim, named.count(victim))


@step
def drag(g: Game, me: int, victim: int, number: int) -> Asking:
    """It chooses the very ships."""
    taken = yield from gather(g, victim, "vacuum.ships", g.colonies(victim), number, number, (SEAT[victim],), chooser=me)
    lose_gathered(g, victim, taken)


def attackers(g: Game, me: int) -> int:
    """How many main players but itself show an attack."""
    return sum(g.main(side) != me and g.values[side] > NEGOTIATES for side in (OFFENSE, DEFENSE))


@wild(When.AFTER_REVEAL, Role.ANY, given=lambda g, me: bool(attackers(g, me) and g.ships_at(me, WARP) and g.havens(me)))
def breathe_in(g: Game, me: int) -> None:
    """A ship comes out of the warp for each."""
    g.then(leave_warp, me, attackers(g, me))


alien = Alien("vacuum", catharsis, alert="green", asks={"vacuum.ships": "strike"}, flare=(breathe_in, boosts(catharsis)))
