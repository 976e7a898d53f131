"""Barbarian: as a winning offense it takes its pick of the defense's hand and destroys the rest."""

from fifthcolony.classic.cards import KIND
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import discard_from_hand, look_at_hand, pick_cards
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.steps import step

FLARE = "flare_barbarian"


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


@super_side(When.BEFORE_COMPENSATION, Role.OFFENSIVE_ALLY, given=won_against_a_hand, is_use=True)
def loot_as_ally(g: Game, me: int) -> None:
    """As an ally of the winning offense it does the same."""
    loot.run(g, me)


def collected(g: Game, me: int) -> list[int]:
    """The cards it has just got and still has; the flare itself, if it came with them, is on the table."""
    return [card for card in g.collected if card in g.hands[me] and KIND[card] != FLARE]


@wild(When.ON_COLLECT, Role.MAIN_OR_ALLY, given=lambda g, me: bool(collected(g, me)))
def sift(g: Game, me: int) -> Asking:
    """Of what it got as compensation or rewards it discards what it does not want."""
    cards = collected(g, me)
    unwanted = yield from pick_cards(me, "barbarian.throw", cards, 1, len(cards))
    discard_from_hand(g, me, *unwanted)


alien = Alien(
    "barbarian", loot, alert="green", phases=(Phase.RESOLUTION,), asks={"barbarian.keep": "take_best"}, flare=(sift, loot_as_ally)
)
