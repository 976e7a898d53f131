"""Pitfall: lays a snare; an opposing plan of its value lets it name the winner."""

from fifthcolony.duel.battle import name_winner
from fifthcolony.duel.cards import OPTION, VALUE, kinds_of
from fifthcolony.duel.hooks import may, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, NO_CARD, SEAT, SEATS, When
from fifthcolony.kernel.ask import Asking, pick

SNARE = "snare"


def has_snare(g: Game, me: int) -> bool:
    """A card lies under it."""
    return bool(g.lying(me, SNARE))


@must(When.BEFORE_CHOOSE, CONTEST_DUEL, given=lambda g, me: not has_snare(g, me) and bool(g.hands[me]))
def set_snare(g: Game, me: int) -> Asking:
    """A hand card, face down; a hand that is empty now is filled before plans are chosen."""
    kinds = kinds_of(g.hands[me])
    card = yield from pick(me, "pitfall.snare", kinds, OPTION)
    g.beside.append((me, SNARE, g.take(me, card)))
    g.announce(me, SNARE, "set")
    g.tell("pitfall.set", SEAT[me])
    g.refill_empty(me)


@may(When.BEFORE_CHOOSE, CONTEST_DUEL, given=lambda g, me: has_snare(g, me) and bool(g.hands[me]) and not g.said(me, SNARE), advice="never")
def move_snare(g: Game, me: int) -> Asking:
    """Swapped with a hand card, but not when it has just been set."""
    kinds = kinds_of(g.hands[me])
    card = yield from pick(me, "pitfall.snare", kinds, OPTION)
    old = g.lying(me, SNARE)[0]
    g.exchange(me, card, old)
    g.beside[g.beside.index((me, SNARE, old))] = (me, SNARE, card)


def springs(g: Game, me: int) -> bool:
    """The opponent's plan counts as much as the snare."""
    return has_snare(g, me) and g.plan[1 - me] != NO_CARD and VALUE[g.lying(me, SNARE)[0]] == g.values[1 - me]


@may(When.AFTER_REVEAL, CONTEST_DUEL, given=springs)
def tempting_dive(g: Game, me: int) -> Asking:
    """It names the winner, and the pile that both cards go to."""
    winner = yield from pick(me, "pitfall.winner", SEATS, SEAT)
    pile = yield from pick(me, "pitfall.pile", SEATS, SEAT)
    snare = g.lying(me, SNARE)[0]
    g.beside.remove((me, SNARE, snare))
    g.tell("pitfall.sprung", SEAT[me], OPTION[snare], SEAT[winner])
    g.put_on_pile(pile, snare)
    g.put_on_pile(pile, g.plan[1 - me])
    g.plan[1 - me] = NO_CARD
    name_winner(g, winner)


alien = Alien(
    "pitfall",
    set_snare,
    move_snare,
    tempting_dive,
    piles=(SNARE,),
    complexity="red",
    provenance="seed",
    asks={"pitfall.snare": "likely_plan", "pitfall.winner": "oneself", "pitfall.pile": "oneself"},
)
