"""Mite: a defense with more than three cards lets it settle, or discards down to three."""

from fifthcolony.classic.artifacts import allies, force_field
from fifthcolony.classic.cards import words_of
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hands import discard_at_random, lay_aside, pick_cards, throw
from fifthcolony.classic.hooks import must
from fifthcolony.classic.knowledge import forget
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.phases.resolution import land
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import ASIDE, PLANET, SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

CARDS_LEFT = 3
SETTLE = "mite:settle"


@must(When.AFTER_SHIPS, Role.OFFENSE, given=lambda g, _me: len(g.hands[g.defense]) > CARDS_LEFT)
def bluster(g: Game, _me: int) -> None:
    """It makes its demand, and the defense answers."""
    g.then(give_in, boosted(g))


@step
def give_in(g: Game, picks: bool) -> Asking:
    """A colony beside the defense's own, which ends the encounter as a success, or cards at random."""
    surplus = max(0, len(g.hands[g.defense]) - CARDS_LEFT)  # a card may have gone to save the use from a zap
    params = (SEAT[g.offense], PLANET[g.target], surplus)
    if (yield from pick(g.defense, "mite.answer", (SETTLE, "mite:discard"), str, params)) == SETTLE:
        g.result = Result.SETTLED
        g.then(land)
        g.cut_to(encounter_ends)
    elif picks:
        lose_to_mite(g, surplus)
    else:
        discard_at_random(g, g.defense, surplus)


def lose_to_mite(g: Game, number: int) -> None:
    """What the defense has to discard is shown to Mite first."""
    pool = g.hands[g.defense][:]
    forget(g, pool, 1 << g.offense | 1 << g.defense)
    going = [pool.pop(g.random_below(len(pool))) for _ in range(number)]
    lay_aside(g, g.defense, going, g.offense)
    for card in going:
        g.seen[card] |= 1 << g.offense
    g.tell("mite.looks", SEAT[g.offense], SEAT[g.defense], number)
    g.then(pick_over, g.offense, g.defense)


@step
def pick_over(g: Game, me: int, victim: int) -> Asking:
    """Mite keeps what it likes of them; the rest is discarded."""
    cards = g.on_sheet(me, ASIDE)
    kept = yield from pick_cards(me, "mite.keep", cards, 0, len(cards))
    g.take_pile(me, ASIDE)
    g.hands[me] += kept
    if kept:
        g.tell("cards.given", SEAT[victim], SEAT[me], len(kept))
        g.tell("cards.given_between_you", SEAT[victim], SEAT[me], *words_of(kept), to=(victim, me))
    throw(g, victim, [card for card in cards if card not in kept])


def allied_ships(g: Game, side: int) -> int:
    """Ships of a side's allies."""
    return sum(number for _, _, number in g.involved(side)[1:])


def is_outnumbered(g: Game, me: int) -> bool:
    """More ships are allied with the opponent."""
    own = g.side_of(me)
    return allied_ships(g, 1 - own) > allied_ships(g, own)


@wild(When.AFTER_FORMED, Role.MAIN, given=is_outnumbered)
def scatter(g: Game, me: int) -> None:
    """The allies of both sides go home."""
    force_field(g, me, *allies(g))


alien = Alien(
    "mite", bluster, alert="yellow", phases=(Phase.LAUNCH,), asks={"mite.answer": "colony_or_cards"}, flare=(scatter, boosts(bluster))
)
