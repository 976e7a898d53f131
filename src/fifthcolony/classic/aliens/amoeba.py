"""Amoeba: once the cards are down, it may take any of its ships out of the encounter, or bring any number in."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import NO_LIMIT, gather, land_all, move_gathered, outside, spread
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

IN = "amoeba:in"
WILD_MOST = 4


def has_ships_in(g: Game, me: int) -> bool:
    """It has a ship in the encounter to begin with, and a colony elsewhere."""
    return g.ships_at(me, g.front(me)) > 0 and bool(outside(g, me))


def flow(g: Game, me: int, most: int) -> Asking:
    """Ships go one way or the other; the limit of four does not hold."""
    place = g.front(me)
    if (yield from pick(me, "amoeba.direction", (IN, "amoeba:out"), str)) == IN:
        taken = yield from gather(g, me, "amoeba.in", outside(g, me), 1, most)
        move_gathered(g, me, taken, place)
        g.tell("amoeba.grew", SEAT[me], len(taken))
    else:
        taken = yield from gather(g, me, "amoeba.out", [place], 1, most)
        goals = yield from spread(g, me, len(taken), "ships.return", outside(g, me))
        land_all(g, me, place, goals)
        g.tell("amoeba.shrank", SEAT[me], len(taken))


@may(When.AFTER_SELECT, Role.MAIN, given=has_ships_in, advice="has_fair_attack")
def ooze(g: Game, me: int) -> Asking:
    """As many ships as it likes."""
    return flow(g, me, NO_LIMIT)


@super_side(When.AFTER_SELECT, Role.ALLY, given=has_ships_in, is_use=True)
def ooze_as_ally(g: Game, me: int) -> Asking:
    """As an ally it does the same."""
    return flow(g, me, NO_LIMIT)


@wild(When.BEFORE_SELECT, Role.MAIN, given=has_ships_in)
def trickle(g: Game, me: int) -> Asking:
    """Up to four ships, before anybody lays a card."""
    return flow(g, me, WILD_MOST)


alien = Alien("amoeba", ooze, alert="yellow", phases=(Phase.PLANNING,), asks={"amoeba.in": "pour_in"}, flare=(trickle, ooze_as_ally))
