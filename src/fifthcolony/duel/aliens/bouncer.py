"""Bouncer: may ignore the opponent's tactic when both show the same, and strike when both are shields."""

from fifthcolony.duel.battle import shown_half
from fifthcolony.duel.cards import SHIELD
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_TACTIC, SEAT, When
from fifthcolony.kernel.ask import Asking, agree


def tactics_match(g: Game, me: int) -> bool:
    """Same icon, same value."""
    return g.half[me] != NO_TACTIC and shown_half(g, 0) == shown_half(g, 1)


@may(When.TACTICS_SHOWN, DUEL, given=tactics_match)
def flex(g: Game, me: int) -> Asking:
    """The opponent's tactic does nothing; with shields one of the ships the opponent sent may go too."""
    strikes = shown_half(g, me)[0] == SHIELD and g.sent[1 - me] > 0 and g.there(1 - me) > 0
    strikes = strikes and (yield from agree(me, "bouncer.strike", (SEAT[1 - me],)))
    g.ignored[1 - me] = True
    if strikes:
        g.destroy(1 - me, 1, g.arena)


alien = Alien("bouncer", flex, complexity="green", provenance="seed")
