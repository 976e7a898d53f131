"""Prime: a prime plan gives it clout."""

from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, When

BONUS = 4
CAUSE = "alien:prime"


def is_prime(number: int) -> bool:
    """Divisible by itself and one alone."""
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))


@must(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: is_prime(g.values[me]) or (me, BONUS, CAUSE) in g.bonuses)
def indivisible(g: Game, me: int) -> None:
    """The plan as it is revealed; one that replaces a prime may be none."""
    g.set_bonus(me, BONUS if is_prime(g.values[me]) else 0, CAUSE)


alien = Alien("prime", indivisible, complexity="green", first_game=True, traits={"plan": ("indivisible_adds", 4)})
