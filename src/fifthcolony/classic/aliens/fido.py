"""Fido: may offer a used encounter card to another player, and gains either way."""

from fifthcolony.classic.cards import OPTION, kinds_of
from fifthcolony.classic.fleet import leave_warp
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, agree, pick
from fifthcolony.kernel.steps import step

CARD = "reward:card"


def fetchable(g: Game) -> list[int]:
    """The encounter's own cards that lie in the discard pile."""
    return kinds_of([card for card in g.used if card in g.discard])


@may(When.AFTER_DISCARD, Role.ANY, given=lambda g, _me: bool(fetchable(g)))
def fetch(g: Game, me: int) -> Asking:
    """It holds one of them out to somebody."""
    card = yield from pick(me, "fido.card", fetchable(g), OPTION)
    taker = yield from pick(me, "fido.taker", [seat for seat in g.order if seat != me], SEAT, (OPTION[card],))
    g.tell("fido.offers", SEAT[me], OPTION[card], SEAT[taker])
    g.then(consider, me, taker, card)


@step
def consider(g: Game, me: int, taker: int, card: int) -> Asking:
    """The other keeps it, or leaves it to Fido."""
    if (yield from agree(taker, "fido.accept", (SEAT[me], OPTION[card]))):
        g.take_discard(taker, card)
        g.then(be_rewarded, me)
    else:
        g.tell("fido.refused", SEAT[taker], OPTION[card])
        g.then(keep, me, card)


@step
def be_rewarded(g: Game, me: int) -> Asking:
    """A card, or a ship out of the warp."""
    rewards = [CARD, "reward:ship"] if g.ships_at(me, WARP) and g.colonies(me) else [CARD]
    if (yield from pick(me, "fido.reward", rewards, str)) == CARD:
        draw(g, me, 1)
    else:
        g.then(leave_warp, me, 1)


@step
def keep(g: Game, me: int, card: int) -> Asking:
    """What was refused may be kept."""
    if (yield from agree(me, "fido.keep", (OPTION[card],))):
        g.take_discard(me, card)


alien = Alien("fido", fetch, alert="yellow", phases=(Phase.RESOLUTION,), asks={"fido.taker": "favour"})
