"""Clone: may take its encounter card back instead of discarding it."""

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import is_face_down
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NO_CARD, SEAT, Phase, Role, When


def has_card(g: Game, me: int) -> bool:
    """Its card is still on the table."""
    return g.laid[g.side_of(me)] != NO_CARD


@may(When.DISCARD, Role.MAIN, given=has_card, advice="keep_card")
def replicate(g: Game, me: int) -> None:
    """The card it resolved the encounter with returns to its hand."""
    unseen = is_face_down(g, g.side_of(me))
    card = g.take_back(g.side_of(me))
    g.tell("cards.kept", SEAT[me], OPTION[card], to=(me,) if unseen else None)


alien = Alien("clone", replicate, alert="green", phases=(Phase.RESOLUTION,))
