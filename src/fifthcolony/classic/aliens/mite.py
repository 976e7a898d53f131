"""Mite: a defense with more than three cards lets it settle, or discards down to three."""

from fifthcolony.classic.hands import discard_at_random
from fifthcolony.classic.hooks import must
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.phases.resolution import land
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import PLANET, SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

CARDS_LEFT = 3
SETTLE = "mite:settle"


@must(When.AFTER_SHIPS, Role.OFFENSE, given=lambda g, _me: len(g.hands[g.defense]) > CARDS_LEFT)
def bluster(g: Game, _me: int) -> None:
    """It makes its demand, and the defense answers."""
    g.then(give_in)


@step
def give_in(g: Game) -> Asking:
    """A colony beside the defense's own, which ends the encounter as a success, or cards at random."""
    surplus = max(0, len(g.hands[g.defense]) - CARDS_LEFT)  # a card may have gone to save the use from a zap
    params = (SEAT[g.offense], PLANET[g.target], surplus)
    if (yield from pick(g.defense, "mite.answer", (SETTLE, "mite:discard"), str, params)) == SETTLE:
        g.result = Result.SETTLED
        g.then(land)
        g.cut_to(encounter_ends)
    else:
        discard_at_random(g, g.defense, surplus)


alien = Alien("mite", bluster, alert="yellow", phases=(Phase.LAUNCH,), asks={"mite.answer": "colony_or_cards"})
