"""Oddsmaker: bets on every winner, and turns chips into clout, or into the game."""

from fifthcolony.duel.hooks import may, modifies, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, SEAT, SEATS, Query, When
from fifthcolony.kernel.ask import Asking, pick

CHIPS = "chips"
BET = "bet"
PRICE, WORTH = 2, 6
HOUSE = 8


@must(When.AFTER_CHOOSE, CONTEST_DUEL)
def take_bets(g: Game, me: int) -> Asking:
    """In secret, on who will win."""
    bet = yield from pick(me, "oddsmaker.bet", SEATS, SEAT)
    g.secrets.append((me, BET, bet))


@may(When.BEFORE_REINFORCING, CONTEST_DUEL, given=lambda g, me: g.tokens_of(me, CHIPS) >= PRICE, advice=("can_turn", 6))
def cash_out(g: Game, me: int) -> None:
    """Two chips for six clout."""
    g.set_tokens(me, CHIPS, g.tokens_of(me, CHIPS) - PRICE)
    g.set_bonus(me, WORTH, "alien:oddsmaker")


@must(When.AFTER_WINNER, CONTEST_DUEL, given=lambda g, me: g.secret(me, BET) is not None)
def pay_out(g: Game, me: int) -> None:
    """The bet is shown; a right one gives a chip."""
    bet = g.secret(me, BET)
    assert bet is not None
    g.tell("oddsmaker.bet", SEAT[me], SEAT[bet])
    if bet == g.winner:
        g.set_tokens(me, CHIPS, g.tokens_of(me, CHIPS) + 1)


@modifies(Query.WINS, ALWAYS)
def the_house_wins(g: Game, me: int, reason: str) -> str:
    """Eight chips at the win check."""
    return reason or ("win.house" if g.tokens_of(me, CHIPS) >= HOUSE else "")


alien = Alien("oddsmaker", take_bets, cash_out, pay_out, the_house_wins, tokens=(CHIPS,), complexity="red", asks={"oddsmaker.bet": "bet"})
