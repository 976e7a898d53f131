"""Thistleback: whoever destroys its ally's ships by a tactic loses one there too."""

from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, When


@must(When.AFTER_TACTICS, DUEL, given=lambda g, me: g.lost[me] > 0 and g.there(1 - me) > 0)
def prickle(g: Game, me: int) -> None:
    """Before ships are counted."""
    g.destroy(1 - me, 1, g.arena)


envoy = Envoy("thistleback", prickle, icon="brawn")
