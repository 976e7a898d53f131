"""Dictator: picks the destiny card for every other offense."""

from fifthcolony.classic.cards import DESTINY_OPTION
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick


def draw_at_random(g: Game, _me: int) -> None:
    """A cancelled choice leaves the rest of the deck to chance."""
    g.shuffle(g.destiny)


@must(When.BEFORE_DRAW, Role.NOT_OFFENSE, cancelled=draw_at_random)
def command(g: Game, me: int) -> Asking:
    """It searches the destiny deck and picks the card the offense draws."""
    g.destiny_pick = yield from pick(me, "dictator.card", sorted(set(g.destiny)), DESTINY_OPTION)
    g.shuffle(g.destiny)


alien = Alien("dictator", command, alert="red", phases=(Phase.DESTINY,))
