"""Fido: may offer a used encounter card to another player, and gains either way."""

from fifthcolony.classic.cards import FIRST_OTHER, OPTION, kinds_of
from fifthcolony.classic.flares import boosts, super_side, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import leave_warp
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import DONE, Asking, agree, pick, pick_or_leave
from fifthcolony.kernel.steps import step

NAME = "fido"
CARD = "reward:card"


def fetchable(g: Game) -> list[int]:
    """The encounter's own cards that lie in the discard pile."""
    return kinds_of([card for card in g.used if card in g.discard])


def open_cards(g: Game, offered: tuple[int, ...] = ()) -> list[int]:
    """All encounter cards that this encounter has put into the discard pile, without those it has held out already."""
    return [card for card in dict.fromkeys(g.discards) if card < FIRST_OTHER and card in g.discard and card not in offered]


@may(When.AFTER_DISCARD, Role.ANY, given=lambda g, _me: bool(fetchable(g)))
def fetch(g: Game, me: int) -> Asking:
    """It holds one of them out to somebody; by its flare, one after the other."""
    if boosted(g):
        yield from fetch_many(g, me)
    elif cards := fetchable(g):
        yield from hold_out(g, me, (yield from pick(me, "fido.card", cards, OPTION)))
    g.declared.append((me, NAME))


def fetch_many(g: Game, me: int) -> Asking:
    """The first of all that are open to it, unless an answer has made a new deck of them."""
    if cards := kinds_of(open_cards(g)):
        card = yield from pick(me, "fido.card", cards, OPTION)
        yield from hold_out(g, me, card)
        g.then(fetch_on, me, (card,))


def only_others_lie(g: Game, me: int) -> bool:
    """The encounter's own cards have gone elsewhere, but not by its power, and there are others."""
    return not fetchable(g) and bool(open_cards(g)) and (me, NAME) not in g.declared


@super_side(When.AFTER_DISCARD, Role.ANY, given=only_others_lie, is_use=True)
def fetch_others(g: Game, me: int) -> Asking:
    """What else was discarded will do."""
    return fetch_many(g, me)


def hold_out(g: Game, me: int, card: int) -> Asking:
    """A card is offered to a player of its choice."""
    taker = yield from pick(me, "fido.taker", [seat for seat in g.order if seat != me], SEAT, (OPTION[card],))
    g.tell("fido.offers", SEAT[me], OPTION[card], SEAT[taker])
    g.then(consider, me, taker, card)


@step
def fetch_on(g: Game, me: int, offered: tuple[int, ...]) -> Asking:
    """Another one, if it likes."""
    card = yield from pick_or_leave(me, "fido.card", kinds_of(open_cards(g, offered)), OPTION, leave=DONE)
    if card is not None:
        yield from hold_out(g, me, card)
        g.then(fetch_on, me, (*offered, card))


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


@wild(When.BEFORE_SELECT, Role.MAIN, given=lambda g, _me: bool(g.discard))
def palm_off(g: Game, me: int) -> None:
    """The opponent takes the top card of the discard pile, and it draws one from the deck."""
    g.take_discard(g.opponent(me), g.discard[-1])
    draw(g, me, 1)


alien = Alien(
    NAME, fetch, alert="yellow", phases=(Phase.RESOLUTION,), asks={"fido.taker": "favour"},
    flare=(palm_off, boosts(fetch, given=lambda g, _me: len(open_cards(g)) > 1), fetch_others),
)  # fmt: skip
