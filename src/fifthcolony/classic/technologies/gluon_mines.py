"""Gluon Mines: the ships that research it take as many attackers with them, from where they lie hidden."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.fleet import lose
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import WORKS_FACE_DOWN, Technology, X
from fifthcolony.classic.state import GATE, Game
from fifthcolony.classic.words import DEFENSE, SEAT, SIDE, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "gluon_mines"


def attackers(g: Game) -> list[int]:
    """Whose each ship in the gate is, the offense's first."""
    return [seat for seat in g.order for _ in range(g.ships_at(seat, GATE))]


@may(When.AFTER_SELECT, Role.DEFENSE, given=lambda g, me: technologies.ships_on(g, me, NAME) > 0 and bool(attackers(g)))
def explode(g: Game, me: int) -> Asking:
    """Its owner picks the ships; its own come home."""
    ships = technologies.ships_on(g, me, NAME)
    left, hit = attackers(g), list[int]()
    while left and len(hit) < ships:
        everything = len(left) <= ships - len(hit)
        hit.append(left[0] if everything else (yield from pick(me, "gluon_mines.victim", list(dict.fromkeys(left)), SEAT)))
        left.remove(hit[-1])
    goals = yield from technologies.homes_for(g, me, ships)
    technologies.bring_home(g, me, technologies.discard(g, me, NAME), goals)
    g.then(lose, tuple((seat, GATE, hit.count(seat)) for seat in dict.fromkeys(hit)))
    g.then(see_who_is_left, me)


@step
def see_who_is_left(g: Game, me: int) -> None:
    """An attack without ships is beaten, whatever the cards say."""
    if not attackers(g):
        g.decided = DEFENSE
        g.tell("gluon_mines.nobody_left", SEAT[me], SIDE[DEFENSE])


technology = Technology(
    NAME, explode, needs=X, kind=WORKS_FACE_DOWN, phases=(Phase.PLANNING,), asks={"gluon_mines.victim": "pick_on"},
)  # fmt: skip
