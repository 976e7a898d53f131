"""Tripler: its low attacks count three times, its high ones a third."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.reveal import count_as
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When

HIGHEST_LOW = 10


def thirds(value: int, _ships: int = 0) -> int:
    """Ten or less is tripled; more is divided by three, rounded up."""
    return 3 * value if value <= HIGHEST_LOW else (value + 2) // 3


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def thrice(g: Game, me: int) -> None:
    """Its card counts for more or for less."""
    side = g.side_of(me)
    count_as(g, side, thirds(g.values[side]))


alien = Alien("tripler", thrice, alert="red", phases=(Phase.REVEAL,), traits={"attack_counts": thirds})
