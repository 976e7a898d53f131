"""A duel alien that is right in everything: tests plant one mistake after another in it."""

from fifthcolony.duel.hooks import may, may_with, modifies, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, SEAT, Query, When
from fifthcolony.kernel.ask import Asking, choose
from fifthcolony.kernel.steps import step

WAX = "wax"


def has_wax(g: Game, me: int) -> bool:
    """There is something to burn."""
    return g.tokens_of(me, WAX) > 0


@may(When.AFTER_REVEAL, CONTEST_DUEL, given=has_wax, advice=("can_turn", 4))
def shine(g: Game, me: int) -> Asking:
    """It burns wax for clout."""
    if not (yield from choose(me, "candle.burn", ("yes", "no"))):
        g.then(burn, me, 4)


@step
def burn(g: Game, me: int, clout: int) -> None:
    """Clout for wax."""
    g.set_tokens(me, WAX, g.tokens_of(me, WAX) - 1)
    g.set_bonus(me, clout, "alien:candle")
    g.tell("candle.burned", SEAT[me])


@must(When.BEFORE_DRAW, ALWAYS, given=lambda g, me: not has_wax(g, me))
def drip(g: Game, me: int) -> None:
    """New wax."""
    g.set_tokens(me, WAX, 1)


@modifies(Query.HAND_LIMIT, ALWAYS)
def by_candlelight(_g: Game, _me: int, limit: int) -> int:
    """One card more can be read."""
    return limit + 1


@may_with(When.SHIPS_DESTROYED, ALWAYS)
def wake(g: Game, me: int, number: int) -> None:
    """For every ship a card."""
    g.draw(me, number)


alien = Alien(
    "candle", shine, drip, by_candlelight, wake, complexity="green", asks={"candle.burn": ("first_sometimes", 2)}, traits={"advantage": 1}
)
