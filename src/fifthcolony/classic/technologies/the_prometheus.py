"""The Prometheus: a ship more, which adds three to its side besides what a ship adds."""

from fifthcolony.classic.board_pieces import GREAT_SHIP, place_piece, remove_piece, where_is
from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.inventions import LASTING, Technology
from fifthcolony.classic.state import PLACE, WARP, Game
from fifthcolony.classic.words import Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "the_prometheus"
STRENGTH = 3


def launch(g: Game, me: int) -> Asking:
    """As soon as it is completed, it stands on a colony of its owner's; without one it is lost already."""
    place = yield from pick(me, "the_prometheus.colony", g.colonies(me) or [WARP], PLACE)
    g.add_ship(me, place)
    place_piece(g, GREAT_SHIP, me, PLACE[place])


def takes_part(g: Game, me: int) -> bool:
    """Totals will decide, and it is among the ships of its owner's side."""
    return both_attack(g, me) and where_is(g, GREAT_SHIP, me) == PLACE[g.front(me)]


@must(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, given=takes_part, is_use=False)
def lead(g: Game, me: int) -> None:
    """It counts for more than it looks."""
    g.addends.append((g.side_of(me), STRENGTH, technology.word))


def vanish(g: Game, me: int) -> None:
    """It goes with its technology, wherever it is."""
    place = where_is(g, GREAT_SHIP, me)
    if place:
        remove_piece(g, GREAT_SHIP, me)
        g.remove_ship(me, PLACE.index(place))


technology = Technology(NAME, lead, needs=7, kind=LASTING, completed=launch, leaves=vanish, piece=GREAT_SHIP)
