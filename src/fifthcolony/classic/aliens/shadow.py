"""Shadow: destiny costs the player it names a ship."""

from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import gather, lose, note_retrieval, outside, within_reach
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import GATE, NEGOTIATES, PLACE, WARP, Game
from fifthcolony.classic.words import NOBODY, OFFENSE, PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import PASS, Asking, pick, pick_or_leave
from fifthcolony.kernel.steps import step


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
        if boosted(g) and place < GATE:
            g.then(take_place, me, place)


@step
def take_place(g: Game, me: int, planet: int) -> None:
    """One of its own ships comes out of the warp in the place of the executed one."""
    if g.ships_at(me, WARP):
        g.move_ships(me, WARP, planet)
        g.tell("ships.landed", SEAT[me], 1, PLANET[planet])
        note_retrieval(g, me, 1)


def is_beaten_by_attack(g: Game, me: int) -> bool:
    """The offense has won with an attack, and there is a ship elsewhere to go down with its ships."""
    return g.winner == OFFENSE and g.values[OFFENSE] > NEGOTIATES and bool(outside(g, me)) and bool(g.owners_at(GATE))


@wild(When.LOSSES, Role.DEFENSE, given=is_beaten_by_attack)
def drag_down(g: Game, me: int) -> Asking:
    """For one of its ships elsewhere, all opposing ships go to the warp; they win, and get nothing for it."""
    taken = yield from gather(g, me, "ships.lose", outside(g, me), 1, 1)
    g.then(lose, ((me, taken[0], 1), *g.involved(OFFENSE)))


alien = Alien(
    "shadow", execute, alert="yellow", phases=(Phase.DESTINY,), asks={"shadow.planet": "strike"},
    flare=(drag_down, boosts(execute, role=Role.OFFENSE, given=lambda g, me: g.ships_at(me, WARP) > 0)),
)  # fmt: skip
