"""Mirror: may call for the digits of every attack to be read backwards."""

from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.reveal import MORPHS, become, printed_on
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import SEAT, SIDE, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change


@may(When.AFTER_SELECT, Role.MAIN, advice="has_low_attack")
def reversal(g: Game, me: int) -> Asking:
    """It is called while the cards are still down; with the flare, for one of them only."""
    if not boosted(g):
        g.from_now_on(Query.ATTACK_VALUES, all_backwards)
        return
    own = g.side_of(me)
    side = yield from pick(me, "mirror.side", (own, 1 - own), SIDE)
    g.from_now_on(Query.ATTACK_VALUES, one_backwards, side)
    g.tell("mirror.limited", SEAT[me], SIDE[side])


@change
def all_backwards(_g: Game, values: list[int]) -> list[int]:
    """Whatever becomes of the power once it was called."""
    return [backwards(value) for value in values]


def backwards(value: int) -> int:
    """An attack's two digits change places: 15 becomes 51, 20 becomes 02, 08 becomes 80."""
    return value if value == NEGOTIATES else value % 10 * 10 + value // 10


@change
def one_backwards(_g: Game, values: list[int], side: int) -> list[int]:
    """Only that side's attack."""
    return [backwards(value) if at == side else value for at, value in enumerate(values)]


def differs(g: Game, me: int) -> bool:
    """The opponent's card is another one, and no morph, which is a copy already."""
    printed = printed_on(g)
    own = g.side_of(me)
    return printed[1 - own] not in (MORPHS, printed[own])


@wild(When.CARD_CHANGES, Role.MAIN, given=differs, advice="is_behind")
def duplicate(g: Game, me: int) -> None:
    """The own card becomes like the opponent's."""
    own = g.side_of(me)
    become(g, own, printed_on(g)[1 - own])


alien = Alien("mirror", reversal, alert="yellow", phases=(Phase.PLANNING,), flare=(duplicate, boosts(reversal)))
