"""Pacifist: its negotiate beats an attack."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change


def meets_attack_in_peace(g: Game, me: int) -> bool:
    """It shows a negotiate, the opponent an attack."""
    return shows_attack(g, g.opponent(me)) and not shows_attack(g, me)


@must(When.AFTER_REVEAL, Role.MAIN, given=meets_attack_in_peace)
def peace(g: Game, _me: int) -> None:
    """It wins, unless the attack is made a negotiate as well."""
    g.from_now_on(Query.PEACE_WINS, prevails)


@change
def prevails(_g: Game, _wins: bool) -> bool:
    """Peace beats war."""
    return True


alien = Alien("pacifist", peace, alert="green", phases=(Phase.REVEAL,), traits={"peace_wins": True})
