"""Mind: may look at a main player's hand before allies are invited."""

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick


@may(When.BEFORE_INVITES, Role.ANY)
def knowledge(g: Game, me: int) -> Asking:
    """It sees one main player's whole hand; as a main player, the opponent's."""
    seats = [seat for seat in (g.offense, g.defense) if seat != me]
    seen = yield from pick(me, "mind.hand", seats, SEAT)
    hand = g.hands[seen]
    for card in hand:
        g.seen[card] |= 1 << me
    g.tell("mind.looked", SEAT[me], SEAT[seen])
    g.tell("mind.saw", SEAT[seen], *(OPTION[card] for card in sorted(hand)), to=(me,))


alien = Alien("mind", knowledge, alert="yellow", phases=(Phase.ALLIANCE,))
