"""Reading a view: places and sides, who gains by the encounter, who is about to win, and how the odds lie."""

from collections.abc import Container
from typing import Final

from fifthcolony.bots.classic.preferences import ATTACK_COUNTS, MAIN_BONUS, SHIP_WORTH, SIDE_BONUS, main_bonus
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE, PLANET, SEAT, SIDE, system_of

SEAT_OF: Final = {word: seat for seat, word in enumerate(SEAT)}
PLANET_OF: Final = {word: planet for planet, word in enumerate(PLANET)}
SIDE_OF: Final = {word: side for side, word in enumerate(SIDE)}


def main(view: ClassicView, side: int) -> int:
    """The main player of a side."""
    seat = view["defense"] if side else view["offense"]
    assert seat is not None, "sides are compared once there are two"
    return seat


def opponent(view: ClassicView, me: int) -> int:
    """The main player against whom a main player is."""
    return main(view, DEFENSE if me == view["offense"] else OFFENSE)


def target(view: ClassicView) -> int:
    """The planet fought over."""
    planet = view["target"]
    assert planet is not None, "sides are compared once the target is known"
    return planet


def side_of(view: ClassicView, seat: int) -> int | None:
    """The side a seat is on, as far as ships and roles show."""
    if seat == view["offense"]:
        return OFFENSE
    if seat == view["defense"]:
        return DEFENSE
    if view["gate"][seat]:
        return OFFENSE
    return DEFENSE if view["beside"][seat] else None


def gains(view: ClassicView, seat: int, planet: int) -> bool:
    """Whether landing on this planet would give the seat one more foreign colony."""
    return system_of(planet) != seat and not view["planets"][planet][seat]


def would_win(view: ClassicView, seat: int, planet: int | None) -> bool:
    """Whether landing on this planet would win the seat the game."""
    return planet is not None and view["colonies"][seat] == view["goal"] - 1 and gains(view, seat, planet)


def winners_by_offense(view: ClassicView) -> list[int]:
    """Who wins the game if the offense wins this encounter as the ships stand now."""
    if view["goal"] - 1 not in view["colonies"]:
        return []
    gate, target = view["gate"], view["target"]
    return [seat for seat in range(view["seats"]) if (gate[seat] or seat == view["offense"]) and would_win(view, seat, target)]


def carries_a_leader(view: ClassicView, me: int, side: int) -> bool:
    """Whether a win of this side hands somebody else the game without the seat winning too."""
    return side == OFFENSE and any(seat != me for seat in winners_by_offense(view)) and not would_win(view, me, view["target"])


def leader(view: ClassicView, seats: list[int]) -> int:
    """Of some seats the one to fear most: colonies, then cards."""
    colonies, hands = view["colonies"], view["hands"]
    return max(seats, key=lambda seat: (colonies[seat], hands[seat]))


def others(view: ClassicView, me: int) -> list[int]:
    """Everybody else."""
    return [seat for seat in range(view["seats"]) if seat != me]


# --- strength -------------------------------------------------------------------------------------------------------------------------


def ship_worth(view: ClassicView, seat: int) -> int:
    """What one ship of the seat will add to a total."""
    for alien in view["aliens"][seat]:
        if alien in SHIP_WORTH and _works(view, seat, alien):
            return SHIP_WORTH[alien]
    return 1


def weight(view: ClassicView, seat: int, ships: int) -> int:
    """What a seat with so many ships in the encounter will add to its side's total, its power included."""
    total = ships
    for alien in view["aliens"][seat]:
        if alien in SHIP_WORTH and _works(view, seat, alien):
            total = ships * SHIP_WORTH[alien]
        elif alien in MAIN_BONUS and seat in (view["offense"], view["defense"]) and _works(view, seat, alien):
            total = ships + main_bonus(view, seat, alien)
        elif alien in SIDE_BONUS and _works(view, seat, alien):
            total = ships + SIDE_BONUS[alien]
    return total


def counted(view: ClassicView, seat: int, value: int) -> int:
    """What an attack of this value will count for a main player."""
    for alien in view["aliens"][seat]:
        if alien in ATTACK_COUNTS and _works(view, seat, alien):
            ships = view["gate"][seat] if seat == view["offense"] else view["planets"][target(view)][seat]
            return ATTACK_COUNTS[alien](value, ships)
    return value


def holds(view: ClassicView, seat: int, aliens: Container[str]) -> bool:
    """Whether one of these powers works for a seat."""
    return any(alien in aliens and _works(view, seat, alien) for alien in view["aliens"][seat])


def _works(view: ClassicView, seat: int, alien: str) -> bool:
    return (seat, alien) not in view["lost_powers"] and (seat, alien) not in view["zapped"]


def strength(view: ClassicView, side: int) -> int:
    """What a side has on the table before the cards."""
    total = 0
    for seat, ships in enumerate(view["beside" if side else "gate"]):
        if ships:
            total += weight(view, seat, ships)
    if side:
        defense = main(view, DEFENSE)
        total += weight(view, defense, view["planets"][target(view)][defense])
    return total


def edge(view: ClassicView, side: int) -> int:
    """How far a side is ahead before the cards."""
    return strength(view, side) - strength(view, 1 - side)


def margin(view: ClassicView) -> int:
    """By how much the offense is ahead in totals, for attack against attack."""
    totals = view["totals"]
    assert totals is not None, "totals are compared while there are two attacks"
    return sum(amount for _, amount in totals[OFFENSE]) - sum(amount for _, amount in totals[DEFENSE])
