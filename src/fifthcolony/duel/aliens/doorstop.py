"""Doorstop: the first ship that a tactic would destroy in a duel goes home instead."""

from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, SEAT, When

NAME = "doorstop"


@must(When.HIT, DUEL, given=lambda g, me: g.hits[me] > 0 and (me, NAME) not in g.used)
def hard_to_budge(g: Game, me: int) -> None:
    """It leaves the planet all the same."""
    g.used.append((me, NAME))
    g.hits[me] -= 1
    g.retreat(me, 1, g.arena)
    g.tell("doorstop.saved", SEAT[me])


alien = Alien(NAME, hard_to_budge, complexity="green")
