"""What the other may hold, lay and show: cards counted, and how gladly each is laid."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from fifthcolony.bots.duel.laying import HALF_OF
from fifthcolony.bots.duel.plans import PLAN_KINDS, Feared
from fifthcolony.bots.duel.reading import DUEL, REINFORCEMENT, VALUE_OF, terms_of
from fifthcolony.duel.cards import HALF, PLAN_COUNT, RECOVER, TOKENS
from fifthcolony.duel.destiny import EVEN, HIGHER, LOWER, WHOLE_GAME
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import PLANETS_TO_WIN

DECISIVE: Final = "decisive"
SLY: Final = "sly"
VALUES: Final = tuple(sorted({VALUE_OF[kind] for kind in PLAN_KINDS}))
LIKED: Final[dict[str, tuple[float, ...]]] = {
    DUEL: (2, 3.3, 5, 6, 6.5, 7, 8, 9, 11, 12.5, 15, 17, 20, 27, 31, 31, 16),
    DECISIVE: (1, 1.4, 1.9, 2, 2.1, 2.4, 2.7, 3.3, 4.4, 5.8, 7, 8.5, 10.5, 14, 18, 23, 31),
    HIGHER: (2, 3, 5, 5.5, 7, 9, 13, 16, 27, 40, 60, 80, 110, 120, 60, 10, 3),
    LOWER: (40, 25, 16, 10, 5, 3, 2, 1, 0.6, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1),
    EVEN: (12, 20, 2, 24, 1.5, 28, 2, 28, 1.5, 35, 2, 40, 2, 9, 0.6, 0.3, 0.5),
    SLY: (33, 1.4, 1, 1.1, 1.1, 1.4, 1.6, 0.8, 0.9, 1.2, 0.5, 0.6, 1, 3.5, 2.5, 4, 1.5),
}
"""How gladly each plan is laid by whom holds it, by what is at stake, the lowest first: as games between bots were counted."""
SELDOM: Final = 0.03
"""How gladly a reinforcement is laid as a plan, of what a plan of its value is."""
STRENGTH: Final = 7
"""What a reinforcement moves a result by."""


@cache
def weights_of(what: str) -> dict[str, tuple[int, float]]:
    """Of every kind of card its value, and how gladly it is laid."""
    liked = dict(zip(VALUES, LIKED[what], strict=True))
    found = {kind: (VALUE_OF[kind], liked[VALUE_OF[kind]]) for kind in PLAN_KINDS}
    for kind, value in VALUE_OF.items():
        if kind.startswith(REINFORCEMENT):
            nearest = min(liked, key=lambda known: (abs(known - value), known))
            found[kind] = (value, SELDOM * liked[nearest])
    return found


def occasion(view: DuelView, sly: bool) -> str:
    """What is at stake, as far as it decides which plans are laid."""
    terms = terms_of(view["card"])
    if sly:
        return SLY
    if WHOLE_GAME in terms.won:
        return DECISIVE
    if view["scope"] != DUEL:
        return terms.rule
    return DECISIVE if max(view["controlled"]) >= PLANETS_TO_WIN - 1 else DUEL


def likely(view: DuelView, me: int, sly: bool) -> Feared:
    """The values that the other's plan may have, with their chances: cards that it may hold, and those it likes to lay more often."""
    other = 1 - me
    weights = weights_of(occasion(view, sly))
    known = [weights[kind] for kind in view["known"][other] if kind in weights]
    gone = {*view["piles"][other], *view["known"][other]}
    pool = [weights[kind] for kind in PLAN_KINDS if kind not in gone] or [weights[kind] for kind in PLAN_KINDS]
    number = view["hands"][other] + (view["plans"][other] is not None)
    unknown = max(0, number - len(known))
    share = min(1.0, unknown / len(pool))
    average = sum([weight for _, weight in pool]) / len(pool)
    besides = average * max(0, unknown - 1) * 0.9 + sum([weight for _, weight in known])
    found = [(value, share * weight / (weight + besides)) for value, weight in pool] if share else []
    rest = average * unknown
    total = sum([weight for _, weight in known])
    found += [(value, weight / (total + rest)) for value, weight in known]
    whole = sum([each for _, each in found]) or 1.0
    return [(value, each / whole) for value, each in found]


def reinforced(view: DuelView, me: int) -> float:
    """How much clout the other's reinforcements may come to: those its own plans leave room for in hand and deck."""
    other = 1 - me
    pile, laid = view["piles"][other], view["plans"][other]
    plans = sum([not kind.startswith(REINFORCEMENT) for kind in pile])
    cards, deck = view["hands"][other], view["decks"][other]
    known = sum([kind.startswith(REINFORCEMENT) for kind in view["known"][other]])
    held = cards + deck + (laid is not None) - (PLAN_COUNT - plans)
    likely_held = held * min(1.0, 1.4 * cards / max(1, cards + deck))
    return STRENGTH * max(float(known), min(likely_held, float(cards)))


def strength(hand: Sequence[str]) -> int:
    """How much clout the reinforcements in a hand come to."""
    return sum([abs(VALUE_OF[kind]) for kind in hand if kind.startswith(REINFORCEMENT)])


# --- tactics ---------------------------------------------------------------------------------------------------------------------------

LIKED_HALVES: Final = {
    "blast_1": (0.3, 0.1, 0.02), "blast_2": (1.6, 0.4, 0.08), "blast_3": (1.8, 1.1, 0.5), "blast_4": (3.5, 2.6, 2.2),
    "shield_1": (0.2, 0.08, 0.03), "shield_2": (0.5, 0.25, 0.05), "shield_3": (0.5, 0.6, 0.35), "shield_4": (0.7, 0.8, 1.1),
    "recover_1": (1.2, 0.04, 0.01), "recover_2": (1.6, 0.4, 0.02),
}  # fmt: skip
"""How gladly a half is shown with one or none readied besides, with two to three, with more."""


@cache
def shown(ready: tuple[int, ...]) -> tuple[tuple[str, float], ...]:
    """The halves that may be shown by whom these tokens are ready, with their chances."""
    halves = [HALF[2 * token + side] for token in ready for side in (0, 1)]
    few = min(2, len(ready) // 2)
    weights = [LIKED_HALVES[half][few] for half in halves]
    return tuple([(half, weight / sum(weights)) for half, weight in zip(halves, weights, strict=True)])


@cache
def spent_by(half: str, ready: int) -> int:
    """How many tactics are readied after this one has done its work."""
    icon, value = HALF_OF[half]
    return min(TOKENS, ready + value) if icon == RECOVER else ready - 1
