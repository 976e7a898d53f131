"""Debtor: borrows clout, and pays with ships before it can win."""

from fifthcolony.duel.hooks import may, modifies
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, NUMBER, SEAT, Query, When
from fifthcolony.kernel.ask import Asking, pick

DEBTS = "debts"
MOST = 3
WORTH = 7


@may(
    When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: g.tokens_of(me, DEBTS) < MOST and (me, DEBTS) not in g.used, advice=("can_turn", 7)
)
def borrow(g: Game, me: int) -> None:
    """A debt for seven clout, once a contest or duel."""
    g.used.append((me, DEBTS))
    g.set_tokens(me, DEBTS, g.tokens_of(me, DEBTS) + 1)
    g.set_bonus(me, WORTH, "alien:debtor")


@may(When.LOOP_START, ALWAYS, given=lambda g, me: g.tokens_of(me, DEBTS) > 0 and g.supply[me] > 0, advice="can_pay")
def pay_back(g: Game, me: int) -> Asking:
    """A ship in supply for each debt."""
    most = min(g.tokens_of(me, DEBTS), g.supply[me])
    number = yield from pick(me, "debtor.pay", range(1, most + 1), NUMBER)
    g.set_tokens(me, DEBTS, g.tokens_of(me, DEBTS) - number)
    g.destroy(me, number)
    g.tell("debtor.paid", SEAT[me], number)


@modifies(Query.WINS, ALWAYS, given=lambda g, me: g.tokens_of(me, DEBTS) > 0)
def credit_check(_g: Game, _me: int, _reason: str) -> str:
    """Not with a debt."""
    return ""


alien = Alien("debtor", borrow, pay_back, credit_check, tokens=(DEBTS,), complexity="red", asks={"debtor.pay": "most"})
