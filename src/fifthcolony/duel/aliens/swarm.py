"""Swarm: may send one ship more than its dial shows."""

from fifthcolony.duel.destiny import FROM_WARP
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_DIAL, SEAT, When


def can_send_more(g: Game, me: int) -> bool:
    """It sends by dial, and there is a ship beyond what the dial says in the same place."""
    return NO_DIAL < g.dials[me] < (g.warp[me] if g.terms.send == FROM_WARP else g.supply[me])


@may(When.SEND, DUEL, given=can_send_more, advice=("has_supply", 4))
def plus_the_cousins(g: Game, me: int) -> None:
    """The extra ship counts as sent."""
    g.announce(me, "extra", "one_more")
    g.tell("swarm.cousins", SEAT[me])


alien = Alien("swarm", plus_the_cousins, complexity="green", first_game=True)
