"""Destiny: whom to meet, and whom to send others against."""

from fifthcolony.bots.classic.position import SEAT_OF, gains, others, ship_worth
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import COLONIES_TO_WIN, HOME_COLONIES_FOR_POWER, PLANETS
from fifthcolony.kernel.ask import Ask


def weakest_planet(view: ClassicView, me: int, seat: int) -> int:
    """The least strength a colony in the seat's system could cost; many where there is none to be had."""
    worth = ship_worth(view, seat)
    return min(
        (view["planets"][planet][seat] * worth for planet in range(seat * PLANETS, seat * PLANETS + PLANETS) if gains(view, me, planet)),
        default=99,
    )


def wild(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The weakest defense; among equals who leads."""

    def ease(index: int) -> tuple[int, int, int]:
        seat = SEAT_OF[ask.options[index]]
        return weakest_planet(view, ask.seat, seat), -view["colonies"][seat], view["hands"][seat]

    return min(range(len(ask.options)), key=ease)


def own_colour(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Meet somebody else, unless the power is at stake or a guest is about to win."""
    me, colonies = ask.seat, view["colonies"]
    homes = sum(1 for planet in view["planets"][me * PLANETS : me * PLANETS + PLANETS] if planet[me])
    for index, word in enumerate(ask.options):
        if word.startswith("resettle:") and homes < HOME_COLONIES_FOR_POWER:
            return index
        if word.startswith("drive:") and colonies[int(word[-1])] == COLONIES_TO_WIN - 1 and colonies[me] < COLONIES_TO_WIN - 1:
            return index
    return 0


def send_against(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Another offense's destiny: at whoever leads of the rest, and anywhere rather than at the seat itself."""
    worth = {f"destiny:seat:{seat}": view["colonies"][seat] for seat in others(view, ask.seat)}
    worth[f"destiny:seat:{view['offense']}"] = 0
    worth[f"destiny:seat:{ask.seat}"] = -2
    return max(range(len(ask.options)), key=lambda index: worth.get(ask.options[index], -1))
