"""Vulch: takes the artifacts that others discard, and keeps its own when it draws a new hand."""

from fifthcolony.classic.cards import ARTIFACT, TYPE
from fifthcolony.classic.hooks import modifies, must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Query, Role, When


def carrion(g: Game, me: int) -> list[int]:
    """What others have just discarded and nobody has taken."""
    return [card for seat, card in g.thrown if seat != me and TYPE[card] == ARTIFACT and card in g.discard]


@must(When.ON_ARTIFACT_DISCARD, Role.ANY, given=lambda g, me: bool(carrion(g, me)))
def salvage(g: Game, me: int) -> None:
    """The artifacts go to its hand."""
    for card in carrion(g, me):
        g.take_discard(me, card)


@modifies(Query.NEW_HAND_KEEPS, Role.ANY)
def keep_artifacts(g: Game, me: int, kept: list[int]) -> list[int]:
    """A new hand is drawn on top of them."""
    return kept + [card for card in g.hands[me] if TYPE[card] == ARTIFACT]


alien = Alien("vulch", salvage, keep_artifacts, alert="green")
