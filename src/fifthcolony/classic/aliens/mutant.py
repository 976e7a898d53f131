"""Mutant: may fill its hand up to eight, card by card, out of other hands or the deck."""

from fifthcolony.classic.cards import HAND_SIZE
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NOBODY, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


@may(When.BEFORE_INVITES, Role.MAIN, given=lambda g, me: len(g.hands[me]) < HAND_SIZE)
def regenerate(g: Game, me: int) -> None:
    """Once begun, it goes on until there are eight."""
    g.then(take_one, me)


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


alien = Alien("mutant", regenerate, alert="green", phases=(Phase.ALLIANCE,), asks={"mutant.source": "pick_on"})
