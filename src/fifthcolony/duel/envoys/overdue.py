"""Overdue: looks at two random cards of the opponent's hand."""

from fifthcolony.duel.cards import words_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When

LOOK = 2


@may(When.BEFORE_CHOOSE, CONTEST_DUEL, given=lambda g, me: bool(g.hands[1 - me]))
def check_out(g: Game, me: int) -> None:
    """And puts them back."""
    hand = sorted(g.hands[1 - me])
    g.shuffle(hand)
    for card in hand[:LOOK]:
        g.seen[card] |= 1 << me
    g.tell("hand.looked_at", SEAT[me], SEAT[1 - me])
    g.tell("overdue.saw", SEAT[me], *words_of(hand[:LOOK]), to=(me,))


envoy = Envoy("overdue", check_out, icon="vision")
