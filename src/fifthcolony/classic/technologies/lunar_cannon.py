"""Lunar Cannon: stands between two planets, and helps its owner's side wherever one of them is attacked."""

from fifthcolony.classic.board_pieces import CANNON, gaps, gaps_by, place_piece, remove_piece, where_is
from fifthcolony.classic.cards import WILD_DESTINY
from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import LASTING, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "lunar_cannon"
STRENGTH = 10


def set_up(g: Game, me: int) -> Asking:
    """As soon as it is completed, between two planets of its owner's."""
    own = gaps(g, me)
    if own:
        place_piece(g, CANNON, me, (yield from pick(me, "lunar_cannon.gap", own, str)))


def bears_on_target(g: Game, me: int) -> bool:
    """Totals will decide, and the planet attacked is next to it."""
    return both_attack(g, me) and where_is(g, CANNON, me) in gaps_by(g, g.target)


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, given=bears_on_target)
def fire(g: Game, me: int) -> None:
    """Its side has ten more."""
    g.addends.append((g.side_of(me), STRENGTH, technology.word))


@may(When.AFTER_DRAW, Role.ANY, given=lambda g, me: g.destiny_card == WILD_DESTINY and bool(where_is(g, CANNON, me)), is_use=False)
def move(g: Game, me: int) -> Asking:
    """On a wild it goes anywhere, in whosever system."""
    places = [gap for seat in range(g.seats) for gap in gaps(g, seat) if gap != where_is(g, CANNON, me)]
    place_piece(g, CANNON, me, (yield from pick(me, "lunar_cannon.gap", places, str)))


def take_down(g: Game, me: int) -> None:
    """It goes with its technology."""
    remove_piece(g, CANNON, me)


technology = Technology(
    NAME, fire, move, needs=5, kind=LASTING, phases=(Phase.REVEAL,), completed=set_up, leaves=take_down, piece=CANNON,
)  # fmt: skip
