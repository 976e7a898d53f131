"""Lodger: after a loss one ship may stay; then it is neutral."""

from fifthcolony.duel.battle import lost_to
from fifthcolony.duel.friendship import set_ally
from fifthcolony.duel.hooks import may
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NOBODY, SEAT, When

NAME = "lodger"


@may(When.RETREAT, DUEL, given=lambda g, me: lost_to(g, me) and g.there(me) > g.staying)
def spare_room(g: Game, me: int) -> None:
    """Both control the planet then."""
    g.staying += 1
    g.tell("lodger.stays", SEAT[me], TILE[g.arena])
    set_ally(g, g.slot_of(NAME), NOBODY)


envoy = Envoy(NAME, spare_room, icon="guile")
