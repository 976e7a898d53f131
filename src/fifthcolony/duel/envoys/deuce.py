"""Deuce: adds a second, small plan."""

from fifthcolony.duel.cards import OPTION, VALUE, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick

SMALL = 7


def small(g: Game, me: int) -> list[int]:
    """Hand cards with a plan value of 7 or less."""
    return kinds_of([card for card in g.hands[me] if VALUE[card] <= SMALL])


@may(
    When.AFTER_REVEAL,
    CONTEST_DUEL,
    given=lambda g, me: all(seat != me for seat, _ in g.seconds) and bool(small(g, me)),
    advice=("can_turn", 7),
)
def pair_up(g: Game, me: int) -> Asking:
    """Its value is added."""
    kinds = small(g, me)
    card = yield from pick(me, "deuce.second", kinds, OPTION, (), True)
    g.take(me, card)
    g.show(card)
    g.seconds.append((me, card))
    g.tell("deuce.added", SEAT[me], OPTION[card])


envoy = Envoy("deuce", pair_up, icon="guile", first_game=True, asks={"deuce.second": "smallest_that_turns"})
