"""Voyager: brings the Warpplanet, where its ally's destroyed ships may drift to."""

from fifthcolony.duel.hooks import may_with, must
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, NO_PLANET, NUMBER, SEAT, When
from fifthcolony.kernel.ask import Asking, pick


@must(When.ENVOY_REVEALED, ALWAYS, given=lambda g, _me: g.warpplanet == NO_PLANET and bool(g.planets))
def warpplanet(g: Game, _me: int) -> None:
    """The first time it is turned up, the top planet comes to lie in the Warp."""
    g.warpplanet = g.discover_planet()
    g.tell("voyager.warpplanet", TILE[g.warpplanet])


@may_with(When.SHIPS_DESTROYED, ALWAYS, given=lambda g, _me: g.warpplanet not in (NO_PLANET, g.arena))
def drift(g: Game, me: int, number: int) -> Asking:
    """Any of the ships just destroyed."""
    drifting = yield from pick(me, "voyager.drift", range(number + 1), NUMBER, (TILE[g.warpplanet],))
    g.warp[me] -= drifting
    g.fleet[g.warpplanet * 2 + me] += drifting
    if drifting:
        g.tell("voyager.drifted", SEAT[me], drifting, TILE[g.warpplanet])


envoy = Envoy("voyager", warpplanet, drift, icon="guile", provenance="seed", asks={"voyager.drift": "most"})
