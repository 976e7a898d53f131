"""Reading the view of a duel game: powers and their words, what is at stake, who would win with which clout."""

from functools import cache
from typing import Final

from fifthcolony.duel.advice import ADVICE
from fifthcolony.duel.cards import COPIES, KINDS, VALUE
from fifthcolony.duel.destiny import DESTINY, EVEN, LOWER, WHOLE_GAME, Destiny
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import IN_DUEL, PLANETS_TO_WIN, SCOPE
from fifthcolony.kernel.advice import Said, said

DUEL: Final = SCOPE[IN_DUEL]
VALUE_OF: Final = {kind: VALUE[COPIES[kind][0]] for kind in KINDS}
REINFORCEMENT: Final = "reinf_"
CONTEST_STAKE: Final = 0.4
DECISIVE: Final = 3.0


@cache
def terms_of(name: str) -> Destiny:
    """What is printed on a destiny card."""
    return next(card for card in DESTINY if card.name == name)


def powers(view: DuelView, seat: int) -> list[str]:
    """The powers that work for a seat: its alien, its allies that are up, and what it has copied."""
    found = view["aliens"][seat][:]
    for envoy in view["envoys"]:
        if envoy["ally"] == seat and envoy["face_up"]:
            found.append(f"envoy.{envoy['name']}")
    for holder, name in view["copied"]:
        if holder == seat:
            found.append(f"envoy.{name}")
    return found


Sides = tuple[list[str], list[str]]
"""The powers of both seats."""


def sides_of(view: DuelView) -> Sides:
    """Those of both seats."""
    return powers(view, 0), powers(view, 1)


def words(view: DuelView, seat: int, about: str) -> list[Said]:
    """What a seat's powers say about something, each with its numbers."""
    return told_by(powers(view, seat), about)


def told_by(names: list[str], about: str) -> list[Said]:
    """What these powers say about something: for who looks at the same powers again and again in one decision."""
    told = ADVICE.trait(about)
    return [said(told[name]) for name in names if name in told]


def bonus(names: list[str], about: str) -> int:
    """The numbers that these powers give for something, together."""
    told = ADVICE.trait(about)
    return sum([said(told[name])[-1] for name in names if name in told])


def stake(view: DuelView, me: int) -> float:
    """What winning is worth: a planet is 1, the game three, a contest less."""
    if view["scope"] != DUEL:
        return DECISIVE if WHOLE_GAME in terms_of(view["card"]).won else CONTEST_STAKE
    mine, theirs = view["controlled"][me], view["controlled"][1 - me]
    return DECISIVE if max(mine, theirs) >= PLANETS_TO_WIN - 1 else 1 + 0.15 * max(mine, theirs)


def wants_no_ships(view: DuelView, me: int, names: list[str] | None = None) -> bool:
    """A power turns having no ship to send into a win, and supply is low enough to go for it."""
    if view["supply"][me] >= view["warp"][me]:
        return False
    return ("none_wins",) in told_by(powers(view, me) if names is None else names, "supply")


def leaves_forbidden(view: DuelView, me: int, *kinds: str) -> bool:
    """Whether a hand without these cards would be a single card of a value by which a power of the other's wins the game."""
    if len(view["hand"]) > len(kinds) + 1:
        return False
    left = list(view["hand"])
    for kind in kinds:
        if kind in left:
            left.remove(kind)
    return len(left) == 1 and any(VALUE_OF[left[0]] in values for values in words(view, 1 - me, "last_card"))


# --- who wins -------------------------------------------------------------------------------------------------------------------------


def beats(view: DuelView, me: int, mine: float, theirs: float) -> bool:
    """Whether so much clout wins against so much."""
    rule = terms_of(view["card"]).rule
    if rule == EVEN and mine % 2 != theirs % 2:
        return mine % 2 == 0
    if mine == theirs:
        return bool(view["leader"] != me)
    return (mine > theirs) != (rule == LOWER)


def clouts(view: DuelView, me: int) -> tuple[int, int]:
    """The own clout and the other's, once plans are up."""
    clout = view["clout"]
    assert clout is not None, "clouts are compared once plans are up"
    totals = [sum(amount for _, amount in parts) for parts in clout]
    return totals[me], totals[1 - me]


def turns(view: DuelView, me: int, mine: int = 0, theirs: int = 0) -> bool:
    """Whether adding so much turns a loss into a win."""
    if view["clout"] is None:
        return False
    own, other = clouts(view, me)
    return not beats(view, me, own, other) and beats(view, me, own + mine, other + theirs)


def ships(view: DuelView, me: int) -> tuple[int, int]:
    """Own and other ships on the planet duelled over; those that a hidden dial will bring are guessed."""
    there = next((planet["ships"] for planet in view["row"] if planet["planet"] == view["arena"]), [0, 0])
    counts = []
    for seat in (me, 1 - me):
        dial = view["dials"][seat]
        coming = 0 if view["sent"][seat] or dial is None else 2 if isinstance(dial, str) else min(dial, view["supply"][seat])
        counts.append(there[seat] + coming)
    return counts[0], counts[1]
