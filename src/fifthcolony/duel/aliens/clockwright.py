"""Clockwright: while wound, looks at the next destiny card and may send it to the bottom; losing winds it."""

from fifthcolony.duel.battle import lost_to
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.hooks import may, must
from fifthcolony.duel.loop import deck_of
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

WOUND = "wound"
BOTTOM = "clockwright:bottom"
WAYS = ("clockwright:leave", BOTTOM)


def wind(g: Game, me: int) -> None:
    """It can look."""
    g.set_tokens(me, WOUND, 1)


@may(When.BEFORE_DRAW, ALWAYS, given=lambda g, me: g.tokens_of(me, WOUND) > 0 and bool(deck_of(g, g.next)))
def rewind(g: Game, me: int) -> None:
    """At the top card of the deck about to be drawn from."""
    card = deck_of(g, g.next)[-1]
    if (me, card) not in g.foreseen:
        g.foreseen.append((me, card))
    g.tell("clockwright.looked", SEAT[me], DESTINY[card].word, to=(me,))
    g.then(put_back, me)


@step
def put_back(g: Game, me: int) -> Asking:
    """It stays, or goes to the bottom and the spring is unwound."""
    deck = deck_of(g, g.next)
    if (yield from pick(me, "clockwright.put_back", WAYS, str, (DESTINY[deck[-1]].word,))) == BOTTOM:
        deck.insert(0, deck.pop())
        g.set_tokens(me, WOUND, 0)
        g.tell("clockwright.bottomed", SEAT[me], f"deck:{g.next}")


@must(When.AFTER_WINNER, CONTEST_DUEL, given=lost_to)
def wind_up(g: Game, me: int) -> None:
    """After a loss."""
    wind(g, me)


alien = Alien("clockwright", rewind, wind_up, tokens=(WOUND,), complexity="red", setup=wind)
