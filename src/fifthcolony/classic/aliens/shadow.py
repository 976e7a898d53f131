"""Shadow: destiny costs the player it names a ship."""

from fifthcolony.classic.fleet import lose
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NOBODY, PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import PASS, Asking, pick, pick_or_leave


def victims(g: Game, me: int) -> list[int]:
    """Whom the drawn card lets it execute: the player it names, anybody on a wild; never itself."""
    named = g.order if g.named == NOBODY else (g.named,)
    return [seat for seat in named if seat != me and g.colonies(seat)]


@must(When.AFTER_DRAW, Role.ANY, given=lambda g, me: bool(victims(g, me)))
def execute(g: Game, me: int) -> Asking:
    """One ship, from a colony of Shadow's choosing. On a wild it need not."""
    seats = victims(g, me)
    victim = yield from pick_or_leave(me, "shadow.victim", seats, SEAT, leave=PASS if g.named == NOBODY else "")
    if victim is not None:
        planet = yield from pick(me, "shadow.planet", g.colonies(victim), PLANET, (SEAT[victim],))
        g.then(lose, ((victim, planet, 1),))


alien = Alien("shadow", execute, alert="yellow", phases=(Phase.DESTINY,), asks={"shadow.planet": "strike"})
