"""Parasite: allies with a side that did not invite it."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import NO_LIMIT, gather, move_gathered
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.alliance import join
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, OFFENSE, PLANET, SEAT, SIDE, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick


def closed_sides(g: Game, me: int) -> list[int]:
    """The sides that did not invite it."""
    return [side for side in (OFFENSE, DEFENSE) if not g.invited[side] >> me & 1]


def can_infest(g: Game, me: int) -> bool:
    """There is a side to force itself on, and a ship to do it with."""
    return bool(closed_sides(g, me) and g.colonies(me)) and not g.role[me] & Role.ALLY


@may(When.ON_ALLY_TURN, Role.NOT_MAIN, given=can_infest, advice="force_alliance")
def infest(g: Game, me: int) -> Asking:
    """It joins a side as if invited."""
    join(g, me, (yield from pick(me, "parasite.side", closed_sides(g, me), SIDE)))


def hosts(g: Game, me: int) -> list[int]:
    """The home planets of those who have just lost their power, where it is not yet."""
    return [planet for seat in g.concerned if seat != me for planet in g.worlds[seat] if not g.ships_at(me, planet)]


@wild(When.ON_POWER_LOSS, Role.ANY, given=lambda g, me: bool(hosts(g, me) and g.havens(me)))
def feed(g: Game, me: int) -> Asking:
    """One of its ships settles there, beside whatever is there."""
    planet = yield from pick(me, "parasite.host", hosts(g, me), PLANET)
    taken = yield from gather(g, me, "parasite.ship", g.havens(me), 1, 1, (PLANET[planet],))
    move_gathered(g, me, taken, planet)
    g.tell("ships.landed", SEAT[me], 1, PLANET[planet])


@super_side(When.BEFORE_ALLY_SHIPS, Role.ALLY, given=lambda g, me: sum(g.ships_at(me, planet) for planet in g.colonies(me)) > g.limit[me])
def swarm(g: Game, me: int) -> None:
    """As an ally it sends as many ships as it likes."""
    g.limit[me] = NO_LIMIT


alien = Alien("parasite", infest, alert="green", phases=(Phase.ALLIANCE,), flare=(feed, swarm))
