"""Hacker: may choose whom it robs for compensation and of what, and what it pays."""

from fifthcolony.classic.hands import look_at_hand, note_collection, pick_cards
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Consequence, Phase, Role
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


def payers(g: Game, me: int) -> list[int]:
    """Whom it could rob: anybody who has cards."""
    return [seat for seat in g.order if seat != me and g.hands[seat]]


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
    """It picks a payer, and looks through that hand."""
    payer = yield from pick(me, "hacker.payer", payers(g, me), SEAT, (g.compensation[2],))
    look_at_hand(g, me, payer)
    g.then(take, me, payer)


@step
def take(g: Game, me: int, payer: int) -> Asking:
    """It picks as many cards as are due."""
    number = g.compensation[2]
    hand_over(g, payer, (yield from pick_cards(me, "hacker.take", g.hands[payer], number, number)))


@replaces(Consequence.COMPENSATION, Role.MAIN, given=pays, optional=True)
def pay(g: Game, me: int) -> Asking:
    """It picks what it parts with."""
    number = g.compensation[2]
    hand_over(g, me, (yield from pick_cards(me, "hacker.pay", g.hands[me], number, number)))


def hand_over(g: Game, payer: int, cards: list[int]) -> None:
    """These cards are the compensation."""
    collector = g.compensation[0]
    g.compensation[2] = 0
    g.tell("compensation.taken", SEAT[collector], SEAT[payer], len(cards))
    g.give(payer, collector, cards)
    note_collection(g, collector, cards)


alien = Alien("hacker", rob, pay, alert="green", phases=(Phase.RESOLUTION,), asks={"hacker.take": "take_best"})
