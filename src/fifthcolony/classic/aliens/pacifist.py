"""Pacifist: its negotiate beats an attack."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.reveal import become
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change

ARMED = 15
"""What its negotiate becomes by the flare."""
SHIFT = 2


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


@wild(When.CARD_CHANGES, Role.MAIN, given=meets_attack_in_peace, advice="is_behind", late=When.AFTER_REVEAL)
def take_up_arms(g: Game, me: int) -> None:
    """Its negotiate is an attack after all."""
    become(g, g.side_of(me), ARMED)


@super_side(When.DEAL_FAILED, Role.MAIN)
def bear_less(g: Game, me: int) -> None:
    """A failed deal costs it less, and the other more."""
    g.from_now_on(Query.FAILED_DEAL, shifted, g.side_of(me))


@change
def shifted(_g: Game, cost: list[int], side: int) -> list[int]:
    """Two ships from one side's loss to the other's."""
    return [ships - SHIFT if number == side else ships + SHIFT for number, ships in enumerate(cost)]


alien = Alien("pacifist", peace, alert="green", phases=(Phase.REVEAL,), traits={"peace_wins": True}, flare=(take_up_arms, bear_less))
