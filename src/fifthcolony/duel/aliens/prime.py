"""Prime: a prime plan gives it clout."""

from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, When
from fifthcolony.kernel.hooks import must

BONUS = 4


def is_prime(number: int) -> bool:
    """Divisible by itself and one alone."""
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))


@must(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: is_prime(g.values[me]))
def indivisible(g: Game, me: int) -> None:
    """The plan as it is revealed."""
    g.set_bonus(me, BONUS, "alien:prime")


alien = Alien("prime", indivisible, complexity="green")
