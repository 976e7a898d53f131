"""Alliance: invitations of both sides, then the answers, one player at a time."""

from fifthcolony.classic.fleet import gather, move_gathered
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import BESIDE, GATE, Game
from fifthcolony.classic.windows import open_window, open_window_for
from fifthcolony.classic.words import DEFENSE, OFFENSE, SEAT, SIDE, Phase, Query, Role, When
from fifthcolony.kernel.ask import DONE, Ask, Asking, pick_or_leave
from fifthcolony.kernel.steps import step

_ALLY_ROLE = (Role.OFFENSIVE_ALLY, Role.DEFENSIVE_ALLY)
ALLY_PLACE = (GATE, BESIDE)


@step
def alliance(g: Game) -> None:
    """classic:alliance.offense_invites_first, classic:alliance.no_early_answer"""
    g.phase = Phase.ALLIANCE
    open_window(g, When.BEFORE_INVITES)
    g.then(invite, OFFENSE)
    g.then(invite, DEFENSE)
    g.then(next_answer, 2)


@step
def invite(g: Game, side: int) -> Asking:
    """classic:alliance.who_may_be_invited: any of those who are no main player, picked one by one."""
    if not g.may_invite(side):
        return
    me, left = g.main(side), [seat for seat in g.order[2:] if not g.role[seat] & Role.ALLY]
    options = [SEAT[seat] for seat in left]
    invited = []
    while left:
        choice = yield Ask(me, "alliance.invite", (*options, DONE), (SIDE[side],))
        if choice == len(left):
            break
        invited.append(left.pop(choice))
        del options[choice]
    g.invited[side] |= sum(1 << seat for seat in invited)
    g.tell("alliance.invited", SEAT[me], *(SEAT[seat] for seat in invited))


@step
def next_answer(g: Game, position: int) -> None:
    """classic:alliance.accept_order, classic:alliance.commit_before_next: one answers completely, then the next."""
    anybody = g.invited[OFFENSE] | g.invited[DEFENSE]
    pressed = fold_all(g, Query.PRESSED, [])
    while position < g.seats:
        seat = g.order[position]
        forced = [(side, most) for who, side, most in pressed if who == seat] if pressed else None
        if forced and spare_ships(g, seat) and not g.role[seat] & Role.ALLY:
            join(g, seat, *forced[0])
            g.then(next_answer, position + 1)
            return
        if anybody >> seat & 1 or g.watches(When.ON_ALLY_TURN):
            open_window_for(g, When.ON_ALLY_TURN, seat)
            g.then(answer, position)
            return
        position += 1
    open_window(g, When.AFTER_FORMED)


@step
def answer(g: Game, position: int) -> Asking:
    """classic:alliance.invitation_needed, classic:alliance.one_side"""
    seat = g.order[position]
    sides = [side for side in (OFFENSE, DEFENSE) if g.invited[side] >> seat & 1]
    if sides and not g.role[seat] & Role.ALLY and g.colonies(seat):
        side = yield from pick_or_leave(seat, "alliance.answer", sides, SIDE, leave="decline")
        if side is None:
            g.tell("alliance.declined", SEAT[seat])
        else:
            join(g, seat, side)
    g.go_on(next_answer, position + 1)


def spare_ships(g: Game, seat: int) -> int:
    """How many ships a seat could send without giving up a colony."""
    return sum(g.ships_at(seat, planet) - 1 for planet in g.colonies(seat))


def join(g: Game, seat: int, side: int, exactly: int = 0) -> None:
    """Become an ally, and send ships: as many as it likes, or exactly so many, as far as it can spare them."""
    become_ally(g, seat, side)
    open_window_for(g, When.BEFORE_ALLY_SHIPS, seat)
    g.then(commit, seat, side, exactly)


def become_ally(g: Game, seat: int, side: int) -> None:
    """A seat is on a side from now on; its ships are yet to come."""
    g.role[seat] = _ALLY_ROLE[side]
    g.joined[side] |= 1 << seat
    g.tell("alliance.joined", SEAT[seat], SIDE[side])


@step
def commit(g: Game, seat: int, side: int, exactly: int = 0) -> Asking:
    """classic:alliance.ship_count, classic:alliance.placement"""
    place = ALLY_PLACE[side]
    waiting = g.ships_at(seat, place)  # something may have sent a ship ahead
    least, most = 1 - waiting, g.limit[seat] - waiting
    if exactly:
        least = most = max(least, min(exactly, g.limit[seat], spare_ships(g, seat)) - waiting)
    taken = yield from gather(g, seat, "alliance.ships", g.colonies(seat), least, most, (SIDE[side],))
    move_gathered(g, seat, taken, place)
    g.tell("alliance.committed", SEAT[seat], g.ships_at(seat, place), SIDE[side])
