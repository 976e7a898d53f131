"""Pacifist: its negotiate beats an attack."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


def meets_attack_in_peace(g: Game, me: int) -> bool:
    """It shows a negotiate, the opponent an attack."""
    return shows_attack(g, g.opponent(me)) and not shows_attack(g, me)


@must(When.AFTER_REVEAL, Role.MAIN, given=meets_attack_in_peace)
def peace(g: Game, _me: int) -> None:
    """It wins, unless the attack is made a negotiate as well."""
    g.peace_wins = True


alien = Alien("pacifist", peace, alert="green", phases=(Phase.REVEAL,), traits={"peace_wins": True})
