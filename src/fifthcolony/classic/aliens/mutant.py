"""Mutant: may fill its hand up to eight, card by card, out of other hands or the deck."""

from fifthcolony.classic.cards import HAND_SIZE
from fifthcolony.classic.conditions import has_won_or_dealt
from fifthcolony.classic.flares import boosts, super_side, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hands import discard_from_hand, draw, pick_cards
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NOBODY, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "mutant"
SHED = 3


@may(When.BEFORE_INVITES, Role.MAIN, given=lambda g, me: len(g.hands[me]) < HAND_SIZE)
def regenerate(g: Game, me: int) -> None:
    """Once begun, it goes on until there are eight."""
    g.declared.append((me, NAME))
    if boosted(g):
        g.then(shed, me)
    g.then(take_one, me)


@step
def shed(g: Game, me: int) -> Asking:
    """Up to three cards are discarded before it begins, and so many at least that it can."""
    least = max(0, len(g.hands[me]) - HAND_SIZE + 1)
    cards = yield from pick_cards(me, "mutant.shed", g.hands[me], least, SHED)
    if cards:
        discard_from_hand(g, me, *cards)


@step
def take_one(g: Game, me: int) -> Asking:
    """The next card: from the deck, or at random out of somebody's hand."""
    missing = HAND_SIZE - len(g.hands[me])
    if missing <= 0:
        return
    givers = [seat for seat in g.order if seat != me and g.hands[seat]]
    sources = [("mutant:deck", NOBODY), *((SEAT[seat], seat) for seat in givers)]
    _, giver = yield from pick(me, "mutant.source", sources, lambda source: source[0], (missing,))
    if giver == NOBODY:
        draw(g, me, 1)
    else:
        g.give_at_random(giver, me, 1)
    g.then(take_one, me)


def can_make_room(g: Game, me: int) -> bool:
    """Its hand is full, but not by its power, and three cards fewer would let it begin."""
    return HAND_SIZE <= len(g.hands[me]) < HAND_SIZE + SHED and (me, NAME) not in g.declared


@super_side(When.BEFORE_INVITES, Role.MAIN, given=can_make_room, is_use=True)
def regenerate_full(g: Game, me: int) -> None:
    """With a full hand it has to make room first."""
    g.then(shed, me)
    g.then(take_one, me)


def preyed_on(g: Game, me: int) -> list[int]:
    """The opponent and its allies, also those whom a deal has sent home, as far as they have cards."""
    other = 1 - g.side_of(me)
    return [seat for seat in g.order if g.hands[seat] and (seat == g.main(other) or (g.joined[other] >> seat & 1 and g.committed[seat]))]


def prevails(g: Game, me: int) -> bool:
    """A main player has won or made a deal, and there are cards to take."""
    return has_won_or_dealt(g, me) and bool(preyed_on(g, me))


@wild(When.RESULT, Role.MAIN, given=prevails)
def feed(g: Game, me: int) -> None:
    """A card at random from each of them."""
    for seat in preyed_on(g, me):
        g.give_at_random(seat, me, 1)


alien = Alien(
    NAME, regenerate, alert="green", phases=(Phase.ALLIANCE,), asks={"mutant.source": "pick_on"},
    flare=(feed, boosts(regenerate, given=lambda g, me: bool(g.hands[me])), regenerate_full),
)  # fmt: skip
