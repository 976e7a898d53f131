"""Ships: which to send, which to give up, and where to bring them home."""

from typing import Final

from fifthcolony.bots.classic.position import PLANET_OF, SEAT_OF, gains, would_win
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import system_of
from fifthcolony.kernel.ask import DONE, Ask

# What taking one more ship costs: stacks cost nothing, the larger the better; the last ship of a colony costs the colony.
SPARE: Final = 0
SPARE_HOME: Final = 1
"""The last ship of a home colony that the power does not need."""
HOME: Final = 2
"""The last ship of a home colony that keeps the power."""
FOREIGN: Final = 3
"""The last ship of a foreign colony: it is what the game is won by."""

OWN: Final = tuple(tuple(planet for planet in PLANET_OF.values() if system_of(planet) == seat) for seat in SEAT_OF.values())
"""Each seat's own planets."""
HOMES: Final = tuple(frozenset(word for word, planet in PLANET_OF.items() if planet in own) for own in OWN)
"""The words of each seat's own planets."""

RESEARCH: Final = "place:research"
FLEET: Final = 4
RESETTLERS: Final = 2
SETTLERS: Final = 1
TRADED: Final = 2


def pick(view: ClassicView, me: int, options: tuple[str, ...], number: int, least: int, price: int) -> list[str]:
    """Ships to take, largest stacks first; beyond the least number only as long as a ship costs no more than the price."""
    planets = view["planets"]
    words = options[:-1] if options[-1] == DONE else options
    stacks = [planets[PLANET_OF[word]][me] if word in PLANET_OF else view["research" if word == RESEARCH else "gate"][me] for word in words]
    taken: list[str] = []
    while len(taken) < number:
        largest = max(stacks)
        if largest > 1:
            at = stacks.index(largest)
        else:
            singles = [at for at, ships in enumerate(stacks) if ships]
            costs = [_last_ship(view, me, words[at], taken) for at in singles]
            if not costs or (min(costs) > price and len(taken) >= least):
                break
            at = singles[costs.index(min(costs))]
        taken.append(words[at])
        stacks[at] -= 1
    return taken


def _last_ship(view: ClassicView, me: int, word: str, taken: list[str]) -> int:
    """What taking the last ship of a place costs, after others have been emptied."""
    if word not in PLANET_OF:
        return SPARE
    if system_of(PLANET_OF[word]) != me:
        return FOREIGN
    gone = [PLANET_OF[other] for other in taken if other in PLANET_OF]
    homes = sum(1 for planet in OWN[me] if view["planets"][planet][me] > gone.count(planet))
    return SPARE_HOME if homes > view["power_needs"] else HOME


def next_ship(ask: Ask, plan: list[str]) -> int:
    """The ship of the plan that this ask is about; done where the plan ends."""
    taken = int(ask.params[0])
    if taken < len(plan) and plan[taken] in ask.options:
        return ask.options.index(plan[taken])
    return len(ask.options) - 1


# --- one function a prompt ------------------------------------------------------------------------------------------------------------


def launch(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A full fleet from the large stacks; a colony that wins is worth a few empty homes."""
    plan = mind.recall(ask, ask.prompt)
    if plan is None:
        target = PLANET_OF[str(ask.params[2])]
        price = SPARE_HOME if would_win(view, ask.seat, target) else SPARE
        number = min(RESETTLERS if view["resettling"] else FLEET, int(ask.params[1]))
        plan = pick(view, ask.seat, ask.options, number, 1, price)
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)


def settle(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A colony granted in a deal: ships from the gate before any others."""
    plan = mind.recall(ask, ask.prompt)
    if plan is None:
        gate = [word for word in ask.options if word == "place:gate"]
        plan = gate * SETTLERS or pick(view, ask.seat, ask.options, SETTLERS, 1, SPARE)
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)


def pour_in(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """As many more as make a fleet, without giving anything up for it."""
    return _spend(mind, ask, view, FLEET, 1, SPARE)


def give_up(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Ships that must go: from the gate, the large stacks, and last of all from foreign colonies."""
    number = int(ask.params[1])
    return _spend(mind, ask, view, number, number, FOREIGN)


def bring_home(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """Ships spread over the home planets; over foreign ones where there is no other."""
    home = HOMES[ask.seat]
    homes = [index for index, word in enumerate(ask.options) if word in home]
    return homes[ask.id % len(homes)] if homes else ask.id % len(ask.options)


def aim(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Where a colony is to be had, and the defense is weakest; any of several alike."""
    return _weakest(mind, view, ask)


def aim_anywhere(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The same, where the defense can be met outside its own system too."""
    return _weakest(mind, view, ask)


def _weakest(mind: Mind, view: ClassicView, ask: Ask) -> int:
    planets = [PLANET_OF[word] for word in ask.options]
    systems, number = [system_of(planet) for planet in planets], len(planets)
    defense = max(systems, key=systems.count)
    start = mind.draw(number)
    return min(
        ((start + step) % number for step in range(number)),
        key=lambda index: (not gains(view, ask.seat, planets[index]), view["planets"][planets[index]][defense]),
    )


def strike(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Another player's ship is to be lost: where it leaves no colony behind, best of all a foreign one."""
    victim = SEAT_OF[str(ask.params[-1])]
    planets = [PLANET_OF[word] for word in ask.options if word in PLANET_OF]  # ships on technologies come last, and hold no colony
    ships = view["planets"]
    return min(range(len(planets)), key=lambda index: (ships[planets[index]][victim], system_of(planets[index]) == victim), default=0)


def wreck(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A planet is to go with all that is on it: where others lose most, and the own seat nothing."""
    planets = [PLANET_OF[word] for word in ask.options]
    ships = view["planets"]
    return max(
        range(len(planets)),
        key=lambda index: (not ships[planets[index]][ask.seat], system_of(planets[index]) != ask.seat, sum(ships[planets[index]])),
    )


def trade_in(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Ships given up of free will: some that can be spared."""
    return _spend(mind, ask, view, TRADED, 1, SPARE)


def _spend(mind: Mind, ask: Ask, view: ClassicView, most: int, least: int, price: int) -> int:
    """One ship after another, as was planned at the first ask."""
    plan = mind.recall(ask, ask.prompt)
    if plan is None:
        plan = pick(view, ask.seat, ask.options, most, least, price)
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)
