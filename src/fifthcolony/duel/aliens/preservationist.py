"""Preservationist: strong where it has been before; keeps a discarded card for later after each refresh card."""

from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.hooks import may, modifies
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, DUEL, SEAT, Query, When
from fifthcolony.kernel.ask import Asking, pick

BONUS = 8


@modifies(Query.CLOUT, DUEL, given=lambda g, me: g.before[me] > 0)
def heritage_site(_g: Game, _me: int, clout: int) -> int:
    """It had ships there when the duel began."""
    return clout + BONUS


@may(When.AFTER_REFRESH, ALWAYS, given=lambda g, me: bool(g.piles[me]))
def restoration(g: Game, me: int) -> Asking:
    """A card of its pile goes on top of its deck."""
    kinds = kinds_of(g.piles[me])
    card = yield from pick(me, "preservationist.card", kinds, OPTION)
    g.piles[me].remove(card)
    g.put_on_deck(me, card)
    g.tell("preservationist.kept", SEAT[me], OPTION[card])


alien = Alien(
    "preservationist",
    heritage_site,
    restoration,
    complexity="yellow",
    asks={"preservationist.card": "take_best"},
    traits={"clout": ("was_there", 8)},
)
