"""Virus: multiplies its attack by its ships instead of adding them."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.reveal import count_as
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


def product(value: int, ships: int) -> int:
    """What its attack counts, over and above the ships that no longer do."""
    return value * ships - ships


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def multiply(g: Game, me: int) -> None:
    """The card counts once for each of its own ships; allies' ships are added as ever."""
    side = g.side_of(me)
    _, _, ships = g.involved(side)[0]
    g.worth[me] = 0
    count_as(g, side, g.values[side] * ships)


alien = Alien("virus", multiply, alert="red", phases=(Phase.REVEAL,), traits={"attack_counts": product})
