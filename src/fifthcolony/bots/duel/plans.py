"""Which plan the other may lay, what plans count as, and how likely one wins."""

from typing import Final

from fifthcolony.bots.duel.reading import DECISIVE, REINFORCEMENT, VALUE_OF, beats, bonus, stake, terms_of, words
from fifthcolony.duel.destiny import EVEN, LOWER
from fifthcolony.duel.view_types import DuelView

PLAN_KINDS: Final = tuple(kind for kind in VALUE_OF if not kind.startswith(REINFORCEMENT))
WIDTH: Final = 14
"""How far reinforcements and abilities can move a result: a lead of half of this is nearly safe."""
BIG: Final = 30
BEST: Final = 20
SMALL: Final = 5
MIDDLING: Final = 10
NEVER: Final = 1000
WARY: Final = 0.6
"""Against somebody sly, plans win less often than they look: ships and tactics count for more."""
BELOW: Final = "far_below_wins"
SWAPS: Final = "may_swap"

Feared = list[tuple[int, float]]
"""Values the other's plan may have, with their chances."""


def feared(view: DuelView, me: int) -> Feared:
    """What the other may lay: cards known to be in its hand, and the rest as its deck has them."""
    other = 1 - me
    known = [kind for kind in view["known"][other] if kind in VALUE_OF]
    unknown = max(0, view["hands"][other] - len(known))
    gone = {*view["piles"][other], *known}
    pool = [kind for kind in PLAN_KINDS if kind not in gone] or list(PLAN_KINDS)
    every = [(VALUE_OF[kind], 1.0) for kind in known] + [(VALUE_OF[kind], unknown / len(pool)) for kind in pool]
    lower, decisive = terms_of(view["card"]).rule == LOWER, stake(view, me) >= DECISIVE
    sly = is_sly(view, other)
    weighted = [(value, chance * (_sly_taste(value) if sly else _taste(value, lower, decisive))) for value, chance in every]
    total = sum(chance for _, chance in weighted) or 1.0
    return [(value, chance / total) for value, chance in weighted]


def _taste(value: int, lower: bool, decisive: bool) -> float:
    """How gladly the other lays such a plan: the best are for what matters, the worst for what is lost."""
    if lower:
        return 2.0 if value <= SMALL else 1.0 if value <= MIDDLING else 0.4
    if value >= BIG:
        return 1.6 if decisive else 0.7
    return 0.6 if value <= SMALL else 1.0


def _sly_taste(value: int) -> float:
    """Who wins from far below lays very low plans or very high ones."""
    return 1.0 if value <= SMALL else 0.7 if value < BEST else 1.6


def is_sly(view: DuelView, seat: int) -> bool:
    """Whether a seat wins from far below: good plans are of little use against it, ships of more."""
    return any(word == BELOW for word, *_ in words(view, seat, "plan"))


class Outlook:
    """How plans compare in one contest or duel, seen from one seat: made once for a decision."""

    def __init__(self, view: DuelView, me: int, fears: Feared | None = None) -> None:
        self.view = view
        self.me = me
        self.rule = terms_of(view["card"]).rule
        self.words = [words(view, seat, "plan") for seat in (0, 1)]
        self.fears = [(self.counted(1 - me, value), chance) for value, chance in (feared(view, me) if fears is None else fears)]

    def counted(self, seat: int, value: int) -> int:
        """What a plan of this value will count for a seat, with what powers add to it."""
        for other in (seat, 1 - seat):
            for word, *numbers in self.words[other]:
                if word == "digits_swapped":
                    value = _swapped(value)
                elif word == "decides" and value == numbers[0]:
                    value = 42 if other == seat else -42
        for word, *numbers in self.words[seat]:
            if word == "indivisible_adds" and is_prime(value):
                value += numbers[0]
        return value

    def chance(self, value: int, edge: int) -> float:
        """How likely a plan of this value wins, given how far the own side is ahead otherwise."""
        own, won = self.counted(self.me, value), 0.0
        below, above = (self._gap(seat) for seat in (self.me, 1 - self.me))
        swaps = (SWAPS,) in self.words[1 - self.me]
        for laid, chance in self.fears:
            mine, theirs = own, laid
            if swaps and laid < MIDDLING:  # it will have laid that to be rid of it
                mine, theirs = laid, own
            if theirs - mine >= below:
                won += chance
            elif mine - theirs >= above:
                continue
            elif self.rule == EVEN:
                won += chance * beats(self.view, self.me, mine + edge, theirs)
            else:
                lead = (mine + edge - theirs) * (-1 if self.rule == LOWER else 1)
                won += chance * min(1.0, max(0.0, 0.5 + lead / WIDTH))
        return won if above == NEVER else won * WARY

    def _gap(self, seat: int) -> int:
        """How far below the other's plan a seat's own wins at once."""
        return min((numbers[0] for word, *numbers in self.words[seat] if word == BELOW), default=NEVER)


def is_prime(value: int) -> bool:
    """Divisible by itself and one alone."""
    return value > 1 and all(value % divisor for divisor in range(2, int(value**0.5) + 1))


def _swapped(value: int) -> int:
    tens, ones = divmod(abs(value), 10)
    return (ones * 10 + tens) * (-1 if value < 0 else 1)


def standing(view: DuelView, seat: int, leads_in_ships: bool) -> int:
    """What a seat adds to its plan: the ship advantage, and powers that work by themselves."""
    total = (view["advantage"] or 0) + bonus(view, seat, "advantage") if leads_in_ships else 0
    for word, *numbers in words(view, seat, "clout"):
        there = next((planet["ships"][seat] for planet in view["row"] if planet["planet"] == view["arena"]), 0)
        if (word == "leads" and view["leader"] == seat) or (word == "was_there" and there > view["sent"][seat]):
            total += numbers[0]
    return total


def worth(kind: str, sly: bool = False) -> float:
    """What it costs to give a card away, in planets; against a sly opponent the middling plans are the good ones."""
    value = VALUE_OF[kind]
    if kind.startswith(REINFORCEMENT):
        return 0.14 + abs(value) / 100
    if sly:
        return value / 400 if MIDDLING < value < BIG else 0.0
    return max(0, value - SMALL) / 90
