"""Anti-Matter: the lower total wins, and its own ships and all allies' ships are subtracted."""

from fifthcolony.classic.conditions import both_attack
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
        if seat == me or g.role[seat] & Role.ALLY:
            g.worth[seat] *= -1


@change
def less_is_more(_g: Game, _lower: bool) -> bool:
    """The lower total wins."""
    return True


alien = Alien("anti_matter", negation, alert="yellow", phases=(Phase.REVEAL,), traits={"lower_wins": True})
