"""Mirror: the digits of every revealed plan change places."""

from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, SEATS, When


def mirrored(value: int) -> int:
    """13 is 31, 8 is 80, -2 is -20."""
    tens, ones = divmod(abs(value), 10)
    turned = ones * 10 + tens
    return -turned if value < 0 else turned


@must(When.REVEAL, CONTEST_DUEL)
def mirror(g: Game, _me: int) -> None:
    """As plans are revealed."""
    for seat in SEATS:
        g.values[seat] = mirrored(g.values[seat])
        g.tell("plan.counts_as", SEAT[seat], g.values[seat])


envoy = Envoy("mirror", mirror, icon="vision", provenance="seed", traits={"plan": "digits_swapped"})
