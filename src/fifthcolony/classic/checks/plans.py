"""How the games of a soak are set up: who meets, in which edition, with which variants."""

from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Final

from fifthcolony.classic import variants
from fifthcolony.classic.casting import COMBO_EDITION, NO_ALIENS, WAYS
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.classic.words import COMBO
from fifthcolony.kernel.ask import YES, Ask
from fifthcolony.kernel.checks import DEALT, PAIRS

TRIPLES: Final = "triples"
FLARED_PAIRS: Final = "flared_pairs"
EVERYTHING: Final = "everything"
EVERYTHING_SMALL: Final = "everything_small"
ROTATING: Final = "rotating"
EAGER: Final = "eager"
PLANS: Final = (DEALT, PAIRS, TRIPLES, FLARED_PAIRS, EVERYTHING, EVERYTHING_SMALL, ROTATING, EAGER)
"""Which aliens meet: whoever the game deals, every two that can, any three, every two with their flares in the deck; and at full tables
much at once: with five planets each, with four, with aliens that rotate, and among players who are eager to try it all."""

_EXTRAS: Final = [variants.FLARE_CARDS, variants.TECHNOLOGY, variants.HIDDEN_POWERS]
_MUCH: Final[dict[str, list[str]]] = {
    EVERYTHING: _EXTRAS,
    EVERYTHING_SMALL: [*_EXTRAS, variants.FOUR_PLANETS],
    ROTATING: [variants.FLARE_CARDS, variants.FREEWHEELING_FLARES, variants.ROTATING_POWERS],
    EAGER: [variants.FLARE_CARDS, variants.TECHNOLOGY],
}
_TEMPTING: Final = ("complete:", "card:flare_", "use:technology.", "turn_up", "research:")
"""What eager players look for, what comes first first."""


def wishes_of(number: int, plan: str) -> dict[str, Any]:
    """How a game is set up: every number of seats and every edition in turn, the aliens as the plan has it."""
    if plan in _MUCH:
        return _much_at_once(number, plan)
    editions = sorted(EDITIONS)
    if plan == DEALT:
        return {
            "seats": SEAT_COUNTS[number % len(SEAT_COUNTS)],
            "edition": editions[number // len(SEAT_COUNTS) % len(editions)],
            "aliens": "random" if number % 5 else "choice",
        }
    chance = Random(f"{plan} {number}")
    pair = list(pairs()[number % len(pairs())]) if plan != TRIPLES else []
    chosen = pair[:]
    others = sorted(set(ALIENS) - set(chosen))
    chance.shuffle(others)
    while len(chosen) < SEAT_COUNTS[0]:
        name = others.pop()
        if can_meet(name, chosen):
            chosen.append(name)
    edition = editions[-1] if any(editions[0] not in ALIENS[name].editions for name in chosen) else chance.choice(editions)
    wishes: dict[str, Any] = {"seats": SEAT_COUNTS[0], "edition": edition, "aliens": chosen}
    return wishes | {"variants": [variants.FLARE_CARDS]} if plan == FLARED_PAIRS else wishes


def sought(plan: str, ask: Ask) -> list[int]:
    """What eager players take: a technology that is complete, a flare, a use that it strengthens, and whatever leads there."""
    if plan != EAGER:
        return []
    if ask.prompt == "flare.boost":
        return [ask.options.index(YES)]
    for head in _TEMPTING:
        found = [index for index, word in enumerate(ask.options) if word.startswith(head)]
        if found:
            return found
    return []


def _much_at_once(number: int, plan: str) -> dict[str, Any]:
    """What the plan has always, and by turns whatever else can go with it; every way to get aliens."""
    fixed = _MUCH[plan]
    edition = next(year for year in sorted(EDITIONS)[number % 2 :] + sorted(EDITIONS) if _allowed(fixed, year))
    ways = [way for way in WAYS if way != NO_ALIENS and (way != COMBO or edition == COMBO_EDITION)]
    others = [name for name in variants.NAMES if name not in (*fixed, variants.FOUR_PLANETS) and _allowed([*fixed, name], edition)]
    more = [name for place, name in enumerate(others) if number >> place + 1 & 1]
    return {"seats": SEAT_COUNTS[-1], "edition": edition, "aliens": ways[number // 2 % len(ways)], "variants": [*fixed, *more]}


def _allowed(wished: list[str], edition: int) -> bool:
    return not any(variants.closed_by(variant, edition, wished) for variant in variants.VARIANTS if variant.name in wished)


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """Every two aliens that can meet."""
    return tuple((one, other) for one, other in combinations(sorted(ALIENS), 2) if can_meet(one, [other]))
