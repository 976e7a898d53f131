"""What always holds in a classic game: nothing is lost, and nobody sees what it cannot know. For the properties and the soak."""

from typing import Final

from fifthcolony.classic.checks import hidden, pieces, plans, soak
from fifthcolony.kernel.checks import Checks

CHECKS: Final = Checks(
    conserved=pieces.check_conserved,
    permuted=hidden.permuted,
    swap_two=hidden.swap_two,
    kind=hidden.kind,
    knows=hidden.knows_piece,
    may_be_renamed=lambda prompt: prompt == "planning.select",
    blurring=hidden.BLURRING,
    plans=plans.PLANS,
    wishes=plans.wishes_of,
    sought=plans.sought,
    pairs=plans.pairs,
    tally=soak.Tally,
    never_seen=soak.never_seen,
)
