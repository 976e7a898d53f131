"""Cudgel: blasts are one stronger."""

from fifthcolony.duel.hooks import modifies
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, Query


@modifies(Query.BLAST, DUEL)
def bash(_g: Game, _me: int, blast: int) -> int:
    """Each blast that is shown."""
    return blast + 1


envoy = Envoy("cudgel", bash, icon="brawn", provenance="seed", first_game=True, traits={"blast": 1})
