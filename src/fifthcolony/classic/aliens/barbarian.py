"""Barbarian: as a winning offense it takes its pick of the defense's hand and destroys the rest."""

from fifthcolony.classic.hands import discard_from_hand, look_at_hand, pick_cards
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.steps import step


def won_against_a_hand(g: Game, _me: int) -> bool:
    """The offense has won, and there is something to loot."""
    return g.result == Result.OFFENSE_WON and bool(g.hands[g.defense])


@must(When.BEFORE_COMPENSATION, Role.OFFENSE, given=won_against_a_hand)
def loot(g: Game, me: int) -> None:
    """It looks through the whole hand."""
    look_at_hand(g, me, g.defense)
    g.then(pillage, me)


@step
def pillage(g: Game, me: int) -> Asking:
    """It keeps up to one card for each of its ships in the encounter; the rest is discarded."""
    kept = yield from pick_cards(me, "barbarian.keep", g.hands[g.defense], 0, g.committed[me])
    if kept:
        g.give(g.defense, me, kept)
    discard_from_hand(g, g.defense, *g.hands[g.defense])


alien = Alien("barbarian", loot, alert="green", phases=(Phase.RESOLUTION,), asks={"barbarian.keep": "take_best"})
