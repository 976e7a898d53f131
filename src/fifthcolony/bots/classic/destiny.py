"""Destiny: whom to meet, and whom to send others against."""

from fifthcolony.bots.classic.position import SEAT_OF, gains, others, ship_worth
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.ask import Ask


def weakest_planet(view: ClassicView, me: int, seat: int) -> int:
    """The least strength a colony in the seat's system could cost; many where there is none to be had."""
    worth = ship_worth(view, seat)
    return min(
        (view["planets"][planet][seat] * worth for planet in view["worlds"][seat] if gains(view, me, planet)),
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
    me, colonies, nearly = ask.seat, view["colonies"], view["goal"] - 1
    homes = sum(1 for planet in view["worlds"][me] if view["planets"][planet][me])
    for index, word in enumerate(ask.options):
        if word.startswith("resettle:") and homes < view["power_needs"]:
            return index
        if word.startswith("drive:") and colonies[int(word[-1])] == nearly and colonies[me] < nearly:
            return index
    return 0


def send_against(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Another offense's destiny: at whoever leads of the rest, and anywhere rather than at the seat itself."""
    worth = {f"destiny:seat:{seat}": view["colonies"][seat] for seat in others(view, ask.seat)}
    worth[f"destiny:seat:{view['offense']}"] = 0
    worth[f"destiny:seat:{ask.seat}"] = -2
    return max(range(len(ask.options)), key=lambda index: worth.get(ask.options[index], -1))
