"""Anti-Matter: the lower total wins, and its own ships and all allies' ships are subtracted."""

from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


@must(When.AFTER_REVEAL, Role.MAIN, given=both_attack)
def negation(g: Game, me: int) -> None:
    """Of all ships only the opponent's own still add."""
    g.lower_wins = True
    for seat in range(g.seats):
        if seat == me or g.role[seat] & Role.ALLY:
            g.sign[seat] = -1


alien = Alien("anti_matter", negation, alert="yellow", phases=(Phase.REVEAL,), traits={"lower_wins": True})
