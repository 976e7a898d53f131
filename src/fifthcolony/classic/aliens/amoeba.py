"""Amoeba: once the cards are down, it may take any of its ships out of the encounter, or bring any number in."""

from fifthcolony.classic.fleet import NO_LIMIT, gather, land_all, move_gathered, spread
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

IN = "amoeba:in"


def has_ships_in(g: Game, me: int) -> bool:
    """It has a ship in the encounter to begin with."""
    return g.involved(g.side_of(me))[0][2] > 0


@may(When.AFTER_SELECT, Role.MAIN, given=has_ships_in, advice="has_fair_attack")
def ooze(g: Game, me: int) -> Asking:
    """Ships go one way or the other; the limit of four does not hold."""
    _, front, _ = g.involved(g.side_of(me))[0]
    colonies = [planet for planet in g.colonies(me) if planet != front]
    if (yield from pick(me, "amoeba.direction", (IN, "amoeba:out"), str)) == IN:
        taken = yield from gather(g, me, "amoeba.in", colonies, 1, NO_LIMIT)
        move_gathered(g, me, taken, front)
        g.tell("amoeba.grew", SEAT[me], len(taken))
    else:
        taken = yield from gather(g, me, "amoeba.out", [front], 1, NO_LIMIT)
        goals = yield from spread(g, me, len(taken), "ships.return", colonies)
        land_all(g, me, front, goals)
        g.tell("amoeba.shrank", SEAT[me], len(taken))


alien = Alien("amoeba", ooze, alert="yellow", phases=(Phase.PLANNING,), asks={"amoeba.in": "pour_in"})
