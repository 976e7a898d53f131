"""Dictator: picks the destiny card for every other offense."""

from fifthcolony.classic.cards import DESTINY_OPTION
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.destiny import obey, send_away
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


@super_side(When.BEFORE_DRAW, Role.OFFENSE, is_use=True)
def command_itself(g: Game, me: int) -> Asking:
    """As the offense it picks its own card."""
    yield from command.run(g, me)


@wild(When.AFTER_DRAW, Role.NOT_OFFENSE, advice="is_drawn")
def overrule(g: Game, _me: int) -> None:
    """The offense discards the card it has drawn, and draws again; nobody acts on it any more."""
    send_away(g)
    g.cut_to(obey)


alien = Alien("dictator", command, alert="red", phases=(Phase.DESTINY,), flare=(overrule, command_itself))
