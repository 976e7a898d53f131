"""Shadow: destiny costs the player it names a ship."""

from fifthcolony.classic.fleet import lose, within_reach
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import PLACE, Game
from fifthcolony.classic.words import NOBODY, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import PASS, Asking, pick, pick_or_leave


def victims(g: Game, me: int) -> list[int]:
    """Whom the drawn card lets it execute: the player it names, anybody on a wild; never itself."""
    named = g.order if g.named == NOBODY else (g.named,)
    return [seat for seat in named if seat != me and within_reach(g, seat)]


@must(When.AFTER_DRAW, Role.ANY, given=lambda g, me: bool(victims(g, me)))
def execute(g: Game, me: int) -> Asking:
    """One ship, from a colony of Shadow's choosing. On a wild it need not."""
    seats = victims(g, me)
    victim = yield from pick_or_leave(me, "shadow.victim", seats, SEAT, leave=PASS if g.named == NOBODY else "")
    if victim is not None:
        place = yield from pick(me, "shadow.planet", within_reach(g, victim), PLACE, (SEAT[victim],))
        g.then(lose, ((victim, place, 1),))


alien = Alien("shadow", execute, alert="yellow", phases=(Phase.DESTINY,), asks={"shadow.planet": "strike"})
