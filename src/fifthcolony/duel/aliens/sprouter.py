"""Sprouter: ships grow back at the end of each duel."""

from fifthcolony.duel.battle import lost_to
from fifthcolony.duel.effects import recover
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, When


@must(When.DUEL_END, DUEL)
def regrowth(g: Game, me: int) -> None:
    """One, or two after a loss."""
    g.then(recover, me, 2 if lost_to(g, me) else 1, False)


alien = Alien("sprouter", regrowth, complexity="green")
