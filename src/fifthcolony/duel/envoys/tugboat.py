"""Tugboat: brings one more ship, or takes one home, after tactics."""

from fifthcolony.duel.hooks import may
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_DIAL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick

WAYS = ("tow:send", "tow:retreat")


def ways(g: Game, me: int) -> tuple[str, ...]:
    """What is possible with a ship there; the last one cannot go home. duel:duel.d1_barred: who set no dial sends nothing."""
    can = (g.there(me) > 0 and g.supply[me] > 0 and g.dials[me] != NO_DIAL, g.there(me) > 1)
    return tuple(way for way, possible in zip(WAYS, can, strict=True) if possible)


@may(When.AFTER_TACTICS, DUEL, given=lambda g, me: bool(ways(g, me)), advice="ship_turns_advantage")
def tow(g: Game, me: int) -> Asking:
    """Before ships are counted."""
    options = ways(g, me)
    if (yield from pick(me, "tugboat.tow", options, str)) == WAYS[0]:
        g.send(me, 1, g.arena)
        g.tell("ships.sent", SEAT[me], 1, TILE[g.arena])
    else:
        g.retreat(me, 1, g.arena)
        g.tell("ships.retreated", SEAT[me], 1, TILE[g.arena])


envoy = Envoy("tugboat", tow, icon="brawn")
