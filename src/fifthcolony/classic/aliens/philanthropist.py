"""Philanthropist: may give one of its cards to a main player."""

from fifthcolony.classic.cards import OPTION, kinds_of
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.regroup import check_hand
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick


@may(When.AFTER_FORMED, Role.MAIN_OR_ALLY, given=lambda g, me: bool(g.hands[me]), advice="has_junk")
def giving(g: Game, me: int) -> Asking:
    """A main player gives to its opponent, and draws a new hand if it is out of encounter cards; an ally gives to either."""
    if not g.hands[me]:  # its last card went to save the use from a zap
        return
    takers = [seat for seat in (g.offense, g.defense) if seat != me]
    taker = yield from pick(me, "philanthropist.taker", takers, SEAT)
    card = yield from pick(me, "philanthropist.card", kinds_of(g.hands[me]), OPTION, (SEAT[taker],), True)
    g.give(me, taker, [card])
    if g.role[me] & Role.MAIN:
        check_hand(g, me)


alien = Alien("philanthropist", giving, alert="yellow", phases=(Phase.ALLIANCE,), asks={"philanthropist.taker": "favour"})
