"""Zombie: its ships return to its colonies instead of going to the warp; in a deal it may free ships from the warp."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import note_retrieval, rescue, spare_one, spread
from fifthcolony.classic.hooks import modifies, replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Consequence, Query, Role, When
from fifthcolony.kernel.ask import Asking, agree
from fifthcolony.kernel.steps import step


def can_return(g: Game, me: int) -> bool:
    """Ships of its own are being lost, and there is a colony to go to."""
    return any(seat == me for seat, _, _ in g.losses[-1]) and bool(g.havens(me))


@replaces(Consequence.TO_WARP, Role.ANY, given=can_return)
def immortality(g: Game, me: int) -> None:
    """Its lost ships come home."""
    g.then(rescue, me)


@modifies(Query.DEAL_ITEMS, Role.MAIN)
def free_the_lost(_g: Game, _me: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """It may promise to free anybody's ships from the warp."""
    return (*kinds, "free")


@wild(Consequence.TO_WARP, Role.ANY, given=can_return)
def cling_to_life(g: Game, me: int) -> Asking:
    """One of the ships goes back to a colony instead."""
    loss = next(loss for loss in g.losses[-1] if loss[0] == me)
    goals = yield from spread(g, me, 1, "ships.return")
    spare_one(g, loss)
    g.move_ships(me, loss[1], goals[0])
    g.tell("ships.returned", SEAT[me], 1)


def helpers(g: Game, me: int) -> list[int]:
    """Its allies who have ships in the warp."""
    return [seat for seat in g.allies(g.side_of(me)) if g.ships_at(seat, WARP)]


@super_side(When.AFTER_FORMED, Role.MAIN, given=lambda g, me: bool(helpers(g, me)))
def raise_the_dead(g: Game, me: int) -> None:
    """Each ally may bring a ship from the warp into the encounter, beyond the limit."""
    for ally in helpers(g, me):
        g.then(rise, ally)


@step
def rise(g: Game, ally: int) -> Asking:
    """It comes straight to where the ally's others are."""
    if g.ships_at(ally, WARP) and (yield from agree(ally, "zombie.rise")):
        g.move_ships(ally, WARP, g.front(ally))
        g.tell("zombie.rose", SEAT[ally])
        note_retrieval(g, ally, 1)


alien = Alien("zombie", immortality, free_the_lost, alert="green", flare=(cling_to_life, raise_the_dead))
