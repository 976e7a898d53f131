"""Hacker: may choose whom it robs for compensation and of what, and what it pays."""

from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hands import look_at_hand, note_collection, pick_cards, tell_compensation
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.windows import replace
from fifthcolony.classic.words import NOBODY, SEAT, Consequence, Phase, Role
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "hacker"


def payers(g: Game, me: int) -> list[int]:
    """Whom it could rob: anybody who has cards, and has not refused to pay."""
    return [seat for seat in g.order if seat != me and g.hands[seat] and (seat, NAME) not in g.declared]


def collects(g: Game, me: int) -> bool:
    """Compensation is due to it, and somebody can pay."""
    collector, _, number = g.compensation
    return collector == me and number > 0 and bool(payers(g, me))


def pays(g: Game, me: int) -> bool:
    """Compensation is due from it, and it has more cards than that."""
    _, payer, number = g.compensation
    return payer == me and 0 < number < len(g.hands[me])


@replaces(Consequence.COMPENSATION, Role.MAIN, given=collects, optional=True)
def rob(g: Game, me: int) -> Asking:
    """It picks a payer, who may have an answer to that."""
    g.compensation[1] = yield from pick(me, "hacker.payer", payers(g, me), SEAT, (g.compensation[2],))
    g.then(replace, Consequence.COMPENSATION, ((me, g.plays[-1].hook),))
    g.then(break_in, me, boosted(g))


@step
def break_in(g: Game, me: int, gives_back: bool) -> None:
    """It looks through the payer's hand."""
    _, payer, number = g.compensation
    if payer != NOBODY and number:
        look_at_hand(g, me, payer)
        g.then(take, me, payer, gives_back)


@step
def take(g: Game, me: int, payer: int, gives_back: bool) -> Asking:
    """It picks as many cards as are due."""
    number = g.compensation[2]
    taken = yield from pick_cards(me, "hacker.take", g.hands[payer], number, number)
    hand_over(g, payer, taken)
    if gives_back:
        g.then(give_back, me, payer, len(taken))


@step
def give_back(g: Game, me: int, payer: int, number: int) -> Asking:
    """It gives the payer up to as many cards of its own."""
    given = yield from pick_cards(me, "hacker.give", g.hands[me], 0, number)
    if given:
        g.give(me, payer, given)


@replaces(Consequence.COMPENSATION, Role.MAIN, given=pays, optional=True)
def pay(g: Game, me: int) -> None:
    """It picks what it parts with, once it is known how much that is."""
    g.then(replace, Consequence.COMPENSATION, ((me, g.plays[-1].hook),))
    g.then(part_with, me)


@step
def part_with(g: Game, me: int) -> Asking:
    """As many cards as are due, if they still are."""
    _, payer, number = g.compensation
    if payer == me and number:
        hand_over(g, me, (yield from pick_cards(me, "hacker.pay", g.hands[me], number, number)))


def hand_over(g: Game, payer: int, cards: list[int]) -> None:
    """These cards are the compensation."""
    collector = g.compensation[0]
    g.compensation[2] = 0
    tell_compensation(g, collector, payer, len(cards))
    if cards:
        g.give(payer, collector, cards)
        note_collection(g, collector, cards)


def owes(g: Game, me: int) -> bool:
    """The opponent is about to collect compensation from this player."""
    collector, payer, number = g.compensation
    return payer == me and collector == g.opponent(me) and number > 0


@wild(Consequence.COMPENSATION, Role.MAIN, given=owes)
def refuse(g: Game, me: int) -> None:
    """The opponent collects nothing here."""
    g.compensation[1] = NOBODY
    g.declared.append((me, NAME))
    g.tell("hacker.refused", SEAT[me], SEAT[g.compensation[0]])


alien = Alien(NAME, rob, pay, alert="green", phases=(Phase.RESOLUTION,), asks={"hacker.take": "take_best"}, flare=(refuse, boosts(rob)))
