"""Silverliner: a reinforcement for every loss."""

from fifthcolony.duel.battle import lost_to
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, When


@must(When.AFTER_WINNER, CONTEST_DUEL, given=lost_to)
def looking_up(g: Game, me: int) -> None:
    """Before the prize."""
    g.gain(me, 1)


alien = Alien("silverliner", looking_up, complexity="green")
