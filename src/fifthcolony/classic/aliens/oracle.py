"""Oracle: its opponent lays the encounter card first, face up."""

from fifthcolony.classic.cards import KIND
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import shuffle_together
from fifthcolony.classic.hooks import must
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NO_CARD, SEAT, Phase, Query, Result, Role, When
from fifthcolony.kernel.changes import change

FLARE = "flare_oracle"


@must(When.BEFORE_SELECT, Role.MAIN)
def foresee(g: Game, me: int) -> None:
    """The opponent selects openly, then Oracle selects."""
    g.from_now_on(Query.LAYS_FIRST, lays_first, g.opponent(me))


@change
def lays_first(_g: Game, _nobody: int, opponent: int) -> int:
    """Its opponent."""
    return opponent


def both_have_cards(g: Game, me: int) -> bool:
    """Either hand has something to be shuffled; the flare itself will lie on the table."""
    return any(KIND[card] != FLARE for card in g.hands[me]) and bool(g.hands[g.opponent(me)])


@wild(When.BEFORE_SELECT, Role.MAIN, given=both_have_cards, advice="swap_hands")
def stir(g: Game, me: int) -> None:
    """Both hands are shuffled together and dealt again, each as large as before."""
    shuffle_together(g, me, g.opponent(me))


def has_foreseen(g: Game, me: int) -> bool:
    """The opponent's card lies open, and its own is not laid."""
    own = g.side_of(me)
    return g.laid[1 - own] in g.up and g.laid[own] == NO_CARD


@super_side(When.FIRST_SHOWN, Role.MAIN, given=has_foreseen, advice="never")
def end_it(g: Game, me: int) -> None:
    """The encounter is over: the card goes back, ships go home, and the offense has succeeded."""
    g.take_back(1 - g.side_of(me))
    g.result = Result.ENDED
    g.tell("oracle.ended", SEAT[me])
    g.cut_to(encounter_ends)


alien = Alien("oracle", foresee, alert="green", phases=(Phase.PLANNING,), flare=(stir, end_it))
