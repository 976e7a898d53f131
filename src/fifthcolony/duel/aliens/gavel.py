"""Gavel: discards cards for clout."""

from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, When
from fifthcolony.kernel.ask import DONE, Asking, pick_or_leave

NAME = "gavel"
MOST = 3
WORTH = 2


@may(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: bool(g.hands[me]) and (me, NAME) not in g.used, advice=("can_turn", 6))
def going_once(g: Game, me: int) -> Asking:
    """Up to three, two clout each, once a contest or duel."""
    left, sold = sorted(g.hands[me]), []
    for number in range(min(MOST, len(left))):
        kinds = kinds_of(left)
        card = yield from pick_or_leave(me, "gavel.card", kinds, OPTION, (WORTH,), leave=DONE if number else "")
        if card is None:
            break
        sold.append(card)
        left.remove(card)
    g.used.append((me, NAME))
    for card in sold:
        g.discard(me, card)
    g.set_bonus(me, WORTH * len(sold), f"alien:{NAME}")


alien = Alien(NAME, going_once, complexity="yellow", asks={"gavel.card": ("sell", 2)})
