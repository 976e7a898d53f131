"""Delta Scanners: a card of the discard pile goes to its user's hand."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.cards import OPTION, kinds_of
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "delta_scanners"


@may(When.REGROUP_START, Role.ANY, given=lambda g, _me: bool(g.discard))
def scan(g: Game, me: int) -> Asking:
    """Any one card that has been discarded."""
    card = yield from pick(me, "delta_scanners.card", kinds_of(g.discard), OPTION)
    technologies.discard(g, me, NAME)
    g.take_discard(me, card)


technology = Technology(
    NAME, scan, needs=2, kind=SINGLE, phases=(Phase.REGROUP,), asks={"delta_scanners.card": "take_best"},
)  # fmt: skip
