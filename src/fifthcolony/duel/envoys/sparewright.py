"""Sparewright: a discarded card keeps the tactic just used readied."""

from fifthcolony.duel.battle import shown_half, tactic_word
from fifthcolony.duel.cards import OPTION, RECOVER, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_TACTIC, SEAT, When
from fifthcolony.kernel.ask import Asking, pick


def can_keep(g: Game, me: int) -> bool:
    """There is a card to pay with and a tactic that would be spent."""
    used_up = g.half[me] != NO_TACTIC and (shown_half(g, me)[0] != RECOVER or g.ignored[me])
    return used_up and bool(g.hands[me])


@may(When.SPEND, DUEL, given=can_keep, advice=("has_cards", 4))
def spare_parts(g: Game, me: int) -> Asking:
    """A card of the ally's choice."""
    kinds = kinds_of(g.hands[me])
    card = yield from pick(me, "card.discard", kinds, OPTION, (1,))
    g.discard(me, card)
    g.announce(me, "kept", tactic_word(g, me))
    g.tell("sparewright.kept", SEAT[me], tactic_word(g, me))


envoy = Envoy("sparewright", spare_parts, icon="brawn")
