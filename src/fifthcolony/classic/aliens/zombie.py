"""Zombie: its ships return to its colonies instead of going to the warp; in a deal it may free ships from the warp."""

from fifthcolony.classic.fleet import spread
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Event, Query, Role
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.hooks import modifies, replaces


def can_return(g: Game, me: int) -> bool:
    """Ships of its own are being lost, and there is a colony to go to."""
    return any(seat == me for seat, _, _ in g.losses[-1]) and bool(g.havens(me))


@replaces(Event.TO_WARP, Role.ANY, given=can_return)
def immortality(g: Game, me: int) -> Asking:
    """Its lost ships come home."""
    losses = [loss for loss in g.losses[-1] if loss[0] == me]
    goals = yield from spread(g, me, sum(number for _, _, number in losses), "ships.return")
    for _, place, number in losses:
        for _ in range(number):
            g.move_ships(me, place, goals.pop())
    g.losses[-1] = [loss for loss in g.losses[-1] if loss[0] != me]
    g.tell("ships.returned", SEAT[me], sum(number for _, _, number in losses))


@modifies(Query.DEAL_ITEMS, Role.MAIN)
def free_the_lost(_g: Game, _me: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """It may promise to free anybody's ships from the warp."""
    return (*kinds, "free")


alien = Alien("zombie", immortality, free_the_lost, alert="green")
