"""Trader: may exchange hands with its opponent."""

from fifthcolony.classic.cards import OPTION, kinds_of
from fifthcolony.classic.flares import FLARE_OF, boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "trader"


@may(When.BEFORE_SELECT, Role.MAIN, advice="swap_hands")
def transference(g: Game, me: int) -> Asking:
    """Each keeps what it got, and knows what it gave. A flare played for it is no part of the hand."""
    partners = [seat for seat in g.order if seat != me] if boosted(g) else [g.opponent(me)]
    partner = yield from pick(me, "trader.partner", partners, SEAT)
    g.swap_hands(me, partner)
    played = [card for card in FLARE_OF[NAME] if card in g.hands[partner]] if boosted(g) else []
    if played:
        g.give(partner, me, played, openly=True)


@wild(When.BEFORE_INVITES, Role.MAIN, given=lambda g, me: bool(g.hands[g.opponent(me)]))
def haggle(g: Game, me: int) -> None:
    """It takes a card of the opponent's at random, and gives one of its choice."""
    if g.hands[g.opponent(me)]:
        g.give_at_random(g.opponent(me), me, 1)
        g.then(give_back, me)


@step
def give_back(g: Game, me: int) -> Asking:
    """It may be the same one."""
    card = yield from pick(me, "trader.card", kinds_of(g.hands[me]), OPTION, (), True)
    g.give(me, g.opponent(me), [card])


alien = Alien(NAME, transference, alert="green", phases=(Phase.PLANNING,), flare=(haggle, boosts(transference)))
