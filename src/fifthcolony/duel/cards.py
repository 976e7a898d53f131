"""Plans, reinforcements and tactics as numbers, and their words.

Cards 0 to 16 are the orange plans, 17 to 33 the blue ones, the rest the reinforcements: a card of either kind can be in either player's
hands. A tactic half has a number too; two halves make a token.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple


class Plan(NamedTuple):
    """A plan: its value, and where what we know of it comes from."""

    value: int
    provenance: str = "original"


class Reinforcement(NamedTuple):
    """What it adds to the clout it lies on, and what it is worth as a plan."""

    word: str
    kind: str
    value: int
    as_plan: int
    provenance: str = "original"


FIXED: Final = "fixed"
EVEN_HELPS: Final = "even_helps"
ODD_HELPS: Final = "odd_helps"
EITHER: Final = "either"
"""Its player says plus or minus."""
COPY: Final = "copy"
"""Worth what the one played before it is worth."""

PLANS: Final = (
    Plan(-2, "seed"), Plan(4, "seed"), Plan(5, "seed"), Plan(6, "seed"), Plan(7, "seed"), Plan(8), Plan(9), Plan(10, "seed"),
    Plan(11, "seed"), Plan(12), Plan(13, "seed"), Plan(14), Plan(15), Plan(20, "seed"), Plan(23), Plan(31, "seed"), Plan(42, "seed"),
)  # fmt: skip
REINFORCEMENTS: Final = (
    Reinforcement("p08", FIXED, 8, 8, "seed"),
    Reinforcement("p12", FIXED, 12, 12, "seed"),
    Reinforcement("m10", FIXED, -10, -10, "seed"),
    Reinforcement("m07", FIXED, -7, -7, "seed"),
    Reinforcement("pm10", EVEN_HELPS, 10, 10, "seed"),
    Reinforcement("mp10", ODD_HELPS, -10, -10, "seed"),
    Reinforcement("p03", FIXED, 3, 3),
    Reinforcement("p04", FIXED, 4, 4),
    Reinforcement("p05", FIXED, 5, 5),
    Reinforcement("p06", FIXED, 6, 6),
    Reinforcement("p07", FIXED, 7, 7),
    Reinforcement("p10", FIXED, 10, 10),
    Reinforcement("p15", FIXED, 15, 15),
    Reinforcement("m03", FIXED, -3, -3),
    Reinforcement("m04", FIXED, -4, -4),
    Reinforcement("m05", FIXED, -5, -5),
    Reinforcement("m12", FIXED, -12, -12),
    Reinforcement("flex05", EITHER, 5, 5),
    Reinforcement("copy", COPY, 2, 2),
)

PLAN_COUNT: Final = len(PLANS)
FIRST_REINFORCEMENT: Final = 2 * PLAN_COUNT
CARD_COUNT: Final = FIRST_REINFORCEMENT + len(REINFORCEMENTS)
EVERY_CARD: Final = tuple(range(CARD_COUNT))


def plan_word(value: int) -> str:
    """ "plan_13", "plan_m02": two digits, because some effects reorder them."""
    return f"plan_{'m' if value < 0 else ''}{abs(value):02}"


def reinforcement_word(card: Reinforcement) -> str:
    """ "reinf_p08"."""
    return f"reinf_{card.word}"


KIND: Final = (*(plan_word(plan.value) for _ in range(2) for plan in PLANS), *map(reinforcement_word, REINFORCEMENTS))
VALUE: Final = (*(plan.value for _ in range(2) for plan in PLANS), *(card.as_plan for card in REINFORCEMENTS))
"""What each card is worth as a plan."""
OPTION: Final = tuple(f"card:{kind}" for kind in KIND)
KINDS: Final = tuple(dict.fromkeys(KIND))
COPIES: Final = {kind: tuple(card for card in EVERY_CARD if KIND[card] == kind) for kind in KINDS}


def words_of(cards: Iterable[int]) -> tuple[str, ...]:
    """The words for several cards, sorted as a hand is shown: in which order they were drawn is nobody's business."""
    return tuple([OPTION[card] for card in sorted(cards)])


def plans_of(seat: int) -> list[int]:
    """The plan deck of a colour."""
    return list(range(seat * PLAN_COUNT, seat * PLAN_COUNT + PLAN_COUNT))


def reinforcement(card: int) -> Reinforcement:
    """What a reinforcement card does."""
    return REINFORCEMENTS[card - FIRST_REINFORCEMENT]


_RANK: Final = {
    card: rank for rank, card in enumerate(sorted(EVERY_CARD, key=lambda card: (card >= FIRST_REINFORCEMENT, VALUE[card], card)))
}


def kinds_of(cards: Iterable[int]) -> list[int]:
    """One card of every kind among these, in the order of the kinds: what a player chooses from.

    Of cards that are all the same there are two to choose from, because not to be asked would tell the opponent that they are.
    """
    ranked = sorted(cards, key=_RANK.__getitem__)
    if len({*map(KIND.__getitem__, ranked)}) == len(ranked):
        return ranked
    found: dict[str, int] = {}
    for card in ranked:
        found.setdefault(KIND[card], card)
    return ranked[:2] if len(found) == 1 else list(found.values())


# --- tactics --------------------------------------------------------------------------------------------------------------------------

BLAST: Final = "blast"
SHIELD: Final = "shield"
RECOVER: Final = "recover"
ICONS: Final = (BLAST, SHIELD, RECOVER)

HALVES: Final[tuple[tuple[str, int], ...]] = (
    (BLAST, 4), (SHIELD, 1),
    (BLAST, 3), (SHIELD, 2),
    (BLAST, 2), (SHIELD, 3),
    (SHIELD, 4), (RECOVER, 1),
    (BLAST, 1), (RECOVER, 2),
)  # fmt: skip
"""Icon and value; halves 2n and 2n + 1 are the two of token n."""
TACTICS_PROVENANCE: Final = "original"
"""Which halves share a token is our own; single halves are in the rulebook."""
TOKENS: Final = len(HALVES) // 2
ALL_READY: Final = (1 << TOKENS) - 1
TOKEN: Final = tuple(f"token:{letter}" for letter in "abcde")
HALF: Final = tuple(f"{icon}_{value}" for icon, value in HALVES)
TACTIC: Final = tuple(f"tactic:{half}" for half in HALF)


_TOKENS_IN: Final = tuple(tuple(token for token in range(TOKENS) if mask >> token & 1) for mask in range(ALL_READY + 1))


def tokens_in(mask: int) -> list[int]:
    """The tokens that a number names by its bits."""
    return list(_TOKENS_IN[mask])
