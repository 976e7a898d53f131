"""Calculator: may lower the higher of two attacks by the lower one."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change

PARITIES = ("calculator:even", "calculator:odd")


@may(When.AFTER_SELECT, Role.MAIN, advice="has_low_attack")
def equalize(g: Game, _me: int) -> None:
    """It is declared while the cards are still down."""
    g.from_now_on(Query.CARD_VALUES, subtract)


@change
def subtract(_g: Game, values: list[int]) -> list[int]:
    """Of two attacks the higher keeps only the difference; equal ones stay as they are."""
    low, high = sorted(values)
    if low in (NEGOTIATES, high):
        return values
    return [high - low if value == high else low for value in values]


@super_side(When.AFTER_SELECT, Role.ALLY, is_use=True)
def equalize_as_ally(g: Game, me: int) -> None:
    """As an ally it does the same to the main players' cards."""
    equalize.run(g, me)


@wild(When.AFTER_SELECT, Role.MAIN, advice="has_low_attack")
def call(g: Game, me: int) -> Asking:
    """It calls odd or even while the cards are still down."""
    parity = yield from pick(me, "calculator.call", (0, 1), PARITIES)
    g.from_now_on(Query.CARD_VALUES, settle_call, g.side_of(me), parity)
    g.tell("calculator.called", SEAT[me], PARITIES[parity])


@change
def settle_call(_g: Game, values: list[int], caller: int, parity: int) -> list[int]:
    """Of two attacks the one that was wrong about their sum loses the value of the other, but counts no less than nothing."""
    if min(values) <= NEGOTIATES:
        return values
    loser = 1 - caller if sum(values) % 2 == parity else caller
    left = max(0, values[loser] - values[1 - loser])
    return [left if side == loser else value for side, value in enumerate(values)]


alien = Alien("calculator", equalize, alert="yellow", phases=(Phase.PLANNING,), flare=(call, equalize_as_ally))
