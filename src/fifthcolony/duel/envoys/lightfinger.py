"""Lightfinger: after a loss, takes a random card of the winner's."""

from fifthcolony.duel.battle import lost_to
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, When


@may(When.AFTER_WINNER, CONTEST_DUEL, given=lambda g, me: lost_to(g, me) and bool(g.hands[1 - me]))
def souvenir(g: Game, me: int) -> None:
    """One card."""
    g.take_at_random(me, 1)


envoy = Envoy("lightfinger", souvenir, icon="guile")
