"""Standby: the face-down plan may be exchanged for a hand card."""

from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, NO_CARD, SEAT, When
from fifthcolony.kernel.ask import Asking, pick


@may(When.BEFORE_REVEAL, CONTEST_DUEL, given=lambda g, me: g.plan[me] != NO_CARD and bool(g.hands[me]), advice="exchange_plan")
def change_of_cast(g: Game, me: int) -> Asking:
    """Right before the reveal."""
    kinds = kinds_of(g.hands[me])
    card = yield from pick(me, "standby.plan", kinds, OPTION)
    g.exchange(me, card, g.plan[me])
    g.seen[g.plan[me]] |= 1 << me
    g.plan[me], g.plan_by[me] = card, me
    g.tell("standby.changed", SEAT[me])


envoy = Envoy("standby", change_of_cast, icon="guile", asks={"standby.plan": "exchange_plan"})
