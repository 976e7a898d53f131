"""Rummager: picks up a reinforcement that was played."""

from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick


def leftovers(g: Game) -> list[int]:
    """Reinforcements played this time that lie in a pile."""
    return [card for side, card, _ in g.laid if card in g.piles[side]]


@may(When.DISCARDED, CONTEST_DUEL, given=lambda g, _me: bool(leftovers(g)))
def still_good(g: Game, me: int) -> Asking:
    """From either pile."""
    kinds = kinds_of(leftovers(g))
    card = yield from pick(me, "rummager.card", kinds, OPTION)
    next(pile for pile in g.piles if card in pile).remove(card)
    g.hands[me].append(card)
    g.hands_changed()
    g.tell("card.taken_back", SEAT[me], OPTION[card])


alien = Alien("rummager", still_good, complexity="yellow", asks={"rummager.card": "take_best"})
