"""Which plan the other may lay, what plans count as, and how likely one wins."""

from bisect import bisect_left
from functools import cache
from itertools import accumulate
from typing import Final

from fifthcolony.bots.duel.reading import DECISIVE, REINFORCEMENT, VALUE_OF, Sides, bonus, sides_of, stake, terms_of, told_by, words
from fifthcolony.duel.destiny import EVEN, LOWER
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.advice import Said

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


def feared(view: DuelView, me: int, sly: bool) -> Feared:
    """What the other may lay: cards known to be in its hand, and the rest as its deck has them."""
    other = 1 - me
    known = [kind for kind in view["known"][other] if kind in VALUE_OF]
    gone = {*view["piles"][other], *known}
    tastes = tastes_of(terms_of(view["card"]).rule == LOWER, stake(view, me) >= DECISIVE, sly)
    pool = [tastes[kind] for kind in PLAN_KINDS if kind not in gone] or [tastes[kind] for kind in PLAN_KINDS]
    share = max(0, view["hands"][other] - len(known)) / len(pool)
    weighted = [(value, taste * share) for value, taste in pool] if share else []
    weighted += [tastes[kind] for kind in known]
    total = sum([weight for _, weight in weighted]) or 1.0
    return [(value, weight / total) for value, weight in weighted]


@cache
def tastes_of(lower: bool, decisive: bool, sly: bool) -> dict[str, tuple[int, float]]:
    """The value of every kind of card, and how gladly the other lays it."""
    return {kind: (value, _sly_taste(value) if sly else _taste(value, lower, decisive)) for kind, value in VALUE_OF.items()}


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

    __slots__ = (
        "_leads", "_limits", "_sums", "above", "below", "fears", "me", "plain", "rule", "sly", "swaps", "told", "view", "wary", "width",
        "words",
    )  # fmt: skip

    def __init__(self, view: DuelView, me: int, fears: Feared | None = None, sides: Sides | None = None) -> None:
        self.view = view
        self.me = me
        self.rule = terms_of(view["card"]).rule
        first, second = sides_of(view) if sides is None else sides
        self.words = (tuple(told_by(first, "plan")), tuple(told_by(second, "plan")))
        self.told = bool(self.words[0] or self.words[1])
        """Whether any power has a say about plans."""
        self.below, self.above = (self._gap(me), self._gap(1 - me)) if self.told else (NEVER, NEVER)
        """How far below the other's plan the own one wins at once, and the other way round."""
        self.sly = self.above != NEVER
        self.wary = WARY if self.sly else 1.0
        """What of a chance to win is counted on."""
        self.width = WIDTH
        self.swaps = (SWAPS,) in self.words[1 - me]
        self.plain = self.below == self.above == NEVER and not self.swaps and self.rule != EVEN
        """Whether plans are compared by their values alone."""
        given = feared(view, me, self.sly) if fears is None else fears
        self.fears = sorted([(self.counted(1 - me, value), chance) for value, chance in given] if self.told else given)
        self._limits = [value for value, _ in self.fears]
        self._sums = [0.0, *accumulate([chance for _, chance in self.fears])]
        self._leads = [0.0, *accumulate([chance * value for value, chance in self.fears])]

    def counted(self, seat: int, value: int) -> int:
        """What a plan of this value will count for a seat, with what powers add to it."""
        return counted(value, self.words[seat], self.words[1 - seat], self.rule == LOWER) if self.told else value

    def chance(self, value: int, edge: int) -> float:
        """How likely a plan of this value wins, given how far the own side is ahead otherwise."""
        return self.chances([self.counted(self.me, value)], edge)[0]

    def chances(self, counted: list[int], edge: int) -> list[float]:
        """The same for plans that count so much."""
        if not self.plain:
            return [self._one_by_one(own, edge) for own in counted]
        above = self._above([own + edge for own in counted])
        return [1 - chance for chance in above] if self.rule == LOWER else above

    def _above(self, clouts: list[int]) -> list[float]:
        """How likely the other ends below such clouts, with room for what is added later: surely, or more likely the larger the lead."""
        limits, sums, leads, width, found = self._limits, self._sums, self._leads, self.width, []
        half = width // 2
        for clout in clouts:
            low = bisect_left(limits, clout - half)
            high = bisect_left(limits, clout + half, low)
            sure = sums[low]
            near = sums[high] - sure
            found.append(sure + near / 2 + (near * clout - leads[high] + leads[low]) / width)
        return found

    def _one_by_one(self, own: int, edge: int) -> float:
        """How likely it wins where powers or parity have a say."""
        won = beyond = 0.0
        for laid, chance in self.fears:
            if laid - own >= self.below:
                beyond += chance
            elif self.swaps and (laid > MIDDLING if self.rule == LOWER else laid < MIDDLING):  # it may have laid that to be rid of it
                won += chance * ((self._compared(own, laid, edge) + self._compared(laid, own, edge)) / 2)
            else:
                won += chance * self._compared(own, laid, edge)
        return (won + beyond) * self.wary

    def _compared(self, own: int, laid: int, edge: int) -> float:
        if own - laid >= self.above:
            return 0.0
        lead = own + edge - laid
        if self.rule == EVEN:
            return float((lead > 0 or (lead == 0 and self.view["leader"] != self.me)) if lead % 2 == 0 else laid % 2)
        chance = 0.5 + (-lead if self.rule == LOWER else lead) / self.width
        return 0.0 if chance < 0 else 1.0 if chance > 1 else chance

    def _gap(self, seat: int) -> int:
        return min((numbers[0] for word, *numbers in self.words[seat] if word == BELOW), default=NEVER)


@cache
def counted(value: int, own: tuple[Said, ...], others: tuple[Said, ...], lower: bool) -> int:
    """What a plan of this value counts for whose powers say such things, against somebody whose powers say such."""
    for mine, told in ((True, own), (False, others)):
        for word, *numbers in told:
            if word == "digits_swapped":
                value = _swapped(value)
            elif word == "decides" and value == numbers[0]:
                value = 42 if mine != lower else -42
    for word, *numbers in own:
        if word == "indivisible_adds" and is_prime(value):
            value += numbers[0]
    return value


def is_prime(value: int) -> bool:
    """Divisible by itself and one alone."""
    return value > 1 and all(value % divisor for divisor in range(2, int(value**0.5) + 1))


def _swapped(value: int) -> int:
    tens, ones = divmod(abs(value), 10)
    return (ones * 10 + tens) * (-1 if value < 0 else 1)


def standing(view: DuelView, seat: int, names: list[str]) -> tuple[int, int]:
    """What a seat adds to its plan by powers that work by themselves, and what the ship advantage adds besides."""
    total = 0
    for word, *numbers in told_by(names, "clout"):
        there = next((planet["ships"][seat] for planet in view["row"] if planet["planet"] == view["arena"]), 0)
        if (word == "leads" and view["leader"] == seat) or (word == "was_there" and there > view["sent"][seat]):
            total += numbers[0]
    return total, (view["advantage"] or 0) + bonus(names, "advantage")


@cache
def worth(kind: str, sly: bool = False) -> float:
    """What it costs to give a card away, in planets; against a sly opponent the middling plans are the good ones."""
    value = VALUE_OF[kind]
    if kind.startswith(REINFORCEMENT):
        return 0.14 + abs(value) / 100
    if sly:
        return value / 400 if MIDDLING < value < BIG else 0.0
    return max(0, value - SMALL) / 90
