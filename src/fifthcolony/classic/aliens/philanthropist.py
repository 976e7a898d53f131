"""Philanthropist: may give one of its cards to a main player."""

from fifthcolony.classic.cards import FIRST_OTHER, OPTION, kinds_of
from fifthcolony.classic.changing_powers import carry_powers, lay_aside, take_up
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import gather, lose_gathered
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.regroup import check_hand
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

GIFT = "gift:"
"""How it is remembered what it gave."""


@may(When.AFTER_FORMED, Role.MAIN_OR_ALLY, given=lambda g, me: bool(g.hands[me]), advice="has_junk")
def giving(g: Game, me: int) -> Asking:
    """A main player gives to its opponent, and draws a new hand if it is out of encounter cards; an ally gives to either."""
    if not g.hands[me]:  # its last card went to save the use from a zap
        return
    takers = [seat for seat in (g.offense, g.defense) if seat != me]
    taker = yield from pick(me, "philanthropist.taker", takers, SEAT)
    card = yield from pick(me, "philanthropist.card", kinds_of(g.hands[me]), OPTION, (SEAT[taker],), True)
    g.give(me, taker, [card])
    if card < FIRST_OTHER:
        g.declared.append((me, f"{GIFT}{card}"))
    if g.role[me] & Role.MAIN:
        check_hand(g, me)


def gifts(g: Game, me: int) -> list[int]:
    """The encounter cards it has given away in this encounter."""
    return [int(word.removeprefix(GIFT)) for seat, word in g.declared if seat == me and word.startswith(GIFT)]


@super_side(When.BEFORE_SELECT, Role.MAIN_OR_ALLY, given=lambda g, me: bool(gifts(g, me)))
def insist(g: Game, me: int) -> None:
    """What it gave has to be laid."""
    for card in gifts(g, me):
        g.from_now_on(Query.LAYABLE, must_lay, card)


@change
def must_lay(_g: Game, cards: list[int], given: int) -> list[int]:
    """Who was given an encounter card lays that one, if it still can; the other main player is free, whatever it holds."""
    return [given] if given in cards else cards


def borrowers(g: Game, me: int) -> list[int]:
    """To whom it can lend its power, if it has one."""
    return [seat for seat in g.order if seat != me] if g.powers[me] else []


@wild(When.REGROUP_START, Role.ANY, given=lambda g, me: bool(borrowers(g, me) and g.colonies(me)), advice="never")
def lend(g: Game, me: int) -> Asking:
    """For a ship to the warp, another player has its power instead of its own until the encounter ends."""
    borrower = yield from pick(me, "philanthropist.borrower", borrowers(g, me), SEAT)
    taken = yield from gather(g, me, "ships.lose", g.colonies(me), 1, 1)
    lose_gathered(g, me, taken)
    g.then(hand_over_power, me, borrower)


@step
def hand_over_power(g: Game, me: int, borrower: int) -> None:
    """The borrower's own sheet is laid aside for as long."""
    lent, kept = g.powers[me], g.powers[borrower]
    g.tell("philanthropist.lent", SEAT[me], SEAT[borrower])
    lay_aside(g, borrower)
    carry_powers(g, me, borrower, lent)
    g.later(When.ENCOUNTER_END, take_back, me, borrower, lent, kept)


@step
def take_back(g: Game, me: int, borrower: int, lent: tuple[str, ...], kept: tuple[str, ...]) -> None:
    """Everybody has its own again, as far as it is still there."""
    carry_powers(g, borrower, me, tuple(name for name in g.powers[borrower] if name in lent))
    take_up(g, borrower, kept)


alien = Alien(
    "philanthropist", giving, alert="yellow", phases=(Phase.ALLIANCE,), asks={"philanthropist.taker": "favour"},
    flare=(lend, insist),
)  # fmt: skip
