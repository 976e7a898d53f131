"""Iron Matron: looks at a last card, which may win her the game; decides what a revealed 20 is worth."""

from fifthcolony.duel.cards import OPTION, VALUE
from fifthcolony.duel.hooks import may, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, SEAT, SEATS, When
from fifthcolony.kernel.ask import Asking, pick

FORBIDDEN = (20, 31, 42)
DECREED = 20
DECREES = (20, 42, -42)


@must(When.HAND_OF_ONE, ALWAYS)
def punish(g: Game, me: int) -> None:
    """The opponent has come to hold a single card and shows it."""
    card = g.hands[1 - me][0]
    g.show(card)
    g.tell("card.shown", SEAT[1 - me], OPTION[card])
    if VALUE[card] in FORBIDDEN:
        g.finish((me,), "win.punished")


@may(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, _me: DECREED in g.values)
def impose_your_decree(g: Game, me: int) -> Asking:
    """Each revealed 20 may count as 42 or as -42."""
    decrees = []
    for seat in SEATS:
        if g.values[seat] == DECREED:
            decrees.append((seat, (yield from pick(me, "iron_matron.decree", DECREES, lambda value: f"decree:{value}", (SEAT[seat],)))))
    for seat, value in decrees:
        g.values[seat] = value
        g.tell("plan.counts_as", SEAT[seat], value)


alien = Alien(
    "iron_matron",
    punish,
    impose_your_decree,
    complexity="yellow",
    provenance="seed",
    asks={"iron_matron.decree": "extreme"},
    traits={"plan": ("decides", 20), "last_card": (20, 31, 42)},
)
