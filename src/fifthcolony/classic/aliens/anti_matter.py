"""Anti-Matter: the lower total wins, and its own ships and all allies' ships are subtracted."""

from fifthcolony.classic.cancelling import stop_flare
from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.flares import SUPER, WAYS, WILD, super_side, wild
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change


@must(When.AFTER_REVEAL, Role.MAIN, given=both_attack)
def negation(g: Game, me: int) -> None:
    """Of all ships only the opponent's own still add."""
    g.from_now_on(Query.LOWER_WINS, less_is_more)
    for seat in range(g.seats):
        if seat != g.opponent(me):  # also who is no ally yet
            g.worth[seat] *= -1


@change
def less_is_more(_g: Game, _lower: bool) -> bool:
    """The lower total wins."""
    return True


def is_played(g: Game, me: int, *sides: str) -> bool:
    """Somebody else is playing one of these sides of a flare."""
    played = g.plays[-1]
    return played.seat != me and played.hook in WAYS and WAYS[played.hook].side in sides


@wild(When.ANSWERS_CARD, Role.MAIN_OR_ALLY, given=lambda g, me: is_played(g, me, WILD))
def annihilate(g: Game, _me: int) -> None:
    """A wild flare does nothing, and returns to its player."""
    stop_flare(g)


@super_side(When.ANSWERS_CARD, Role.ANY, given=lambda g, me: is_played(g, me, WILD, SUPER))
def annihilate_any(g: Game, _me: int) -> None:
    """Whichever side is played, and whatever Anti-Matter is in the encounter."""
    stop_flare(g)


alien = Alien(
    "anti_matter", negation, alert="yellow", phases=(Phase.REVEAL,), traits={"lower_wins": True}, flare=(annihilate, annihilate_any)
)
