"""The Qax: whoever is given it has to ally with its giver, with all the ships it can."""

from fifthcolony.classic.fleet import gather, move_gathered
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import PASSED_ON, Technology
from fifthcolony.classic.phases.alliance import ALLY_PLACE, become_ally
from fifthcolony.classic.state import Game
from fifthcolony.classic.windows import open_window_for
from fifthcolony.classic.words import MAX_COMMIT, SEAT, SIDE, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "the_qax"


def spare(g: Game, seat: int) -> list[int]:
    """Colonies from which a ship can go without giving them up."""
    return [planet for planet in g.colonies(seat) if g.ships_at(seat, planet) > 1]


def guests(g: Game, me: int) -> list[int]:
    """Whom it can be given to: no main player, no ally yet, somebody with a ship to spare."""
    if not g.may_invite(g.side_of(me)):
        return []
    return [seat for seat in g.order[2:] if not g.role[seat] & Role.ALLY and spare(g, seat)]


@may(When.BEFORE_INVITES, Role.MAIN, given=lambda g, me: bool(guests(g, me)), advice="force_alliance")
def press(g: Game, me: int) -> Asking:
    """It changes hands, and its new owner comes along."""
    guest, side = (yield from pick(me, "the_qax.guest", guests(g, me), SEAT)), g.side_of(me)
    g.set_technologies([held if held[:2] != (me, NAME) else (guest, NAME, 0, True) for held in g.technologies])
    g.tell("the_qax.given", SEAT[me], SEAT[guest])
    g.invited[side] |= 1 << guest
    become_ally(g, guest, side)
    open_window_for(g, When.BEFORE_ALLY_SHIPS, guest)
    g.then(follow, guest, side)


@step
def follow(g: Game, guest: int, side: int) -> Asking:
    """Four ships, or as many as it may send and can without the last of a colony; more where it is free to send more."""
    planets = spare(g, guest)
    most = min(g.limit[guest], sum(g.ships_at(guest, planet) - 1 for planet in planets))
    taken = yield from gather(g, guest, "alliance.ships", planets, min(most, MAX_COMMIT), most, (SIDE[side],), leaving=1)
    move_gathered(g, guest, taken, ALLY_PLACE[side])
    g.tell("alliance.committed", SEAT[guest], len(taken), SIDE[side])


technology = Technology(NAME, press, needs=4, kind=PASSED_ON, phases=(Phase.ALLIANCE,), asks={"the_qax.guest": "pick_on"})
