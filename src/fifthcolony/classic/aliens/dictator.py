"""Dictator: picks the destiny card for every other offense."""

from fifthcolony.classic.cards import DESTINY_OPTION
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking, choose


def draw_at_random(g: Game, _me: int) -> None:
    """A cancelled choice leaves the rest of the deck to chance."""
    g.shuffle(g.destiny)


@must(When.BEFORE_DRAW, Role.NOT_OFFENSE, cancelled=draw_at_random)
def command(g: Game, me: int) -> Asking:
    """It searches the destiny deck and picks the card the offense draws."""
    cards = sorted(set(g.destiny))
    choice = yield from choose(me, "dictator.card", tuple(DESTINY_OPTION[card] for card in cards))
    g.destiny_pick = cards[choice]
    g.shuffle(g.destiny)


alien = Alien("dictator", command, alert="red", phases=(Phase.DESTINY,))
