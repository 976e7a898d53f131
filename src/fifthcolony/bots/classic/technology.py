"""Technology: which to keep, when to put a ship on one, and when to take a new one instead of an encounter."""

from typing import Final

from fifthcolony.bots.classic.ships import pick
from fifthcolony.bots.classic.windows import go_on
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView, HeldTechnology
from fifthcolony.kernel.ask import YES, Ask

SPARE: Final = 3
"""Ships a colony on which one can be spared for research, on average."""
ENOUGH: Final = 4
"""Ships that are enough where more have more effect."""
MOST_IN_HAND: Final = 2
"""Technologies that are enough to be busy with."""


def _own(view: ClassicView, me: int) -> list[HeldTechnology]:
    return [technology for technology in view["technologies"] if technology["seat"] == me]


def _missing(technology: HeldTechnology) -> int:
    """The ships that a technology still waits for."""
    needs = technology["needs"]
    return (ENOUGH if needs is None else needs) - technology["ships"]


def keep(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The one that is done soonest."""
    missing = {f"technology:{technology['name']}": _missing(technology) for technology in _own(view, ask.seat)}
    return min(range(len(ask.options)), key=lambda index: missing[ask.options[index]])


def act(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Complete what is complete, else bring on what is nearest to it with a ship that can be spared."""
    for index, word in enumerate(ask.options):
        if word.startswith("complete:"):
            return index
    waiting = [technology for technology in _own(view, ask.seat) if not technology["open"] and _missing(technology) > 0]
    if not waiting or not _has_ship_to_spare(view, ask.seat):
        return len(ask.options) - 1
    nearest = min(waiting, key=_missing)
    word = f"research:technology:{nearest['name']}"
    return ask.options.index(word) if word in ask.options else len(ask.options) - 1


def _has_ship_to_spare(view: ClassicView, me: int) -> bool:
    there = [ships[me] for ships in view["planets"] if ships[me]]
    return sum(there) >= SPARE * len(there)


def colony(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The ship that is missed least."""
    return ask.options.index(pick(view, ask.seat, ask.options, 1, 1, 0)[0])


def second_or_new(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Go on with a good attack; without one, something new to work on is worth more."""
    busy = sum(not technology["open"] for technology in _own(view, ask.seat)) >= MOST_IN_HAND
    return ask.options.index(YES if busy or go_on(view, ask.seat) else "new_technology")
