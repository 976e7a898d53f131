"""The words in which aliens and envoys tell bots about themselves.

Optional abilities are used whenever they are offered, unless they say when.
"""

from typing import Final, Literal, TypedDict

from fifthcolony.kernel.advice import Advice

WorthUsing = Literal[
    "better_beside", "can_pay", "exchange_plan", "is_behind", "is_good_plan", "never", "prize_is_the_others", "rounding_turns",
    "ship_turns_advantage", "swap_plans",
]  # fmt: skip
NumberedUse = Literal["can_turn", "has_cards", "has_supply", "sometimes"]
"""By so much clout, with so many of them, once in so many times."""
Use = WorthUsing | tuple[NumberedUse, int]
"""What a hook says by `advice=`: when it is worth using."""

PlainQuestion = Literal[
    "anything", "best_plan", "bet", "exchange_plan", "extreme", "likely_plan", "most", "oneself", "part_with", "smallest_that_turns",
    "strong_tactic", "take_best",
]  # fmt: skip
NumberedQuestion = Literal["first_sometimes", "forecast", "sell"]
"""Once in so many times, from so much on, for so much each."""
Question = PlainQuestion | tuple[NumberedQuestion, int]
"""What a power says of its prompts by `asks=`: what kind of question each is."""


class Traits(TypedDict, total=False):
    """What a power says of itself by `traits=`: what it is worth where the table does not show it."""

    plan: Literal["digits_swapped", "may_swap"] | tuple[Literal["decides", "far_below_wins", "indivisible_adds"], int]
    """What it makes of plans: which value it decides about, how far below the other's wins, what indivisible ones add."""
    clout: tuple[Literal["leads", "was_there"], int]
    """What it adds to clout, and when."""
    advantage: int
    """What it adds to the ship advantage."""
    blast: int
    """What it adds to a blast."""
    tactic: tuple[Literal["breaks"], str, int]
    """What it gives to who shows something else than was announced, about what."""
    supply: Literal["none_wins"]
    """Having no ship to send wins."""
    last_card: tuple[int, ...]
    """The values of a last card by which the other's wins it the game."""


ADVICE: Final = Advice()
