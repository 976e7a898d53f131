"""Underdog: wins at once when the opponent's plan is far above its own."""

from fifthcolony.duel.battle import name_winner
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, When

FAR = 11


@must(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: g.values[1 - me] - g.values[me] >= FAR)
def fair_adjustment(g: Game, me: int) -> None:
    """Plans alone count for this."""
    name_winner(g, me)


alien = Alien("underdog", fair_adjustment, complexity="green", provenance="public", traits={"plan": ("far_below_wins", 11)})
