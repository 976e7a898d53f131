"""What a position is worth to a seat: its chance to be in the win, and what ships and cards add to it."""

from collections.abc import Container
from typing import Final, NamedTuple

from fifthcolony.bots.classic.position import gains, main, target
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE, system_of

BY_MISSING: Final[tuple[float, ...]] = (0.0, 1.5, 1.1, 0.75, 0.5, 0.4)
"""How strong a seat is by the colonies it misses; many more are as bad as five."""
SHARED: Final[tuple[float, ...]] = (0.0, 1.0, 0.85, 0.7)
"""What a win is worth that so many have together."""
NOBODY_ELSE: Final[tuple[int, ...]] = ()

# Worth in chances to win.
SHIP: Final = 0.006
"""A ship that goes to the warp, or comes back from it."""
CARD: Final = 0.006
"""A card that nobody has seen."""
HOME: Final = 0.01
"""A home colony."""
POWER: Final = 0.04
"""The power, which is lost with too many home colonies."""


def chance(view: ClassicView, me: int, gaining: Container[int], losing: int = -1) -> float:
    """A seat's chance to be in the win once some have a colony more, and one perhaps a colony less."""
    goal, own, all_ = view["goal"], 0.0, 0.0
    winners = 0
    wins = False
    for seat, colonies in enumerate(view["colonies"]):
        missing = goal - colonies - (seat in gaining) + (seat == losing)
        if missing <= 0:
            winners += 1
            wins = wins or seat == me
        strength = BY_MISSING[min(missing, len(BY_MISSING) - 1)] if missing > 0 else 0.0
        all_ += strength
        if seat == me:
            own = strength
    if winners:
        return SHARED[min(winners, len(SHARED) - 1)] if wins else 0.0
    return own / all_


class Stakes(NamedTuple):
    """What either end of an encounter would be worth to a seat."""

    offense_wins: float
    defense_wins: float


def landing(view: ClassicView) -> list[int]:
    """Who gains a colony if the offense wins with those who are with it."""
    gate, offense, planet = view["gate"], view["offense"], target(view)
    return [seat for seat in range(view["seats"]) if (gate[seat] or seat == offense) and gains(view, seat, planet)]


def stakes(view: ClassicView, me: int, gaining: list[int]) -> Stakes:
    """What both ends would be worth to a seat as the ships stand, with these who would land."""
    defense, planet = main(view, DEFENSE), target(view)
    there = view["planets"][planet][defense]
    abroad = defense if there and system_of(planet) != defense else -1
    won, kept = chance(view, me, gaining, abroad), chance(view, me, NOBODY_ELSE)
    if view["gate"][me]:
        kept -= SHIP * view["gate"][me]
    elif me == defense:
        won -= SHIP * there + _home_lost(view, me, planet)
    elif view["beside"][me]:
        won -= SHIP * view["beside"][me]
        kept += CARD * view["beside"][me]
    return Stakes(won, kept)


def _home_lost(view: ClassicView, me: int, planet: int) -> float:
    """What a seat loses with a home colony, its power perhaps."""
    if system_of(planet) != me or not view["planets"][planet][me]:
        return 0.0
    homes = sum(1 for home in view["worlds"][me] if view["planets"][home][me])
    return HOME + (POWER if homes == view["power_needs"] else 0.0)


def end_of(side: int, ends: Stakes) -> float:
    """What a win of this side is worth."""
    return ends.offense_wins if side == OFFENSE else ends.defense_wins
