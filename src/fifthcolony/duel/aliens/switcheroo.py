"""Switcheroo: may exchange the face-down plans, and pays a card if it loses all the same."""

from fifthcolony.duel.battle import lost_to
from fifthcolony.duel.effects import discard
from fifthcolony.duel.hooks import may, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, NO_CARD, SEAT, When

NAME = "switcheroo"


@may(When.BEFORE_REVEAL, CONTEST_DUEL, given=lambda g, _me: NO_CARD not in g.plan, advice="swap_plans")
def bait(g: Game, me: int) -> None:
    """Each plan is then the other player's."""
    g.plan.reverse()
    g.plan_by.reverse()
    g.used.append((me, NAME))
    g.tell("switcheroo.swapped", SEAT[me])


@must(When.AFTER_WINNER, CONTEST_DUEL, given=lambda g, me: lost_to(g, me) and (me, NAME) in g.used)
def switch(g: Game, me: int) -> None:
    """A card of its choice."""
    g.then(discard, me, 1)


alien = Alien(NAME, bait, switch, complexity="red", traits={"plan": "may_swap"})
