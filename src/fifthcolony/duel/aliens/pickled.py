"""Pickled: keeps two cards in a jar and swaps one of them with its hand."""

from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick

JAR = "jar"
SIZE = 2


def fill_jar(g: Game, me: int) -> None:
    """The top two cards of its deck, which only it may look at."""
    for _ in range(SIZE):
        card = g.decks[me].pop()
        g.seen[card] |= 1 << me
        g.beside.append((me, JAR, card))
    g.tell("pickled.jar", SEAT[me], SIZE)


@may(When.BEFORE_CHOOSE, CONTEST_DUEL, given=lambda g, me: bool(g.hands[me]) and bool(g.lying(me, JAR)), advice="better_beside")
def brine_swap(g: Game, me: int) -> Asking:
    """One goes in, one comes out; nobody sees which."""
    ins, outs = kinds_of(g.hands[me]), kinds_of(g.lying(me, JAR))
    put = yield from pick(me, "pickled.put", ins, OPTION)
    out = yield from pick(me, "pickled.take", outs, OPTION, (OPTION[put],))
    g.exchange(me, put, out)
    g.beside[g.beside.index((me, JAR, out))] = (me, JAR, put)


alien = Alien(
    "pickled",
    brine_swap,
    piles=(JAR,),
    complexity="yellow",
    setup=fill_jar,
    asks={"pickled.put": "part_with", "pickled.take": "take_best"},
)
