"""Masochist: having no ship to send wins the game; shown only while there are many."""

from fifthcolony.duel.hooks import modifies
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, Query

ENOUGH = 10


@modifies(Query.CANNOT_SEND, ALWAYS)
def masochism(_g: Game, _me: int, _loses: bool) -> bool:
    """It does not lose."""
    return False


envoy = Envoy(
    "masochist", masochism, icon="brawn", provenance="seed", may_reveal=lambda g, me: g.supply[me] >= ENOUGH, traits={"supply": "none_wins"}
)
