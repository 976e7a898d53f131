"""Observer: as an ally its own ships, as a main player its allies' ships, are spared the warp."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import note_retrieval, rescue
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Consequence, Phase, Role, When
from fifthcolony.kernel.ask import Asking, agree
from fifthcolony.kernel.steps import step


def is_ward(g: Game, me: int, seat: int) -> bool:
    """Whose ships it protects."""
    if g.role[me] & Role.ALLY:
        return seat == me
    return bool(g.role[seat] & Role.ALLY) and g.side_of(seat) == g.side_of(me)


def endangered(g: Game, me: int) -> list[int]:
    """Its wards whose ships are about to be lost, and who have a colony to go to."""
    return [seat for seat in g.order if is_ward(g, me, seat) and g.havens(seat) and any(loss[0] == seat for loss in g.losses[-1])]


@replaces(Consequence.TO_WARP, Role.MAIN_OR_ALLY, given=lambda g, me: bool(endangered(g, me)))
def protect(g: Game, me: int) -> None:
    """They go home instead, wherever their owners like."""
    for seat in endangered(g, me):
        g.then(rescue, seat)


@wild(When.AFTER_FORMED, Role.MAIN, given=lambda g, me: bool(g.allies(g.side_of(me))), advice="never")
def treat(g: Game, me: int) -> None:
    """Each of them may draw a card."""
    for seat in g.allies(g.side_of(me)):
        g.then(accept, seat)


@step
def accept(g: Game, seat: int) -> Asking:
    """An ally draws, if it likes."""
    if (yield from agree(seat, "observer.draw")):
        draw(g, seat, 1)


def launch_from_warp(g: Game, me: int) -> None:
    """A ship goes straight from the warp into the encounter, as one of those that may be sent."""
    g.move_ships(me, WARP, g.front(me))
    g.tell("observer.launched", SEAT[me])
    note_retrieval(g, me, 1)


def has_room(g: Game, me: int) -> bool:
    """There is a ship in the warp, and room for it."""
    return g.ships_at(me, WARP) > 0 and g.ships_at(me, g.front(me)) < g.limit[me]


@super_side(When.BEFORE_SHIPS, Role.OFFENSE, given=has_room)
def launch_one(g: Game, me: int) -> None:
    """As offense."""
    launch_from_warp(g, me)


@super_side(When.BEFORE_ALLY_SHIPS, Role.ALLY, given=has_room)
def send_one(g: Game, me: int) -> None:
    """As ally."""
    launch_from_warp(g, me)


alien = Alien("observer", protect, alert="green", phases=(Phase.RESOLUTION,), flare=(treat, launch_one, send_one))
