"""Masochist: wins when all of its ships are lost; it never loses its power for lack of home colonies."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import leave_warp
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.regroup import no_retrieval, ships_due
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import REMOVED, WARP, Game
from fifthcolony.classic.words import SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick


def all_lost(g: Game, me: int) -> bool:
    """None of its ships is left in play."""
    return g.ships_at(me, WARP) + g.ships_at(me, REMOVED) == g.fleet(me)


@must(When.REGROUP_START, Role.ANY, given=all_lost, advice="wins")
def hurt_yourself(g: Game, me: int) -> None:
    """It has what it wanted."""
    g.win(me, "win.masochist")


def others_waiting(g: Game) -> list[int]:
    """Who could get a ship back in the offense's place, as long as that one has ships elsewhere than in the warp."""
    if not ships_due(g) or not g.colonies(g.offense):
        return []
    return [seat for seat in g.order if seat != g.offense and g.ships_at(seat, WARP) and g.colonies(seat)]


@wild(When.BEFORE_RETRIEVAL, Role.ANY, given=lambda g, _me: bool(others_waiting(g)), advice="never")
def redirect(g: Game, me: int) -> Asking:
    """Somebody else gets a ship back, and the offense none."""
    seat = yield from pick(me, "masochist.receiver", others_waiting(g), SEAT)
    g.from_now_on(Query.RETRIEVAL, no_retrieval)
    g.tell("masochist.redirected", SEAT[seat])
    g.then(leave_warp, seat, 1)


@super_side(When.BEFORE_RETRIEVAL, Role.OFFENSE, given=lambda g, _me: ships_due(g) > 0)
def let_go(g: Game, me: int) -> None:
    """A ship in the warp leaves the game instead of coming back."""
    g.from_now_on(Query.RETRIEVAL, no_retrieval)
    g.move_ships(me, WARP, REMOVED)
    g.casualties[me] = min(g.casualties[me], g.ships_at(me, WARP))
    g.tell("masochist.let_go", SEAT[me])


alien = Alien(
    "masochist", hurt_yourself, alert="red", phases=(Phase.REGROUP,), not_with=("healer",), endures=True, flare=(redirect, let_go)
)
