"""The only place where the simple bot knows powers by name: what a view cannot tell and no general rule gets right.

Optional powers are used whenever they are offered; here stand those for which that is wrong, and what a power is worth in numbers
that the view shows only after the cards are up.
"""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.protocol import View

SHIP_WORTH: Final = {"macron": 4}
"""What one ship counts, where it is not one."""
SIDE_BONUS: Final = {"human": 4}
"""What a power adds to its side's total."""
MAIN_BONUS: Final[dict[str, Callable[[View, int], int]]] = {
    "warpish": lambda view, _: sum(view["warp"]),
    "warrior": lambda view, seat: sum(number for holder, kind, number in view["tokens"] if [holder, kind] == [seat, "experience"]),
}
"""What a power adds to a main player's total, by the view and the seat."""
ATTACK_COUNTS: Final[dict[str, Callable[[int, int], int]]] = {
    "tripler": lambda value, _: 3 * value if value <= 10 else (value + 2) // 3,
    "virus": lambda value, ships: value * ships - ships,
}
"""What a main player's attack of some value counts with so many own ships, over and above those ships."""
BACKFIRES: Final = frozenset({"human.humanity"})
"""Uses that win the encounter for their owner when they are zapped."""
WINS: Final = frozenset({"masochist.hurt_yourself"})
"""Uses that win the game unless they are zapped."""
LAST_TOKEN: Final = {"tick_tock.patience": "cosmic"}
"""Uses that win the game when they take the last token of a kind."""
PEACE_WINS: Final = frozenset({"pacifist"})
"""Powers by which a negotiate beats an attack."""
LOWER_WINS: Final = frozenset({"anti_matter"})
"""Powers by which the lower total wins."""
USES: Final = {
    "amoeba.ooze": "has_fair_attack",
    "calculator.equalize": "has_low_attack",
    "chosen.divine_intervention": "is_behind",
    "citadel.build": "can_spare_attack",
    "citadel.fortify": "is_not_attacking",
    "clone.replicate": "keep_card",
    "fodder.overwhelm": "can_throw_in",
    "gambler.bluff": "would_lose",
    "kamikaze.sacrifice": "short_of_cards",
    "loser.upset": "can_lose",
    "machine.continuity": "go_on",
    "mirror.reversal": "has_low_attack",
    "miser.hoarded_alliance": "card:force_field",
    "miser.hoarded_deal": "card:quash",
    "miser.hoarded_outcome": "card:ionic_gas",
    "miser.hoarded_reinforcement": "pile_can_turn",
    "miser.hoarded_reveal": "card:emotion_control",
    "miser.hoarded_start": "worth_starting_with",
    "miser.lay_hoarded": "pile_is_better",
    "parasite.infest": "force_alliance",
    "philanthropist.giving": "has_junk",
    "reserve.call_up": "attacks_can_turn",
    "reserve.turn_away": "is_reinforced_against",
    "sorcerer.magic": "swap_cards",
    "trader.transference": "swap_hands",
}
"""Optional uses that do harm as often as good, and the rule of thumb that says when to use them."""
FAVOURS: Final = frozenset({"fido.taker", "healer.patient", "philanthropist.taker"})
"""Prompts that do somebody good; otherwise whoever is picked mostly suffers for it."""
