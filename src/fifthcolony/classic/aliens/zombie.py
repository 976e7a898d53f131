"""Zombie: its ships return to its colonies instead of going to the warp; in a deal it may free ships from the warp."""

from fifthcolony.classic.fleet import rescue
from fifthcolony.classic.hooks import modifies, replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Consequence, Query, Role


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


alien = Alien("zombie", immortality, free_the_lost, alert="green")
