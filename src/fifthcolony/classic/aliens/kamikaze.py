"""Kamikaze: may send up to four of its ships to the warp for two cards each."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import gather, lose_gathered, outside
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.regroup import ships_due
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import MAX_COMMIT, SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

CARDS_PER_SHIP = 2
ADDED_PER_SHIP = 3
RETRIEVED = 3


@may(When.BEFORE_SELECT, Role.MAIN, given=lambda g, me: bool(g.colonies(me)), advice="short_of_cards")
def sacrifice(g: Game, me: int) -> Asking:
    """One to four ships from its colonies."""
    taken = yield from gather(g, me, "kamikaze.ships", g.colonies(me), 1, MAX_COMMIT)
    lose_gathered(g, me, taken)
    g.then(collect, me, CARDS_PER_SHIP * len(taken))


@step
def collect(g: Game, me: int, number: int) -> None:
    """The cards for the ships."""
    draw(g, me, number)


@wild(When.AFTER_SELECT, Role.MAIN, given=lambda g, me: bool(outside(g, me)), advice="has_fair_attack")
def crash(g: Game, me: int) -> Asking:
    """One to four ships from outside the encounter raise the side's total."""
    taken = yield from gather(g, me, "kamikaze.crash", outside(g, me), 1, MAX_COMMIT)
    lose_gathered(g, me, taken)
    g.addends.append((g.side_of(me), ADDED_PER_SHIP * len(taken), g.plays[-1].word))
    g.tell("kamikaze.crashed", SEAT[me], len(taken), ADDED_PER_SHIP * len(taken))


def more_to_retrieve(g: Game, me: int) -> bool:
    """It may bring one ship back, and has more in the warp."""
    return ships_due(g) == 1 and g.ships_at(me, WARP) > 1


@super_side(When.BEFORE_RETRIEVAL, Role.OFFENSE, given=more_to_retrieve)
def return_in_force(g: Game, _me: int) -> None:
    """Three ships come back instead of one."""
    g.from_now_on(Query.RETRIEVAL, three)


@change
def three(_g: Game, number: int) -> int:
    """Where any would."""
    return RETRIEVED if number else 0


alien = Alien(
    "kamikaze", sacrifice, alert="yellow", phases=(Phase.PLANNING,), asks={"kamikaze.ships": "trade_in"}, flare=(crash, return_in_force)
)
