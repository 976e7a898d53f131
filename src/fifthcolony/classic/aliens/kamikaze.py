"""Kamikaze: may send up to four of its ships to the warp for two cards each."""

from fifthcolony.classic.fleet import gather, lose_gathered
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import MAX_COMMIT, Phase, Role, When
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.steps import step

CARDS_PER_SHIP = 2


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


alien = Alien("kamikaze", sacrifice, alert="yellow", phases=(Phase.PLANNING,), asks={"kamikaze.ships": "trade_in"})
