"""Unseen: shows its dial and sends its ships only after tactics are shown."""

from fifthcolony.duel.battle import can_all_send, send_by_dial
from fifthcolony.duel.hooks import modifies, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_DIAL, SEAT, Query, When


@modifies(Query.SHOWS_DIAL, DUEL, given=lambda g, _me: g.terms.tactics)
def lights_off(_g: Game, _me: int, _shows: bool) -> bool:
    """Not in step 2, if there are tactics to wait for."""
    return False


@must(When.TACTICS_SHOWN, DUEL, given=lambda g, me: g.dials[me] != NO_DIAL)
def lights_on(g: Game, me: int) -> None:
    """Before tactics resolve."""
    g.tell("dial.shown", SEAT[me], g.dials[me])
    if can_all_send(g, (me,)):
        send_by_dial(g, me)


alien = Alien("unseen", lights_off, lights_on, complexity="yellow", provenance="seed")
