"""Human: adds four to its side's total; if zapped, its side wins at once."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, SIDE, Phase, Role, When

BONUS = 4


def win_outright(g: Game, me: int) -> None:
    """Cancelling the bonus makes its side the winner, whatever the cards say."""
    g.decided = g.side_of(me)
    g.tell("human.wins", SEAT[me], SIDE[g.decided])


@must(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, cancelled=win_outright, advice="backfires")
def humanity(g: Game, me: int) -> None:
    """Its side's total rises."""
    g.addends.append((g.side_of(me), BONUS, "alien:human"))


alien = Alien("human", humanity, alert="yellow", phases=(Phase.REVEAL,), traits={"side_bonus": BONUS})
