"""Healer: may give another player the ships it has just lost back, and draws a card for it."""

from fifthcolony.classic.fleet import come_home, leave_warp
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Role, When
from fifthcolony.kernel.ask import Asking, pick


def wounds(g: Game, me: int) -> list[list[int]]:
    """What others have just lost and nobody has brought back, where they have a colony to go to."""
    return [loss for loss in g.sunk if loss[0] != me and loss[3] and g.havens(loss[0])]


@may(When.ON_SHIP_LOSS, Role.ANY, given=lambda g, me: bool(wounds(g, me)), again=True)
def heal(g: Game, me: int) -> Asking:
    """All ships of one player, for one card; another patient is another use."""
    loss = yield from pick(me, "healer.patient", wounds(g, me), lambda loss: SEAT[loss[0]])
    patient, place, number, _ = loss
    loss[3] = 0
    g.tell("healer.healed", SEAT[me], SEAT[patient])
    if place == WARP:
        g.then(leave_warp, patient, number)
    else:
        g.then(come_home, patient, place, number)
    draw(g, me, 1)


alien = Alien("healer", heal, alert="yellow", asks={"healer.patient": "favour"})
