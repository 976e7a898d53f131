"""Grumpus: who sent more ships has the ship advantage as long as one of them is left."""

from fifthcolony.duel.hooks import modifies
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, Query


@modifies(Query.HOLDS_ADVANTAGE, DUEL)
def advantaged(g: Game, me: int, holds: bool) -> bool:
    """Entitled by the ships sent, not by those standing there; a dial that is shown later counts when it is."""
    return holds or (g.sent[me] > g.sent[1 - me] and g.there(me) > 0)


envoy = Envoy("grumpus", advantaged, icon="brawn", provenance="seed")
