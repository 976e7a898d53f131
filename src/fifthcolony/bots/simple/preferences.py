"""The only place where the simple bot knows powers by name: what a view cannot tell and no general rule gets right.

Optional powers are used whenever they are offered; here stand those for which that is wrong, and what a power is worth in numbers
that the view shows only after the cards are up.
"""

from typing import Final

SHIP_WORTH: Final = {"macron": 4}
"""What one ship counts, where it is not one."""
SIDE_BONUS: Final = {"human": 4}
"""What a power adds to its side's total."""
BACKFIRES: Final = frozenset({"human.humanity"})
"""Uses that win the encounter for their owner when they are zapped."""
USES: Final = {
    "clone.replicate": "keep_card",
    "machine.continuity": "go_on",
    "parasite.infest": "force_alliance",
    "sorcerer.magic": "swap_cards",
}
"""Optional uses that do harm as often as good, and the rule of thumb that says when to use them."""
