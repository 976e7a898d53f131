"""What always holds in a duel: nothing is lost, and nobody sees what it cannot know. For the properties and the soak."""

from typing import Final

from fifthcolony.duel.cards import KIND
from fifthcolony.duel.checks import hidden, pieces, soak
from fifthcolony.kernel.checks import Checks

CHECKS: Final = Checks(
    conserved=pieces.check_conserved,
    permuted=hidden.permuted,
    swap_two=hidden.swap_two,
    kind=KIND.__getitem__,
    knows=hidden.knows,
    may_be_renamed=lambda _prompt: True,  # whatever is chosen openly is known from then on, which ends the comparison
    blurring=hidden.BLURRING,
    plans=soak.PLANS,
    wishes=soak.wishes_of,
    pairs=soak.pairs,
    tally=soak.Tally,
    never_seen=soak.never_seen,
)
