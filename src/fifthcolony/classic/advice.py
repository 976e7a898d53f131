"""The words in which classic aliens tell bots about themselves.

Optional powers are used whenever they are offered, unless they say when.
"""

from collections.abc import Callable
from typing import Final, Literal, TypedDict

from fifthcolony.kernel.advice import Advice

WorthUsing = Literal[
    "attacks_can_turn", "can_lose", "can_spare_attack", "can_throw_in", "defends_behind", "drags_down", "force_alliance", "gain", "go_on",
    "has_fair_attack", "has_junk", "has_low_attack", "is_behind", "is_drawn", "is_not_attacking", "is_reinforced_against", "keep_card",
    "never", "pile_can_turn", "pile_is_better", "short_of_cards", "swap_cards", "swap_hands", "worth_starting_with", "would_lose",
    "card:emotion_control", "card:force_field", "card:ionic_gas", "card:mobius_tubes", "card:plague", "card:quash",
]  # fmt: skip
"""When a use is worth it; where it would be as good as an artifact, that one's word."""
IfZapped = Literal["backfires", "wins"]
"""Of a use that wins the encounter for its owner when it is zapped, and of one that wins the game unless it is zapped."""
LastToken = Literal["last_token"]
"""Of a use that wins the game when it takes the last token of a kind, which follows."""
Use = WorthUsing | IfZapped | tuple[LastToken, str]
"""What a hook says by `advice=`."""

Question = Literal[
    "card_or_ships", "challenge", "claim", "colony_or_cards", "favour", "improve", "pick_from_pile", "pick_on", "pick_reinforcement",
    "pour_in", "strike", "suspect", "take_best", "temptation", "throw_in", "trade_in", "wreck",
]  # fmt: skip
"""What an alien says of its prompts by `asks=`: what kind of question each is."""

MainBonus = Literal["warp"] | tuple[Literal["tokens"], str]


class Traits(TypedDict, total=False):
    """What an alien says of itself by `traits=`: what it is worth where the table does not show it."""

    ship_worth: int
    """What one ship counts, where it is not one."""
    side_bonus: int
    """What it adds to its side's total."""
    main_bonus: MainBonus
    """What it adds to a main player's total: the ships in the warp, or its tokens of a kind, which follows."""
    attack_counts: Callable[[int, int], int]
    """What a main player's attack of some value counts with so many own ships, over and above those ships."""
    peace_wins: bool
    """A negotiate beats an attack."""
    lower_wins: bool
    """The lower total wins."""
    defense_pays: str
    """The kind of its tokens of which every win of a defense takes one, and the last one wins."""


ADVICE: Final = Advice()


def way_word(flare: str, side: str, at: str) -> str:
    """Under which word a way to play a flare advises: its kind, the side, and the point it is played at or the use it strengthens."""
    return f"{flare}.{side}.{at}"
