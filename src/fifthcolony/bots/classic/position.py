"""Reading a view: places and sides, who gains by the encounter, who is about to win, and how the odds lie."""

from collections.abc import Container
from typing import Final

from fifthcolony.bots.classic.preferences import ATTACK_COUNTS, MAIN_BONUS, SHIP_WORTH, SIDE_BONUS, main_bonus
from fifthcolony.bots.protocol import View

COLONIES_TO_WIN: Final = 5
PLANETS: Final = 5
MAX_SEATS: Final = 5
HOMES_FOR_POWER: Final = 3
OFFENSE: Final = 0
DEFENSE: Final = 1
SIDES: Final = {"side:offense": OFFENSE, "side:defense": DEFENSE}
NEGOTIATES: Final = -1
"""How a view writes the value of a card that counts as a negotiate."""
FACE_DOWN: Final = "face_down"

SEAT_OF: Final = {f"seat:{seat}": seat for seat in range(MAX_SEATS)}
PLANET_OF: Final = {f"planet:{seat}.{number + 1}": seat * PLANETS + number for seat in range(MAX_SEATS) for number in range(PLANETS)}


def main(view: View, side: int) -> int:
    """The main player of a side."""
    return int(view["defense"] if side else view["offense"])


def side_of(view: View, seat: int) -> int | None:
    """The side a seat is on, as far as ships and roles show."""
    if seat == view["offense"]:
        return OFFENSE
    if seat == view["defense"]:
        return DEFENSE
    if view["gate"][seat]:
        return OFFENSE
    return DEFENSE if view["beside"][seat] else None


def gains(view: View, seat: int, planet: int) -> bool:
    """Whether landing on this planet would give the seat one more foreign colony."""
    return planet // PLANETS != seat and not view["planets"][planet][seat]


def would_win(view: View, seat: int, planet: int) -> bool:
    """Whether landing on this planet would win the seat the game."""
    return bool(view["colonies"][seat] == COLONIES_TO_WIN - 1) and gains(view, seat, planet)


def winners_by_offense(view: View) -> list[int]:
    """Who wins the game if the offense wins this encounter as the ships stand now."""
    if COLONIES_TO_WIN - 1 not in view["colonies"]:
        return []
    gate, target = view["gate"], view["target"]
    return [seat for seat in range(view["seats"]) if (gate[seat] or seat == view["offense"]) and would_win(view, seat, target)]


def carries_a_leader(view: View, me: int, side: int) -> bool:
    """Whether a win of this side hands somebody else the game without the seat winning too."""
    return side == OFFENSE and any(seat != me for seat in winners_by_offense(view)) and not would_win(view, me, view["target"])


def leader(view: View, seats: list[int]) -> int:
    """Of some seats the one to fear most: colonies, then cards."""
    colonies, hands = view["colonies"], view["hands"]
    return max(seats, key=lambda seat: (colonies[seat], hands[seat]))


def others(view: View, me: int) -> list[int]:
    """Everybody else."""
    return [seat for seat in range(view["seats"]) if seat != me]


# --- strength -------------------------------------------------------------------------------------------------------------------------


def ship_worth(view: View, seat: int) -> int:
    """What one ship of the seat will add to a total."""
    for alien in view["aliens"][seat]:
        if alien in SHIP_WORTH and _works(view, seat, alien):
            return SHIP_WORTH[alien]
    return 1


def weight(view: View, seat: int, ships: int) -> int:
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


def counted(view: View, seat: int, value: int) -> int:
    """What an attack of this value will count for a main player."""
    for alien in view["aliens"][seat]:
        if alien in ATTACK_COUNTS and _works(view, seat, alien):
            ships = view["gate"][seat] if seat == view["offense"] else view["planets"][view["target"]][seat]
            return ATTACK_COUNTS[alien](value, ships)
    return value


def holds(view: View, seat: int, aliens: Container[str]) -> bool:
    """Whether one of these powers works for a seat."""
    return any(alien in aliens and _works(view, seat, alien) for alien in view["aliens"][seat])


def _works(view: View, seat: int, alien: str) -> bool:
    return [seat, alien] not in view["lost_powers"] and [seat, alien] not in view["zapped"]


def strength(view: View, side: int) -> int:
    """What a side has on the table before the cards."""
    total = 0
    for seat, ships in enumerate(view["beside" if side else "gate"]):
        if ships:
            total += weight(view, seat, ships)
    if side:
        total += weight(view, view["defense"], view["planets"][view["target"]][view["defense"]])
    return total


def edge(view: View, side: int) -> int:
    """How far a side is ahead before the cards."""
    return strength(view, side) - strength(view, 1 - side)


def margin(view: View) -> int:
    """By how much the offense is ahead in totals, for attack against attack."""
    offense, defense = view["totals"]
    return int(sum(amount for _, amount in offense) - sum(amount for _, amount in defense))
